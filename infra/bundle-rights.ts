/** The rights that a function uses, read from its bundle. */
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { workOf } from '../shared/limits.ts'
import type { Bundle } from './bundle.ts'
import { asksNobody, type Grant, grantWords, knowsSessions } from './grants.ts'

const contracts: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((contract) => [contract.name, contract]))

/** Rights by source file: a bundle that contains the file needs the right. */
export const rightForFile: Readonly<Record<string, Grant>> = {
  'functions/kernel/table/limit-item.ts': 'limits',
  'functions/kernel/accounts/seen.ts': 'seen',
  'functions/kernel/audit/line.ts': 'audit',
  'functions/kernel/request/kept-errors.ts': 'errors',
  'functions/domains/auth/provider-label.ts': 'sign-in-provider',
  'functions/domains/auth/sealed-secret.ts': 'one-time-codes',
  'functions/domains/notifications/channels/sealed-address.ts': 'channel-keys',
  'functions/domains/subscription/stripe.ts': 'payment',
  'functions/domains/contact/contact-address.ts': 'contact',
}

/** Rights by command of the AWS SDK. */
const rightFor: Readonly<Record<string, Grant>> = {
  'dynamodb/GetItem': 'table-read',
  'dynamodb/BatchGetItem': 'table-read',
  'dynamodb/Query': 'table-read',
  'dynamodb/Put': 'table-write',
  'dynamodb/Update': 'table-write',
  'dynamodb/DeleteItem': 'table-write',
  'dynamodb/BatchWriteItem': 'table-write',
  'dynamodb/TransactWriteItems': 'table-write',
  's3/ListObjectVersions': 'erase',
  's3/DeleteObjects': 'erase',
  's3/GetObject': 'objects-read',
  // by s3:GetObject
  's3/HeadObject': 'objects-read',
  's3/PutObject': 'objects-write',
  's3/CreateMultipartUpload': 'objects-write',
  's3/UploadPart': 'objects-write',
  's3/CompleteMultipartUpload': 'objects-write',
  's3/AbortMultipartUpload': 'objects-write',
  'scheduler/CreateSchedule': 'schedule',
  'scheduler/DeleteSchedule': 'unschedule',
  'ses/SendRawEmail': 'mail',
  'lambda/Invoke': 'start-import',
  'comprehend/BatchDetectSentiment': 'score-texts',
  'comprehend/BatchDetectDominantLanguage': 'score-texts',
  'bedrock-runtime/Converse': 'write-summary',
}
/** Covered by the commands above, or bundled by the SDK clients and never sent. */
const unused = new Set(['dynamodb/UpdateItem', 'dynamodb/PutItem', 'dynamodb/Scan', 'dynamodb/DescribeEndpoints', 's3/CreateSession'])

/**
 * Returns the AWS SDK command of a file, such as `s3/GetObject`. Only budgets, audit trails, the error log and the last use of a session write by the
 * bare client; everything else uses lib-dynamodb, so the file tells the rights apart.
 */
function commandOf(path: string): string | null {
  const [, converted] = /\/lib-dynamodb\/.*\/(Put|Update)Command\.js$/.exec(path) ?? []
  if (converted) return `dynamodb/${converted}`
  const [, service, command] = /node_modules\/@aws-sdk\/client-([\w-]+)\/.*\/commands\/(\w+)Command\.js$/.exec(path) ?? []
  return service && command && !unused.has(`${service}/${command}`) ? `${service}/${command}` : null
}

/** Returns the right that a file in a bundle needs; null for most. */
function rightOf(path: string, name: string): Grant | null {
  const command = commandOf(path)
  const right = command === null ? rightForFile[path] : rightFor[command]
  if (command !== null && !right)
    throw new Error(
      `No right is declared for ${command}, which "${name}" bundles: add it to rightFor in infra/bundle-rights.ts, and its actions to infra/constructs/grant-to.ts.`,
    )
  return right ?? null
}

/** Rights of the request chain that this endpoint never uses. */
function idleIn(contract: Endpoint): Grant[] {
  return [
    ...(workOf(contract) === 'free' ? (['limits'] as const) : []),
    ...(knowsSessions(contract) ? [] : (['seen'] as const)),
    ...(typeof contract.audit === 'object' ? [] : (['audit'] as const)),
  ]
}

/**
 * Returns the rights that a function's bundle uses. Public endpoints without a table (functions/edge/endpoints/system/without-table.test.ts) use none.
 * @throws for a command without a declared right
 */
export function rightsIn(name: string, { outputs }: Bundle): Grant[] {
  const contract = contracts.get(name)
  if (contract && asksNobody(contract)) return []
  const kept = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])))
  const [used, idle] = [new Set(kept.map((path) => rightOf(path, name))), contract ? idleIn(contract) : []]
  // erase includes table-write
  return grantWords.filter((word) => used.has(word) && !idle.includes(word) && !(word === 'table-write' && used.has('erase')))
}
