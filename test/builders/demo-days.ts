/** Dates around the demo, whose figures end on the day on which the tests run. */
import { addDays, today } from '../../shared/dates/index.ts'

/** ISO date so many days before today in UTC; after it, where negative. */
export const daysBeforeToday = (days: number): string => addDays(today('UTC', new Date()), -days)
