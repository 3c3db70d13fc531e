/** Daily figures of a profile as rows: a year is held at a time. */
import { addDays } from '../../../../shared/dates/index.ts'
import { entriesOf } from '../../../../shared/entries.ts'
import type { ProfileRecord } from '../../../kernel/accounts/store.ts'
import { readSeries } from '../../series/store/series.ts'
import type { Row } from './tables.ts'

/** Days without any figure are left out. */
export async function* dayRows(accountId: string, { id, available_from }: ProfileRecord, now: Date): AsyncGenerator<Row> {
  if (available_from === null) return
  // somewhere it is tomorrow already
  const last = addDays(now.toISOString().slice(0, 10), 1)
  for (let from = available_from; from <= last; from = addDays(from, 365)) {
    const to = [addDays(from, 364), last].sort()[0] ?? last
    const [series] = await readSeries(accountId, [id], from, to)
    if (!series) continue
    const measures = entriesOf(series.measures)
    for (let day = 0; day < series.days; day++) {
      const told = measures.flatMap(([name, values]): [string, number][] => {
        const value = values[day]
        return value === undefined || Number.isNaN(value) ? [] : [[name, value]]
      })
      if (told.length > 0) yield { profile_id: id, date: addDays(from, day), ...Object.fromEntries(told) }
    }
  }
}
