/** Who there is and what each may do, for access-table.ts: written down from the rules of the product as well, without any code of it. */
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

/** Who administers the deployment sees what others do not know of. */
export const administering: readonly Person[] = ['admin']

/** What an administrator may not do while they stand for somebody: what is that person's alone. */
export const inPersonOnly: readonly EndpointName[] = [
  'change-password',
  'update-own-name',
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
  // where their own browsers and Slack are told
  'list-browsers',
  'add-browser',
  'remove-browser',
  'update-slack',
  'test-slack',
  // rights, deliveries and links that would outlive the session of an administrator
  'save-employee',
  'resend-invitation',
  'remove-employee',
  'create-scheduled-report',
  'update-scheduled-report',
  'hand-over-scheduled-report',
  'create-share',
  'create-share-link',
  'update-share',
  // what costs their company money
  'create-checkout',
  'switch-plan',
  'preview-switch',
  'downgrade',
  'create-portal',
  'delete-account',
  'delete-me',
]
