/** How series of like colours are told apart by more than colour. The chart and its key read the same rows, so they cannot differ. */
import type { ChartSeries, SeriesChart } from './series.ts'

/** Lines of colours that are too alike in one chart differ by dash, in pixels drawn and left out (interface.md, colour). */
const dashes: Record<string, readonly number[]> = {
  'n-linkedin': [5, 3],
  'n-youtube': [8, 3, 2, 3],
  'n-bluesky': [2, 2],
  'n-reddit': [10, 3],
  'n-tumblr': [4, 2],
}
/** Columns of the like hue (two blues, two reds) are hatched in the ground's colour. */
const alike = new Set(['n-linkedin', 'n-youtube'])

export const prior = { width: 1.5, dash: [4, 4] } as const
export const line = { width: 2, point: 3 } as const
export const hatch = { width: 1.2, gap: 5 } as const

export function isLine(series: ChartSeries, chart: SeriesChart): boolean {
  return chart.kind === 'line' || series.line === true
}

export function dashOf(series: ChartSeries, chart: SeriesChart): readonly number[] {
  return chart.values.length === 1 || series.line ? [] : (dashes[series.color] ?? [])
}

/** So few values that each is a point on its line. */
export function hasPoints(chart: SeriesChart): boolean {
  return chart.labels.length <= 14
}

/** Besides colours that are alike, what is lost: it goes below the axis in the grey of what is left over. */
export function isHatched(series: ChartSeries, chart: SeriesChart): boolean {
  if (isLine(series, chart)) return false
  const networks = chart.values.filter(({ color }) => color.startsWith('n-')).length
  const loss = series.color === 'c-other' || series.color === 'neutral'
  return (networks > 1 && alike.has(series.color)) || (loss && series.values.some((value) => value !== null && value < 0))
}
