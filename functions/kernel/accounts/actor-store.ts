/** Reads who a session stands for, with the rights they have now. */
import type { GroupAccess } from '../../../shared/permissions.ts'
import { firstPreferences } from '../../../shared/preferences.ts'
import type { Actor } from './actor.ts'
import { adminRole } from './admins.ts'
import { featuresNow, limitsNow } from './standing.ts'
import { type AccountRecord, type GroupRecord, getAccount, getUser, listGroups, type UserRecord } from './store.ts'

/** Null when the user or the account is gone. Also used to re-authorise the owner of a schedule at each run. */
export async function readActor(accountId: string, userId: string, now = new Date()): Promise<Actor | null> {
  const [account, user, groups] = await Promise.all([getAccount(accountId), getUser(accountId, userId), listGroups(accountId)])
  return account && user ? toActor(account, user, groups, now) : null
}

function toActor(account: AccountRecord, user: UserRecord, groups: readonly GroupRecord[], now: Date): Actor {
  return {
    accountId: account.id,
    accountName: account.name,
    accountEndsAt: account.leaving?.ends_at ?? null,
    userId: user.id,
    email: user.email,
    name: user.name,
    sessionsSince: user.sessions_since ?? null,
    role: user.role,
    type: user.type,
    admin: adminRole(user.email),
    timezone: account.timezone,
    features: featuresNow(account, now),
    limits: limitsNow(account, now),
    isUnpaid: account.paid_plan?.state === 'unpaid',
    preferences: { ...firstPreferences, ...user.preferences },
    groups: new Map(groups.flatMap(({ entity_gid }) => accessTo(user, entity_gid))),
    entities: groups,
  }
}

/** Groups that no longer exist fall away; owners and managers have every one. */
function accessTo(user: UserRecord, entityGid: string): [string, GroupAccess][] {
  if (user.role === 'OWNER' || user.role === 'MANAGER') return [[entityGid, { role: 'ADMIN', permissions: {} }]]
  const access = user.groups[entityGid]
  return access ? [[entityGid, access]] : []
}
