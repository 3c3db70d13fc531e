/** Days on which the clock of a zone changes. */
import { dayMs } from '../../../../shared/dates/durations.ts'
import { addDays, type DateRange, dayCount, instantRange } from '../../../../shared/dates/index.ts'

/** Hours of a day in a zone: 23 or 25 when its clock changes. */
export function hoursOf(date: string, zone: string): number {
  const [start, end] = instantRange(date, date, zone)
  return (Date.parse(end) - Date.parse(start)) / 3_600_000
}

/** Days of a range with 23 or 25 hours. Halves the range instead of asking every day: clocks change twice a year at most. */
export function clockChanges(range: DateRange, zone: string): { date: string; hours: number }[] {
  const days = dayCount(range.from, range.to)
  if (days === 1) {
    const hours = hoursOf(range.from, zone)
    return hours === 24 ? [] : [{ date: range.from, hours }]
  }
  const start = instantRange(range.from, range.from, zone)[0]
  const end = instantRange(range.to, range.to, zone)[1]
  const even = Date.parse(end) - Date.parse(start) === days * dayMs
  // over a longer range a change forward and one back cancel out
  if (even && days <= 120) return []
  const middle = addDays(range.from, Math.floor(days / 2) - 1)
  return [...clockChanges({ from: range.from, to: middle }, zone), ...clockChanges({ from: addDays(middle, 1), to: range.to }, zone)]
}
