/** The rights of each Lambda. */
import type { Endpoint } from '../shared/api/endpoint.ts'
import type { EndpointName } from '../shared/api/index.ts'
import { workOf } from '../shared/limits.ts'

/**
 * table-read: get, batch get and query. table-write: put, update, delete, batch write and condition checks.
 * objects-read / objects-write: the bucket of snapshots, PDFs and exports. schedule / unschedule: create / delete schedules of our group.
 * mail: send raw mail as our identity. start-import: start run-import. score-texts: ask Amazon Comprehend, where that is deployed. write-summary: ask the model of
 * Amazon Bedrock that the deployment names, if any. sign-in-provider: know how to speak with the OpenID Connect provider that the deployment names, if any. one-time-codes: have the key of the secrets of authenticator apps. channel-keys: have that of where people are told outside Almanac. payment: have the keys of Stripe, where a deployment has any. contact: know the address that messages of visitors go to, if any. limits: count in budgets, and write nothing else; whoever has a budget gets it without
 * a word here (`grantsOf`). errors: keep errors for administrators, and write nothing else; whoever may read the table gets it. audit: put lines of audit trails; whoever changes something gets it, and by no other right than erase can a line be changed. erase: read the whole table, change and remove anything in it, and remove every version of a file; for the job that deletes accounts, and for nothing else. seen: note when a session was last used, and write nothing else; whoever asks for a session gets it, too. test/bundles.test.ts holds each line against what its bundle calls.
 */
export type Grant =
  | 'table-read'
  | 'table-write'
  | 'objects-read'
  | 'objects-write'
  | 'schedule'
  | 'unschedule'
  | 'mail'
  | 'start-import'
  | 'score-texts'
  | 'write-summary'
  | 'sign-in-provider'
  | 'one-time-codes'
  | 'channel-keys'
  | 'payment'
  | 'contact'
  | 'limits'
  | 'seen'
  | 'audit'
  | 'errors'
  | 'erase'

/** Endpoints whose rights differ from those of their method. */
const otherGrants: Partial<Record<EndpointName, readonly Grant[]>> = {
  'change-email': ['table-read', 'table-write', 'mail'],
  'resend-confirmation': ['table-read', 'table-write', 'mail'],
  'send-email-code': ['table-read', 'table-write', 'mail'],
  'change-password': ['table-read', 'table-write', 'mail'],
  'begin-provider-sign-in': ['table-read', 'sign-in-provider'],
  'begin-two-factor': ['table-read', 'table-write', 'one-time-codes'],
  'check-import': ['table-read', 'table-write', 'start-import'],
  'confirm-two-factor': ['table-read', 'table-write', 'mail', 'one-time-codes'],
  'create-entity': ['table-read', 'table-write', 'objects-read'],
  'create-picture': ['table-read', 'objects-write'],
  'create-import': ['table-read', 'table-write', 'objects-write'],
  'create-recovery-codes': ['table-read', 'table-write', 'mail', 'one-time-codes'],
  'create-report-summary': ['table-read', 'table-write', 'write-summary'],
  'create-scheduled-report': ['table-read', 'table-write', 'objects-write', 'schedule', 'unschedule', 'write-summary'],
  'create-share': ['table-read', 'table-write', 'objects-write', 'write-summary'],
  'delete-scheduled-report': ['table-read', 'table-write', 'unschedule'],
  'update-scheduled-report': ['table-read', 'table-write', 'schedule', 'unschedule'],
  'test-scheduled-report': ['table-read', 'table-write', 'schedule', 'unschedule'],
  'retry-scheduled-report': ['table-read', 'table-write', 'schedule', 'unschedule'],
  'download-scheduled-report': ['table-read', 'objects-read'],
  'end-two-factor': ['table-read', 'table-write', 'mail', 'one-time-codes'],
  'export-audit-csv': ['table-read', 'objects-read', 'objects-write'],
  'export-posts-csv': ['table-read', 'objects-read', 'objects-write'],
  'export-reviews-csv': ['table-read', 'objects-read', 'objects-write'],
  'export-tasks-csv': ['table-read', 'objects-read', 'objects-write'],
  'export-ads-csv': ['table-read', 'objects-read', 'objects-write'],
  'export-skipped-lines': ['table-read', 'objects-read', 'objects-write'],
  'export-rows-csv': ['table-read', 'objects-read', 'objects-write'],
  'export-profiles-zip': ['table-read', 'objects-read', 'objects-write'],
  'finish-provider-sign-in': ['table-read', 'table-write', 'sign-in-provider'],
  'send-message': ['table-read', 'mail', 'contact'],
  'forgot-password': ['table-read', 'table-write', 'mail'],
  'save-branding': ['table-read', 'table-write', 'objects-read'],
  'import-logo': ['table-read', 'objects-read', 'objects-write'],
  'import-font': ['table-read', 'table-write', 'objects-write'],
  'get-font': ['table-read', 'objects-read'],
  'get-picture': ['table-read', 'objects-read'],
  'get-health': [],
  'get-openapi': [],
  'create-checkout': ['table-read', 'table-write', 'payment'],
  'switch-plan': ['table-read', 'table-write', 'payment'],
  'preview-switch': ['table-read', 'payment'],
  downgrade: ['table-read', 'table-write', 'payment'],
  'create-portal': ['table-read', 'table-write', 'payment'],
  'refresh-subscription': ['table-read', 'table-write', 'payment'],
  'list-invoices': ['table-read', 'payment'],
  'receive-stripe-event': ['table-read', 'table-write', 'payment'],
  'update-company': ['table-read', 'table-write', 'payment'],
  'check-downgrade': ['table-read'],
  'get-sign-in': ['table-read', 'sign-in-provider'],
  'get-shared-font': ['table-read', 'objects-read'],
  'get-shared-logo': ['table-read', 'objects-read'],
  'get-shared-pdf': ['table-read', 'table-write', 'objects-read', 'objects-write'],
  'get-shared-report': ['table-read', 'table-write', 'objects-read'],
  'import-advocacy': ['table-read', 'table-write', 'objects-write', 'start-import'],
  'import-competitor': ['table-read', 'table-write', 'objects-write', 'start-import'],
  'import-mentions': ['table-read', 'table-write', 'objects-write', 'start-import'],
  'import-picture': ['table-read', 'objects-read', 'objects-write'],
  'import-profile-data': ['table-read', 'table-write', 'objects-write', 'start-import'],
  'logout-by-link': ['table-read', 'table-write'],
  'open-download': ['table-read', 'objects-read'],
  'report-error': ['table-read'],
  'resend-invitation': ['table-read', 'table-write', 'mail'],
  'save-employee': ['table-read', 'table-write', 'mail'],
  'start-import': ['table-read', 'table-write', 'start-import'],
  'second-step': ['table-read', 'table-write', 'mail', 'one-time-codes'],
  'sign-up': ['table-read', 'table-write', 'mail'],
  'undo-import': ['table-read', 'table-write', 'start-import'],
  'update-entity': ['table-read', 'table-write', 'objects-read'],
  'count-indicators': ['table-read'],
  'delete-account': ['table-read', 'table-write', 'mail', 'one-time-codes'],
  'delete-me': ['table-read', 'table-write', 'one-time-codes'],
  'open-export': ['table-read', 'objects-read'],
  'list-browsers': ['table-read', 'channel-keys'],
  'add-browser': ['table-read', 'table-write', 'channel-keys'],
  'update-slack': ['table-read', 'table-write', 'channel-keys'],
  'test-slack': ['table-read', 'channel-keys'],
}

type Contract = Endpoint & { name: EndpointName }

/** The rights that a handler uses: a read reads the table and a write writes it, except where its line above differs. */
export const handlerGrants = ({ name, method }: Pick<Contract, 'name' | 'method'>): readonly Grant[] =>
  otherGrants[name] ?? (method === 'GET' ? ['table-read'] : ['table-read', 'table-write'])

/** The rights of a function: those of its handler, and those that the chain uses for its contract. */
export function grantsOf(contract: Contract): readonly Grant[] {
  const counts = workOf(contract) === 'free' ? [] : (['limits'] as const)
  const tells = contract.audit === undefined || contract.audit === 'unaudited' ? [] : (['audit'] as const)
  const sees = knowsSessions(contract) ? (['seen'] as const) : []
  return [...handlerGrants(contract), ...counts, ...sees, ...tells, ...(asksNobody(contract) ? [] : (['errors'] as const))]
}

/** Whether nothing of a call needs the table: it is not asked for in the name of anybody. */
export const asksNobody = ({ access, domain }: Pick<Endpoint, 'access' | 'domain'>) => domain === 'system' && !knowsSessions({ access })

/** Whether the chain looks at the session of a call. */
export const knowsSessions = ({ access }: Pick<Endpoint, 'access'>) => access.session || access.recognises === true

export const jobGrants = {
  'run-report': ['table-read', 'table-write', 'objects-read', 'objects-write', 'mail', 'schedule', 'unschedule', 'write-summary', 'audit', 'errors'],
  watchdog: ['table-read', 'table-write', 'schedule', 'unschedule', 'start-import', 'errors'],
  'collect-competitors': ['table-read', 'table-write', 'errors'],
  'run-import': ['table-read', 'table-write', 'objects-read', 'start-import', 'score-texts', 'audit', 'errors'],
  'remove-for-good': ['table-read', 'erase', 'unschedule', 'payment', 'errors'],
  'make-exports': ['table-read', 'table-write', 'objects-read', 'objects-write', 'mail', 'errors'],
  'make-rounds': ['table-read', 'table-write', 'errors'],
  'send-notifications': ['table-read', 'table-write', 'mail', 'channel-keys', 'audit', 'errors'],
  'receive-mail-events': ['table-read', 'table-write'],
} as const satisfies Record<string, readonly Grant[]>

/** Functions that print, with the Chromium that is shipped beside their code. */
export const printing: readonly string[] = ['run-report', 'get-shared-pdf'] satisfies (JobName | EndpointName)[]

export type JobName = keyof typeof jobGrants
