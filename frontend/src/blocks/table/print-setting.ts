/** How a printed table is set. All of its pages are set alike, so it is worked out for the first of them and known for the others. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { memoizeIn } from '../../../../shared/memoize.ts'
import type { BlockMode } from '../mode.ts'
import type { TableCell } from './cell.tsx'
import { printWidths } from './print-widths.ts'

type Table = BlockOf<'table'>
type Place = { width: number; font: string; mode: Pick<BlockMode, 'hideIndicators' | 'timezone' | 'dates'> }

/** A table beside the rail is narrower. */
const beside = 900

const settings = new WeakMap<Table, Map<string, ReturnType<typeof workedOut>>>()

export function printSetting(block: Table, place: Place) {
  const { hideIndicators, timezone, dates } = place.mode
  const key = JSON.stringify([place.width, place.font, hideIndicators, timezone, dates])
  return memoizeIn(settings, block, key, () => workedOut(block, place))
}

function workedOut(block: Table, { width, font, mode }: Place) {
  const columns = block.header.filter((column) => !column.is_hidden)
  // so many columns leave no room for changes
  const changed =
    mode.hideIndicators || columns.length > 12 ? [] : columns.filter(({ key }) => block.values.some((row) => hasSlot(row[key]))).map(({ key }) => key)
  const figures = columns.filter((column) => column.align === 'right').length
  const isBeside = width < beside
  const crowded = columns.length > 11
  const setting = crowded ? 'crowded' : figures <= (isBeside ? 5 : 6) ? 'wide' : isBeside ? 'narrow' : 'dense'
  const withChanges = printWidths(block, { slotted: changed, setting, font, width, mode })
  const { fit, slots, columns: widths } = withChanges.fit === 'tight' ? printWidths(block, { slotted: [], setting, font, width, mode }) : withChanges
  return { columns, figures, crowded, setting, fit, slots, widths } as const
}

function hasSlot(cell: TableCell | undefined): boolean {
  return (cell?.type === 'number' || cell?.type === 'ratio') && cell.growth !== undefined && cell.growth.kind !== 'none'
}
