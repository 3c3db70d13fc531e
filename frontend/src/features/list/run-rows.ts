/** Which runs the list shows, in which order, and the figures above it. Pure. */

import { type RecordState, type ReportRecord, retryingLabel } from '../../../../shared/api/schedules.ts'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { countDelivered, countOf, isWanted } from './run-text.ts'

export type StateFilter = 'all' | 'PAUSED' | Exclude<RecordState, 'DELETED'>
/** A run, and how many later runs of its schedule stand behind it. */
export type RunRow = { record: ReportRecord; more: number }

/** Whether it is to come: nobody has begun it, or asked for it again. A PDF that somebody exports is made at once. */
export function isToCome({ state, label_state, type }: Pick<ReportRecord, 'state' | 'label_state' | 'type'>): boolean {
  return state === 'SCHEDULED' && label_state !== retryingLabel && type !== 'ONCE'
}

/** When it is sent next: of a run that is retried, with its next try. */
export const dueAt = ({ retry, generate_at }: Pick<ReportRecord, 'retry' | 'generate_at'>) => retry?.at ?? generate_at
const byTime = (a: RunRow, b: RunRow) => a.record.generate_at.localeCompare(b.record.generate_at)

/**
 * Coming runs first, the next one on top and one row per schedule; then what was made, the latest first. A run that was asked for again long after
 * its time, or that was made while pages were read, is among the given rows at another place, or twice.
 */
export function runRows(rows: readonly RunRow[]): RunRow[] {
  const once = [...new Map(rows.map((row) => [row.record._id, row])).values()]
  const coming = once.filter(({ record }) => record.state === 'SCHEDULED').sort(byTime)
  const perSchedule = Map.groupBy(coming, ({ record }) => record.schedule_id)
  const next = [...perSchedule.values()].flatMap(([first, ...later]) => {
    return first ? [{ ...first, more: later.reduce((runs, { more }) => runs + 1 + more, first.more) }] : []
  })
  return [...next, ...once.filter(({ record }) => record.state !== 'SCHEDULED').sort((a, b) => byTime(b, a))]
}

type Shown = Pick<ReportRecord, 'state' | 'paused'>
const shownAs = ({ state, paused }: Shown): RecordState | 'PAUSED' => (paused ? 'PAUSED' : state)

export function filterRows<Row extends { record: Shown }>(
  rows: readonly Row[],
  state: StateFilter,
  query: string,
  textOf: (record: Row['record']) => string,
): Row[] {
  const wanted = query.trim().toLowerCase()
  return rows.filter(({ record }) => (state === 'all' || shownAs(record) === state) && textOf(record).toLowerCase().includes(wanted))
}

const monthMs = 30 * dayMs

/** Of a run, in a list or on a calendar, what is counted. */
type Counted = Pick<ReportRecord, 'state' | 'paused' | 'retry' | 'generate_at' | 'timezone'> & {
  recipients: readonly Pick<ReportRecord['recipients'][number], 'status' | 'outcome'>[]
}
export type RunTotals<Run> = { next: Run | null; sent: number; delivered: number; addressed: number; troubled: number; coming: number }

/** Over the last 30 days: mails sent of those addressed, and runs that failed or missed a recipient. `coming`: of those that are given. */
export function totalsOf<Run extends Counted>(records: readonly Run[], now: Date): RunTotals<Run> {
  const recent = records.filter((record) => {
    const age = now.getTime() - Date.parse(record.generate_at)
    return (record.state === 'GENERATED' || record.state === 'FAILED') && age >= 0 && age <= monthMs
  })
  const mails = recent.flatMap((record) => record.recipients)
  const coming = records.filter((record) => record.state === 'SCHEDULED' && !record.paused).sort((a, b) => dueAt(a).localeCompare(dueAt(b)))
  return {
    next: coming[0] ?? null,
    sent: countOf(mails, 'sent'),
    delivered: countDelivered(mails),
    addressed: mails.filter(isWanted).length,
    troubled: recent.filter((record) => record.state === 'FAILED' || countOf(record.recipients, 'failed') > 0).length,
    coming: coming.length,
  }
}
