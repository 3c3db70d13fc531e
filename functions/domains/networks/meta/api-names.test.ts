/** Figures of pages and posts under the names of Meta's API, as tools export them: their columns are proposed, and read once they are mapped. */
import { expect, test } from '@jest/globals'
import { importProfileData } from '../../../../shared/api/profiles.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { handlerOf } from '../../../edge/endpoints/index.ts'
import { putProfile } from '../../../kernel/accounts/store.ts'
import { proposals } from '../../import/job/propose.ts'
import { readPosts } from '../../posts/store.ts'
import { readSeries } from '../../series/store/series.ts'

const account = 'acct-zebra'
const tenants = startTenants()

/** Imports a file with its columns mapped as they are proposed. */
async function imported(id: string, csv: string) {
  const [header = '', first = ''] = csv.split('\n')
  const cells = first.split(',')
  const columns = header.split(',').map((name, at) => ({ name, numbers: /^\d+$/.test(cells[at] ?? ''), holds: null }))
  const map = [...proposals(columns)].map(([name, target]) => `${name}=${target ?? 'none'}`).join()
  await putProfile(account, aProfile(id, 'facebook', { entity_gid: 'group-zebra-1', available_from: null }))
  return callHandler(handlerOf('import-profile-data'), 'POST', importProfileData.path, {
    session: tenants.sessions.owner,
    params: { id },
    query: { filename: 'x.csv', map },
    body: csv,
    headers: { 'content-type': 'text/csv' },
  })
}

/** Returns the notes of the result. */
async function asProposed(id: string, csv: string): Promise<string[]> {
  const { status, json } = await imported(id, csv)
  expect([status, Object(json).error]).toEqual([200, undefined])
  return Object(json).results[0].notes
}

test.each([
  ['page_impressions', 'page_impressions_unique', 'page_post_engagements', 'page_fans'],
  ['page_media_view', 'page_total_media_view_unique', 'page_post_engagements', 'page_follows'],
])('days of a page with %s are those that end at an end_time', async (impressions, reach, engagements, followers) => {
  const header = `end_time,${impressions},${reach},${engagements},${followers}`
  // the clocks change on 2 November
  const notes = await asProposed(impressions, `${header}\n2025-11-02T07:00:00+0000,90,70,6,500\n2025-11-03T08:00:00+0000,91,71,7,501\n`)
  expect(notes).toContain(importMessages.endTimes)
  const [series] = await readSeries(account, [impressions], '2025-11-01', '2025-11-03')
  const days = Object.fromEntries(Object.entries(series?.measures ?? {}).map(([measure, values]) => [measure, [...values]]))
  expect(days).toEqual({ impressions: [90, 91, Number.NaN], reach: [70, 71, Number.NaN], engagements: [6, 7, Number.NaN], followers: [500, 501, Number.NaN] })
})

test.each([
  ['post_impressions', 'post_impressions_unique'],
  ['post_media_view', 'post_total_media_view_unique'],
])('posts with %s', async (impressions, reach) => {
  await asProposed(
    impressions,
    `id,created_time,message,permalink_url,${impressions},${reach},post_clicks,post_video_views\n900_101,2025-11-01T10:00:00+0000,Hi,https://www.facebook.com/900/posts/101,41,27,5,3\n`,
  )
  expect(await readPosts(account, [impressions], '2025-11-01T00:00:00Z', '2025-11-02T00:00:00Z')).toMatchObject([
    { id: '900_101', publishedAt: '2025-11-01T10:00:00.000Z', text: 'Hi', measures: { impressions: 41, reach: 27, clicks: 5, video_views: 3 } },
  ])
})

test('an end_time of another hour is the day that it names', async () => {
  const notes = await asProposed('other-hour', 'end_time,page_impressions\n2025-11-02T23:59:59+0000,90\n')
  expect(notes).not.toContain(importMessages.endTimes)
  const [series] = await readSeries(account, ['other-hour'], '2025-11-02', '2025-11-02')
  expect(series?.measures.impressions?.[0]).toBe(90)
})

test('a row that is too short to have an end_time is refused by its line', async () => {
  const { status, json } = await imported('short-total', 'page_impressions,x,end_time\n90,,2025-11-02T07:00:00+0000\nTotal,181\n')
  expect([status, Object(json).error]).toEqual([400, 'Line 3, column end_time: The cell is empty. Nothing was imported.'])
})
