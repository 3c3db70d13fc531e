/** Groups and profiles that were removed 30 days ago go for good, with all that was in them. Each step can be repeated; the thing itself goes last. */
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { entriesOf, profileFound } from '../../kernel/accounts/directory.ts'
import { groupKey, profileItemKey, userKey } from '../../kernel/accounts/keys.ts'
import { forgetLeaver, type Waiting } from '../../kernel/accounts/leavers.ts'
import { listAllGroups, listAllProfiles, listUsers, type ProfileRecord } from '../../kernel/accounts/store.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { batchWrite } from '../../kernel/table/batch-write.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { emptyPartition } from '../../kernel/table/empty-partition.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { profileKey, tenantKey } from '../../kernel/table/table.ts'
import { adAccountsOf } from '../ads/store.ts'
import { listAdvocacyGroups } from '../advocacy/store.ts'
import { brandingKey } from '../branding/store.ts'
import { competitorsOf, removeCompetitor } from '../competitors/store.ts'
import { restorableUntil } from '../entities/entity-row.ts'
import { listListeners } from '../listeners/store.ts'
import { removeFiles } from './files.ts'
import { removeReports } from './remove-reports.ts'

type Entry = Extract<Waiting, { kind: 'group' | 'profile' }>
type Key = { pk: string; sk: string }

/** What was restored meanwhile stays; if it was removed again, that has a time of its own. */
export async function removeThing(entry: Entry, now: Date): Promise<void> {
  const { accountId, id, kind } = entry
  const all = kind === 'group' ? await listAllGroups(accountId, true) : await listAllProfiles(accountId, true)
  const thing = all.find((one) => (kind === 'group' ? one.entity_gid === id : 'id' in one && one.id === id))
  if (thing?.removed_at !== undefined && restorableUntil(thing.removed_at) <= now.toISOString()) {
    const key = kind === 'group' ? groupKey(accountId, id) : profileItemKey(accountId, id)
    if ('network' in thing) await emptyProfile(accountId, thing)
    else await emptyGroup(accountId, id, thing.picture ?? null)
    await removeAsItIs(key, thing.removed_at)
  }
  await forgetLeaver(entry)
}

/** Not when it was restored this very moment. */
async function removeAsItIs(Key: Key, removedAt: string): Promise<void> {
  const isSame = { ConditionExpression: 'removed_at = :at', ExpressionAttributeValues: { ':at': removedAt } }
  await conditionHeld(documents().send(new DeleteCommand({ TableName: tableName(), Key, ...isSame })))
}

const remove = (Key: Key) => documents().send(new DeleteCommand({ TableName: tableName(), Key }))

async function emptyGroup(accountId: string, gid: string, picture: string | null): Promise<void> {
  const own = tenantKey(accountId)
  for (const profile of await listAllProfiles(accountId, true)) {
    if (profile.entity_gid !== gid) continue
    await emptyProfile(accountId, profile)
    await remove(profileItemKey(accountId, profile.id))
  }
  for (const { id, entity_gids } of await listListeners(accountId)) {
    // one that other groups use as well is theirs
    if (entity_gids.some((one) => one !== gid)) continue
    await emptyPartition(`${own}#L#${id}`)
    await remove({ pk: own, sk: `LISTENER#${id}` })
  }
  for (const { id, entity_gid } of await listAdvocacyGroups(accountId)) {
    if (entity_gid !== gid) continue
    await emptyPartition(`${own}#V#${id}`)
    await remove({ pk: own, sk: `ADVOCACY#${id}` })
  }
  await emptyPartition(`${own}#G#${gid}`)
  await removeReports(accountId, gid)
  for (const { id, groups } of await listUsers(accountId, true)) if (groups[gid]) await leaveGroup(accountId, id, gid)
  await remove(brandingKey(accountId, { entity_gid: gid, template_id: null }))
  if (picture) await removeFiles(`pictures/${accountId}/${picture}.png`)
}

async function leaveGroup(accountId: string, userId: string, gid: string): Promise<void> {
  const update = { UpdateExpression: 'REMOVE #groups.#gid', ConditionExpression: 'attribute_exists(pk)' }
  const names = { ExpressionAttributeNames: { '#groups': 'groups', '#gid': gid } }
  await conditionHeld(documents().send(new UpdateCommand({ TableName: tableName(), Key: userKey(accountId, userId), ...update, ...names })))
}

async function emptyProfile(accountId: string, profile: ProfileRecord): Promise<void> {
  const own = tenantKey(accountId)
  const { id } = profile
  for (const competitor of (await competitorsOf(accountId, [id])).flat()) await removeCompetitor(accountId, competitor)
  const others = (await listAllProfiles(accountId, true)).flatMap((one) => (one.id === id ? [] : [one.id]))
  const shared = new Set((await adAccountsOf(accountId, others)).map((one) => one.id))
  // an ad account that another profile has too stays with that
  for (const one of await adAccountsOf(accountId, [id])) if (!shared.has(one.id)) await emptyPartition(`${own}#D#${one.id}`)
  const imports = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': profileKey(accountId, id), ':prefix': 'IMPORTOF#' },
  })
  for (const one of imports) {
    await emptyPartition(`${own}#U#${String(one.id)}`)
    await remove({ pk: own, sk: `IMPORT#${String(one.id)}` })
  }
  for (const kind of ['LABELS', 'MESSAGELABELS', 'COMPETITORS']) await remove({ pk: own, sk: `${kind}#${id}` })
  await emptyPartition(profileKey(accountId, id))
  await batchWrite(entriesOf(profileFound(accountId, profile)).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
}
