import type { BlockOf } from '../../../../shared/blocks/index.ts'
import type { PlainTable } from '../kind.ts'

type Data = BlockOf<'map'>

/** The map's figures as text. */
export function mapTable(data: Data): PlainTable {
  return {
    head: ['Country', 'Count', 'Share', 'Change, points'],
    rows: data.values.map(({ code, label, value, share, change }) => ({
      key: code,
      label,
      cells: [
        { value, unit: data.unit },
        { value: share, unit: 'percent' },
        { value: change, unit: 'score' },
      ],
    })),
  }
}
