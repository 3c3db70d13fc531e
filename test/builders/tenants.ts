/**
 * Two tenants and people of every kind. Each name, id and label of the first tenant carries its own mark, so a leak of any of
 * them into another's answer is found by looking for the mark.
 */

import { competitorGid } from '../../functions/domains/competitors/store.ts'
import { putPage } from '../../functions/domains/public-profiles/store.ts'
import { startSession } from '../../functions/kernel/accounts/sessions.ts'
import { putAccount, putUser, type UserRecord } from '../../functions/kernel/accounts/store.ts'
import type { GroupRole, Level, PermissionSection } from '../../shared/permissions.ts'
import { featureIds } from '../../shared/plans.ts'
import { type GroupIds, writeProfileData } from './tenant-profiles.ts'
import { publicPage, writeSourceData } from './tenant-sources.ts'

/** Nothing that belongs to the first tenant may ever be read with this by anybody else. */
export const mark = 'zebra'

type Grant = { role: GroupRole; permissions: Partial<Record<PermissionSection, Level>> }
type Person = Pick<UserRecord, 'role' | 'type'> & { account: 'acct-zebra' | 'acct-otter' | 'acct-staff' | 'acct-small'; groups?: Record<string, Grant> }

/** Everybody of the first tenant who is bound to groups is bound to the first of its two. */
const people = {
  owner: { account: 'acct-zebra', role: 'OWNER', type: 'member' },
  manager: { account: 'acct-zebra', role: 'MANAGER', type: 'member' },
  groupAdmin: { account: 'acct-zebra', role: 'RESTRICTED', type: 'member', groups: { 'group-zebra-1': { role: 'ADMIN', permissions: {} } } },
  restricted: {
    account: 'acct-zebra',
    role: 'RESTRICTED',
    type: 'member',
    groups: { 'group-zebra-1': { role: 'RESTRICTED', permissions: { reports: 'manage', profiles: 'view' } } },
  },
  outsider: {
    account: 'acct-zebra',
    role: 'RESTRICTED',
    type: 'member',
    groups: { 'group-zebra-1': { role: 'RESTRICTED', permissions: { publish: 'manage' } } },
  },
  readonly: { account: 'acct-zebra', role: 'RESTRICTED', type: 'member', groups: { 'group-zebra-1': { role: 'READONLY', permissions: {} } } },
  advocate: { account: 'acct-zebra', role: 'ADVOCATE', type: 'advocate', groups: { 'group-zebra-1': { role: 'ADMIN', permissions: {} } } },
  admin: { account: 'acct-staff', role: 'OWNER', type: 'member' },
  other: { account: 'acct-otter', role: 'OWNER', type: 'member' },
  /** an owner whose plan has none of the features that can be off */
  small: { account: 'acct-small', role: 'OWNER', type: 'member' },
} as const satisfies Record<string, Person>

export type Role = keyof typeof people
export const roles = Object.keys(people).filter((name): name is Role => name in people)

export const accounts = {
  'acct-zebra': ['group-zebra-1', 'group-zebra-2'],
  'acct-otter': ['group-otter'],
  'acct-staff': ['group-staff'],
  'acct-small': ['group-small'],
} as const

export const accountOf = (role: Role) => people[role].account
export const userOf = (role: Role) => `user-${accountOf(role).slice('acct-'.length)}-${role}`
/** Of whoever administers the deployment. */
export const adminAddress = `${userOf('admin')}@x.test`
/** `group-zebra-1` -> `profile-zebra-1` */
export const profileOf = (group: string) => group.replace('group-', 'profile-')

/** Writes it all and returns a session token for each person. */
export async function writeTenants(now: Date): Promise<Record<Role, string>> {
  process.env.ALMANAC_ADMINS = adminAddress
  for (const [id, groups] of Object.entries(accounts)) {
    const on = { industry_benchmark: true, ads: true, facebook_ads: true, sentiment: true, inbox_activity: true }
    // whoever runs it for themselves has everything that is not taken away
    const off = Object.fromEntries(featureIds.filter((feature) => !['reviews', 'tasks'].includes(feature)).map((feature) => [feature, false]))
    await putAccount({ id, name: `Account ${id}`, timezone: 'Europe/London', features: id === 'acct-small' ? off : on })
    for (const group of groups) {
      const of = { account: id, group, ids: idsOf(group), now, before: (days: number) => dayBefore(now, days) }
      await writeProfileData(of)
      await writeSourceData(of)
    }
  }
  for (const name of ['Rival', 'Second']) await putPage(publicPage(name))
  for (const role of roles) {
    const { account, groups, ...person }: Person = people[role]
    await putUser(account, { id: userOf(role), email: `${userOf(role)}@x.test`, name: `Person ${userOf(role)}`, joined: true, groups: groups ?? {}, ...person })
  }
  const started = await Promise.all(roles.map(async (role) => [role, await startSession(accountOf(role), userOf(role), now)] as const))
  const tokens = new Map<Role, string>(started)
  const tokenOf = (role: Role) => tokens.get(role) ?? ''
  return {
    owner: tokenOf('owner'),
    manager: tokenOf('manager'),
    groupAdmin: tokenOf('groupAdmin'),
    restricted: tokenOf('restricted'),
    outsider: tokenOf('outsider'),
    readonly: tokenOf('readonly'),
    advocate: tokenOf('advocate'),
    admin: tokenOf('admin'),
    other: tokenOf('other'),
    small: tokenOf('small'),
  }
}

/** `profile-zebra-1` -> the competitor that the calls add and remove */
export const competitorOf = (profile: string) => competitorGid(profile, 'page-second')
/** `profile-zebra-1` -> `advocacy-zebra-1` */
export const advocacyOf = (profile: string) => profile.replace('profile-', 'advocacy-')
/** `profile-zebra-1` -> `import-zebra-1` */
export const importOf = (profile: string) => profile.replace('profile-', 'import-')
/** `profile-zebra-1` -> `listener-zebra-1` */
export const listenerOf = (profile: string) => profile.replace('profile-', 'listener-')
/** `profile-zebra-1` -> `ads-zebra-1` */
export const adAccountOf = (profile: string) => profile.replace('profile-', 'ads-')

/** `days` before `now`, ISO date. */
export const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** `group-zebra-1` -> what its data is called */
function idsOf(group: string): GroupIds {
  const profile = profileOf(group)
  return { profile, import: importOf(profile), listener: listenerOf(profile), advocacy: advocacyOf(profile), adAccount: adAccountOf(profile) }
}
