import type { Ids } from './access-rows.ts'
import { profileOf, userOf } from './builders/tenants.ts'

const group = 'group-zebra-1'
/** Of the owner's first group; what is made first and used up is of nobody, which is found out after everything else that is asked. */
export const ownerIds: Ids = {
  group,
  profile: profileOf(group),
  user: userOf('owner'),
  run: 'run-none',
  share: 'share-none',
  token: 'A'.repeat(43),
  check: 'check-none',
  member: 'member-none',
}
