/** The line and column blocks share one shape; these helpers read it. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'

export type SeriesChart = Omit<BlockOf<'line'>, 'kind'> & { kind: 'line' | 'column'; stacked: boolean }
export type ChartSeries = SeriesChart['values'][number]

export function asSeriesChart(block: BlockOf<'line'> | BlockOf<'column'>, cut: 'first' | 'other' = 'first'): SeriesChart {
  const stacked = block.kind === 'column' && block.stacked
  const values = cut === 'other' && block.alternative ? block.alternative.values : block.values
  // the line over the columns, where there are no columns: a network that tells the net growth alone
  if (block.kind === 'column' && values.length > 0 && values.every(({ line }) => line))
    return { ...block, kind: 'line', stacked: false, values: values.map(({ line: _, ...series }) => series), priorTotal: null }
  return { ...block, stacked, values }
}

/** The sum of a series over its range, for additive (stacked) series; null when it has no value at all. */
export function seriesSum(values: readonly (number | null)[]): number | null {
  let sum: number | null = null
  for (const value of values) if (value !== null) sum = (sum ?? 0) + value
  return sum
}

/** The figure of a value: a series drawn below zero counts what it draws. */
export function figureAt({ less }: Pick<ChartSeries, 'less'>, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null
  return less && value !== 0 ? -value : value
}

export function lastValue(values: readonly (number | null)[]): { index: number; value: number } | null {
  for (let index = values.length - 1; index >= 0; index--) {
    const value = values[index]
    if (value !== null && value !== undefined) return { index, value }
  }
  return null
}

export function hasPrior(chart: SeriesChart): boolean {
  return chart.priorTotal !== null || chart.values.some((series) => series.prior?.some((value) => value !== null))
}
