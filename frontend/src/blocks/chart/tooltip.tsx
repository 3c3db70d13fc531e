import { formatFigure } from '../../../../shared/format.ts'
import { growth } from '../../../../shared/metrics/growth.ts'
import { bucketText, bucketTexts } from '../dates.ts'
import { GrowthText } from '../growth/growth.tsx'
import styles from './chart.module.css'
import type { Gutters } from './gutters.ts'
import { type ChartSeries, type SeriesChart, seriesSum } from './series.ts'
import { SeriesSwatch } from './swatch.tsx'

type Row = { key: string; label: string | null; series: ChartSeries | null; value: number | null; prior: number | null; isAlike: boolean }

function rowsAt(chart: SeriesChart, index: number): Row[] {
  const several = chart.values.length > 1
  const rows: Row[] = chart.values.map((series) => ({
    key: series.key,
    label: several ? series.label : null,
    series,
    value: series.values[index] ?? null,
    prior: series.prior?.[index] ?? null,
    isAlike: !series.unlike?.includes(index),
  }))
  if (!chart.stacked || !several) return rows
  const parts = chart.values.filter((series) => !series.line).map((series) => series.values[index] ?? null)
  return [
    ...rows,
    { key: 'total', label: 'Total', series: null, value: seriesSum(parts), prior: chart.priorTotal?.[index] ?? null, isAlike: !chart.unlike?.includes(index) },
  ]
}

/** Follows the pointer: the day and the day it is compared with, then each series with its prior value and its change. */
export function SeriesTooltip({ chart, index, gutters, width }: { chart: SeriesChart; index: number; gutters: Gutters; width: number }) {
  const date = chart.labels[index]
  if (date === undefined) return null
  const before = chart.priorLabels?.[index]
  const [now, then] = before ? bucketTexts(date, before, chart.bucket) : [bucketText(date, chart.bucket), null]
  const count = Math.max(1, chart.labels.length - (chart.kind === 'line' ? 1 : 0))
  const plot = width - gutters.padding.left - gutters.padding.right
  const at = gutters.padding.left + (plot * (index + (chart.kind === 'line' ? 0 : 0.5))) / count
  const left = at > width / 2
  return (
    <div className={styles.tip} style={left ? { right: width - at + 14, top: 16 } : { left: at + 14, top: 16 }} aria-hidden="true">
      <div className={styles.tipHead}>
        {now}
        {then && <span> vs {then}</span>}
      </div>
      <table>
        <tbody>
          {rowsAt(chart, index).map((row) => (
            <tr key={row.key}>
              <td>{row.series && <SeriesSwatch series={row.series} chart={chart} />}</td>
              {row.label !== null && <th scope="row">{row.label}</th>}
              <td className={styles.tipValue}>{formatFigure(row.value, chart.unit)}</td>
              <td className={styles.tipPrior}>{row.prior === null ? '' : formatFigure(row.prior, chart.unit)}</td>
              <td>
                {/* the two values may cover different days or profiles */}
                {row.isAlike && (
                  <GrowthText
                    growth={growth(row.value, row.prior, 'FLOW', chart.unit)}
                    polarity={row.series?.polarity ?? chart.total?.polarity ?? 'neutral'}
                    unit={chart.unit}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {chart.cut?.includes(index) && <div className={styles.tipNote}>Partial: the period holds a part of this {chart.bucket}</div>}
      {chart.partialFrom !== null && index >= chart.partialFrom && <div className={styles.tipNote}>Partial: the network may still update it</div>}
    </div>
  )
}
