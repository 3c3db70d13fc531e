import { formatFigure } from '../../../../shared/format.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { legendRanges } from '../dates.ts'
import { useBlockMode } from '../mode.ts'
import styles from './chart.module.css'
import { figureAt, hasPrior, type SeriesChart, seriesSum } from './series.ts'
import { PartialSwatch, PriorSwatch, SeriesSwatch } from './swatch.tsx'

/** The key of a line or column chart, in HTML: series, the prior period, partial days. */
export function SeriesLegend({ chart }: { chart: SeriesChart }) {
  const { dates, mode } = useBlockMode()
  const alone = chart.values.length === 1
  const prior = hasPrior(chart) && dates.priorFrom !== null && dates.priorTo !== null
  const ranges = legendRanges(dates)
  return (
    <ul className={styles.legend} data-print={mode === 'print' || undefined}>
      {chart.values.map((series) => (
        <li key={series.key}>
          <SeriesSwatch series={series} chart={chart} />
          {series.badge?.network && !(mode === 'print' && (alone || chart.values.length > 6)) && (
            <NetworkIcon network={series.badge.network} size={12} colored />
          )}
          {alone ? (
            <span>{ranges.now}</span>
          ) : (
            <span className={styles.name} dir="auto" title={series.label}>
              {series.label}
            </span>
          )}
          {!alone && chart.stacked && !series.line && mode !== 'print' && (
            <span className={styles.sum}>{formatFigure(figureAt(series, seriesSum(series.values)), series.unit, 'compact')}</span>
          )}
        </li>
      ))}
      {prior && (alone || chart.stacked || chart.kind === 'column') && (
        <li>
          <PriorSwatch kind={chart.kind} />
          <span>
            {`${alone ? ranges.before : chart.stacked ? (mode === 'print' ? 'Prior, total' : 'Prior period total') : 'Prior period'}${chart.priorOf ? `, ${chart.priorOf}` : ''}`}
          </span>
        </li>
      )}
      {(chart.partialFrom !== null || chart.cut) && (
        <li>
          <PartialSwatch />
          <span>{mode === 'print' ? 'Partial' : chart.cut ? `partial ${chart.bucket}s` : 'partial days'}</span>
        </li>
      )}
    </ul>
  )
}
