import { expect, test } from '@jest/globals'
import { formatFigure, formatGrowth, growthAria, growthTone } from '../../../../shared/format.ts'
import { growth } from '../../../../shared/metrics/growth.ts'
import { aBlock } from '../../../../test/builders/block.ts'
import type { SeriesChart } from './series.ts'
import { seriesTable } from './series-table.ts'
import { type TooltipRow, tooltipRows } from './tooltip-rows.ts'

type Series = SeriesChart['values'][number]
const aSeries = (value: number, prior: number | null, more: Partial<Series> = {}): Series => ({
  ...{ key: 'one', label: 'One', color: 'c1', unit: 'count', values: [value], prior: prior === null ? null : [prior] },
  ...more,
})
const aChart = (values: Series[], more: Partial<SeriesChart> = {}): SeriesChart => ({
  ...{ kind: 'column', ...aBlock, bucket: 'day', unit: 'count', labels: ['2026-11-01'], priorLabels: ['2026-10-25'], colors: [], stacked: true },
  ...{ priorTotal: null, partialFrom: null, total: null, values },
  ...more,
})
const told = ({ value, prior, growth, polarity }: TooltipRow) => [value, prior, growthAria(growth, polarity), growthTone(growth, polarity)]

test('a series below zero has figures without a sign: 5 lost after 3 is more, and worse', () => {
  const chart = aChart([
    aSeries(9, 4, { key: 'gained', polarity: 'higher' }),
    aSeries(-5, -3, { key: 'lost', label: 'Lost', polarity: 'lower', less: true }),
    aSeries(0, 0, { key: 'removed', polarity: 'lower', less: true }),
  ])
  const [gained, lost, removed, total] = tooltipRows(chart, 0)
  expect(gained && told(gained)).toEqual([9, 4, 'up 125.0 percent, better', 'good'])
  expect(lost && told(lost)).toEqual([5, 3, 'up 66.7 percent, worse', 'bad'])
  expect(removed && told(removed)).toEqual([0, 0, 'no change', 'flat'])
  // the sum is of what is drawn
  expect(total?.value).toBe(4)
  expect(seriesTable({ ...chart, kind: 'column' }).rows[0]?.cells.map(({ value }) => value)).toEqual([9, 4, 5, 3, 0, 0])
})

test('each series has its own polarity: more one-star reviews are worse, fewer that do not recommend are better', () => {
  const stars = (key: string, value: number, prior: number, polarity: Series['polarity']) => aSeries(value, prior, { key, ...(polarity ? { polarity } : {}) })
  const rows = tooltipRows(
    aChart([stars('1', 2, 0, 'lower'), stars('recommends_not', 0, 1, 'lower'), stars('3', 2, 1, 'neutral'), stars('5', 2, 1, 'higher')]),
    0,
  )
  expect(rows.map(({ growth, polarity }) => growthTone(growth, polarity))).toEqual(['bad', 'good', 'flat', 'good', 'flat'])
})

test('values of other days or profiles have no change, in a series or in the total', () => {
  const chart = aChart([aSeries(9, 4, { unlike: [0] }), aSeries(8, 4, { key: 'two' })], { priorTotal: [8], unlike: [0] })
  expect(tooltipRows(chart, 0).map(({ growth }) => growth.kind)).toEqual(['none', 'percent', 'none'])
  expect(tooltipRows({ ...chart, unlike: [1] }, 0).map(({ prior, growth }) => [prior, growth.kind])).toEqual([
    [4, 'none'],
    [4, 'percent'],
    [8, 'percent'],
  ])
})

const shown = ({ value, prior, growth, unit }: TooltipRow) => [formatFigure(value, unit), formatFigure(prior, unit), formatGrowth(growth, unit)]

test.each([
  ['net growth that is still a loss has no percentage', 'DELTA', 'change', -1, -32, ['\u22121', '\u221232', '+31']],
  ['nor has one from nothing', 'DELTA', 'change', 4, 0, ['+4', '0', 'New']],
  ['stars change by stars', 'MEAN', 'stars', 4.25, 4.2, ['4.25', '4.20', '+0.05']],
  ['a score by points, also below zero', 'MEAN', 'score', 1.5, -2, ['1.5', '\u22122.0', '+3.5']],
  ['a rate by percentage points', 'RATIO', 'percent', 5.5, 5, ['5.50%', '5.00%', '+0.5 pp']],
  ['a count by percent', undefined, 'count', 12, 10, ['12', '10', '+20.0%']],
] as const)('the change is written as its metric has it: %s', (_, rule, unit, value, prior, text) => {
  const chart = aChart([aSeries(value, prior, { unit, ...(rule ? { class: rule } : {}) })], { kind: 'line', stacked: false })
  expect(tooltipRows(chart, 0).map(shown)).toEqual([text])
})

test('the total of what was gained and lost is a change, as the figure of its tile', () => {
  const parts = [aSeries(4, 3, { key: 'gained' }), aSeries(-5, -35, { key: 'lost', less: true })]
  const total = { value: -1, prior: -32, growth: growth(-1, -32, 'DELTA', 'change'), unit: 'change', polarity: 'higher' } as const
  const row = tooltipRows(aChart(parts, { priorTotal: [-32], total }), 0).at(-1)
  expect(row && shown(row)).toEqual(['\u22121', '\u221232', formatGrowth(total.growth, total.unit)])
  expect(row?.growth).toEqual(total.growth)
})

test('a line over columns is their total: its prior value may be of profiles without the parts, whose sum would be another', () => {
  const net = aSeries(20, 20, { key: 'net', unit: 'change', class: 'DELTA', line: true })
  const rows = tooltipRows(aChart([aSeries(15, 15, { key: 'gained' }), aSeries(-5, -5, { key: 'lost', less: true }), net], { priorTotal: [20] }), 0)
  expect(rows.map(({ key, growth }) => [key, growth.value])).toEqual([
    ['gained', 0],
    ['lost', 0],
    ['net', 0],
  ])
})
