import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { BlockData } from '../../../../shared/blocks/index.ts'
import type { TableData } from '../../../../shared/blocks/table/data.ts'
import { bucketOf } from '../../../../shared/dates/index.ts'
import { isMetricId, metrics } from '../../../../shared/metrics/index.ts'
import { isOverItems } from '../../../../shared/reports/load.ts'
import { type Report, reportTabs, type TabReport } from '../../../../shared/reports/report.ts'
import { reportOf } from '../../../../test/builders/dataset.ts'
import { reports } from '../../../../test/builders/reports.ts'
import { property, sizeOf } from '../../../../test/builders/sizes.ts'
import { someDays } from '../../../../test/builders/some-days.ts'

const from = '2026-03-01'
const world = someDays({ from, gaps: true, available: ['2020-01-01', '2026-02-27'] })

const tileOf = (tab: TabReport, key: string) => tab.summary.find((tile) => tile.key === key)
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, one) => total + (one ?? 0), 0)

test.each(reports.filter((definition) => !isOverItems(definition)).map(({ id }) => id))(
  '%s: a tile, the sum of its chart and the last row of its table are one figure',
  async (type) => {
    let checked = 0
    await fc.assert(
      fc.property(world, (given) => {
        const report = reportOf({ ...given, type })
        for (const tab of reportTabs(report)) {
          for (const block of tab.report.flatMap(({ content }) => content)) checked += checkBlock(tab, block, report.days.current)
          checkShares(tab)
        }
        checkWhole(report)
      }),
      property(12, 40),
    )
    expect(checked).toBeGreaterThan(sizeOf(12, 40))
  },
)

/** How many figures of it were held against another. */
function checkBlock(tab: TabReport, block: BlockData, days: number): number {
  if (block.kind === 'table' && block.footer) {
    checkFooter(tab, block)
    return Object.keys(block.footer).length
  }
  if (block.kind !== 'column' || !block.total) return 0
  // gained and lost stand beside the net, which is the tile
  const columns = block.key === 'growth' ? block.values.filter(({ line }) => line) : block.values
  expect(sum(columns.flatMap(({ values }) => values))).toBeCloseTo(block.total.value ?? 0, 6)
  // an interval with days that are not compared stands whole beside a total without them
  if (block.priorTotal && !block.unlike) expect(sum(block.priorTotal)).toBeCloseTo(block.total.prior ?? 0, 6)
  expect(block.bucket).toBe(bucketOf(days))
  return 1
}

/** What all networks have is what each has, added. */
function checkWhole({ reports: { crossChannel, networks } }: Report): void {
  for (const { key, value: whole } of crossChannel.summary) {
    if (metrics[isMetricId(key) ? key : 'followers'].class === 'RATIO') continue
    expect(sum(networks.map((tab) => tileOf(tab, key)?.value ?? null))).toBeCloseTo(whole ?? 0, 6)
  }
}

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
