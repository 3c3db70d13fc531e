import type { BlockOf } from '../../../../shared/blocks/index.ts'
import type { PlainTable } from '../kind.ts'
import { partsOf } from './parts.ts'

/** A row a bar, with its prior value and its parts where there are some. */
export function barTable(data: BlockOf<'bar'>): PlainTable {
  const prior = data.values.some(({ figure }) => figure.prior !== null)
  const stack = partsOf(data)
  return {
    head: ['', 'This period', ...(prior ? ['Prior period'] : []), ...stack.map(({ label }) => label)],
    rows: data.values.map(({ key, label, figure, parts = [] }) => ({
      key,
      label,
      cells: [
        { value: figure.value, unit: figure.unit },
        ...(prior ? [{ value: figure.prior, unit: figure.unit }] : []),
        ...stack.map((part) => ({ value: parts.find((own) => own.key === part.key)?.share ?? 0, unit: 'percent' as const })),
      ],
    })),
  }
}
