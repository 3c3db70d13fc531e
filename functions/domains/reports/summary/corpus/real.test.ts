/**
 * What is said of real exports (docs/metrics.md#real-data), imported into profiles of their own. The files may not be redistributed; on a machine
 * that lacks one its reports are skipped.
 */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect } from '@jest/globals'
import type { NetworkCode } from '../../../../../shared/networks.ts'
import type { ReportRequest } from '../../../../../shared/reports/request.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { realFile, testWith } from '../../../../../test/builders/real-data.ts'
import { runOf } from '../../../../../test/builders/run.ts'
import { sampleOf } from '../../../../../test/builders/sizes.ts'
import { startTable, type TestTable } from '../../../../../test/builders/stack.ts'
import { getProfile, putAccount, putGroup, putProfile, putUser } from '../../../../kernel/accounts/store.ts'
import { importFiles } from '../../../import/targets/profile.ts'
import { computeReport } from '../../run/compute-report.ts'
import { type Expected, faultsOf } from './said.ts'

const account = 'acct-real'
const now = new Date('2026-11-21T09:00:00Z')
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await putAccount({ id: account, name: 'Real', timezone: 'UTC', features: { inbox_activity: true, ads: true } })
  await putUser(account, { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await putGroup(account, { entity_gid: aProfile('any', 'twitter').entity_gid, name: 'Real', timezone: null })
})
afterAll(() => table?.stop())

type Given = Partial<Omit<Parameters<typeof importFiles>[0], 'profile' | 'files'>>

/** Once for all reports over the same file. */
const imported = new Map<string, Promise<void>>()
async function importInto(id: string, network: NetworkCode, files: readonly string[], given: Given): Promise<void> {
  await putProfile(account, aProfile(id, network, { available_from: null }))
  for (const name of files) {
    const profile = await getProfile(account, id)
    if (!profile) throw new Error('no profile')
    await importFiles({ accountId: account, profile, format: 'auto', files: [{ name, bytes: await readFile(realFile(name)) }], now, ...given })
  }
}

type Dates = readonly [from: string, to: string, priorFrom?: string, priorTo?: string]
type Case = readonly [name: string, type: string, network: NetworkCode, files: readonly string[], dates: Dates, expected: Expected, given?: Given]

const overview = ['x/x_account_overview.csv']
const linkedin = ['linkedin/linkedin_page_content_metrics.csv', 'linkedin/linkedin_page_followers.csv']
const tiktok = ['tiktok/tiktok_Overview.csv', 'tiktok/tiktok_FollowerHistory.csv']
const meta = ['Follows', 'Interactions', 'Reach', 'Views', 'Visits'].map((name) => `meta_business_suite/${name}.csv`)
const bank = ['reviews_google_play.csv']
const support = ['support_messages_twcs.csv']
const none = /\b(?:rose|fell|prior|within normal|trend)\b/

const cases: readonly Case[] = [
  ['LinkedIn, four weeks', 'comprehensive', 'linkedin', linkedin, ['2025-12-30', '2026-01-26', '2025-12-02', '2025-12-29'], {}],
  ['LinkedIn, a year', 'comprehensive', 'linkedin', linkedin, ['2025-01-28', '2026-01-27'], { mustNot: [none] }],
  ['LinkedIn, a quarter', 'comprehensive', 'linkedin', linkedin, ['2025-10-01', '2025-12-31', '2025-07-01', '2025-09-30'], {}],
  ['X, August against July', 'comprehensive', 'twitter', overview, ['2025-08-01', '2025-08-31', '2025-07-01', '2025-07-31'], {}],
  ['X, August against the same weekdays', 'comprehensive', 'twitter', overview, ['2025-08-01', '2025-08-31', '2025-06-27', '2025-07-27'], {}],
  [
    'X, August against a year that nobody holds',
    'comprehensive',
    'twitter',
    overview,
    ['2025-08-01', '2025-08-31', '2024-08-01', '2024-08-31'],
    { mustNot: [none] },
  ],
  ['X, October against the year before', 'comprehensive', 'twitter', overview, ['2025-10-01', '2025-10-31', '2024-10-01', '2024-10-31'], {}],
  [
    'X, September, of which a day is missing',
    'comprehensive',
    'twitter',
    overview,
    ['2025-09-01', '2025-09-30', '2025-08-02', '2025-08-31'],
    // by hand over the 29 pairs of days: 221,365 against 80,755
    { must: ['Impressions rose 174.1% to 221.4K like for like over 29 of 30 days.'] },
  ],
  ['TikTok, four weeks', 'comprehensive', 'tiktok', tiktok, ['2026-01-01', '2026-01-28', '2025-12-04', '2025-12-31'], {}],
  ['Meta Business Suite, a month', 'comprehensive', 'facebook', meta, ['2025-03-16', '2025-04-12', '2025-02-16', '2025-03-15'], {}, { of: 'facebook' }],
  [
    'Meta posts, a quarter',
    'posts',
    'facebook',
    ['meta_business_suite/facebook_posts_content_export.csv'],
    ['2025-01-01', '2025-03-31', '2024-10-03', '2024-12-31'],
    {},
  ],
  ['X posts, two weeks', 'posts', 'twitter', ['x/x_content.csv'], ['2025-03-07', '2025-03-20', '2025-02-21', '2025-03-06'], {}],
  ['YouTube, ten years of videos', 'comprehensive', 'youtube', ['youtube/content_table.csv'], ['2016-01-01', '2025-12-30'], { mustNot: [none] }],
  [
    'banks, October against the month before',
    'reviews',
    'google',
    bank,
    ['2025-10-01', '2025-10-31', '2025-08-31', '2025-09-30'],
    { must: ['verage rating went from 3.84 to 3.86'], mustNot: [/verage rating (?:rose|fell)/] },
  ],
  [
    'banks, October against the year before',
    'reviews',
    'google',
    bank,
    ['2025-10-01', '2025-10-31', '2024-10-01', '2024-10-31'],
    { must: [/(?:3\.88 to 3\.86|Reviews received)/] },
  ],
  ['banks, a year against the one before', 'reviews', 'google', bank, ['2024-11-01', '2025-10-31', '2023-11-01', '2024-10-31'], {}],
  ['support, two weeks', 'inbox_activity', 'twitter', support, ['2017-11-17', '2017-11-30', '2017-11-03', '2017-11-16'], {}],
  ['support, all of it', 'inbox_activity', 'twitter', support, ['2011-08-29', '2017-12-03'], { mustNot: [none] }],
  [
    'ads, two weeks',
    'ads_performance',
    'facebook',
    ['facebook_ads_kag.csv'],
    ['2017-08-17', '2017-08-30'],
    { mustNot: [none] },
    { dates: { from: '2017-08-17', to: '2017-08-30' }, currency: 'USD' },
  ],
]

for (const [name, type, network, files, [dateFrom, dateTo, priorFrom = null, priorTo = null], expected, given = {}] of sampleOf(cases, 5, 'real reports')) {
  testWith(...files)(name, async () => {
    const id = files[0] ?? ''
    const profile = id.replaceAll(/\W/g, '-')
    await (imported.get(id) ?? imported.set(id, importInto(profile, network, files, given)).get(id))
    const request: ReportRequest = {
      type,
      profiles: [profile],
      dateFrom,
      dateTo,
      priorFrom,
      priorTo,
      timezone: 'UTC',
      template_id: null,
      labels: [],
      labelMatch: 'any',
    }
    expect(faultsOf(name, await computeReport(await runOf(account, request, now)), expected)).toEqual([])
  })
}
