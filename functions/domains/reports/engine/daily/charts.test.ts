import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getReportChart } from '../../../../../shared/api/reports.ts'
import { reportManifests } from '../../../../../shared/reports/index.ts'
import { figuresShown, Report, reportTabs } from '../../../../../shared/reports/report.ts'
import { callHandler } from '../../../../../test/builders/call.ts'
import { startTable, type TestTable } from '../../../../../test/builders/stack.ts'
import { dayBefore, listenerOf, writeTenants } from '../../../../../test/builders/tenants.ts'
import { handler as chart } from '../../../../edge/endpoints/reports/get-report-chart.ts'
import { handler as sample } from '../../../../edge/endpoints/reports/get-sample-report.ts'
import { handler as social } from '../../../../edge/endpoints/reports/get-social-media-performance-report.ts'

const now = new Date()
const profile = 'profile-zebra-1'
const range = { dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2), timezone: 'Europe/London' }
let table: TestTable
let session: string
beforeAll(async () => {
  table = await startTable()
  session = (await writeTenants(now)).owner
})
afterAll(() => table.stop())

const get = (query: Record<string, string>) => callHandler(chart, 'GET', '/reports/charts', { query: { ...range, ...query }, session })

test('a chart is the block of the whole report, with the passports of its figures', async () => {
  const whole = v.parse(
    Report,
    (await callHandler(social, 'GET', '/reports/social-media-performance', { query: { profiles: profile, ...range }, session })).json,
  )
  for (const network of [undefined, 'facebook']) {
    const tab = reportTabs(whole).find(({ code }) => code === (network ?? 'cross_channel'))
    const section = tab?.report.find(({ content }) => content[0]?.kind === 'line')
    const block = section?.content[0]
    if (!tab || !section || !block) throw new Error('no line')
    const query = { type: 'comprehensive', profiles: profile, section: section.key, block: block.key, ...(network ? { network } : {}) }
    const one = v.parse(getReportChart.response, (await get(query)).json)
    expect([one.section.title, one.block, one.dates]).toEqual([section.title, block, whole.dates])
    expect(Object.keys(one.passports).sort()).toEqual([...block.passports].sort())
    expect(block.passports.map((key) => one.passports[key])).toEqual(block.passports.map((key) => tab.passports[key]))
  }
})

test('a report about something else than profiles gives its blocks too; one that it does not have is missing', async () => {
  const listener = { type: 'listener_performance', listener_gid: listenerOf(profile) }
  expect((await get({ ...listener, section: 'nowhere', block: 'none' })).json.error).toBe(
    'This report has no such block. Please choose one of its sections and blocks.',
  )
  const { report } = v.parse(
    v.object({ report: Report }),
    (await callHandler(sample, 'GET', '/reports/mock', { query: { type: listener.type }, session })).json,
  )
  const [section] = report.reports.crossChannel.report
  expect((await get({ ...listener, section: section?.key ?? '', block: section?.content[0]?.key ?? '' })).status).toBe(200)
})

test.each(reportManifests.map(({ id }) => id))('the sample of %s is a whole report whose figures have passports', async (type) => {
  const { status, json } = await callHandler(sample, 'GET', '/reports/mock', { query: { type }, session })
  expect(status).toBe(200)
  const { report } = v.parse(v.object({ report: Report }), json)
  expect(report.type).toBe(type)
  for (const tab of reportTabs(report)) {
    expect(tab.report.length).toBeGreaterThan(0)
    expect(figuresShown(tab).filter((key) => !tab.passports[key])).toEqual([])
    expect(tab.summary.every(({ title, value }) => title !== '' && value !== null)).toBe(true)
  }
})

test('a type that there is not has no sample', async () => {
  expect((await callHandler(sample, 'GET', '/reports/mock', { query: { type: 'nothing' }, session })).status).toBe(400)
})
