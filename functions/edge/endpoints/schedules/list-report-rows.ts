import { listReportRows } from '../../../../shared/api/run-lists.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportRecord } from '../../../domains/schedules/report-record.ts'
import { comingRows, madeRows, type RunRow } from '../../../domains/schedules/report-rows.ts'
import type { RunPlace } from '../../../domains/schedules/store/runs-by-time.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(listReportRows, async ({ actor, query: { cursor }, now }) => {
  const from = cursor ? placeOf(cursor, now) : null
  // one after the other: a run that is made meanwhile would be in neither
  const coming = from ? null : await comingRows(actor, now)
  const { rows, place } = await madeRows(actor, { from, coming, now })
  return {
    rows: [...(coming?.rows ?? []), ...(coming?.early ?? []), ...rows].map(rowOf),
    cursor: place && `${place.generate_at}_${place.id}`,
  }
})

const rowOf = ({ run, more }: RunRow) => ({ record: reportRecord(run), more })

function placeOf(cursor: string, now: Date): RunPlace {
  const [generate_at = '', id = ''] = cursor.split('_')
  if (generate_at > now.toISOString()) throw problem(400, messages.schedule.badCursor)
  return { generate_at, id }
}
