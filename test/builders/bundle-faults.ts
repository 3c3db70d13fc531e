/** Compares the rights of a function with the calls in its bundle, and the size of its start with the limit. */
import { type Bundle, readAtStart } from '../../infra/bundle.ts'
import { asksNobody, type Grant, knowsSessions } from '../../infra/grants.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { endpoints } from '../../shared/api/index.ts'
import { workOf } from '../../shared/limits.ts'

const kilobytes = 1024
/** What a read endpoint may have to read at a cold start (docs/decisions/0030-what-a-function-carries.md). */
const mostAtStart = 450 * kilobytes
const contracts: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((contract) => [contract.name, contract]))

/** Clients that a read endpoint has no use for; each would add a tenth of a second to a cold start. */
const heavy = /node_modules\/@aws-sdk\/client-(?:s3|ses|scheduler|comprehend|bedrock-runtime)\//

/** The right that a command of the AWS SDK asks for. */
const rightFor: Readonly<Record<string, Grant>> = {
  'dynamodb/GetItem': 'table-read',
  'dynamodb/BatchGetItem': 'table-read',
  'dynamodb/Query': 'table-read',
  'dynamodb/Put': 'table-write',
  audit: 'audit',
  errors: 'errors',
  'dynamodb/Update': 'table-write',
  limits: 'limits',
  seen: 'seen',
  provider: 'sign-in-provider',
  sealed: 'one-time-codes',
  addresses: 'channel-keys',
  stripe: 'payment',
  contact: 'contact',
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
 * `s3/GetObject` for each command class that is left in the bundle, wherever in it. Budgets, audit trails, kept errors and the last use of a session are the
 * only ones to write by the bare client, everybody else does by the one that converts, so the rights are told apart by file.
 */
function commandsIn({ outputs }: Bundle): string[] {
  const kept = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])))
  const commands = kept.flatMap((path) => {
    if (path === 'functions/kernel/table/limit-item.ts') return ['limits']
    if (path === 'functions/kernel/accounts/seen.ts') return ['seen']
    if (path === 'functions/domains/auth/provider-label.ts') return ['provider']
    if (path === 'functions/domains/auth/sealed-secret.ts') return ['sealed']
    if (path === 'functions/domains/notifications/channels/sealed-address.ts') return ['addresses']
    if (path === 'functions/domains/subscription/stripe.ts') return ['stripe']
    if (path === 'functions/domains/contact/contact-address.ts') return ['contact']
    if (path === 'functions/kernel/audit/line.ts') return ['audit']
    if (path === 'functions/kernel/request/kept-errors.ts') return ['errors']
    if (/\/lib-dynamodb\/.*\/PutCommand\.js$/.test(path)) return ['dynamodb/Put']
    if (/\/lib-dynamodb\/.*\/UpdateCommand\.js$/.test(path)) return ['dynamodb/Update']
    const [, service, command] = /node_modules\/@aws-sdk\/client-([\w-]+)\/.*\/commands\/(\w+)Command\.js$/.exec(path) ?? []
    return service && command ? [`${service}/${command}`] : []
  })
  return [...new Set(commands)].filter((command) => !unused.has(command)).sort()
}

/** Whoever may erase anything may write anything. */
const covers = (granted: readonly Grant[], right: Grant) => granted.includes(right) || (right === 'table-write' && granted.includes('erase'))

/** Each difference in a sentence that says how to mend it. */
export function differences(name: string, commands: readonly string[], granted: readonly Grant[]): string[] {
  const line = `the rights of "${name}" in infra/grants.ts`
  const lacking = commands.flatMap((command) => {
    const right = rightFor[command]
    if (!right)
      return [`Nobody says which right ${command} of "${name}" asks for: add it to rightFor in test/builders/bundle-faults.ts, and its actions to grant-to.ts.`]
    return covers(granted, right) ? [] : [`Add '${right}' to ${line}: its bundle calls ${command}.`]
  })
  const used = new Set(commands.map((command) => rightFor[command]))
  const idle = granted.filter((right) => !used.has(right)).map((right) => `Remove '${right}' from ${line}: nothing in its bundle uses it.`)
  return [...lacking, ...idle]
}

/** The chain carries the budgets, sessions and audit trails, and asks for each only of whom it is about. */
const sent = (name: string, commands: string[]) => {
  const contract = contracts.get(name)
  if (!contract) return commands
  const idle = [
    ...(workOf(contract) === 'free' ? ['limits'] : []),
    ...(knowsSessions(contract) ? [] : ['seen']),
    ...(typeof contract.audit === 'object' ? [] : ['audit']),
  ]
  return commands.filter((command) => !idle.includes(command))
}

/** Only the chain around them could ask for something, and it does not for these; functions/edge/endpoints/system/without-table.test.ts calls them. */
const isForNobody = (name: string) => {
  const contract = contracts.get(name)
  return contract !== undefined && asksNobody(contract)
}

/** Describes each right that a function lacks or does not use. */
export function faultsOfRights(name: string, bundle: Bundle, grants: readonly Grant[]): string[] {
  if (isForNobody(name)) return grants.map((right) => `Remove '${right}' from "${name}", which only answers what is public.`)
  return differences(name, sent(name, commandsIn(bundle)), grants)
}

/** Describes what makes a cold start of a read endpoint slow. */
export function faultsOfStart(name: string, file: string, bundle: Bundle, grants: readonly Grant[]): string[] {
  const contract = contracts.get(name)
  // two of the specification's reads send an email
  const isRead = contract?.method === 'GET' && typeof contract.response !== 'string' && !grants.includes('mail')
  if (!isRead && name !== 'create-report-summary') return []
  const { bytes, sources } = readAtStart(bundle, 'index.mjs')
  const readsSnapshot = name === 'get-shared-report' || name === 'get-shared-pdf'
  const most = readsSnapshot ? 2 * mostAtStart : mostAtStart
  const isThere = sources.includes(file)
  const clients = readsSnapshot ? [] : sources.filter((path) => heavy.test(path))
  return [
    ...(isThere ? [] : [`The bundle of "${name}" does not contain ${file}.`]),
    ...clients.map((path) => `"${name}" reads ${path} at its start, which a read endpoint does not call.`),
    ...(bytes > most ? [`"${name}" reads ${bytes} bytes at its start, of at most ${most}.`] : []),
  ]
}
