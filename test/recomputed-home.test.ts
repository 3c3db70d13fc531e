/** What home says changed most, recomputed in Python from the stored days, and held against the report that its row leads to. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { readSeries } from '../functions/domains/series/store/series.ts'
import { handler } from '../functions/edge/endpoints/home/get-home.ts'
import { handler as getReport } from '../functions/edge/endpoints/reports/get-social-media-performance-report.ts'
import { startSession } from '../functions/kernel/accounts/sessions.ts'
import { listProfiles } from '../functions/kernel/accounts/store.ts'
import { getHome } from '../shared/api/home.ts'
import { addDays } from '../shared/dates/index.ts'
import { whyPublishingOnly } from '../shared/profile-kind.ts'
import { Report } from '../shared/reports/report.ts'
import { callHandler } from './builders/call.ts'
import { startDemo } from './builders/demo.ts'
import { runPython } from './builders/python.ts'
import type { TestTable } from './builders/stack.ts'

const account = 'acct-demo'
let table: TestTable
let session: string
beforeAll(async () => {
  table = await startDemo('today')
  session = await startSession(account, 'user-owner', new Date())
}, 240_000)
afterAll(() => table?.stop())

const home = async () => {
  const { json, status, text } = await callHandler(handler, 'GET', '/home', { session })
  if (status !== 200) throw new Error(text)
  return v.parse(getHome.response, json)
}

const Row = v.object({
  key: v.string(),
  entity_gid: v.string(),
  value: v.number(),
  prior: v.number(),
  change: v.number(),
  low: v.number(),
  high: v.number(),
  weeks: v.number(),
  strength: v.number(),
})
type Row = v.InferOutput<typeof Row>

/** Sums of floats in another order differ in their last digits. */
const rounded = (row: Row): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? Number(value.toPrecision(9)) : value])),
})

async function inPython(last: string): Promise<Row[]> {
  const profiles = (await listProfiles(account)).filter((profile) => whyPublishingOnly(profile) === null)
  const first = addDays(last, -240)
  const series = await readSeries(
    account,
    profiles.map(({ id }) => id),
    first,
    last,
  )
  const given = profiles.map(({ id, entity_gid: group, network, available_from }, at) => ({
    id,
    group,
    network,
    available_from,
    first,
    measures: Object.fromEntries(
      Object.entries(series[at]?.measures ?? {}).map(([name, days]) => [name, Array.from(days, (day) => (Number.isNaN(day) ? null : day))]),
    ),
  }))
  return v.parse(v.array(Row), await runPython('home.py', { last, profiles: given }))
}

test('Python finds the same figures outside of their usual week, with the same numbers and in the same order', async () => {
  const { changes, week } = await home()
  const own = await inPython(week.to)
  expect(own.length).toBeGreaterThan(2)
  const told = changes.map(({ key, entity_gid, figure, change, usual, strength }) => ({
    key,
    entity_gid,
    value: figure.value ?? 0,
    prior: figure.prior ?? 0,
    change,
    ...usual,
    strength,
  }))
  expect(told.map(rounded)).toEqual(own.slice(0, 8).map(rounded))
})

test('the report that a row leads to has the very figure', async () => {
  const { changes, week, before } = await home()
  const profiles = await listProfiles(account)
  for (const { key, entity_gid, figure, passport } of changes) {
    const ids = profiles.filter((profile) => profile.entity_gid === entity_gid && whyPublishingOnly(profile) === null).map(({ id }) => id)
    const query = { profiles: ids.join(','), dateFrom: week.from, dateTo: week.to, priorFrom: before.from, priorTo: before.to, timezone: 'Europe/London' }
    const { json, text, status } = await callHandler(getReport, 'GET', '/reports/social-media-performance', { session, query })
    if (status !== 200) throw new Error(text)
    const tab = v.parse(Report, json).reports.crossChannel
    expect(tab.summary.find((tile) => tile.key === key)?.figure).toEqual(figure)
    expect({ ...tab.passports[key], note: null, fetched: '' }).toEqual({ ...passport, note: null, fetched: '' })
  }
})
