/** When a schedule runs (docs/behaviours.md#local-time): the wall time stays, whatever the zone's clock does in between. */
import { addDays, addMonths } from './calendar-date.ts'
import { instantOf, wallTime } from './zoned.ts'

export type Recurrence = {
  /** wall time of the first run, `YYYY-MM-DDTHH:mm` */
  readonly start: string
  readonly zone: string
  readonly type: 'ONCE' | 'WEEKLY' | 'MONTHLY'
  /** how many runs; ONCE is always one */
  readonly quantity: number
}

/**
 * ISO instants in order. The 29th to 31st becomes the last day of a shorter month and comes back in a longer one.
 * A skipped time runs at the next minute the clock shows, a repeated time once, the first time.
 */
export function occurrences({ quantity, ...recurrence }: Recurrence): string[] {
  return Array.from({ length: recurrence.type === 'ONCE' ? 1 : quantity }, (_, step) => occurrence(recurrence, step))
}

/** The ISO instant of the run that is `step` weeks or months after the first. */
export function occurrence({ start, zone, type }: Omit<Recurrence, 'quantity'>, step: number): string {
  const date = start.slice(0, 10)
  const day = type === 'MONTHLY' ? addMonths(date, step) : addDays(date, 7 * step)
  return new Date(instantOf(`${day}${start.slice(10, 16)}`, zone)).toISOString()
}

/** A run: its instant (ISO), its zone, and the wall time from which those of its schedule are counted; null: that is not known. */
export type PlannedRun = { readonly generate_at: string; readonly timezone: string; readonly counted_from: string | null }

/**
 * `YYYY-MM-DDTHH:mm`, the wall time a run was planned for. Where the clock skips that, the run is later, after midnight even on the next day. One
 * that was moved by itself is planned for the time it has.
 */
export function plannedWall({ generate_at, timezone, counted_from }: PlannedRun): string {
  const wall = wallTime(generate_at, timezone)
  const date = wall.slice(0, 10)
  const planned = [date, addDays(date, -1)].map((day) => `${day}${counted_from?.slice(10) ?? wall.slice(10)}`)
  return planned.find((one) => instantOf(one, timezone) === Date.parse(generate_at)) ?? wall
}
