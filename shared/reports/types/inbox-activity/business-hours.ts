import { addDays, instantOf, weekday } from '../../../dates/index.ts'
import { memoize } from '../../../memoize.ts'

/** Monday to Friday, 9 to 17 on the clock of the profile (docs/metrics.md#inbox). */
const opening = { first: 0, last: 4, from: '09:00', to: '17:00' } as const

/** Seconds between two instants that lie inside business hours; one that comes out of hours starts at the next opening. */
export type BusinessClock = (from: string, to: string) => number

/** Windows and midnights are kept by date: thousands of messages fall on few days. */
export function businessClock(zone: string): BusinessClock {
  const windows = new Map<string, readonly [number, number] | null>()
  const windowOf = (date: string) =>
    memoize(windows, date, (): readonly [number, number] | null => {
      const isOpen = weekday(date) >= opening.first && weekday(date) <= opening.last
      return isOpen ? [instantOf(`${date}T${opening.from}`, zone), instantOf(`${date}T${opening.to}`, zone)] : null
    })
  const midnights = new Map<string, number>()
  const midnightOf = (date: string) => memoize(midnights, date, () => instantOf(`${date}T00:00`, zone))
  const dateAt = (at: number): string => {
    const utc = new Date(at).toISOString().slice(0, 10)
    if (at < midnightOf(utc)) return addDays(utc, -1)
    const next = addDays(utc, 1)
    return at < midnightOf(next) ? utc : next
  }
  return (from, to) => {
    const [start, end] = [Date.parse(from), Date.parse(to)]
    let sum = 0
    const last = dateAt(end)
    for (let date = dateAt(start); date <= last; date = addDays(date, 1)) {
      const window = windowOf(date)
      if (window) sum += Math.max(0, Math.min(end, window[1]) - Math.max(start, window[0]))
    }
    return sum / 1000
  }
}
