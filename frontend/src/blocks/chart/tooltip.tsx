import { formatFigure } from '../../../../shared/format.ts'
import { bucketText, bucketTexts } from '../dates.ts'
import { GrowthText } from '../growth/growth.tsx'
import { useChangeShown } from '../growth/use-change-shown.ts'
import styles from './chart.module.css'
import type { Gutters } from './gutters.ts'
import type { SeriesChart } from './series.ts'
import { SeriesSwatch } from './swatch.tsx'
import { tooltipRows } from './tooltip-rows.ts'

/** Follows the pointer: the day and the day it is compared with, then each series with its prior value and its change. */
export function SeriesTooltip({ chart, index, gutters, width }: { chart: SeriesChart; index: number; gutters: Gutters; width: number }) {
  const changeShown = useChangeShown()
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
        <span>{now}</span>
        {then && <span>{` vs ${then}`}</span>}
      </div>
      <table>
        <tbody>
          {tooltipRows(chart, index).map((row) => (
            <tr key={row.key}>
              <td>{row.series && <SeriesSwatch series={row.series} chart={chart} />}</td>
              {row.label !== null && <th scope="row">{row.label}</th>}
              <td className={styles.tipValue}>{formatFigure(row.value, row.unit)}</td>
              <td className={styles.tipPrior}>{row.prior === null ? '' : formatFigure(row.prior, row.unit)}</td>
              <td>
                <GrowthText growth={row.growth} polarity={changeShown(row, chart.passports).polarity} unit={row.unit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {chart.cut?.includes(index) && <div className={styles.tipNote}>{`Partial: the period holds a part of this ${chart.bucket}`}</div>}
      {chart.partialFrom !== null && index >= chart.partialFrom && <div className={styles.tipNote}>Partial: the network may still update it</div>}
    </div>
  )
}
