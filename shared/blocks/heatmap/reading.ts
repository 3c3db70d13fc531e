import { formatFigure } from '../../format.ts'
import { type BlockReading, type FigureRead, shareText } from '../reading.ts'
import type { HeatmapData } from './data.ts'

type Cell = HeatmapData['values'][number][number]
type Sum = { readonly value: number; readonly items: number }

/**
 * An hour of the day over all weekdays. `value`: what was counted, or the mean over its items; `rest`: the same over the other hours, of what was
 * counted the mean of an hour; `withoutBest`: without the weekday that did most for it; `weekdays`: those with any items.
 */
export type Hour = Sum & { readonly row: string; readonly rest: number; readonly share: number; readonly weekdays: number; readonly withoutBest: Sum }

/** The hours that have any items, in the order of the day. */
export function hoursOf(block: HeatmapData): Hour[] {
  const cellsOf = (hour: number) => block.values.flatMap((row) => row[hour] ?? []).filter(({ items }) => items > 0)
  const hours = block.columns.map((_, hour) => ({ hour, cells: cellsOf(hour) })).filter(({ cells }) => cells.length > 0)
  const all = hours.reduce((sum, { cells }) => sum + sumOf(block, cells).value, 0)
  return hours.map(({ hour, cells }) => {
    const others = hours.filter((one) => one.hour !== hour).flatMap((one) => one.cells)
    const most = cells.toSorted((a, b) => weightOf(block, b) - weightOf(block, a))[0]
    const rest = sumOf(block, others).value
    return {
      ...sumOf(block, cells),
      row: `*:${hour}`,
      rest: block.counted ? rest / Math.max(1, block.columns.length - 1) : rest,
      share: all > 0 ? (sumOf(block, cells).value / all) * 100 : 0,
      weekdays: cells.length,
      withoutBest: sumOf(
        block,
        cells.filter((cell) => cell !== most),
      ),
    }
  })
}

const weightOf = ({ counted }: HeatmapData, { value, items }: Cell) => (value ?? 0) * (counted ? 1 : items)

function sumOf(block: HeatmapData, cells: readonly Cell[]): Sum {
  const items = cells.reduce((sum, one) => sum + one.items, 0)
  const total = cells.reduce((sum, one) => sum + weightOf(block, one), 0)
  return { items, value: block.counted ? total : items > 0 ? total / items : 0 }
}

function ofHour(block: HeatmapData, row: string, field: string): FigureRead | null {
  const hour = hoursOf(block).find((one) => one.row === row)
  const names = [`${block.columns[Number(row.slice(2))]}:00`]
  if (!hour) return null
  if (field === 'value' || field === 'rest') return { value: hour[field], text: formatFigure(hour[field], block.unit, 'compact'), names }
  if (field === 'items' || field === 'weekdays') return { value: hour[field], text: formatFigure(hour[field], 'count'), names }
  return field === 'share' ? { value: hour.share, text: shareText(hour.share), names } : null
}

/** Its rows are addressed as "weekday:hour", those of an hour on all weekdays as "*:hour". */
export const heatmapReading: BlockReading<HeatmapData> = {
  read(block, row, field) {
    if (row.startsWith('*:')) return ofHour(block, row, field)
    const { values, rows, columns, unit } = block
    const [weekday = -1, hour = -1] = row.split(':').map(Number)
    const cell = values[weekday]?.[hour]
    const names = [`${rows[weekday]} ${columns[hour]}:00`]
    if (!cell || cell.value === null) return null
    if (field === 'value') return { value: cell.value, text: formatFigure(cell.value, unit, 'compact'), names }
    return field === 'items' ? { value: cell.items, text: formatFigure(cell.items, 'count'), names } : null
  },
  told({ best: [best], itemsLabel }) {
    if (!best) return []
    const row = `${best.row}:${best.column}`
    return [
      { row, field: 'value', what: 'best hour' },
      { row, field: 'items', what: itemsLabel },
    ]
  },
}
