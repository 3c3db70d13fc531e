import type { BlockOf } from '../../../../shared/blocks/index.ts'
import type { Unit } from '../../../../shared/metrics/units.ts'
import { GrowthText } from '../growth/growth.tsx'
import { useChangeShown } from '../growth/use-change-shown.ts'
import { hintOf } from './cell-terms.ts'

type Cell = BlockOf<'table'>['values'][number][string]
type Column = BlockOf<'table'>['header'][number]

/** The change of a cell, on screen with its terms as a hint. */
export function CellChange({ cell, column, unit, terms }: { cell: Cell; column: Column; unit: Unit; terms: string | null }) {
  const changeShown = useChangeShown()
  const { growth, value, prior = null } = cell
  if (!growth) return null
  const polarity = cell.polarity ?? column.polarity ?? 'neutral'
  const shown = changeShown({ value: typeof value === 'number' ? value : null, prior, growth, polarity }, [column.passport])
  return <GrowthText growth={growth} polarity={shown.polarity} unit={unit} title={hintOf(cell, unit, terms, shown.grey)} />
}
