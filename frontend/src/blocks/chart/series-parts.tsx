/** What line and column blocks share around their drawing. */

import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { bucketText } from '../dates.ts'
import { axisFigure } from '../figures.ts'
import { GrowthChip } from '../growth/growth.tsx'
import type { PlainTable } from '../kind.ts'
import styles from './chart.module.css'
import { SeriesLegend } from './legend.tsx'
import { extent, valueScale } from './scale.ts'
import { asSeriesChart, hasPrior, type SeriesChart } from './series.ts'

type SeriesBlock = BlockOf<'line'> | BlockOf<'column'>
type Cut = 'first' | 'other'

export function Legend({ data, cut }: { data: SeriesBlock; cut?: Cut }) {
  return <SeriesLegend chart={asSeriesChart(data, cut)} />
}

export function Head({ data }: { data: SeriesBlock }) {
  if (!data.total || data.total.value === null) return null
  return (
    <span className={styles.total}>
      {data.totalLabel ?? 'Total'} <b>{formatFigure(data.total.value, data.total.unit)}</b>
      <GrowthChip growth={data.total.growth} polarity={data.total.polarity} unit={data.total.unit} />
    </span>
  )
}

export function note(data: SeriesBlock): string | null {
  return [data.note, howDrawn(asSeriesChart(data))].filter(Boolean).join('. ') || null
}

function howDrawn(chart: SeriesChart): string | null {
  if (chart.kind === 'line') {
    const [low, high] = extent(chart)
    const scale = valueScale(low, high, 'line', chart.unit)
    return scale.startsAtZero ? null : `Axis starts at ${axisFigure(scale.min, chart.unit)}`
  }
  return hasPrior(chart) ? `Tick on a column: same ${chart.bucket} of the prior period` : null
}

export function table(data: SeriesBlock, cut: Cut = 'first'): PlainTable {
  const chart = asSeriesChart(data, cut)
  const prior = chart.values.some((series) => series.prior !== null)
  return {
    head: [
      chart.bucket === 'day' ? 'Day' : chart.bucket === 'week' ? 'Week' : 'Month',
      ...chart.values.flatMap((series) => (prior ? [series.label, `${series.label}, prior`] : [series.label])),
    ],
    rows: chart.labels.map((label, index) => ({
      key: label,
      label: bucketText(label, chart.bucket, 'full'),
      cells: chart.values.flatMap((series) => {
        const cell = { value: series.values[index] ?? null, unit: series.unit }
        return prior ? [cell, { value: series.prior?.[index] ?? null, unit: series.unit }] : [cell]
      }),
    })),
  }
}

export function cuts(data: SeriesBlock): [string, string] | null {
  return data.alternative ? [data.alternative.label, data.alternative.otherLabel] : null
}
