/** Ids that go into the calls of access-rows.ts. */
import { profileOf, type Role, userOf } from './builders/tenants.ts'

/** Of one tenant, or such as nobody has. */
export type Ids = {
  group: string
  profile: string
  user: string
  run: string
  share: string
  token: string
  check: string
  member: string
  template: string
}

/** Ids that nobody has. */
export const missing: Ids = {
  group: 'group-none',
  profile: 'profile-none',
  user: 'user-none',
  run: 'run-none',
  share: 'share-none',
  token: 'A'.repeat(43),
  check: 'check-none',
  member: 'member-none',
  template: 'template-none',
}

/** What a tenant has from the start; what calls make and use up is missing. */
export const idsIn = (group: string, role: Role): Ids => ({ ...missing, group, profile: profileOf(group), user: userOf(role) })
