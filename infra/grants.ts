/** What each Lambda may touch: one line each, and nothing a line does not say. */
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

export const endpointGrants = {
  'cancel-email-change': ['table-read', 'table-write'],
  'change-email': ['table-read', 'table-write', 'mail'],
  'resend-confirmation': ['table-read', 'table-write', 'mail'],
  'send-email-code': ['table-read', 'table-write', 'mail'],
  'verify-email': ['table-read', 'table-write'],
  'confirm-email-change': ['table-read', 'table-write'],
  'create-api-key': ['table-read', 'table-write'],
  'get-own-details': ['table-read'],
  'list-api-keys': ['table-read'],
  'revoke-api-key': ['table-read', 'table-write'],
  'update-own-name': ['table-read', 'table-write'],
  'update-preferences': ['table-read', 'table-write'],
  'add-competitor': ['table-read', 'table-write'],
  'change-password': ['table-read', 'table-write', 'mail'],
  'begin-provider-sign-in': ['table-read', 'sign-in-provider'],
  'begin-two-factor': ['table-read', 'table-write', 'one-time-codes'],
  'check-import': ['table-read', 'table-write', 'start-import'],
  'confirm-sign-up': ['table-read', 'table-write'],
  'complete-invitation': ['table-read', 'table-write'],
  'confirm-two-factor': ['table-read', 'table-write', 'mail', 'one-time-codes'],
  'create-entity': ['table-read', 'table-write', 'objects-read'],
  'create-picture': ['table-read', 'objects-write'],
  'create-profile': ['table-read', 'table-write'],
  'create-import': ['table-read', 'table-write', 'objects-write'],
  'create-recovery-codes': ['table-read', 'table-write', 'mail', 'one-time-codes'],
  'create-report-summary': ['table-read', 'table-write', 'write-summary'],
  'create-scheduled-report': ['table-read', 'table-write', 'objects-write', 'schedule', 'unschedule', 'write-summary'],
  'create-share-link': ['table-read', 'table-write'],
  'create-share': ['table-read', 'table-write', 'objects-write', 'write-summary'],
  'delete-entity': ['table-read', 'table-write'],
  'delete-profile': ['table-read', 'table-write'],
  'delete-scheduled-report': ['table-read', 'table-write', 'unschedule'],
  'update-scheduled-report': ['table-read', 'table-write', 'schedule', 'unschedule'],
  'pause-scheduled-report': ['table-read', 'table-write'],
  'hand-over-scheduled-report': ['table-read', 'table-write'],
  'test-scheduled-report': ['table-read', 'table-write', 'schedule', 'unschedule'],
  'retry-scheduled-report': ['table-read', 'table-write', 'schedule', 'unschedule'],
  'download-scheduled-report': ['table-read', 'objects-read'],
  'end-impersonation': ['table-read', 'table-write'],
  impersonate: ['table-read', 'table-write'],
  'list-people': ['table-read'],
  'list-customers': ['table-read'],
  'list-any-profiles': ['table-read'],
  'list-errors': ['table-read'],
  'list-error-groups': ['table-read'],
  'get-controls': ['table-read'],
  'get-page-warning': ['table-read'],
  'put-page-warning': ['table-read', 'table-write'],
  'remove-page-warning': ['table-read', 'table-write'],
  'end-session': ['table-read', 'table-write'],
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
  'get-report-emails': ['table-read'],
  'update-report-emails': ['table-read', 'table-write'],
  'unsubscribe-reader': ['table-read', 'table-write'],
  'open-unsubscribe': ['table-read'],
  'send-message': ['table-read', 'mail', 'contact'],
  'forgot-password': ['table-read', 'table-write', 'mail'],
  'get-branding': ['table-read'],
  'save-branding': ['table-read', 'table-write', 'objects-read'],
  'remove-branding': ['table-read', 'table-write'],
  'import-logo': ['table-read', 'objects-read', 'objects-write'],
  'import-font': ['table-read', 'table-write', 'objects-write'],
  'remove-font': ['table-read', 'table-write'],
  'get-font': ['table-read', 'objects-read'],
  'get-ads-report': ['table-read'],
  'get-advocacy-report': ['table-read'],
  'get-audit': ['table-read'],
  'get-competitor-report': ['table-read'],
  'get-employee': ['table-read'],
  'get-entity': ['table-read'],
  'get-picture': ['table-read', 'objects-read'],
  'get-profile-formdata': ['table-read'],
  'get-profile-takes': ['table-read'],
  'get-facebook-page': ['table-read'],
  'get-industry-benchmark-report': ['table-read'],
  'get-facebook-ads-report': ['table-read'],
  'get-health': [],
  'get-import': ['table-read'],
  'get-inbox-activity-report': ['table-read'],
  'get-invitation': ['table-read'],
  'get-listener-report': ['table-read'],
  'get-me': ['table-read'],
  'get-openapi': [],
  'get-performance-report': ['table-read'],
  'get-remaining': ['table-read'],
  'create-checkout': ['table-read', 'table-write', 'payment'],
  'switch-plan': ['table-read', 'table-write', 'payment'],
  'preview-switch': ['table-read', 'payment'],
  downgrade: ['table-read', 'table-write', 'payment'],
  'create-portal': ['table-read', 'table-write', 'payment'],
  'refresh-subscription': ['table-read', 'table-write', 'payment'],
  'list-invoices': ['table-read', 'payment'],
  'receive-stripe-event': ['table-read', 'table-write', 'payment'],
  'get-company': ['table-read'],
  'update-company': ['table-read', 'table-write', 'payment'],
  'get-plans': ['table-read'],
  'get-upgradable': ['table-read'],
  'check-downgrade': ['table-read'],
  'get-report-chart': ['table-read'],
  'get-report-options': ['table-read'],
  'get-sample-report': ['table-read'],
  'get-scheduled-report': ['table-read'],
  'get-reset': ['table-read'],
  'get-sign-in': ['table-read', 'sign-in-provider'],
  'get-sign-up': ['table-read'],
  'get-sentiment-report': ['table-read'],
  'get-shared-font': ['table-read', 'objects-read'],
  'get-shared-page': ['table-read'],
  'get-shared-logo': ['table-read', 'objects-read'],
  'get-shared-pdf': ['table-read', 'table-write', 'objects-read', 'objects-write'],
  'get-shared-report': ['table-read', 'table-write', 'objects-read'],
  'get-social-media-performance-report': ['table-read'],
  'get-two-factor': ['table-read'],
  'import-advocacy': ['table-read', 'table-write', 'objects-write', 'start-import'],
  'import-competitor': ['table-read', 'table-write', 'objects-write', 'start-import'],
  'import-mentions': ['table-read', 'table-write', 'objects-write', 'start-import'],
  'import-picture': ['table-read', 'objects-read', 'objects-write'],
  'import-profile-data': ['table-read', 'table-write', 'objects-write', 'start-import'],
  'list-ad-accounts': ['table-read'],
  'list-advocacy-groups': ['table-read'],
  'list-competitors': ['table-read'],
  'list-employees': ['table-read'],
  'list-entities': ['table-read'],
  'list-imports': ['table-read'],
  'list-labels': ['table-read'],
  'list-listeners': ['table-read'],
  'list-profile-states': ['table-read'],
  'list-profiles': ['table-read'],
  'list-report-templates': ['table-read'],
  'get-report-template': ['table-read'],
  'compare-report-template': ['table-read'],
  'create-report-template': ['table-read', 'table-write'],
  'update-report-template': ['table-read', 'table-write'],
  'restore-report-template': ['table-read', 'table-write'],
  'delete-report-template': ['table-read', 'table-write'],
  'recover-report-template': ['table-read', 'table-write'],
  'get-template-draft': ['table-read'],
  'save-template-draft': ['table-read', 'table-write'],
  'delete-template-draft': ['table-read', 'table-write'],
  'get-report-builder': ['table-read'],
  'list-scheduled-reports': ['table-read'],
  'list-report-rows': ['table-read'],
  'list-sessions': ['table-read'],
  'list-share-views': ['table-read'],
  'list-shares': ['table-read'],
  'list-team': ['table-read'],
  'list-upcoming-runs': ['table-read'],
  login: ['table-read', 'table-write'],
  'logout-by-link': ['table-read', 'table-write'],
  logout: ['table-read', 'table-write'],
  'open-download': ['table-read', 'objects-read'],
  'remove-competitor': ['table-read', 'table-write'],
  'remove-employee': ['table-read', 'table-write'],
  'report-error': ['table-read'],
  'resend-invitation': ['table-read', 'table-write', 'mail'],
  'restore-entity': ['table-read', 'table-write'],
  'restore-profile': ['table-read', 'table-write'],
  'reset-password': ['table-read', 'table-write'],
  'revoke-all-shares': ['table-read', 'table-write'],
  'revoke-share': ['table-read', 'table-write'],
  'save-employee': ['table-read', 'table-write', 'mail'],
  'mark-import-seen': ['table-read', 'table-write'],
  'start-import': ['table-read', 'table-write', 'start-import'],
  'second-step': ['table-read', 'table-write', 'mail', 'one-time-codes'],
  'sign-out-everywhere': ['table-read', 'table-write'],
  'sign-up': ['table-read', 'table-write', 'mail'],
  'suggest-competitors': ['table-read'],
  'undo-import': ['table-read', 'table-write', 'start-import'],
  'update-entity': ['table-read', 'table-write', 'objects-read'],
  'update-profile': ['table-read', 'table-write'],
  'unlock-shared-report': ['table-read', 'table-write'],
  'update-share': ['table-read', 'table-write'],
  'count-indicators': ['table-read'],
  'get-home': ['table-read'],
  'delete-account': ['table-read', 'table-write', 'mail', 'one-time-codes'],
  'delete-me': ['table-read', 'table-write', 'one-time-codes'],
  'create-account-export': ['table-read', 'table-write'],
  'create-own-export': ['table-read', 'table-write'],
  'get-leaving': ['table-read'],
  'open-export': ['table-read', 'objects-read'],
  'get-own-leaving': ['table-read'],
  'count-alerts': ['table-read'],
  'create-event': ['table-read', 'table-write'],
  'delete-alert': ['table-read', 'table-write'],
  'list-alerts': ['table-read'],
  'read-alert': ['table-read', 'table-write'],
  'read-all-alerts': ['table-read', 'table-write'],
  'restore-alert': ['table-read', 'table-write'],
  'get-notification-settings': ['table-read'],
  'update-notification-settings': ['table-read', 'table-write'],
  'get-notification-hours': ['table-read'],
  'update-notification-hours': ['table-read', 'table-write'],
  'list-browsers': ['table-read', 'channel-keys'],
  'add-browser': ['table-read', 'table-write', 'channel-keys'],
  'remove-browser': ['table-read', 'table-write'],
  'update-slack': ['table-read', 'table-write', 'channel-keys'],
  'test-slack': ['table-read', 'channel-keys'],
  'list-undelivered': ['table-read'],
  'send-undelivered': ['table-read', 'table-write'],
  'unread-alert': ['table-read', 'table-write'],
  'keep-account': ['table-read', 'table-write'],
  'keep-account-by-link': ['table-read', 'table-write'],
} as const satisfies Record<EndpointName, readonly Grant[]>

/** The rights of an endpoint: its line, to count where it has a budget, and to note that a session is in use where it asks for one. */
export function grantsOf(contract: Endpoint & { name: EndpointName }): readonly Grant[] {
  const counts = workOf(contract) === 'free' ? [] : (['limits'] as const)
  const tells = contract.audit === undefined || contract.audit === 'unaudited' ? [] : (['audit'] as const)
  const sees = knowsSessions(contract) ? (['seen'] as const) : []
  return [...endpointGrants[contract.name], ...counts, ...sees, ...tells, ...(asksNobody(contract) ? [] : (['errors'] as const))]
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
