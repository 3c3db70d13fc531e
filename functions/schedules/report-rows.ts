/** The rows of the list of reports: of each schedule its next run, then what was made. */
import { forever } from '../items/store.ts'
import type { Actor } from '../lib/actor.ts'
import { listOccurrences } from './account-occurrences.ts'
import type { Occurrence } from './records.ts'
import { maySee } from './report-record.ts'
import { comingRunsAt, latestRuns, type RunPlace, runsNow, type TimedRun } from './runs-by-time.ts'

/** A run, and how many of its schedule are to come after it. */
export type RunRow = { readonly run: Occurrence; readonly more: number }

const dayMs = 86_400_000
const pageSize = 25
/** A page may hold runs of groups the caller does not see, so a few are read until one is full. */
const mostPages = 10
/** As many as a schedule has at most. */
const newestRuns = 52

/** One that is due is tried for an hour. What somebody asks for again long after its time keeps its place among what was made. */
const dueSince = (now: Date) => new Date(now.getTime() - dayMs).toISOString()
const bySoonest = (a: RunPlace, b: RunPlace) => (a.generate_at < b.generate_at ? -1 : 1)

/** The next run of each schedule that the caller sees, the soonest first. */
export async function comingRows(actor: Actor, now: Date): Promise<RunRow[]> {
  const since = dueSince(now)
  const [timed, newest] = await Promise.all([
    comingRunsAt(actor.accountId, { from: since, until: forever }),
    // what was scheduled a moment ago the index may not know yet
    listOccurrences(actor.accountId, { state: 'SCHEDULED', limit: newestRuns }),
  ])
  const runs = new Map<string, RunPlace & Pick<TimedRun, 'schedule_id' | 'flavor' | 'entities'>>(timed.map((one) => [one.id, one]))
  for (const one of newest.occurrences) if (one.generate_at >= since) runs.set(one.id, one)
  const seen = [...runs.values()].filter((one) => maySee(actor, one, 'view')).sort(bySoonest)
  const rows: RunRow[] = []
  for (let open = [...Map.groupBy(seen, ({ schedule_id }) => schedule_id).values()]; open.length > 0; ) {
    const next = await runsNow(
      actor.accountId,
      open.flatMap(([first]) => first?.id ?? []),
    )
    const coming = new Map(next.filter((run) => run.state === 'SCHEDULED' && maySee(actor, run, 'view')).map((run) => [run.id, run]))
    const left: typeof open = []
    for (const [first, ...later] of open) {
      const run = first && coming.get(first.id)
      if (run) rows.push({ run, more: later.length })
      // it was made or removed a moment ago
      else if (later.length > 0) left.push(later)
    }
    open = left
  }
  return rows.sort((a, b) => bySoonest(a.run, b.run))
}

/** What was made, or not delivered, the latest first, after `from` when that is given; `place`: where the rest begins, null when there is none. */
export async function madeRows(actor: Actor, from: RunPlace | null, now: Date): Promise<{ rows: RunRow[]; place: RunPlace | null }> {
  const times = { from: '0', until: new Date(now.getTime() + dayMs).toISOString() }
  const since = dueSince(now)
  const rows: RunRow[] = []
  let place = from
  for (let page = 0; page < mostPages && rows.length < pageSize; page++) {
    const found = await latestRuns(actor.accountId, { ...times, place, limit: pageSize - rows.length })
    const seen = new Map(found.runs.filter((one) => one.state !== 'DELETED' && !one.test && maySee(actor, one, 'view')).map((one) => [one.id, one]))
    const runs = await runsNow(actor.accountId, [...seen.keys()])
    // the coming rows tell of it, unless the index did not know yet that it was asked for again
    const isToCome = ({ id, state, generate_at }: Occurrence) => state === 'SCHEDULED' && seen.get(id)?.state === 'SCHEDULED' && generate_at >= since
    rows.push(...runs.filter((run) => run.state !== 'DELETED' && !isToCome(run)).map((run) => ({ run, more: 0 })))
    place = found.place
    if (place === null) break
  }
  return { rows, place }
}
