/** Accounts, users, groups and profiles: with keys.ts and facts.ts the only file that knows their keys. Lists come in the order of their ids. */
import type * as v from 'valibot'
import { messages } from '../../../shared/messages.ts'
import { problem } from '../request/problem.ts'
import { readItem } from '../table/get-item.ts'
import { putItem } from '../table/put-item.ts'
import { readAll } from '../table/query.ts'
import { type Item, type Key, tenantKey } from '../table/table.ts'
import { firstFailing, writeAll } from '../table/write-all.ts'
import { deleteOf, putOf, updateOf } from '../table/writes.ts'
import { loginKey } from './credentials.ts'
import { accountFound, type Found, profileFound, refound, userFound } from './directory.ts'
import { accountKey, groupKey, profileItemKey, userKey } from './keys.ts'
import { AccountRecord, GroupRecord, ProfileRecord, UserRecord } from './records.ts'

export type { AccountRecord, GroupRecord, ProfileRecord, UserRecord } from './records.ts'

const read = <S extends v.GenericSchema>(schema: S, key: Key) => readItem(schema, key, { consistent: true })

const list = <S extends v.GenericSchema>(schema: S, accountId: string, prefix: string, consistent: boolean) =>
  readAll(schema, { pk: tenantKey(accountId), prefix, consistent })

/** With what administrators find it by. */
async function putFound(item: Item, before: Found | null, after: Found): Promise<void> {
  await writeAll([putOf(item), ...refound(before, after)])
}

/** Of what was removed nothing is told until it is restored. */
const isThere = ({ removed_at }: { readonly removed_at?: string | undefined }) => removed_at === undefined

/** One whose deletion has begun is not there any more, for all but what deletes it. */
export const getAccount = async (accountId: string): Promise<AccountRecord | null> => {
  const account = await getAnyAccount(accountId)
  return account?.closed_at === undefined ? account : null
}
export const getAnyAccount = (accountId: string): Promise<AccountRecord | null> => read(AccountRecord, accountKey(accountId))
/** For jobs, which ask for no rights: whether its deletion has begun. */
export const isClosed = async (accountId: string): Promise<boolean> => (await getAnyAccount(accountId))?.closed_at !== undefined
export async function putAccount(account: AccountRecord): Promise<void> {
  const before = await getAnyAccount(account.id)
  await putFound({ ...accountKey(account.id), ...account }, before && accountFound(before), accountFound(account))
}

/** Those that were removed and can still be restored as well. */
export const listAllGroups = (accountId: string, consistent = false): Promise<readonly GroupRecord[]> => list(GroupRecord, accountId, 'GROUP#', consistent)
export const listGroups = async (accountId: string): Promise<readonly GroupRecord[]> => (await listAllGroups(accountId)).filter(isThere)
export async function putGroup(accountId: string, group: GroupRecord): Promise<void> {
  await putItem({ ...groupKey(accountId, group.entity_gid), ...group })
}

/** As it is this moment. */
export const getGroup = async (accountId: string, entityGid: string): Promise<GroupRecord | null> => {
  const group = await getAnyGroup(accountId, entityGid)
  return group && isThere(group) ? group : null
}
export const getAnyGroup = (accountId: string, entityGid: string): Promise<GroupRecord | null> => read(GroupRecord, groupKey(accountId, entityGid))

/** Those that were removed and can still be restored as well. */
export const listAllProfiles = (accountId: string, consistent = false): Promise<readonly ProfileRecord[]> =>
  list(ProfileRecord, accountId, 'PROFILE#', consistent)
export const listProfiles = async (accountId: string): Promise<readonly ProfileRecord[]> => (await listAllProfiles(accountId)).filter(isThere)
export const getProfile = async (accountId: string, id: string): Promise<ProfileRecord | null> => {
  const profile = await read(ProfileRecord, profileItemKey(accountId, id))
  return profile && isThere(profile) ? profile : null
}
export async function putProfile(accountId: string, profile: ProfileRecord): Promise<void> {
  const key = profileItemKey(accountId, profile.id)
  const before = await read(ProfileRecord, key)
  await putFound({ ...key, ...profile }, before && profileFound(accountId, before), profileFound(accountId, profile))
}

export const listUsers = (accountId: string, consistent = false): Promise<UserRecord[]> => list(UserRecord, accountId, 'USER#', consistent)
export const getUser = (accountId: string, id: string): Promise<UserRecord | null> => read(UserRecord, userKey(accountId, id))

/**
 * Writes a user and the email address they sign in with, both or neither. `passwordHash` is a PHC string; without it the
 * present one stays. Throws a 409 problem when the address is another user's.
 */
export async function putUser(accountId: string, user: UserRecord, passwordHash?: string): Promise<void> {
  const before = await getUser(accountId, user.id)
  const failing = await firstFailing([
    updateOf(loginKey(user.email), {
      set: { accountId, userId: user.id, passwordHash },
      when: 'attribute_not_exists(pk) OR (accountId = :account AND userId = :user)',
      values: { account: accountId, user: user.id },
    }),
    putOf({ ...userKey(accountId, user.id), ...user }),
    ...(before && before.email !== user.email ? [deleteOf(loginKey(before.email))] : []),
    ...refound(before && userFound(accountId, before), userFound(accountId, user)),
  ])
  if (failing !== null) throw problem(409, messages.signIn.emailTaken)
}
