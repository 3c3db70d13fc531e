/** What line and column say in words: their highest day beside the typical one. */
import { dayIn, monthNames } from '../dates/format.ts'
import { formatFigure } from '../format.ts'
import type { ColumnData } from './column/data.ts'
import type { LineData } from './line/data.ts'
import { timesText } from './peak.ts'
import type { BlockReading, FigureRead, FigureTold } from './reading.ts'

type SeriesBlock = LineData | ColumnData

/** The total under each label; null for a chart that must not be added up: several lines, columns below zero, or of pages of several owners. */
export function totals(block: SeriesBlock): (number | null)[] | null {
  const series = block.values.filter(({ line }) => !line)
  if (series.length === 0 || block.key === 'pages' || (block.kind === 'line' && series.length > 1)) return null
  if (series.length > 1 && !series.every(({ unit }) => unit === 'count')) return null
  if (series.some(({ values }) => values.some((value) => value !== null && value < 0))) return null
  return block.labels.map((_, index) => {
    const known = series.flatMap(({ values }) => values[index] ?? [])
    return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
  })
}

/** The median; NaN of nothing. */
export function median(values: readonly (number | null)[]): number {
  const sorted = values.flatMap((value) => value ?? []).sort((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length % 2 ? (sorted[Math.floor(half)] ?? Number.NaN) : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2
}

function read(block: SeriesBlock, row: string, field: string): FigureRead | null {
  const all = totals(block)
  const value = all?.[block.labels.indexOf(row)]
  if (!all || value === undefined || value === null) return null
  if (field === 'value') return { value, text: formatFigure(value, block.unit, 'compact'), names: [nameOf(block, row)] }
  const typical = median(all)
  if (field === 'median') return { value: typical, text: formatFigure(typical, block.unit, 'compact'), names: [] }
  return field === 'times' && typical > 0 ? { value: value / typical, text: timesText(value / typical), names: [] } : null
}

/** "12 Nov", "Nov"; with the year where the labels are of two. */
function nameOf({ labels, bucket }: SeriesBlock, row: string): string {
  const [from = row, to = row] = [labels[0], labels.at(-1)]
  if (bucket !== 'month') return dayIn({ from, to }, row)
  const month = monthNames[Number(row.slice(5, 7)) - 1] ?? ''
  return from.slice(0, 4) === to.slice(0, 4) ? month : `${month} ${row.slice(0, 4)}`
}

function told(block: SeriesBlock): FigureTold[] {
  const all = totals(block)
  const highest = Math.max(...(all ?? []).map((value) => value ?? Number.NEGATIVE_INFINITY))
  const row = all && block.labels[all.indexOf(highest)]
  const what = `highest ${block.bucket}`
  return row && highest > 0
    ? [
        { row, field: 'value', what },
        { row, field: 'times', what: `${what}, against the median ${block.bucket}` },
      ]
    : []
}

export const seriesReading = { read, told } satisfies BlockReading<SeriesBlock>
