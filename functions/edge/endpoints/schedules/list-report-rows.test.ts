import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listReportRows } from '../../../../shared/api/run-lists.ts'
import { createScheduledReport, type RecordState } from '../../../../shared/api/schedules.ts'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { someOccurrences } from '../../../../test/builders/occurrences.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import type { Role } from '../../../../test/builders/tenants.ts'
import { putSchedule } from '../../../domains/schedules/store/schedules.ts'
import { documents } from '../../../kernel/clients.ts'
import { handler as schedule } from './create-scheduled-report.ts'
import { handler as remove } from './delete-scheduled-report.ts'
import { handler } from './list-report-rows.ts'

const now = new Date()
const tenants = startTenants({ now, unlimited: true, eachTest: true })
const account = 'acct-zebra'
const daysFromNow = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()

async function page(cursor: string | null = null, who: Role = 'owner') {
  const { json } = await callHandler(handler, 'GET', '/reports/rows', { query: cursor ? { cursor } : {}, session: tenants.sessions[who] })
  return v.parse(listReportRows.response, json)
}
async function allPages(who: Role = 'owner') {
  const pages = [await page(null, who)]
  for (let cursor = pages[0]?.cursor; cursor; cursor = pages.at(-1)?.cursor) pages.push(await page(cursor, who))
  return pages
}
/** A schedule with a run on each of these days, in these states: the last one of them all that follow. */
async function write(states: RecordState | readonly RecordState[], days: readonly number[], over: { entities?: string[]; test?: true } = {}) {
  const { schedule: made, occurrences } = someOccurrences({ now, at: days.map(daysFromNow), ...over })
  const given = [states].flat()
  const runs = occurrences.map((one, at) => ({ ...one, state: given[at] ?? given.at(-1) ?? one.state }))
  await putSchedule(account, made, runs, undefined)
  return runs.map(({ id }) => id)
}
const Asked = v.object({ IndexName: v.literal('runs') })
const Found = v.object({ Items: v.array(v.looseObject({ sk: v.string() })) })
/** Until what it gives is called, the index says of one run what `past` makes of it. */
function behind(id: string, past: (item: object) => object[]) {
  const { middlewareStack } = documents()
  middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args)
      if (!v.is(Asked, args.input)) return answer
      const Items = v.parse(Found, answer.output).Items.flatMap((item) => (item.sk === `RUN#${id}` ? past(item) : [item]))
      return { ...answer, output: { ...answer.output, Items } }
    },
    { step: 'initialize', name: 'behind' },
  )
  return () => middlewareStack.remove('behind')
}

test('the next run of every schedule is on the first page, the soonest first, however many schedules and runs there are', async () => {
  const schedules = Array.from({ length: 14 }, (_, at) => ({
    start: `2031-03-${String(((at * 5) % 14) + 3).padStart(2, '0')}T09:00`,
    quantity: at === 3 ? 1 : 52,
  }))
  const ids: string[][] = []
  for (const { start, quantity } of schedules) {
    const body = { flavor: 'comprehensive', type: 'WEEKLY', timezone: 'UTC', profiles: ['profile-zebra-1'], recipient_emails: 'a@x.test' }
    const made = await callHandler(schedule, 'POST', '/reports/scheduled', { body: { ...body, generate_at: start, quantity }, session: tenants.sessions.owner })
    ids.push(v.parse(createScheduledReport.response, made.json).records.map(({ _id }) => _id))
  }
  const wanted = () => schedules.map(({ start, quantity }) => [start, quantity - 1]).sort()
  const seen = async () => (await page()).rows.map(({ record, more }) => [record.local_time, more])
  expect(await seen()).toEqual(wanted())
  await callHandler(remove, 'DELETE', '/reports/scheduled/{id}', { params: { id: ids[0]?.[0] ?? '' }, session: tenants.sessions.owner })
  schedules[0] = { start: '2031-03-10T09:00', quantity: 51 }
  expect(await seen()).toEqual(wanted())
})

test('what was made follows by its time, whenever it was scheduled, page after page without a gap', async () => {
  const long = Array.from({ length: 40 }, (_, week) => -7 * (40 - week))
  const [weekly, later] = [await write('GENERATED', long), await write('FAILED', [-0.5, -3, -100])]
  await write('DELETED', [-1])
  await write('GENERATED', [-2], { test: true })
  await write('GENERATED', [-4], { entities: ['group-zebra-2'] })
  const wanted = [...weekly.map((id, at) => ({ id, days: long[at] ?? 0 })), ...later.map((id, at) => ({ id, days: [-0.5, -3, -100][at] ?? 0 }))]
  const made = async (who: Role) =>
    (await allPages(who)).map(({ rows }) => rows.filter(({ record }) => record.state !== 'SCHEDULED').map(({ record }) => record._id))
  const pages = await made('restricted')
  expect(pages.flat()).toEqual(wanted.sort((a, b) => b.days - a.days).map(({ id }) => id))
  expect(pages.length).toBeGreaterThan(1)
  expect((await made('owner')).flat()).toHaveLength(wanted.length + 1)
})

test('a report that was made before its time, as by a clock that was moved on, is the first that was made', async () => {
  const [made = '', next = ''] = await write(['GENERATED', 'SCHEDULED'], [20, 27])
  const { rows } = await page()
  const at = rows.findIndex(({ record }) => record.state !== 'SCHEDULED')
  expect(rows[at]?.record._id).toBe(made)
  expect(rows.slice(0, at).map(({ record }) => record._id)).toContain(next)
})

test('made reports are found behind hundreds of runs of others, and who sees none of a page can go on', async () => {
  const [mine = ''] = await write('GENERATED', [-200])
  const theirs = Array.from({ length: 90 }, (_, at) => -101 - at)
  for (let schedules = 0; schedules < 4; schedules++) await write('GENERATED', theirs, { entities: ['group-zebra-2'] })
  const pages = await allPages('restricted')
  expect(pages.flatMap(({ rows }) => rows.map(({ record }) => record._id)).filter((id) => id === mine)).toEqual([mine])
})

test('an index that is behind hides nothing: what was scheduled, made or asked for again a moment ago has its row', async () => {
  const rowsOf = async (ids: readonly string[]) =>
    (await page()).rows.flatMap(({ record, more }) => (ids.includes(record._id) ? [[ids.indexOf(record._id), record.state, more]] : []))
  const again = await write('SCHEDULED', [-0.2])
  await write(
    'GENERATED',
    Array.from({ length: 60 }, (_, at) => -300 - at),
  )
  const [made, half] = [await write('GENERATED', [-0.1]), await write(['GENERATED', 'SCHEDULED'], [3, 10, 17])]
  const coming = await write('SCHEDULED', [4])
  const scheduled = (item: object) => [{ ...item, state: 'SCHEDULED' }]
  const seen: [ids: string[], past: (item: object) => object[], rows: (string | number)[][]][] = [
    [coming, () => [], [[0, 'SCHEDULED', 0]]],
    [made, scheduled, [[0, 'GENERATED', 0]]],
    [
      half,
      scheduled,
      [
        [1, 'SCHEDULED', 1],
        [0, 'GENERATED', 0],
      ],
    ],
    [again, (item) => [{ ...item, state: 'FAILED' }], [[0, 'SCHEDULED', 0]]],
  ]
  for (const [ids, past, rows] of seen) {
    const caughtUp = behind(ids[0] ?? '', past)
    expect(await rowsOf(ids)).toEqual(rows)
    caughtUp()
  }
})

test('a place that is none is refused in words', async () => {
  for (const cursor of ['x', `9999-01-01T00:00:00.000Z_${'0'.repeat(26)}`]) {
    const { status, json } = await callHandler(handler, 'GET', '/reports/rows', { query: { cursor }, session: tenants.sessions.owner })
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining(messages.schedule.badCursor)])
  }
})
