import type { Answered } from '../../../../shared/api/client.ts'
import { addDays } from '../../../../shared/dates/index.ts'
import { useRead } from '../../lib/use-read.ts'
import { nextLook } from './next-look.ts'

type Calendar = Answered<'GET /reports/calendar'>
/** `planned`: it is not written yet, and opens the run that it will be like. */
export type CalendarEntry = Calendar['runs'][number] & { planned: boolean }

/** Whoever reads it may be in another zone than the account, whose days these are: up to 26 hours apart. */
const beside = 2
/** A month is read whole each time. */
const pollMs = 30_000

const toCome = (calendar: Calendar | undefined) => calendar?.runs.filter(({ state, paused, retry }) => state === 'SCHEDULED' && !paused && !retry) ?? []

/** Every run of some days, soonest first; asked for again while one is about to be made. */
export function useCalendar(first: string, last: string) {
  const { data, error, isValidating, retry } = useRead(
    'GET /reports/calendar',
    { query: { from: addDays(first, -beside), to: addDays(last, beside), show: 'all' } },
    { revalidateOnFocus: true, refreshInterval: (latest) => nextLook(toCome(latest), pollMs) },
  )
  const entries = data && [
    ...data.runs.map((run): CalendarEntry => ({ ...run, planned: false })),
    ...data.further.map((run): CalendarEntry => ({ ...run, planned: true })),
  ]
  return { entries: entries?.sort((a, b) => (a.generate_at < b.generate_at ? -1 : 1)), error, isValidating, retry }
}
