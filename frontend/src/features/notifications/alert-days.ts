import { addDays, dateIn, formatWeekday } from '../../../../shared/dates/index.ts'

/** Notifications of one day in somebody's zone, under the name of that day. */
export function byDay<T extends { readonly created_at: string }>(alerts: readonly T[], zone: string, now: Date): { day: string; alerts: T[] }[] {
  const today = dateIn(now.toISOString(), zone)
  const yesterday = addDays(today, -1)
  const days = new Map<string, T[]>()
  for (const alert of alerts) {
    const date = dateIn(alert.created_at, zone)
    days.set(date, [...(days.get(date) ?? []), alert])
  }
  const name = (date: string) => (date === today ? 'Today' : date === yesterday ? 'Yesterday' : formatWeekday(date))
  return [...days].map(([date, all]) => ({ day: name(date), alerts: all }))
}
