import type { BlockOf } from '../../../../shared/blocks/index.ts'

export type Hour = { day: string; hour: string; value: number; items: number; label: string }

const weekdays: Record<string, string> = { Mon: 'Monday', Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday', Fri: 'Friday', Sat: 'Saturday', Sun: 'Sunday' }

/** The hours that a map of the week ranks. */
export function bestHours(block: BlockOf<'heatmap'>): Hour[] {
  if (block.no_data !== null) return []
  return block.best.map((best) => {
    const day = block.rows[best.row] ?? ''
    return { day: weekdays[day] ?? day, hour: `${block.columns[best.column] ?? ''}:00`, value: best.value, items: best.items, label: block.itemsLabel }
  })
}
