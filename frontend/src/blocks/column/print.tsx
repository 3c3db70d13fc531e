import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import type { BlockPrint } from '../block-print.ts'
import { asSeriesChart, figureAt, seriesSum } from '../chart/series.ts'
import { seriesPrint } from '../chart/series-print.ts'
import { SeriesSwatch } from '../chart/swatch.tsx'
import { ColumnView } from './view.tsx'

/** The parts of a stack with their sums. */
function Parts({ data }: { data: BlockOf<'column'> }) {
  const chart = asSeriesChart(data)
  const parts = chart.values.filter((series) => !series.line)
  if (!data.stacked || parts.length < 2) return null
  return (
    <dl className="parts" data-many={parts.length > 6 || undefined}>
      {parts.slice(0, 10).map((series) => (
        <div key={series.key}>
          <dt>
            <SeriesSwatch series={series} chart={chart} />
            <span dir="auto">{series.label}</span>
          </dt>
          <dd>{formatFigure(figureAt(series, seriesSum(series.values)), series.unit, 'compact')}</dd>
        </div>
      ))}
    </dl>
  )
}

export const columnPrint: BlockPrint<'column'> = { ...seriesPrint, View: ColumnView, Facts: Parts }
