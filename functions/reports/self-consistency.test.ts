import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { TableData } from '../../shared/blocks/table.ts'
import { addDays, bucketOf } from '../../shared/dates/index.ts'
import { isMetricId, type MeasureId, metrics } from '../../shared/metrics/index.ts'
import { networkCodes } from '../../shared/networks.ts'
import { postTypes } from '../../shared/posts.ts'
import { isOverItems } from '../../shared/reports/load.ts'
import { reportTabs, type TabReport } from '../../shared/reports/report.ts'
import { aPost, aProfile, reportOf, type World } from '../../test/builders/facts.ts'
import { reports } from '../../test/builders/reports.ts'

const from = '2026-03-01'
const measured: readonly MeasureId[] = [
  'followers',
  'followers_gained',
  'followers_lost',
  'impressions',
  'engagements',
  'reactions',
  'comments',
  'shares',
  'saves',
  'clicks',
  'link_clicks',
  'video_views',
  'reach',
]
const value = fc.option(fc.integer({ min: -3, max: 1000 }), { freq: 5 })

const world = fc
  .record({
    days: fc.constantFrom(1, 7, 29, 45, 130),
    profiles: fc.array(
      fc.record({
        network: fc.constantFrom(...networkCodes),
        available: fc.constantFrom('2020-01-01', '2026-02-27'),
        seed: fc.array(value, { minLength: 7, maxLength: 40 }),
      }),
      {
        minLength: 1,
        maxLength: 9,
      },
    ),
  })
  .map(({ days, profiles }): World => {
    const prior = addDays(from, -days)
    return {
      range: [from, addDays(from, days - 1)],
      prior: [prior, addDays(from, -1)],
      profiles: profiles.map(({ network, available, seed }, index) => {
        const profile = aProfile(`p${index}`, network, { available_from: available })
        const at = (i: number) => seed[i % seed.length] ?? null
        const known = seed.map((one) => one ?? undefined)
        return {
          profile,
          days: [
            { from: prior, values: Object.fromEntries(measured.map((id, k) => [id, Array.from({ length: days * 2 }, (_, day) => at(day * (k + 1) + k))])) },
          ],
          posts: Array.from({ length: 12 }, (_, i) =>
            aPost(
              `${index}-${i}`,
              profile,
              `${addDays(prior, (i * 7) % (days * 2))}T1${i % 10}:30:00Z`,
              { impressions: known[i % known.length], reactions: known[(i + 3) % known.length], reach: 5 },
              { type: postTypes[i % 7], labels: i % 3 === 0 ? ['a', 'b'] : i % 3 === 1 ? ['b'] : [] },
            ),
          ),
        }
      }),
    }
  })

const tileOf = (tab: TabReport, key: string) => tab.summary.find((tile) => tile.key === key)
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, one) => total + (one ?? 0), 0)

test.each(reports.filter((definition) => !isOverItems(definition)).map(({ id }) => id))(
  '%s: a tile, the sum of its chart and the last row of its table are one figure',
  async (type) => {
    await fc.assert(
      fc.property(world, (given) => {
        const report = reportOf({ ...given, type })
        for (const tab of reportTabs(report)) {
          for (const block of tab.report.flatMap(({ content }) => content)) {
            if (block.kind === 'column' && block.total) {
              // gained and lost stand beside the net, which is the tile
              const columns = block.key === 'growth' ? block.values.filter(({ line }) => line) : block.values
              expect(sum(columns.flatMap(({ values }) => values))).toBeCloseTo(block.total.value ?? 0, 6)
              if (block.priorTotal) expect(sum(block.priorTotal)).toBeCloseTo(block.total.prior ?? 0, 6)
              expect(block.bucket).toBe(bucketOf(report.days.current))
            }
            if (block.kind === 'table' && block.footer) checkFooter(tab, block)
          }
          checkShares(tab)
        }
        // what all networks have is what each has, added
        for (const { key, value: whole } of report.reports.crossChannel.summary) {
          if (metrics[isMetricId(key) ? key : 'followers'].class === 'RATIO') continue
          expect(sum(report.reports.networks.map((tab) => tileOf(tab, key)?.value ?? null))).toBeCloseTo(whole ?? 0, 6)
        }
      }),
      { numRuns: 40 },
    )
  },
)

function checkFooter(tab: TabReport, { footer, values, rowsTotal }: TableData): void {
  for (const [key, cell] of Object.entries(footer ?? {})) {
    const tile = tileOf(tab, key)
    if (!isMetricId(key) || !tile || cell.value === null || rowsTotal === 0) continue
    const overPosts = 'post' in (values[0] ?? {})
    // a table of some posts, inside a report of days, counts other things than the tile
    if (overPosts && tab.summary.some(({ key: id }) => id === 'followers')) continue
    expect(cell.value).toBeCloseTo(tile.value ?? Number.NaN, 6)
    if (metrics[key].class !== 'RATIO' && values[0] && 'profile' in values[0] && !overPosts) {
      expect(sum(values.map((row) => (typeof row[key]?.value === 'number' ? row[key].value : null)))).toBeCloseTo(
        cell.value === null ? 0 : Number(cell.value),
        6,
      )
    }
  }
}

/** Shares of a whole are a whole. */
function checkShares(tab: TabReport): void {
  for (const block of tab.report.flatMap(({ content }) => content)) {
    if (block.kind === 'donut' && block.values.length > 0) expect(sum(block.values.map(({ share }) => share))).toBeCloseTo(100, 6)
  }
}
