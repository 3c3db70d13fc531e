/** The rows of the list of reports: of each schedule its next run, then what was made. */

import { dayMs } from '../../../shared/dates/durations.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { forever } from '../items/store/items.ts'
import type { Occurrence } from './records.ts'
import { maySee } from './report-record.ts'
import { listOccurrences } from './store/account-occurrences.ts'
import { latestRuns, type RunPlace, runsFrom, runsNow, type TimedRun } from './store/runs-by-time.ts'

/** A run, and how many of its schedule are to come after it. */
export type RunRow = { readonly run: Occurrence; readonly more: number }

const pageSize = 25
/** The index may tell of many runs that the caller does not see: so many of it are looked at, so often, until a page is full. */
const [lookedAt, mostLooks] = [300, 10]
/** As many as a schedule has at most. */
const newestRuns = 52

/** One that is due is tried for an hour. What somebody asks for again long after its time keeps its place among what was made. */
const dueSince = (now: Date) => new Date(now.getTime() - dayMs).toISOString()
const bySoonest = (a: RunPlace, b: RunPlace) => (a.generate_at < b.generate_at ? -1 : 1)
const rowOf = (run: Occurrence): RunRow => ({ run, more: 0 })

type Listed = RunPlace & Pick<TimedRun, 'schedule_id' | 'flavor' | 'entities' | 'state'>
export type ComingRows = {
  readonly rows: RunRow[]
  /** runs that stand behind these */
  readonly folded: ReadonlySet<string>
  /** made before their time, as where the clock of a local stack was moved on; the latest first */
  readonly early: RunRow[]
}

/** The next run of each schedule that the caller sees, the soonest first. */
export async function comingRows(actor: Actor, now: Date): Promise<ComingRows> {
  const since = dueSince(now)
  const [timed, newest] = await Promise.all([
    runsFrom(actor.accountId, { from: since, until: forever }),
    // what was scheduled a moment ago the index may not know yet
    listOccurrences(actor.accountId, { state: 'SCHEDULED', limit: newestRuns }),
  ])
  const runs = new Map<string, Listed>(timed.map((one) => [one.id, one]))
  for (const one of newest.occurrences) if (one.generate_at >= since) runs.set(one.id, one)
  const seen = [...runs.values()].filter((one) => maySee(actor, one, 'view')).sort(bySoonest)
  const isComing = ({ state }: Pick<Listed, 'state'>) => state === 'SCHEDULED'
  const { rows, passed } = await nextRuns(actor, seen.filter(isComing))
  const shown = new Set(rows.map(({ run }) => run.id))
  const early = seen.filter((one) => !isComing(one) && one.generate_at > now.toISOString()).map(({ id }) => id)
  const made = await runsNow(actor.accountId, [...early, ...passed])
  return {
    rows: rows.sort((a, b) => bySoonest(a.run, b.run)),
    folded: new Set(seen.filter((one) => isComing(one) && !shown.has(one.id)).map(({ id }) => id)),
    early: made
      .filter((run) => !isComing(run) && run.state !== 'DELETED' && run.generate_at > now.toISOString())
      .sort((a, b) => bySoonest(b, a))
      .map(rowOf),
  }
}

/** Of each schedule, the first of these that is still to come. `passed`: those before it, which were made or removed a moment ago. */
async function nextRuns(actor: Actor, coming: readonly Listed[]): Promise<{ rows: RunRow[]; passed: string[] }> {
  const rows: RunRow[] = []
  const passed: string[] = []
  for (let open = [...Map.groupBy(coming, ({ schedule_id }) => schedule_id).values()]; open.length > 0; ) {
    const next = await runsNow(
      actor.accountId,
      open.flatMap(([first]) => first?.id ?? []),
    )
    const found = new Map(next.filter((run) => run.state === 'SCHEDULED' && maySee(actor, run, 'view')).map((run) => [run.id, run]))
    const left: typeof open = []
    for (const [first, ...later] of open) {
      const run = first && found.get(first.id)
      if (run) rows.push({ run, more: later.length })
      else if (first) {
        passed.push(first.id)
        if (later.length > 0) left.push(later)
      }
    }
    open = left
  }
  return { rows, passed }
}

/**
 * What was made, or not delivered, the latest first, after `from` when that is given; `place`: where the rest begins, null when there is none.
 * `coming`: what the same page tells of besides.
 */
export async function madeRows(
  actor: Actor,
  { from, coming, now }: { from: RunPlace | null; coming: ComingRows | null; now: Date },
): Promise<{ rows: RunRow[]; place: RunPlace | null }> {
  const times = { from: '0', until: now.toISOString() }
  const since = dueSince(now)
  const shown = new Set(coming?.rows.map(({ run }) => run.id))
  const isTold = (run: Occurrence) => shown.has(run.id) || (run.state === 'SCHEDULED' && (coming ? coming.folded.has(run.id) : run.generate_at >= since))
  const rows: RunRow[] = []
  let place = from
  for (let look = 0; look < mostLooks && rows.length < pageSize; look++) {
    const found = await latestRuns(actor.accountId, { ...times, place, limit: lookedAt })
    const seen = found.runs.filter((one) => one.state !== 'DELETED' && !one.test && maySee(actor, one, 'view'))
    const some = seen.slice(0, pageSize - rows.length)
    const runs = await runsNow(
      actor.accountId,
      some.map(({ id }) => id),
    )
    rows.push(...runs.filter((run) => run.state !== 'DELETED' && !isTold(run)).map(rowOf))
    place = some.length < seen.length ? (some.at(-1) ?? null) : found.place
    if (place === null) break
  }
  return { rows, place }
}
