import type { BlockOf } from '../../../../shared/blocks/index.ts'
import type { PlainTable } from '../kind.ts'

/** A row a part, with its share. */
export function slicesTable(data: BlockOf<'donut'> | BlockOf<'pie'>): PlainTable {
  return {
    head: ['', data.total.label, 'Share'],
    rows: data.values.map(({ key, label, value, share }) => ({
      key,
      label,
      cells: [
        { value, unit: data.unit },
        { value: share, unit: 'percent' },
      ],
    })),
  }
}
