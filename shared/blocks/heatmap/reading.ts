import { formatFigure } from '../../format.ts'
import type { BlockReading } from '../reading.ts'

/** Its rows are addressed as "weekday:hour". */
export const heatmapReading: BlockReading<'heatmap'> = {
  read({ values, rows, columns, unit }, row, field) {
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
