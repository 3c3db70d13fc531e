/**
 * Who may do what, written down from the rules of the product (docs/behaviours.md#permissions) and nothing else: it imports no code, so that
 * code which is wrong cannot make it wrong too. access-matrix.test.ts holds every endpoint against it.
 */
import type { EndpointName } from '../shared/api/index.ts'

export type Level = 'none' | 'view' | 'contributor' | 'manage'
export type Section = 'publish' | 'reports' | 'inbox' | 'reviews' | 'listen' | 'profiles' | 'pages' | 'ideas' | 'tasks'

/** The levels that each section has: Publish alone has contributors, and tasks are managed or not to be seen. */
export const levelsOf: Record<Section, readonly Level[]> = {
  publish: ['none', 'view', 'contributor', 'manage'],
  reports: ['none', 'view', 'manage'],
  inbox: ['none', 'view', 'manage'],
  reviews: ['none', 'view', 'manage'],
  listen: ['none', 'view', 'manage'],
  profiles: ['none', 'view', 'manage'],
  pages: ['none', 'view', 'manage'],
  ideas: ['none', 'view', 'manage'],
  tasks: ['none', 'manage'],
}

/** The people of builders/tenants.ts, and whoever is not signed in. */
export type Person = 'owner' | 'manager' | 'groupAdmin' | 'restricted' | 'outsider' | 'readonly' | 'advocate' | 'admin' | 'other' | 'small' | 'anonymous'

const everything = (): Level => 'manage'
const only =
  (levels: Partial<Record<Section, Level>>) =>
  (section: Section): Level =>
    levels[section] ?? 'none'

/** The best level each reaches anywhere. */
const levels: Record<Person, (section: Section) => Level> = {
  owner: everything,
  manager: everything,
  // ADMIN of a group: all features at manage level
  groupAdmin: everything,
  // READONLY of a group: views everything; tasks have no such level
  readonly: (section) => (section === 'tasks' ? 'none' : 'view'),
  // RESTRICTED of a group: what was given, and nothing else
  restricted: only({ reports: 'manage', profiles: 'view' }),
  outsider: only({ publish: 'manage' }),
  advocate: only({}),
  admin: everything,
  other: everything,
  small: everything,
  anonymous: only({}),
}
export const levelOf = (person: Person, section: Section): Level => levels[person](section)

/** Owners and account admins, each of an account of their own. */
export const managing: readonly Person[] = ['owner', 'manager', 'admin', 'other', 'small']
/** They invite, and so does a group's admin. */
export const inviting: readonly Person[] = [...managing, 'groupAdmin']

/** Owners alone. */
export const owning: readonly Person[] = ['owner', 'admin', 'other', 'small']

export type Admin = 'admin' | 'support_manager' | 'support' | 'marketing' | 'developer'
const allAdmins: readonly Admin[] = ['admin', 'support_manager', 'support', 'marketing', 'developer']

/** Who administers the deployment sees what others do not know of. */
export const administering: readonly Person[] = ['admin']

/** What an administrator may not do while they stand for somebody: what is that person's alone. */
export const inPersonOnly: readonly EndpointName[] = [
  'change-password',
  'end-session',
  'sign-out-everywhere',
  'begin-two-factor',
  'confirm-two-factor',
  'end-two-factor',
  'create-recovery-codes',
  'change-email',
  'cancel-email-change',
  'resend-confirmation',
  'send-email-code',
  'verify-email',
  'create-api-key',
  'revoke-api-key',
  'delete-account',
  'delete-me',
]

/** admins: of the deployment, by their role. anyone: without signing in. account: who manages the account. owner: who owns it. team: who may invite. Else the level of a section, in the group it is about. */
type Need = { readonly admins: readonly Admin[] } | 'anyone' | 'signed in' | 'account' | 'owner' | 'team' | readonly [Section, Level]

/** "View: view generated reports." */
const viewReports = ['reports', 'view'] as const
/** "Manage: run reports and create custom report templates." */
const manageReports = ['reports', 'manage'] as const
/** "View." */
const viewProfiles = ['profiles', 'view'] as const
/** "Manage: connect and remove profiles", and so what is known of them. */
const manageProfiles = ['profiles', 'manage'] as const

export const neededBy: Record<EndpointName, Need> = {
  // whoever sees the section Users
  impersonate: { admins: allAdmins },
  // "Users: all admin roles. Customers: admin, support manager, marketing, developer. Profiles: admin only. Errors: admin, developer. Controls: admin, developer, support manager, marketing."
  'list-people': { admins: allAdmins },
  'list-customers': { admins: ['admin', 'support_manager', 'marketing', 'developer'] },
  'list-any-profiles': { admins: ['admin'] },
  'list-errors': { admins: ['admin', 'developer'] },
  'get-controls': { admins: ['admin', 'developer', 'support_manager', 'marketing'] },
  'get-page-warning': 'signed in',
  'put-page-warning': { admins: ['admin', 'developer', 'support_manager', 'marketing'] },
  'remove-page-warning': { admins: ['admin', 'developer', 'support_manager', 'marketing'] },
  'end-impersonation': 'signed in',
  login: 'anyone',
  logout: 'anyone',
  'logout-by-link': 'anyone',
  'get-me': 'signed in',
  'get-sign-up': 'anyone',
  'sign-up': 'anyone',
  'list-sessions': 'signed in',
  'end-session': 'signed in',
  'sign-out-everywhere': 'signed in',
  'change-password': 'signed in',
  'get-two-factor': 'signed in',
  'begin-two-factor': 'signed in',
  'confirm-two-factor': 'signed in',
  'end-two-factor': 'signed in',
  'create-recovery-codes': 'signed in',
  'second-step': 'anyone',
  'get-sign-in': 'anyone',
  'begin-provider-sign-in': 'anyone',
  'finish-provider-sign-in': 'anyone',
  'confirm-sign-up': 'anyone',
  'forgot-password': 'anyone',
  'get-reset': 'anyone',
  'reset-password': 'anyone',
  // what is one's own
  'get-own-details': 'signed in',
  'update-preferences': 'signed in',
  'update-own-name': 'signed in',
  'change-email': 'signed in',
  'cancel-email-change': 'signed in',
  'resend-confirmation': 'signed in',
  'send-email-code': 'signed in',
  'verify-email': 'signed in',
  'confirm-email-change': 'anyone',
  'list-api-keys': 'signed in',
  'create-api-key': 'signed in',
  'revoke-api-key': 'signed in',
  // of the groups one is in
  'list-profiles': 'signed in',
  'list-labels': viewReports,
  'import-profile-data': manageProfiles,
  // the choices of a form
  'get-profile-formdata': 'signed in',
  'list-profile-states': viewProfiles,
  // "Profiles: manage (connect and remove profiles)."
  'create-profile': manageProfiles,
  'get-profile-takes': manageProfiles,
  'update-profile': manageProfiles,
  'delete-profile': manageProfiles,
  'restore-profile': manageProfiles,
  // profile groups, their limits and pictures are for owners and account admins
  'list-entities': 'account',
  'get-entity': 'account',
  'create-entity': 'account',
  'update-entity': 'account',
  'delete-entity': 'account',
  'restore-entity': 'account',
  'create-picture': 'account',
  'import-picture': 'account',
  'get-picture': 'signed in',
  'get-branding': 'account',
  'save-branding': 'account',
  'remove-branding': 'account',
  'import-logo': 'account',
  'import-font': 'account',
  'remove-font': 'account',
  'get-font': 'signed in',
  'get-report-options': viewReports,
  'get-report-chart': manageReports,
  'get-sample-report': manageReports,
  'get-social-media-performance-report': manageReports,
  'get-performance-report': manageReports,
  'get-inbox-activity-report': manageReports,
  'get-sentiment-report': manageReports,
  'get-industry-benchmark-report': manageReports,
  'get-competitor-report': manageReports,
  'get-advocacy-report': manageReports,
  'get-listener-report': manageReports,
  'get-ads-report': manageReports,
  'get-facebook-ads-report': manageReports,
  'create-report-summary': manageReports,
  'list-report-templates': viewReports,
  'get-report-template': manageReports,
  'compare-report-template': manageReports,
  'create-report-template': manageReports,
  'update-report-template': manageReports,
  'restore-report-template': manageReports,
  'delete-report-template': manageReports,
  'recover-report-template': manageReports,
  'get-template-draft': manageReports,
  'save-template-draft': manageReports,
  'delete-template-draft': manageReports,
  'get-report-builder': manageReports,
  'list-competitors': viewReports,
  'add-competitor': manageReports,
  'remove-competitor': manageReports,
  'import-competitor': manageReports,
  'suggest-competitors': viewReports,
  'get-facebook-page': viewReports,
  'list-advocacy-groups': viewReports,
  'import-advocacy': 'account',
  'get-audit': 'owner',
  'export-audit-csv': 'owner',
  // to choose one for a report
  'list-listeners': viewReports,
  // "Manage: create or delete listeners", and so what they found
  'import-mentions': ['listen', 'manage'],
  'get-import': viewProfiles,
  'list-imports': viewProfiles,
  'check-import': manageProfiles,
  'start-import': manageProfiles,
  'create-import': manageProfiles,
  'undo-import': manageProfiles,
  'list-ad-accounts': manageReports,
  'export-posts-csv': manageReports,
  'export-tasks-csv': manageReports,
  'export-reviews-csv': manageReports,
  'export-ads-csv': manageReports,
  'export-rows-csv': manageReports,
  'export-profiles-zip': manageReports,
  'create-share': manageReports,
  'list-shares': manageReports,
  'create-share-link': manageReports,
  'update-share': manageReports,
  'revoke-share': manageReports,
  'get-shared-report': 'anyone',
  'get-shared-logo': 'anyone',
  'get-shared-font': 'anyone',
  'create-scheduled-report': manageReports,
  'list-scheduled-reports': viewReports,
  'list-upcoming-runs': viewReports,
  'get-scheduled-report': viewReports,
  'delete-scheduled-report': manageReports,
  'download-scheduled-report': viewReports,
  'open-download': 'anyone',
  // to choose who gets a report
  'list-team': viewReports,
  'list-employees': 'team',
  'get-employee': 'team',
  'save-employee': 'team',
  'remove-employee': 'team',
  'resend-invitation': 'team',
  'get-remaining': 'team',
  'get-invitation': 'anyone',
  'complete-invitation': 'anyone',
  // "the owner"
  'get-leaving': 'owner',
  'delete-account': 'owner',
  'keep-account': 'owner',
  'list-undelivered': 'owner',
  'send-undelivered': 'owner',
  'keep-account-by-link': 'anyone',
  'create-account-export': 'owner',
  'open-export': 'anyone',
  // what is one's own
  'create-own-export': 'signed in',
  'get-own-leaving': 'signed in',
  'delete-me': 'signed in',
  // of the groups one is in
  'get-home': 'signed in',
  // one's own list
  'list-alerts': 'signed in',
  'get-notification-settings': 'signed in',
  'update-notification-settings': 'signed in',
  'get-notification-hours': 'signed in',
  'update-notification-hours': 'signed in',
  'list-browsers': 'signed in',
  'add-browser': 'signed in',
  'remove-browser': 'signed in',
  'update-slack': 'signed in',
  'test-slack': 'signed in',
  'count-alerts': 'signed in',
  'read-alert': 'signed in',
  'unread-alert': 'signed in',
  'read-all-alerts': 'signed in',
  'delete-alert': 'signed in',
  'restore-alert': 'signed in',
  // it speaks to everybody in the account
  'create-event': 'account',
  'get-health': 'anyone',
  'get-openapi': 'anyone',
  'report-error': 'anyone',
}
