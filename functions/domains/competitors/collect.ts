/**
 * Reads what the public pages show into the competitors that track them, from the day tracking began. A competitor is processed with its
 * first figures. It runs every minute and reads what is due: what is new at once, the others again after some hours.
 */
import { hourMs } from '../../../shared/dates/durations.ts'
import { addDays, instantRange } from '../../../shared/dates/index.ts'
import { measureIds } from '../../../shared/metrics/measures.ts'
import type { PublicProfile } from '../../../shared/public-profiles.ts'
import { eachItem } from '../../kernel/jobs/each-item.ts'
import { publicAccount } from '../../kernel/table/table.ts'
import { readPosts, writePosts } from '../posts/store.ts'
import { getPage } from '../public-profiles/store.ts'
import { readSeries, type SeriesRow, writeSeries } from '../series/store/series.ts'
import type { Competitor } from './record.ts'
import { type Due, dueCompetitors, getCompetitor, noteRead } from './store.ts'

const pagesPerRun = 100
/** How long until it is read again. */
const again = { figures: 6 * hourMs, nothingYet: 60_000, lost: 24 * hourMs }
/** Lifetime figures of posts still move for so many days. */
const unsettled = 30

export type Collected = { read: string[]; waiting: string[]; lost: string[] }

/** Safe to run twice at once and to repeat: days and posts replace themselves. One that fails does not hold up the others. */
export async function collect(now: Date): Promise<Collected> {
  const found: Collected = { read: [], waiting: [], lost: [] }
  await eachItem({ job: 'collect-competitors', now: () => now }, await dueCompetitors(now, pagesPerRun), async (due) => {
    const outcome = await collectOne(due, now)
    if (outcome) found[outcome].push(due.gid)
  })
  return found
}

async function collectOne({ accountId, gid }: Due, now: Date): Promise<keyof Collected | null> {
  const competitor = await getCompetitor(accountId, gid)
  if (!competitor) return null
  const { network, network_id, processed, through } = competitor
  const page = await getPage(network, network_id)
  if (!page || page.gone) {
    // nothing more is to come, so nobody waits for it
    await noteRead(accountId, gid, { through, processed: true, error: true, warning: null }, new Date(now.getTime() + again.lost))
    return 'lost'
  }
  const last = await copyPage(accountId, competitor, page, now)
  const next = new Date(now.getTime() + (last === null && !processed ? again.nothingYet : again.figures))
  await noteRead(accountId, gid, { through: last ?? through, processed: processed || last !== null, error: false, warning: null }, next)
  return last === null ? 'waiting' : 'read'
}

/** The last day with a figure; null when the page shows none since tracking began. */
async function copyPage(accountId: string, { competitor_gid: gid, since, through }: Competitor, page: PublicProfile, now: Date): Promise<string | null> {
  const today = now.toISOString().slice(0, 10)
  const settled = addDays(through ?? since, -unsettled)
  const from = through === null || settled < since ? since : settled
  if (from > today) return null
  const [[series], posts] = await Promise.all([
    readSeries(publicAccount, [page.id], from, today),
    readPosts(publicAccount, [page.id], ...instantRange(from, today, 'UTC')),
  ])
  const rows: SeriesRow[] = []
  for (let day = 0; series && day < series.days; day++) {
    const values = Object.fromEntries(
      measureIds.flatMap((id) => {
        const value = series.measures[id]?.[day]
        return value === undefined || Number.isNaN(value) ? [] : [[id, value]]
      }),
    )
    if (Object.keys(values).length > 0) rows.push({ date: addDays(from, day), values })
  }
  await writeSeries(accountId, gid, rows)
  await writePosts(
    accountId,
    gid,
    posts.map((post) => ({ ...post, profileId: gid, labels: [] })),
  )
  return rows.at(-1)?.date ?? null
}
