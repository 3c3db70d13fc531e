import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listScheduledReports } from '../../../../shared/api/schedules.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { someOccurrences } from '../../../../test/builders/occurrences.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { putSchedule } from '../../../domains/schedules/store/schedules.ts'
import { handler } from './list-scheduled-reports.ts'

const now = new Date()
const tenants = startTenants({ now })

test('all runs are read a page at a time, the newest first, without a gap and none twice', async () => {
  const ids: string[] = []
  for (let weeks = 0; weeks < 2; weeks++) {
    const at = Array.from({ length: 40 }, (_, run) => new Date(now.getTime() + (run + 1) * 7 * 86_400_000).toISOString())
    const { schedule, occurrences } = someOccurrences({ now, at })
    await putSchedule('acct-zebra', schedule, occurrences, undefined)
    ids.push(...occurrences.map(({ id }) => id))
  }
  const read: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { json } = await callHandler(handler, 'GET', '/reports/scheduled', { query: cursor ? { cursor } : {}, session: tenants.sessions.owner })
    const page = v.parse(listScheduledReports.response, json)
    read.push(page.records.map(({ _id }) => _id))
    cursor = page.cursor
  }
  expect(read.flat()).toEqual(ids.toReversed())
  expect(read.length).toBe(2)
})
