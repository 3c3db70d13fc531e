/** Groups and profiles that were removed 30 days ago go for good, with all that was in them. Each step can be repeated; the thing itself goes last. */
import { forgetLeaver, type Waiting } from '../../kernel/accounts/leavers.ts'
import { listAllGroups, listAllProfiles, listUsers, type ProfileRecord } from '../../kernel/accounts/store.ts'
import { adAccountsOf } from '../ads/store.ts'
import { listAdvocacyGroups } from '../advocacy/store.ts'
import { competitorsOf, removeCompetitor } from '../competitors/store.ts'
import { restorableUntil } from '../entities/entity-row.ts'
import { listListeners } from '../listeners/store.ts'
import { removeFiles } from './files.ts'
import { removeReports } from './remove-reports.ts'
import {
  emptyAdAccount,
  emptyGroupPartition,
  emptyProfilePartition,
  leaveGroup,
  removeAdvocacyGroup,
  removeAsItIs,
  removeBranding,
  removeImports,
  removeListener,
  removeProfile,
} from './store/contents.ts'

type Entry = Extract<Waiting, { kind: 'group' | 'profile' }>

/** What was restored meanwhile stays; if it was removed again, that has a time of its own. */
export async function removeThing(entry: Entry, now: Date): Promise<void> {
  const { accountId, id, kind } = entry
  const all = kind === 'group' ? await listAllGroups(accountId, true) : await listAllProfiles(accountId, true)
  const thing = all.find((one) => (kind === 'group' ? one.entity_gid === id : 'id' in one && one.id === id))
  if (thing?.removed_at !== undefined && restorableUntil(thing.removed_at) <= now.toISOString()) {
    if ('network' in thing) await emptyProfile(accountId, thing)
    else await emptyGroup(accountId, id, thing.picture ?? null)
    await removeAsItIs(entry, thing.removed_at)
  }
  await forgetLeaver(entry)
}

async function emptyGroup(accountId: string, gid: string, picture: string | null): Promise<void> {
  for (const profile of await listAllProfiles(accountId, true)) {
    if (profile.entity_gid !== gid) continue
    await emptyProfile(accountId, profile)
    await removeProfile(accountId, profile.id)
  }
  for (const { id, entity_gids } of await listListeners(accountId)) {
    // one that other groups use as well is theirs
    if (entity_gids.some((one) => one !== gid)) continue
    await removeListener(accountId, id)
  }
  for (const { id, entity_gid } of await listAdvocacyGroups(accountId)) {
    if (entity_gid === gid) await removeAdvocacyGroup(accountId, id)
  }
  await emptyGroupPartition(accountId, gid)
  await removeReports(accountId, gid)
  for (const { id, groups } of await listUsers(accountId, true)) if (groups[gid]) await leaveGroup(accountId, id, gid)
  await removeBranding(accountId, gid)
  if (picture) await removeFiles(`pictures/${accountId}/${picture}.png`)
}

async function emptyProfile(accountId: string, profile: ProfileRecord): Promise<void> {
  const { id } = profile
  for (const competitor of (await competitorsOf(accountId, [id])).flat()) await removeCompetitor(accountId, competitor)
  const others = (await listAllProfiles(accountId, true)).flatMap((one) => (one.id === id ? [] : [one.id]))
  const shared = new Set((await adAccountsOf(accountId, others)).map((one) => one.id))
  // an ad account that another profile has too stays with that
  for (const one of await adAccountsOf(accountId, [id])) if (!shared.has(one.id)) await emptyAdAccount(accountId, one.id)
  await removeImports(accountId, id)
  await emptyProfilePartition(accountId, profile)
}
