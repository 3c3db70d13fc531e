/**
 * Competitors of profiles, in the account's partition: COMPETITOR#<profile>#<page>, and COMPETITORS#<profile>, how many there are, so that
 * two people adding at once keep to the limit. What is known of one lies where the figures of profiles do, under its own id, from the day
 * tracking began. The sparse index COMPETITORS holds when each is next to be read.
 */
import * as v from 'valibot'
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import { dueAt, firstDue } from '../../kernel/jobs/due.ts'
import { emptyPartition } from '../../kernel/table/empty-partition.ts'
import { ifNew, ifThere } from '../../kernel/table/expressions.ts'
import { readItem } from '../../kernel/table/get-item.ts'
import { putItem } from '../../kernel/table/put-item.ts'
import { readAll } from '../../kernel/table/query.ts'
import { profileKey, tenantKey } from '../../kernel/table/table.ts'
import { updateItem } from '../../kernel/table/update-item.ts'
import { writeAll } from '../../kernel/table/write-all.ts'
import { deleteOf, putOf, updateOf } from '../../kernel/table/writes.ts'
import { Competitor } from './record.ts'

const dueList = 'COMPETITORS'
const separator = '~'

/** Made of its parts, so that adding twice is adding once, and a call that names it names its profile. */
export const competitorGid = (profileId: string, pageId: string) => `${profileId}${separator}${pageId}`

function keyOf(accountId: string, gid: string) {
  const cut = gid.lastIndexOf(separator)
  return { pk: tenantKey(accountId), sk: `COMPETITOR#${gid.slice(0, Math.max(0, cut))}#${gid.slice(cut + 1)}` }
}

export function getCompetitor(accountId: string, gid: string): Promise<Competitor | null> {
  return readItem(Competitor, keyOf(accountId, gid))
}

/** Of each profile, by name, in the order of the profiles. */
export function competitorsOf(accountId: string, profileIds: readonly string[]): Promise<Competitor[][]> {
  return inParallel(profileIds, callsAtOnce, async (id) => {
    const found = await readAll(Competitor, { pk: tenantKey(accountId), prefix: `COMPETITOR#${id}#` })
    return found.sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.competitor_gid < b.competitor_gid ? -1 : 1))
  })
}

/** `added`: it is there now, or was before. `full`: the profile has `most` already. */
export async function addCompetitor(accountId: string, competitor: Competitor, most: number, now: Date): Promise<'added' | 'full'> {
  const { competitor_gid: gid, profile_gid } = competitor
  const written = await writeAll([
    putOf({ ...keyOf(accountId, gid), ...readAt(accountId, gid, now), ...v.parse(Competitor, competitor) }, ifNew),
    updateOf(countKey(accountId, profile_gid), { add: { held: 1 }, when: 'attribute_not_exists(held) OR held < :most', values: { most } }),
  ])
  return written || (await getCompetitor(accountId, gid)) ? 'added' : 'full'
}

const countKey = (accountId: string, profileId: string) => ({ pk: tenantKey(accountId), sk: `COMPETITORS#${profileId}` })
const readAt = (accountId: string, gid: string, at: Date) => dueAt(dueList, at.toISOString(), `${accountId}#${gid}`)

/** With all that was kept of it: tracking it again begins anew. A competitor that is gone already is no mistake. */
export async function removeCompetitor(accountId: string, { competitor_gid: gid, profile_gid }: Competitor): Promise<void> {
  const written = await writeAll([
    deleteOf(keyOf(accountId, gid), ifThere),
    updateOf(countKey(accountId, profile_gid), { add: { held: -1 }, when: 'held > :none', values: { none: 0 } }),
  ])
  if (!written && (await getCompetitor(accountId, gid))) throw new Error(`The competitor ${gid} could not be removed.`)
  await emptyPartition(profileKey(accountId, gid))
}

export type Due = { readonly accountId: string; readonly gid: string }

/** Those to be read by now, the longest waiting first. */
export async function dueCompetitors(now: Date, most: number): Promise<Due[]> {
  const items = await firstDue({ list: dueList, until: now }, most)
  return items.map(({ pk, sk }) => {
    const [, profile = '', page = ''] = String(sk).split('#')
    return { accountId: String(pk).slice(tenantKey('').length), gid: competitorGid(profile, page) }
  })
}

type Read = Pick<Competitor, 'through' | 'processed' | 'error' | 'warning'>

/** After it was read: what is known now, and when to read it next. One that was removed meanwhile stays removed. */
export async function noteRead(accountId: string, gid: string, { through, processed, error, warning }: Read, next: Date): Promise<void> {
  await updateItem(keyOf(accountId, gid), { set: { through, processed, error, warning, ...readAt(accountId, gid, next) }, ...ifThere })
}

/** After days of it were imported: what is known of it may begin earlier and end later than what was read. */
export async function noteImported(accountId: string, competitor: Competitor, { first, last }: { first: string | null; last: string | null }): Promise<void> {
  const since = first !== null && first < competitor.since ? first : competitor.since
  const through = last !== null && last > (competitor.through ?? '') ? last : competitor.through
  const set = { since, through, processed: competitor.processed || last !== null }
  await updateItem(keyOf(accountId, competitor.competitor_gid), { set, ...ifThere })
}

/** For demo data: puts it as it is, and counts it once. */
export async function putCompetitor(accountId: string, competitor: Competitor, next: Date): Promise<void> {
  const added = await addCompetitor(accountId, competitor, Number.MAX_SAFE_INTEGER, next)
  if (added === 'full') throw new RangeError('No limit was given.')
  const { competitor_gid: gid } = competitor
  await putItem({ ...keyOf(accountId, gid), ...readAt(accountId, gid, next), ...v.parse(Competitor, competitor) })
}
