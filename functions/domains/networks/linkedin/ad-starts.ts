/** LinkedIn Campaign Manager's only date is the first day that a row covers: its one day where the report was exported by day. */
import { dayNumber } from '../../../../shared/dates/index.ts'
import { readDate } from '../../readers/csv/dates.ts'
import { plainName } from '../../readers/csv/plain-name.ts'
import type { Table } from '../../readers/csv/table.ts'

/** In English and German. */
export const startColumns: readonly string[] = ['start date (in utc)', 'startdatum (in utc)']
export const isStartColumn = (name: string): boolean => startColumns.includes(name)
const startAt = ({ header }: Pick<Table, 'header'>) => header.findIndex((name) => isStartColumn(plainName(name)))

export const hasStarts = (table: Pick<Table, 'header'>): boolean => startAt(table) >= 0

/** Whether most dates are consecutive. Two dates alone do not tell where the second begins a week or a month: the first row may cover a partial one. */
export function startsAreDays(table: Pick<Table, 'header' | 'rows'>): boolean {
  const at = startAt(table)
  const dates = [...new Set(table.rows.flatMap(({ cells }) => readDate(cells[at]) ?? []))].sort()
  const days = dates.map(dayNumber)
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? day))
  const next = new Date(dates[1] ?? 0)
  if (steps.length === 1 && (next.getUTCDay() === 1 || next.getUTCDate() === 1)) return false
  return 2 * steps.filter((step) => step === 1).length > steps.length
}
