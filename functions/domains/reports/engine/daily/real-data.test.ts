/**
 * The figures that real exports must give (docs/metrics.md#real-data), from the file through import to the endpoint. The files may not be redistributed, so they are
 * not part of the project; on a machine that lacks the folder beside the project these tests are skipped.
 */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect } from '@jest/globals'
import * as v from 'valibot'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import { Report } from '../../../../../shared/reports/report.ts'
import { callHandler } from '../../../../../test/builders/call.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { realFile, testWith } from '../../../../../test/builders/real-data.ts'
import { startTable, type TestTable } from '../../../../../test/builders/stack.ts'
import { handler } from '../../../../edge/endpoints/reports/get-social-media-performance-report.ts'
import { startSession } from '../../../../kernel/accounts/sessions.ts'
import { getProfile, putAccount, putGroup, putProfile, putUser } from '../../../../kernel/accounts/store.ts'
import { importFiles } from '../../../import/targets/profile.ts'

const account = 'acct-real'
const now = new Date('2026-11-21T09:00:00Z')
let table: TestTable
let session: string
beforeAll(async () => {
  table = await startTable()
  await putAccount({ id: account, name: 'Real', timezone: 'UTC', features: {} })
  await putUser(account, { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await putGroup(account, { entity_gid: aProfile('any', 'twitter').entity_gid, name: 'Real', timezone: null })
  session = await startSession(account, 'u', new Date())
})
afterAll(() => table.stop())

/** Imports into a fresh profile of the network. */
async function importInto(network: NetworkCode, ...files: string[]): Promise<void> {
  await putProfile(account, aProfile(network, network, { available_from: null }))
  for (const file of files) {
    const profile = await getProfile(account, network)
    if (!profile) throw new Error('no profile')
    await importFiles({ accountId: account, profile, format: 'auto', files: [{ name: file, bytes: await readFile(realFile(file)) }], now })
  }
}

type Pair = readonly [string, string] | null

async function run(network: NetworkCode, [dateFrom, dateTo]: readonly [string, string], prior: Pair = null): Promise<Report> {
  const compared: Record<string, string> = prior ? { priorFrom: prior[0], priorTo: prior[1] } : {}
  const query = { profiles: network, dateFrom, dateTo, ...compared, timezone: 'UTC' }
  const { json, text, status } = await callHandler(handler, 'GET', '/reports/social-media-performance', { session, query })
  if (status !== 200) throw new Error(text)
  return v.parse(Report, json)
}

const tile = ({ reports }: Report, key: string) => reports.networks[0]?.summary.find((one) => one.key === key)
const short = (report: Report, key: string) => {
  const { value, prior, growth } = tile(report, key) ?? {}
  return [value, prior, growth?.toFixed(1)]
}

testWith('x/x_account_overview.csv')('X: the compare option turns the sign; a year without data gives no growth', async () => {
  await importInto('twitter', 'x/x_account_overview.csv')
  const august = ['2025-08-01', '2025-08-31'] as const
  expect(short(await run('twitter', august, ['2025-07-01', '2025-07-31']), 'impressions')).toEqual([82_174, 99_182, '-17.1'])
  expect(short(await run('twitter', august, ['2025-06-27', '2025-07-27']), 'impressions')).toEqual([82_174, 64_993, '26.4'])
  expect(short(await run('twitter', august, ['2024-08-01', '2024-08-31']), 'impressions')).toEqual([82_174, null, undefined])
  const october = ['2025-10-01', '2025-10-31'] as const
  expect(short(await run('twitter', october, ['2024-10-01', '2024-10-31']), 'impressions')).toEqual([69_624, 49_208, '41.5'])
  expect(short(await run('twitter', october, ['2024-10-02', '2024-11-01']), 'impressions')).toEqual([69_624, 50_089, '39.0'])
})

testWith('linkedin/linkedin_page_content_metrics.csv')('LinkedIn: a year, and 28 days against the 28 before', async () => {
  await importInto('linkedin', 'linkedin/linkedin_page_content_metrics.csv')
  const year = await run('linkedin', ['2025-01-28', '2026-01-27'])
  expect([tile(year, 'impressions')?.value, tile(year, 'engagements')?.value]).toEqual([170_398, 16_171])
  expect(tile(year, 'er_impressions')?.value).toBeCloseTo(9.4901, 4)
  const month = await run('linkedin', ['2025-12-30', '2026-01-26'], ['2025-12-02', '2025-12-29'])
  expect(short(month, 'impressions')).toEqual([5313, 6583, '-19.3'])
  expect([tile(month, 'er_impressions')?.value?.toFixed(2), tile(month, 'er_impressions')?.prior?.toFixed(2)]).toEqual(['6.87', '14.01'])
  expect(tile(month, 'er_impressions')?.growth?.toFixed(1)).toBe('-7.1')
})

testWith('tiktok/tiktok_Overview.csv', 'tiktok/tiktok_FollowerHistory.csv')('TikTok: views, the growth from undefined days, the rate by views', async () => {
  await importInto('tiktok', 'tiktok/tiktok_Overview.csv', 'tiktok/tiktok_FollowerHistory.csv')
  const year = await run('tiktok', ['2025-02-28', '2026-02-27'])
  expect([tile(year, 'video_views')?.value, tile(year, 'net_growth')?.value]).toEqual([2_946_198, 4976])
  expect(tile(year, 'er_views')?.value).toBeCloseTo(0.9917, 4)
})

testWith('youtube/content_table.csv')('YouTube: 500 videos, weighted and not averaged', async () => {
  await importInto('youtube', 'youtube/content_table.csv')
  const videos = (await run('youtube', ['2017-01-01', '2026-11-20'])).reports.networks[0]?.report.find(({ key }) => key === 'videos')?.content[0]
  if (videos?.kind !== 'table') throw new Error('no table')
  const total = (key: string) => Number(videos.footer?.[key]?.value)
  expect([videos.rowsTotal, total('video_views')]).toEqual([500, 45_198_884])
  expect(total('watch_time_min') / 60).toBeCloseTo(9_732_856.7, 1)
  expect(total('avg_view_duration')).toBeCloseTo(775.2, 1)
  expect(total('thumb_ctr')).toBeCloseTo(5.589, 3)
})
