import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { asSeriesChart } from '../frontend/src/blocks/chart/series.ts'
import { tooltipRows } from '../frontend/src/blocks/chart/tooltip-rows.ts'
import type { BlockData } from '../shared/blocks/index.ts'
import type { Growth } from '../shared/blocks/shared.ts'
import { addDays, dayCount } from '../shared/dates/index.ts'
import { type Report, reportTabs } from '../shared/reports/report.ts'
import { reportOf } from './builders/dataset.ts'
import { type FlatSource, flatProfile } from './builders/flat-account.ts'
import { property } from './builders/sizes.ts'

const today = '2026-11-28'
const from = '2026-07-01'

type Ranges = { readonly range: [string, string]; readonly prior: [string, string] }

/** A range that ends today or up to two weeks before, and one before it that is as long, or longer or shorter by a few days. */
const anyRanges: fc.Arbitrary<Ranges> = fc
  .record({
    length: fc.integer({ min: 1, max: 50 }),
    ago: fc.integer({ min: 0, max: 14 }),
    gap: fc.integer({ min: 1, max: 8 }),
    more: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ length, ago, gap, more }) => {
    const to = addDays(today, -ago)
    const first = addDays(to, 1 - length)
    const priorTo = addDays(first, -gap)
    return { range: [first, to], prior: [addDays(priorTo, 1 - Math.max(1, length + more)), priorTo] }
  })

const dayAt = (at: number) => addDays(from, at)
const someDays = fc.uniqueArray(fc.integer({ min: 0, max: dayCount(from, today) - 1 }).map(dayAt), { maxLength: 8 })
/** None, some, or every so many of all. */
const fewDays = fc.oneof(
  { weight: 2, arbitrary: fc.constant<string[]>([]) },
  { weight: 3, arbitrary: someDays },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 2, max: 9 }).map((step) => Array.from({ length: Math.ceil(dayCount(from, today) / step) }, (_, at) => dayAt(at * step))),
  },
)

/** Late by up to five days; without some days; its last two days, which may still change, told in part. */
const anySource = (networks: readonly NonNullable<FlatSource['network']>[]): fc.Arbitrary<FlatSource> =>
  fc.record({
    from: fc.constant(from),
    until: fc.integer({ min: 0, max: 5 }).map((late) => addDays(today, -late)),
    missing: fewDays,
    bare: fewDays,
    noLevels: fewDays,
    // absent: no network tells what was gained and lost
    noFlows: fc.oneof(fc.constant(undefined), fewDays),
    partial: fc.subarray([today, addDays(today, -1)]),
    network: fc.constantFrom(...networks),
  })

const isFlat = ({ kind, value }: Growth) => kind === 'none' || (value !== null && Math.abs(value) < 1e-6)

/** Every change that a block shows which is not 0, without those of levels that grow each day. */
function changesIn(block: BlockData, grows: ReadonlySet<string>): [string, unknown][] {
  if (block.passports.some((key) => grows.has(key)) && block.kind !== 'table') return []
  if (block.kind === 'line' || block.kind === 'column') {
    const chart = asSeriesChart(block)
    const rows = chart.labels.flatMap((label, index) =>
      tooltipRows(chart, index).map(({ key, ...row }) => [`${block.passports} ${key} ${label}`, row] as const),
    )
    const head = block.total ? [[`${block.passports} head`, block.total] as const] : []
    return [...rows, ...head].flatMap(([name, { growth, value, prior }]) => (isFlat(growth) ? [] : [[name, [value, prior, growth]]]))
  }
  if (block.kind === 'bar') return block.values.flatMap(({ key, figure }) => (isFlat(figure.growth) ? [] : [[`${block.passports} bar ${key}`, figure]]))
  if (block.kind !== 'table') return []
  const columns = block.header.filter(({ passport }) => passport !== undefined && !grows.has(passport))
  return [...block.values, ...(block.footer ? [block.footer] : [])].flatMap((row) =>
    columns.flatMap(({ key }): [string, unknown][] => {
      const cell = row[key]
      return cell?.type === 'number' && cell.growth && !isFlat(cell.growth) ? [[`${key} of ${String(row.name?.value)}`, cell]] : []
    }),
  )
}

function changesOf(report: Report, grows: ReadonlySet<string> = new Set()): [string, unknown][] {
  return reportTabs(report).flatMap(({ code, summary, report: sections }) => [
    ...summary.flatMap(({ key, figure }): [string, unknown][] => (grows.has(key) || isFlat(figure.growth) ? [] : [[`${code} ${key}`, figure]])),
    ...sections.flatMap(({ content }) =>
      content.flatMap((block) => changesIn(block, grows).map(([name, what]): [string, unknown] => [`${code} ${name}`, what])),
    ),
  ])
}

test('a flat account never shows a change, whatever its networks do not tell', () => {
  const grows = new Set(['followers'])
  let compared = 0
  fc.assert(
    fc.property(
      anyRanges,
      fc.array(anySource(['linkedin', 'instagram', 'twitter', 'tiktok', 'youtube']), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('comprehensive', 'posts'),
      (ranges, sources, type) => {
        const profiles = sources.map((source, at) => flatProfile(`p${at}`, source))
        const report = reportOf({ type, profiles, ...ranges, now: `${today}T12:00:00Z` })
        expect(changesOf(report, grows)).toEqual([])
        compared += report.reports.crossChannel.summary.filter(({ figure }) => figure.growth.kind === 'percent').length
      },
    ),
    property(40, 400),
  )
  expect(compared).toBeGreaterThan(40)
})
