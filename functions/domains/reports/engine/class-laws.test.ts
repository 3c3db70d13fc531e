/** What must hold of every figure of a report over days, and of ratios over items, by its class (docs/metrics.md#classes), whatever the data. */
import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { addDays } from '../../../../shared/dates/index.ts'
import { AdRow } from '../../../../shared/items/ads.ts'
import { isMetricId, type MetricId, metrics } from '../../../../shared/metrics/index.ts'
import type { Measure } from '../../../../shared/reports/kits/ads/account-days.ts'
import type { PagePost } from '../../../../shared/reports/kits/public-profiles/entries.ts'
import { engagementRate, engagementsPerPost } from '../../../../shared/reports/kits/public-profiles/values.ts'
import { isOverItems } from '../../../../shared/reports/load.ts'
import { type Report, reportTabs, type TabReport } from '../../../../shared/reports/report.ts'
import { adsPerformance } from '../../../../shared/reports/types/ads-performance/definition.ts'
import { aPost, aProfile, reportOf, type World } from '../../../../test/builders/dataset.ts'
import { itemReportOf } from '../../../../test/builders/items.ts'
import { reports } from '../../../../test/builders/reports.ts'
import { property, sizeOf } from '../../../../test/builders/sizes.ts'
import { someDays } from '../../../../test/builders/some-days.ts'
import { type Place, someItems } from '../../../../test/builders/some-items.ts'

const from = '2026-03-01'
const daily = reports.flatMap((definition) => (isOverItems(definition) ? [] : [definition]))
const types = daily.map(({ id }) => id)
/** The types over whose summary a law is one. A type that shows none of a class is no exception from its law. */
const showing = (is: (id: MetricId, shown: readonly MetricId[]) => boolean) =>
  daily.filter(({ summary }) => summary.some((id) => is(id, summary))).map(({ id }) => id)
const flowing = showing((id) => metrics[id].class === 'FLOW')
/** Where a report counts what posts ever got, people are counted a post. */
const ofPeople = showing((id) => metrics[id].class === 'UNIQUE').filter((type) => daily.some(({ id, basis }) => id === type && basis === 'activity'))
const ofRatios = showing((id, shown) => {
  const metric = metrics[id]
  return metric.class === 'RATIO' && [metric.num, metric.den].every((term) => shown.some((one) => one === term))
})
const old = '2020-01-01'
const worlds = (gaps: boolean) => someDays({ from, gaps, available: [old] })
const runs = property(2, 20)
/** A law that was held against fewer figures than runs says nothing; in the worlds of a sample a type may have none. */
const least = sizeOf(-1, 20)

const tileOf = (tab: TabReport | undefined, key: string) => tab?.summary.find((tile) => tile.key === key)
const figureOf = (tab: TabReport | undefined, key: string) => tileOf(tab, key)?.value ?? null
const classOf = (tab: TabReport, key: string) => tab.passports[tileOf(tab, key)?.passport ?? '']?.class
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, one) => total + (one ?? 0), 0)

type Told = Pick<AdRow, 'accountId' | 'date' | Measure>
/** What the accounts tell of two figures on each of the days of the range. */
function daysOf(rows: readonly Told[], accounts: ReadonlySet<string>, num: Measure, den: Measure) {
  const own = rows.filter(({ accountId, date }) => accounts.has(accountId) && date >= from && date <= addDays(from, 28))
  const known = (all: readonly Told[], measure: Measure) => (all.every((row) => row[measure] === null) ? null : sum(all.map((row) => row[measure])))
  return [...Map.groupBy(own, ({ accountId, date }) => `${accountId} ${date}`).values()].map((day) => ({ num: known(day, num), den: known(day, den) }))
}

/** The report over a world, and over its two parts, cut after some day. */
function dimension(type: string, { days, ...world }: World & { days: number }, after: number): readonly [Report, Report, Report] {
  const end = addDays(from, days - 1)
  const middle = addDays(from, after % (days - 1))
  const run = (first: string, last: string) => reportOf({ ...world, type, range: [first, last], prior: null })
  return [run(from, end), run(from, middle), run(addDays(middle, 1), end)]
}
const partsOf = (parts: readonly Report[], code: string) => parts.map((report) => reportTabs(report).find((tab) => tab.code === code))

test.each(flowing)('%s: what flows in two adjacent ranges is what flows in both', async (type) => {
  let checked = 0
  await fc.assert(
    fc.property(
      worlds(true).filter(({ days }) => days > 1),
      fc.nat(),
      (world, after) => {
        const [whole, ...parts] = dimension(type, world, after)
        for (const tab of reportTabs(whole)) {
          for (const { key, value } of tab.summary) {
            if (!['FLOW', 'POST'].includes(classOf(tab, key) ?? '')) continue
            expect(sum(partsOf(parts, tab.code).map((part) => figureOf(part, key)))).toBeCloseTo(value ?? 0, 6)
            checked += value ? 1 : 0
          }
        }
      },
    ),
    runs,
  )
  expect(checked).toBeGreaterThan(least)
})

test.each(ofPeople)('%s: people are never added: two ranges hold no more on a day than the fuller of them', async (type) => {
  let checked = 0
  await fc.assert(
    fc.property(
      worlds(false).filter(({ days }) => days > 1),
      fc.nat(),
      (world, after) => {
        const [whole, ...parts] = dimension(type, world, after)
        for (const tab of reportTabs(whole)) {
          for (const { key, value } of tab.summary) {
            if (classOf(tab, key) !== 'UNIQUE' || value === null) continue
            const of = partsOf(parts, tab.code).flatMap((part) => figureOf(part, key) ?? [])
            expect(value).toBeLessThanOrEqual(Math.max(...of) + 1e-6)
            expect(value).toBeGreaterThanOrEqual(Math.min(...of) - 1e-6)
            checked += 1
          }
        }
      },
    ),
    runs,
  )
  expect(checked).toBeGreaterThan(least)
})

test.each(ofRatios)('%s: a ratio is of the sums, in a network and over all, never a mean of ratios', async (type) => {
  const checked = { networks: 0, wholes: 0 }
  await fc.assert(
    fc.property(worlds(false), (world) => {
      const { crossChannel, networks } = reportOf({ ...world, type }).reports
      for (const { key, value } of crossChannel.summary) {
        const metric = isMetricId(key) ? metrics[key] : undefined
        if (metric?.class !== 'RATIO' || metric.den === 'days' || metric.den === 'baseline') continue
        const { num, den, scale } = metric
        const both = networks.filter((tab) => figureOf(tab, num) !== null && figureOf(tab, den) !== null && figureOf(tab, key) !== null)
        for (const tab of both) expect(figureOf(tab, key)).toBeCloseTo((Number(figureOf(tab, num)) / Number(figureOf(tab, den))) * scale, 6)
        checked.networks += both.length
        // a network that shows the ratio without its terms says nothing about the whole
        if (both.length < networks.filter((tab) => figureOf(tab, key) !== null).length || both.length === 0) continue
        expect(value).toBeCloseTo((sum(both.map((tab) => figureOf(tab, num))) / sum(both.map((tab) => figureOf(tab, den)))) * scale, 6)
        checked.wholes += both.length > 1 ? 1 : 0
      }
    }),
    property(5, 60),
  )
  expect(Math.min(checked.networks, checked.wholes)).toBeGreaterThan(least)
})

/** One sum over another, of what has both. */
function quotient(members: readonly { readonly num: number | null; readonly den: number | null }[], scale: number): number | null {
  const both = members.filter(({ num, den }) => num !== null && den !== null)
  const below = sum(both.map(({ den }) => den))
  return below === 0 ? null : (sum(both.map(({ num }) => num)) / below) * scale
}

test('ads: a ratio is of the sums over the days of accounts that have both terms, never a mean of ratios', async () => {
  const places: readonly Place[] = ['a', 'b', 'c'].map((id) => ({ id, entity_gid: 'g', network: id === 'c' ? 'google' : 'facebook' }))
  const profiles = places.map(({ id, network }) => aProfile(id, network, { available_from: old }))
  const terms = {
    ctr_link: ['linkClicks', 'impressions', 100],
    cpc: ['spend', 'linkClicks', 1],
    cpm: ['spend', 'impressions', 1000],
    cpa: ['spend', 'conversions', 1],
  } as const
  const checked = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(someItems(places, from, 29), async (items) => {
      const report = await itemReportOf({ definition: adsPerformance, profiles, items, range: [from, addDays(from, 28)] })
      for (const tab of reportTabs(report)) {
        const [table] = tab.report.find(({ key }) => key === 'accounts')?.content ?? []
        if (table?.kind !== 'table' || !table.footer) continue
        const { values, footer } = table
        const number = (row: typeof footer, key: string) => (row[key]?.value == null ? null : Number(row[key]?.value))
        const currencies = new Set(values.map((row) => row.currency?.value))
        for (const [ratio, [num, den, scale]] of Object.entries(terms)) {
          // a column that nothing has is not there, and currencies are never added
          if (!footer[ratio] || (num === 'spend' && currencies.size > 1)) continue
          const expected = quotient(
            daysOf(
              v.parse(v.array(AdRow), items['ad figures'] ?? []),
              new Set(values.map((row) => `ads-${String(row.name?.value).slice('Ads '.length)}`)),
              num,
              den,
            ),
            scale,
          )
          expect([tab.code, ratio, number(footer, ratio)?.toFixed(6)]).toEqual([tab.code, ratio, expected?.toFixed(6)])
          if (expected !== null && values.length > 1) checked.set(ratio, (checked.get(ratio) ?? 0) + 1)
        }
      }
    }),
    property(10, 60),
  )
  for (const ratio of Object.keys(terms)) expect(checked.get(ratio) ?? 0).toBeGreaterThan(sizeOf(-1, 0))
})

test('pages: a ratio over the posts of several pages is of their sums, never a mean of ratios', async () => {
  let checked = 0
  const count = fc.option(fc.integer({ min: 0, max: 900 }), { freq: 6 })
  const profile = aProfile('a', 'facebook')
  const posts = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), engagements: count, followers: count })).map((drawn) =>
    drawn.map(({ id, engagements, followers }, n): PagePost => {
      const page = { id, network: 'facebook', name: id, username: '', own: id === 'a', brand: id, since: old, state: 'shown' } as const
      return { kind: 'post', page, at: from, post: aPost(String(n), profile, from, {}), engagements, followers }
    }),
  )
  const interval = { start: from, end: from, from, to: from, days: 1, whole: [] }
  await fc.assert(
    fc.property(posts, (found) => {
      const items = found.map((item) => ({ item, at: item.at }))
      checked += found.length > 1 ? 1 : 0
      const terms = (below: (post: PagePost) => number | null) => found.map((post) => ({ num: post.engagements, den: below(post) }))
      expect(engagementRate(items, interval)?.toFixed(6)).toEqual(
        quotient(
          terms(({ followers }) => followers),
          100,
        )?.toFixed(6),
      )
      expect(engagementsPerPost(items, interval)?.toFixed(6)).toEqual(
        quotient(
          terms(() => 1),
          1,
        )?.toFixed(6),
      )
    }),
  )
  expect(checked).toBeGreaterThan(least)
})

test.each(types)('%s: the order of profiles changes nothing in the answer', async (type) => {
  await fc.assert(
    fc.property(worlds(true), fc.integer({ min: 0, max: 8 }), (world, turn) => {
      const selected = world.profiles.map(({ profile }) => profile.id)
      const turned = [...world.profiles.slice(turn), ...world.profiles.slice(0, turn)].reverse()
      expect(JSON.parse(JSON.stringify(reportOf({ ...world, type, profiles: turned, selected }), rounded))).toEqual(
        JSON.parse(JSON.stringify(reportOf({ ...world, type, selected }), rounded)),
      )
    }),
    runs,
  )
})
/** Sums in another order differ in their last bits. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(10)) : value)

test.each(types)('%s: a profile connected later never makes growth', async (type) => {
  let checked = 0
  await fc.assert(
    fc.property(
      worlds(true).filter(({ profiles }) => profiles.length > 1),
      (world) => {
        const [newcomer, ...others] = world.profiles
        if (!newcomer) return
        const fresh = { ...newcomer, profile: { ...newcomer.profile, available_from: from } }
        const [all, without] = [reportOf({ ...world, type, profiles: [fresh, ...others] }), reportOf({ ...world, type, profiles: others })]
        for (const { key, growth, prior } of all.reports.crossChannel.summary) {
          const known = tileOf(without.reports.crossChannel, key) ?? { growth: null, prior: null }
          expect([key, growth?.toFixed(6), prior?.toFixed(6)]).toEqual([key, known.growth?.toFixed(6), known.prior?.toFixed(6)])
          checked += known.growth === null ? 0 : 1
        }
      },
    ),
    runs,
  )
  expect(checked).toBeGreaterThan(least)
})
