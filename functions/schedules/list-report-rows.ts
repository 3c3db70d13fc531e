import { listReportRows } from '../../shared/api/schedules.ts'
import { handle } from '../lib/endpoint.ts'
import { reportRecord } from './report-record.ts'
import { comingRows, madeRows, type RunRow } from './report-rows.ts'
import type { RunPlace } from './runs-by-time.ts'

export const handler = handle(listReportRows, async ({ actor, query: { cursor }, now }) => {
  const [coming, made] = await Promise.all([cursor ? [] : comingRows(actor, now), madeRows(actor, cursor ? placeOf(cursor) : null, now)])
  // where the index is behind, both tell of a run
  const told = new Set(coming.map(({ run }) => run.id))
  return {
    rows: [...coming, ...made.rows.filter(({ run }) => !told.has(run.id))].map(rowOf),
    cursor: made.place && `${made.place.generate_at}_${made.place.id}`,
  }
})

const rowOf = ({ run, more }: RunRow) => ({ record: reportRecord(run), more })

function placeOf(cursor: string): RunPlace {
  const [generate_at = '', id = ''] = cursor.split('_')
  return { generate_at, id }
}
