import { type AdminRole, type AdminSection, adminRoleOf, adminSections } from '../../../../shared/admin-roles.ts'
import type { Me } from '../../../../shared/api/auth.ts'
import { entriesOf } from '../../../../shared/entries.ts'
import { adminPages } from '../../../../shared/named-areas.ts'

/** Whether this person may see a section of administration. The server decides; screens only mirror it. */
export function seesSection({ type }: Me, section: string): boolean {
  const role = adminRoleOf(type)
  return role !== undefined && entriesOf(adminSections).some(([name, roles]: [AdminSection, readonly AdminRole[]]) => name === section && roles.includes(role))
}

/** The sections that there are and that this person sees, in the order of the menu. */
export function sectionsOf(me: Me) {
  return entriesOf(adminPages).flatMap(([path, label]) => (seesSection(me, nameOf(path)) ? [{ path, label }] : []))
}

/** `/admin/users` -> `users` */
export const nameOf = (path: string): string => path.replace(/^\/admin\/|\/$/g, '')
