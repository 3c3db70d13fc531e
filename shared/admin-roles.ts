/** Who looks after a deployment of Almanac, across its accounts (docs/behaviours.md#administrators). */
export const adminRoles = ['admin', 'support_manager', 'support', 'marketing', 'developer'] as const
export type AdminRole = (typeof adminRoles)[number]

/** `GET /me` names the type of a person; an administrator's begins with "admin". */
export const personTypes = ['member', 'advocate', 'admin', 'admin_support_manager', 'admin_support', 'admin_marketing', 'admin_developer'] as const
export type PersonType = (typeof personTypes)[number]

export const typeOfAdmin = (role: AdminRole): PersonType => (role === 'admin' ? role : `admin_${role}`)

/** The role of a person of this type; undefined for whoever is no administrator. */
export const adminRoleOf = (type: PersonType): AdminRole | undefined => adminRoles.find((role) => typeOfAdmin(role) === type)

/** Which role sees which section. */
export const adminSections = {
  users: adminRoles,
  customers: ['admin', 'support_manager', 'marketing', 'developer'],
  profiles: ['admin'],
  config: ['admin'],
  publications: ['admin', 'support_manager', 'developer'],
  articles: ['admin', 'support_manager'],
  errors: ['admin', 'developer'],
  controls: ['admin', 'developer', 'support_manager', 'marketing'],
  anomalies: adminRoles,
} as const satisfies Record<string, readonly AdminRole[]>
export type AdminSection = keyof typeof adminSections
