import { addDays } from '../../shared/dates/index.ts'

/** A file with a row for each day of a range, both ends included; `nth` counts from 0. */
export function rowsByDay(header: string, from: string, to: string, row: (date: string, nth: number) => string): string {
  const lines = [header]
  for (let date = from, nth = 0; date <= to; date = addDays(date, 1), nth++) lines.push(row(date, nth))
  return `${lines.join('\n')}\n`
}
