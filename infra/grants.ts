/** The rights of the Lambdas and their meaning. grants.gen.ts assigns them, constructs/grant-to.ts makes IAM statements of them. */

import type { JobName } from '../functions/edge/jobs.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import type { EndpointName } from '../shared/api/index.ts'

/**
 * In the order in which they are listed.
 * - table-read: get, batch get and query. table-write: put, update, delete, batch write and condition checks.
 * - objects-read, objects-write: the bucket of snapshots, PDFs and exports.
 * - mail: send raw mail as our identity. schedule, unschedule: create and delete schedules of our group. start-import: start run-import.
 * - score-texts: ask Amazon Comprehend. write-summary: ask the model of Amazon Bedrock. Both only where the deployment names them.
 * - sign-in-provider: know how to speak with the OpenID Connect provider. contact: know the address that messages of visitors go to.
 * - one-time-codes, channel-keys, payment: read the encryption key of authenticator secrets, that of notification channels, the API keys of Stripe.
 * - erase: read the whole table, change and remove anything in it, and remove every version of a file; for the job that deletes accounts.
 * - limits, seen, audit, errors: count in budgets, note when a session was last used, put lines of audit trails, keep errors for administrators;
 *   each writes nothing else, and by no right but erase can a line of an audit trail be changed.
 */
export const grantWords = [
  ...(['table-read', 'table-write', 'objects-read', 'objects-write', 'mail', 'schedule', 'unschedule', 'start-import'] as const),
  ...(['score-texts', 'write-summary', 'sign-in-provider', 'contact', 'one-time-codes', 'channel-keys', 'payment'] as const),
  ...(['erase', 'limits', 'seen', 'audit', 'errors'] as const),
] as const
export type Grant = (typeof grantWords)[number]

export type FunctionName = EndpointName | JobName

/** Whether nothing of a call needs the table: it is not asked for in the name of anybody. */
export const asksNobody = ({ access, domain }: Pick<Endpoint, 'access' | 'domain'>) => domain === 'system' && !knowsSessions({ access })

/** Whether the chain looks at the session of a call. */
export const knowsSessions = ({ access }: Pick<Endpoint, 'access'>) => access.session || access.recognises === true

/** Functions that print, with the Chromium that is shipped beside their code. */
export const printing: readonly string[] = ['run-report', 'get-shared-pdf'] satisfies FunctionName[]
