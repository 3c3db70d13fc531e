/** How series of like colours are told apart by more than colour. The chart and its key read the same rows, so they cannot differ. */
import { networkCodes, networkRows } from '../../../../shared/networks.ts'
import type { ChartSeries, SeriesChart } from './series.ts'

const prefix = 'n-'
/** Of series that are of no network: five lines in grey look alike. */
const ownPatterns: Readonly<Record<string, { readonly dash: readonly number[]; readonly hatched?: true }>> = {
  c2: { dash: [9, 3] },
  c3: { dash: [2, 3] },
  c4: { dash: [9, 3, 2, 3] },
  c5: { dash: [5, 3] },
}

/** What tells a colour token from those of like colours. */
function patternOf(color: string) {
  const own = ownPatterns[color]
  if (own) return own
  const code = networkCodes.find((one) => `${prefix}${one}` === color)
  return code && networkRows[code].pattern
}

export const prior = { width: 1.5, dash: [4, 4] } as const
export const line = { width: 2, point: 3 } as const
export const hatch = { width: 1.2, gap: 6 } as const

export function isLine(series: ChartSeries, chart: SeriesChart): boolean {
  return chart.kind === 'line' || series.line === true
}

export function dashOf(series: ChartSeries, chart: SeriesChart): readonly number[] {
  return chart.values.length === 1 || series.line ? [] : (patternOf(series.color)?.dash ?? [])
}

/** So few values that each is a point on its line. */
export function hasPoints(chart: SeriesChart): boolean {
  return chart.labels.length <= 14
}

/** Besides colours that are alike, what is lost: it goes below the axis in the grey of what is left over. */
export function isHatched(series: ChartSeries, chart: SeriesChart): boolean {
  if (isLine(series, chart)) return false
  const networks = chart.values.filter(({ color }) => color.startsWith(prefix)).length
  const loss = series.color === 'c-other' || series.color === 'neutral'
  return (networks > 1 && patternOf(series.color)?.hatched === true) || (loss && series.values.some((value) => value !== null && value < 0))
}
