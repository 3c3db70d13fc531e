/** The rights that a function uses, read from its bundle. */
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/index.ts'
import { workOf } from '../shared/limits.ts'
import type { Bundle } from './bundle.ts'
import { asksNobody, type Grant, grantWords, knowsSessions } from './grants.ts'

const contracts: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((contract) => [contract.name, contract]))

/** The right that a file of ours asks for, in whose bundle it is. */
const rightForFile: Readonly<Record<string, Grant>> = {
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

/** The right that a command of the AWS SDK asks for. */
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
/** Counted above, or carried by the clients themselves and never sent: a paginator, a discovery of addresses, and the session of a kind of bucket that we do not have. */
const unused = new Set(['dynamodb/UpdateItem', 'dynamodb/PutItem', 'dynamodb/Scan', 'dynamodb/DescribeEndpoints', 's3/CreateSession'])

/**
 * Which command class a file of the AWS SDK is, such as `s3/GetObject`. Budgets, audit trails, kept errors and the last use of a session are the only
 * ones to write by the bare client, everybody else does by the one that converts, so the rights are told apart by file.
 */
function commandOf(path: string): string | null {
  const [, converted] = /\/lib-dynamodb\/.*\/(Put|Update)Command\.js$/.exec(path) ?? []
  if (converted) return `dynamodb/${converted}`
  const [, service, command] = /node_modules\/@aws-sdk\/client-([\w-]+)\/.*\/commands\/(\w+)Command\.js$/.exec(path) ?? []
  return service && command && !unused.has(`${service}/${command}`) ? `${service}/${command}` : null
}

/** The right that a file in a bundle asks for; null for most. */
function rightOf(path: string, name: string): Grant | null {
  const command = commandOf(path)
  const right = command === null ? rightForFile[path] : rightFor[command]
  if (command !== null && !right)
    throw new Error(
      `Nobody says which right ${command} of "${name}" asks for: add it to rightFor in infra/bundle-rights.ts, and its actions to infra/constructs/grant-to.ts.`,
    )
  return right ?? null
}

/** Of what the chain carries, what it never asks for in this endpoint's name. */
function idleIn(contract: Endpoint): Grant[] {
  return [
    ...(workOf(contract) === 'free' ? (['limits'] as const) : []),
    ...(knowsSessions(contract) ? [] : (['seen'] as const)),
    ...(typeof contract.audit === 'object' ? [] : (['audit'] as const)),
  ]
}

/**
 * Those that the files in its bundle ask for. What answers the same to everybody (functions/edge/endpoints/system/without-table.test.ts) asks for none.
 * @throws for a command that no right is said for
 */
export function rightsIn(name: string, { outputs }: Bundle): Grant[] {
  const contract = contracts.get(name)
  if (contract && asksNobody(contract)) return []
  const kept = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])))
  const [used, idle] = [new Set(kept.map((path) => rightOf(path, name))), contract ? idleIn(contract) : []]
  // whoever may erase anything may write anything
  return grantWords.filter((word) => used.has(word) && !idle.includes(word) && !(word === 'table-write' && used.has('erase')))
}
