import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { bucketText } from '../dates.ts'
import type { PlainTable } from '../kind.ts'
import { asSeriesChart, figureAt } from './series.ts'

/** A row a label, a column a series; with its prior values where it has some. */
export function seriesTable(data: BlockOf<'line'> | BlockOf<'column'>, cut: 'first' | 'other' = 'first'): PlainTable {
  const chart = asSeriesChart(data, cut)
  const prior = chart.values.some((series) => series.prior !== null)
  return {
    head: [
      chart.bucket === 'day' ? 'Day' : chart.bucket === 'week' ? 'Week' : 'Month',
      ...chart.values.flatMap((series) => (prior ? [series.label, `${series.label}, prior`] : [series.label])),
    ],
    rows: chart.labels.map((label, index) => ({
      key: label,
      label: bucketText(label, chart.bucket),
      cells: chart.values.flatMap((series) => {
        const cell = { value: figureAt(series, series.values[index]), unit: series.unit }
        return prior ? [cell, { value: figureAt(series, series.prior?.[index]), unit: series.unit }] : [cell]
      }),
    })),
  }
}
