import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readAudience } from '../../functions/domains/audience/store.ts'
import { readLabels } from '../../functions/domains/items/store/labels.ts'
import { readPosts } from '../../functions/domains/posts/store.ts'
import { readSeries } from '../../functions/domains/series/store/series.ts'
import { listProfiles } from '../../functions/kernel/accounts/store.ts'
import { metricIds, metrics } from '../../shared/metrics/catalogue.ts'
import { engagementsGiven, given } from '../../shared/metrics/given.ts'
import type { MeasureId } from '../../shared/metrics/measures.ts'
import { makeDemo, startDemo } from '../../test/builders/demo.ts'
import type { TestTable } from '../../test/builders/stack.ts'
import { seed } from './seed.ts'

const now = new Date('2026-11-21T09:00:00Z')
const [from, to] = ['2024-11-21', '2026-11-21']
/** The day that the demo is made up to. */
let seededAt = now
let table: TestTable
beforeAll(async () => {
  table = await startDemo(now)
}, 300_000)
afterAll(() => table.stop())

/** Of two years, in the order of the profiles. */
const seriesOf = (profiles: readonly { readonly id: string }[]) =>
  readSeries(
    'acct-demo',
    profiles.map(({ id }) => id),
    from,
    to,
  )
const withData = async () => (await listProfiles('acct-demo')).filter((profile) => profile.available_from !== null)

test('figures of a day agree with each other', async () => {
  const profiles = await withData()
  const series = await seriesOf(profiles)
  expect(profiles.length).toBeGreaterThanOrEqual(16)
  for (const [i, { measures, days }] of series.entries()) {
    const network = profiles[i]?.network ?? 'facebook'
    let [before, previousDay] = [Number.NaN, -1]
    for (let day = 0; day < days; day++) {
      const at = (id: MeasureId) => measures[id]?.[day] ?? Number.NaN
      if (Number.isNaN(at('engagements'))) continue
      const parts: readonly MeasureId[] = engagementsGiven[network]
      expect(at('engagements')).toBe(parts.map((part) => at(part) || 0).reduce((a, b) => a + b))
      if (measures.reach) expect(at('reach')).toBeLessThan(at(measures.impressions ? 'impressions' : 'video_views'))
      if (measures.impressions_paid) expect(at('impressions_organic') + at('impressions_paid')).toBe(at('impressions'))
      if (measures.reach_week) expect(at('reach_days_28')).toBeGreaterThanOrEqual(at('reach_week'))
      if (measures.followers_lost && previousDay === day - 1 && day > 0) expect(at('followers')).toBe(before + at('followers_gained') - at('followers_lost'))
      before = at('followers')
      previousDay = day
    }
  }
})

test('no profile has figures of a metric its network does not offer', async () => {
  const profiles = await withData()
  const series = await seriesOf(profiles)
  for (const [i, { measures }] of series.entries()) {
    const network = profiles[i]?.network ?? 'facebook'
    for (const id of metricIds) {
      const metric = metrics[id]
      if (!('source' in metric) || !('measures' in metric.source) || given[network].fields[id] !== undefined) continue
      const unoffered = metric.source.measures.filter((one) => measures[one] && !engagementsGiven[network].includes(one))
      expect([network, metric.title, unoffered]).toEqual([network, metric.title, []])
    }
  }
})

test('posts are never in the future, have pictures and labels, and reach stays below impressions', async () => {
  const profiles = await withData()
  const posts = await readPosts(
    'acct-demo',
    profiles.map(({ id }) => id),
    `${from}T00:00:00Z`,
    '2030-01-01T00:00:00Z',
  )
  expect(posts.length).toBeGreaterThan(4000)
  expect(posts.every((post) => new Date(post.publishedAt) <= seededAt && (post.measures.reach ?? 0) < (post.measures.impressions ?? 1))).toBe(true)
  expect(Math.max(...posts.map((post) => post.media.length))).toBe(6)
  const labels = await readLabels(
    'acct-demo',
    profiles.map(({ id }) => id),
  )
  expect(labels).toEqual(expect.arrayContaining(['Winter blend', 'Leith opening', 'Huila']))
})

test('an audience has no more followers than the profile', async () => {
  const profiles = await withData()
  const snapshots = await readAudience(
    'acct-demo',
    profiles.map(({ id }) => id),
  )
  expect(snapshots.length).toBeGreaterThanOrEqual(10)
  for (const { profileId, countries } of snapshots) {
    const [series] = await readSeries('acct-demo', [profileId], '2026-11-01', to)
    const followers = series?.measures.followers?.filter((n) => !Number.isNaN(n)).at(-1) ?? 0
    expect(countries.reduce((sum, country) => sum + country.followers, 0)).toBeLessThanOrEqual(followers)
  }
})

test('seeding again the same day does nothing; a day later it adds that day and leaves the past as it was', async () => {
  expect(await seed({ now })).toBe(false)
  const read = () => readSeries('acct-demo', ['demo-facebook', 'demo-tiktok', 'demo-instagram-leith'], from, '2026-11-22')
  const before = await read()
  seededAt = new Date('2026-11-22T09:00:00Z')
  await makeDemo(table, seededAt)
  const after = await read()
  for (const [i, { measures, days }] of after.entries()) {
    for (const id of ['impressions', 'followers'] as const) {
      // the last two days were partial and are complete now
      expect(measures[id]?.slice(0, days - 3)).toEqual(before[i]?.measures[id]?.slice(0, days - 3))
    }
  }
  expect(before[0]?.measures.impressions?.at(-1)).toBeNaN()
  expect(after[0]?.measures.impressions?.at(-1)).toBeGreaterThan(0)
  const posts = await readPosts('acct-demo', ['demo-facebook'], `${from}T00:00:00Z`, '2030-01-01T00:00:00Z')
  expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length)
})
