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
export function occurrences({ start, zone, type, quantity }: Recurrence): string[] {
  const date = start.slice(0, 10)
  const time = start.slice(10, 16)
  const runs = type === 'ONCE' ? 1 : quantity
  return Array.from({ length: runs }, (_, run) => {
    const day = type === 'MONTHLY' ? addMonths(date, run) : addDays(date, 7 * run)
    return new Date(instantOf(`${day}${time}`, zone)).toISOString()
  })
}
