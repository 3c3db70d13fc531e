/** What line and column blocks share around their drawing. */

import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { changeTerms } from '../../../../shared/change-words.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { axisFigure } from '../figures.ts'
import { GrowthChip } from '../growth/growth.tsx'
import { useChangeShown } from '../growth/use-change-shown.ts'
import { useBlockMode } from '../mode.ts'
import { hintWords } from '../tile/change-hint.ts'
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
  const { hideIndicators } = useBlockMode()
  const changeShown = useChangeShown()
  if (!data.total || data.total.value === null) return null
  const { polarity, grey } = changeShown(data.total, data.passports)
  return (
    <span className={styles.total}>
      {data.totalLabel ?? 'Total'} <b>{formatFigure(data.total.value, data.total.unit)}</b>
      <GrowthChip growth={data.total.growth} polarity={polarity} unit={data.total.unit} title={hintWords(data.total, grey)} />
      {!hideIndicators && data.total.prior !== null && <small>{changeTerms(data.total, 'full')}</small>}
    </span>
  )
}

export function Note({ data }: { data: SeriesBlock }) {
  const words = [data.note, howDrawn(asSeriesChart(data))].filter(Boolean).join('. ')
  return words ? <span>{words}</span> : null
}

function howDrawn(chart: SeriesChart): string | null {
  if (chart.kind === 'line') {
    const [low, high] = extent(chart)
    const scale = valueScale(low, high, 'line', chart.unit)
    return scale.startsAtZero ? null : `Axis starts at ${axisFigure(scale.min, chart.unit)}`
  }
  return hasPrior(chart) ? `Tick on a column: same ${chart.bucket} of the prior period` : null
}

export function cuts(data: SeriesBlock): [string, string] | null {
  return data.alternative ? [data.alternative.label, data.alternative.otherLabel] : null
}
