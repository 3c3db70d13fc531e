/** The rows of a chart's tooltip: each series with its figure, its prior figure and the change between them. */
import type { Growth } from '../../../../shared/blocks/shared.ts'
import { growth } from '../../../../shared/metrics/growth.ts'
import type { Polarity, Unit } from '../../../../shared/metrics/units.ts'
import { type ChartSeries, figureAt, type SeriesChart, seriesSum } from './series.ts'

export type TooltipRow = {
  key: string
  /** null where the chart has one series, which its title names */
  label: string | null
  series: ChartSeries | null
  value: number | null
  prior: number | null
  growth: Growth
  polarity: Polarity
  unit: Unit
}

/** The two values may cover different days or profiles. */
const notCompared: Growth = { kind: 'none', value: null }

export function tooltipRows(chart: SeriesChart, index: number): TooltipRow[] {
  const several = chart.values.length > 1
  const rows = chart.values.map((series): TooltipRow => {
    const [value, prior] = [figureAt(series, series.values[index]), figureAt(series, series.prior?.[index])]
    return {
      ...{ key: series.key, label: several ? series.label : null, series, value, prior },
      growth: series.unlike?.includes(index) ? notCompared : growth(value, prior, series.class ?? 'FLOW', series.unit),
      unit: series.unit,
      polarity: series.polarity ?? chart.total?.polarity ?? 'neutral',
    }
  })
  // a line over the columns is their total, also where some profiles have no parts
  const isSum = chart.stacked && several && !chart.values.some(({ line }) => line)
  return isSum ? [...rows, totalRow(chart, index)] : rows
}

function totalRow(chart: SeriesChart, index: number): TooltipRow {
  const value = seriesSum(chart.values.map(({ values }) => values[index] ?? null))
  const prior = chart.priorTotal?.[index] ?? null
  // gained and lost are counts, and their sum is a change
  const unit = chart.total?.unit ?? chart.unit
  return {
    ...{ key: 'total', label: 'Total', series: null, value, prior },
    growth: chart.unlike?.includes(index) ? notCompared : growth(value, prior, 'FLOW', unit),
    unit,
    polarity: chart.total?.polarity ?? 'neutral',
  }
}
