/**
 * Accounts of a size that agencies have: the demo's groups and profiles over and over, each copy under ids of its own, with everything
 * that lies in their partitions. What one report has one of (a listener, an advocacy group, an ad account) is copied once.
 */

import { adAccountsOf } from '../../functions/domains/ads/store.ts'
import { getAdvocacyGroup, putAdvocacyGroup } from '../../functions/domains/advocacy/store.ts'
import { competitorGid, competitorsOf, putCompetitor } from '../../functions/domains/competitors/store.ts'
import { getListener, putListener } from '../../functions/domains/listeners/store.ts'
import { startSession } from '../../functions/kernel/accounts/sessions.ts'
import { listGroups, listProfiles, type ProfileRecord, putAccount, putGroup, putProfile, putUser } from '../../functions/kernel/accounts/store.ts'
import { queryAll } from '../../functions/kernel/table/query.ts'
import { profileKey, tenantKey } from '../../functions/kernel/table/table.ts'
import { writeEach } from '../../functions/kernel/table/write-each.ts'
import type { NetworkCode } from '../../shared/networks.ts'
import { featureIds } from '../../shared/plans.ts'

const demo = 'acct-demo'
const groups = ['group-northbound', 'group-leith', 'group-markets']

export type Book = { readonly accountId: string; readonly session: string; readonly profiles: readonly string[] }
/** `sources`: prefixes of what is copied. `networks`: of the profiles; all unless given. */
type Wanted = { readonly accountId: string; readonly count: number; readonly sources: readonly string[]; readonly networks?: readonly NetworkCode[] }

/** An account of `count` profiles of these networks. */
export async function bookOf({ accountId, count, sources, networks }: Wanted): Promise<Book> {
  await putAccount({ id: accountId, name: 'Agency', timezone: 'Europe/London', features: Object.fromEntries(featureIds.map((id) => [id, true])) })
  await putUser(accountId, { id: 'user', email: `owner@${accountId}.test`, name: 'Owner', role: 'OWNER', type: 'member', joined: true, groups: {} })
  const found = (await listProfiles(demo)).filter(
    ({ entity_gid, available_from, network }) => groups.includes(entity_gid) && available_from !== null && (networks?.includes(network) ?? true),
  )
  const ads = await adAccountsOf(
    demo,
    found.map(({ id }) => id),
  )
  const known = [...found.map(({ id }) => id), ...groups, ...ads.map(({ id }) => id)]
  const profiles: string[] = []
  for (let copy = 1; profiles.length < count; copy++) {
    const own = found.slice(0, count - profiles.length)
    const to = { accountId, copy, known, sources }
    for (const group of await listGroups(demo)) {
      if (!groups.includes(group.entity_gid)) continue
      await putGroup(accountId, { ...group, entity_gid: named(group.entity_gid, copy) })
      await copyPartition(`${tenantKey(demo)}#G#${group.entity_gid}`, `${tenantKey(accountId)}#G#${named(group.entity_gid, copy)}`, to)
    }
    for (const profile of own) {
      profiles.push(await copyProfile(profile, to))
      for (const { id, profileId } of ads) {
        if (profileId === profile.id) await copyPartition(`${tenantKey(demo)}#D#${id}`, `${tenantKey(accountId)}#D#${named(id, copy)}`, to)
      }
    }
  }
  return { accountId, session: await startSession(accountId, 'user', new Date()), profiles }
}

/** For the same account, the demo's listener and advocacy group. */
export async function copySubjects({ accountId }: Book): Promise<{ listener: string; advocacy: string }> {
  const listener = await getListener(demo, 'listener-brand')
  const advocacy = await getAdvocacyGroup(demo, 'advocacy-northbound')
  if (!listener || !advocacy) throw new Error('The demo has lost its listener or its advocacy group.')
  await putListener(accountId, { ...listener, entity_gids: listener.entity_gids.map((gid) => named(gid, 1)) })
  await putAdvocacyGroup(accountId, { ...advocacy, entity_gid: named(advocacy.entity_gid, 1) })
  const to = { accountId, copy: 1, known: [], sources: ['MENTION', 'ADVOCATE', 'SHARED'] }
  await copyPartition(`${tenantKey(demo)}#L#${listener.id}`, `${tenantKey(accountId)}#L#${listener.id}`, to)
  await copyPartition(`${tenantKey(demo)}#V#${advocacy.id}`, `${tenantKey(accountId)}#V#${advocacy.id}`, to)
  return { listener: listener.id, advocacy: advocacy.id }
}

type To = { readonly accountId: string; readonly copy: number; readonly known: readonly string[]; readonly sources: readonly string[] }

export const named = (id: string, copy: number) => `${id}.${copy}`

async function copyProfile(profile: ProfileRecord, to: To): Promise<string> {
  const { accountId, copy } = to
  const id = named(profile.id, copy)
  await putProfile(accountId, { ...profile, id, entity_gid: named(profile.entity_gid, copy) })
  await copyPartition(profileKey(demo, profile.id), profileKey(accountId, id), to)
  if (!to.sources.includes('COMPETITOR')) return id
  for (const competitor of (await competitorsOf(demo, [profile.id])).flat()) {
    const gid = competitorGid(id, competitor.network_id)
    await putCompetitor(accountId, { ...competitor, competitor_gid: gid, profile_gid: id }, new Date())
    await copyPartition(profileKey(demo, competitor.competitor_gid), profileKey(accountId, gid), to)
  }
  return id
}

/** Ids that what was copied knows itself and others by. */
const ownIds = /"(id|conversation|adId|adSetId|campaignId|objectId|accountId)":"([^"\\]+)"/g

const partitions = new Map<string, Promise<Record<string, unknown>[]>>()

/** Pointers from ids to instants (`POSTID#`) are for writing alone and stay behind. */
async function copyPartition(from: string, pk: string, { copy, known, sources }: To): Promise<void> {
  const read = partitions.get(from) ?? queryAll({ pk: from })
  partitions.set(from, read)
  const items = (await read).filter(({ sk }) => sources.some((source) => sk === source || String(sk).startsWith(`${source}#`)))
  const own = new RegExp(`"(${known.join('|')})"`, 'g')
  const renamed = (body: string) => {
    const mine = known.length === 0 ? body : body.replace(own, (_, id: string) => `"${named(id, copy)}"`)
    return mine.replace(ownIds, (all, key: string, id: string) => (id.endsWith(`.${copy}`) ? all : `"${key}":"${named(id, copy)}"`))
  }
  await writeEach({
    put: items.map((item) => {
      const { body } = item
      const sk = String(item.sk)
      const moved = typeof body === 'string' ? { body: renamed(body) } : {}
      return { ...item, pk, sk: sk.split('#').length > 2 ? named(sk, copy) : sk, ...moved }
    }),
  })
}
