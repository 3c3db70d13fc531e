/** A piece of the drawing as the key of a chart shows it: the same dash, point, hatch and colour. Vectors, so print has them too. */
import { use } from 'react'
import { cssColor } from '../color.ts'
import { hatchRect } from './hatch.ts'
import { ChartPaper } from './paper.ts'
import { dashOf, hasPoints, hatch, isHatched, isLine, line, prior } from './pattern.ts'
import type { ChartSeries, SeriesChart } from './series.ts'

const height = 10

/** Of a line: twice its dash, so that the rhythm is seen. */
export function widthOf(dash: readonly number[]): number {
  const period = dash.reduce((sum, part) => sum + part, 0)
  return period === 0 ? 16 : Math.max(16, 2 * period - (dash.at(-1) ?? 0))
}

function hatched(width: number, gap: number): string {
  let d = ''
  hatchRect({ moveTo: (x, y) => (d += `M${x} ${y}`), lineTo: (x, y) => (d += `L${x} ${y}`) }, 0, 0, width, height, gap)
  return d
}

export function SeriesSwatch({ series, chart }: { series: ChartSeries; chart: SeriesChart }) {
  const paper = use(ChartPaper)
  if (paper) return <paper.Swatch series={series} chart={chart} />
  const color = cssColor(series.line ? 'text' : series.color)
  if (!isLine(series, chart))
    return (
      <svg width={height} height={height} data-swatch={isHatched(series, chart) ? 'hatched' : 'plain'} aria-hidden="true">
        <rect width={height} height={height} rx={2} fill={color} />
        {isHatched(series, chart) && <path d={hatched(height, hatch.gap)} stroke="var(--surface)" strokeWidth={hatch.width} />}
      </svg>
    )
  const dash = dashOf(series, chart)
  const width = widthOf(dash)
  return (
    <svg width={width} height={height} data-swatch={dash.join(' ') || 'line'} aria-hidden="true">
      <path d={`M0 5H${width}`} stroke={color} strokeWidth={line.width} strokeDasharray={dash.join(' ') || undefined} />
      {hasPoints(chart) && <circle cx={width / 2} cy={5} r={line.point} fill={color} stroke="var(--surface)" strokeWidth={1.5} />}
    </svg>
  )
}

/** The prior period: a thin dashed line, or the tick over a column. */
export function PriorSwatch({ kind }: { kind: SeriesChart['kind'] }) {
  return (
    <svg width={20} height={height} aria-hidden="true">
      {kind === 'line' ? (
        <path d="M0 5H20" stroke="var(--c-prev)" strokeWidth={prior.width} strokeDasharray={prior.dash.join(' ')} />
      ) : (
        <path d="M3 5H17" stroke="var(--text-2)" strokeWidth={2} />
      )}
    </svg>
  )
}

/** The band behind days that may still change. */
export function PartialSwatch() {
  return (
    <svg width={14} height={height} aria-hidden="true">
      <rect width={14} height={height} rx={2} fill="var(--sunken)" />
      <path d={hatched(14, 4)} stroke="var(--text-3)" strokeWidth={1} />
    </svg>
  )
}
