import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createScheduledReport, listReportRows, type RecordState } from '../../shared/api/schedules.ts'
import { callHandler } from '../../test/builders/call.ts'
import { someOccurrences } from '../../test/builders/occurrences.ts'
import { startTenants } from '../../test/builders/running-tenants.ts'
import type { Role } from '../../test/builders/tenants.ts'
import { documents } from '../lib/clients.ts'
import { handler as schedule } from './create-scheduled-report.ts'
import { handler as remove } from './delete-scheduled-report.ts'
import { handler } from './list-report-rows.ts'
import { putSchedule } from './store.ts'

const now = new Date()
const tenants = startTenants({ now, unlimited: true })
const account = 'acct-zebra'
const dayMs = 86_400_000
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
async function write(state: RecordState, days: readonly number[], over: { entities?: string[]; test?: true } = {}) {
  const { schedule: made, occurrences } = someOccurrences({ now, at: days.map(daysFromNow), ...over })
  const runs = occurrences.map((one) => ({ ...one, state }))
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

test('an index that is behind hides nothing: what was scheduled, made or asked for again a moment ago has its row', async () => {
  const [coming = ''] = await write('SCHEDULED', [3])
  const [made = ''] = await write('GENERATED', [-0.1])
  const stateOf = async (id: string) => (await page()).rows.filter(({ record }) => record._id === id).map(({ record }) => record.state)
  const [again = ''] = await write('SCHEDULED', [-0.2])
  const seen: [string, (item: object) => object[], RecordState][] = [
    [coming, () => [], 'SCHEDULED'],
    [made, (item) => [{ ...item, state: 'SCHEDULED' }], 'GENERATED'],
    [again, (item) => [{ ...item, state: 'FAILED' }], 'SCHEDULED'],
  ]
  for (const [id, past, state] of seen) {
    const caughtUp = behind(id, past)
    expect(await stateOf(id)).toEqual([state])
    caughtUp()
  }
})
