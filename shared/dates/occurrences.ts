/** When a schedule runs (docs/behaviours.md#local-time): the wall time stays, whatever the zone's clock does in between. */
import { addDays, addMonths } from './calendar-date.ts'
import { instantOf } from './zoned.ts'

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
