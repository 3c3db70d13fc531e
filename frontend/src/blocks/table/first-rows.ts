/** The first rows of a long table, for the shorter PDF. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { fitsPage } from './print-plan.ts'

type Table = BlockOf<'table'>

/** Few enough to share a page with something else. */
const rows = 10

const wholes = new WeakMap<Table, Table>()

/** A table that more than one page would hold, with its first rows; any other as it is. */
export function firstRows(table: Table): Table {
  if (table.no_data !== null || fitsPage(table) || table.values.length <= rows) return table
  const cut = { ...table, values: table.values.slice(0, rows) }
  wholes.set(cut, table)
  return cut
}

/** The table that these are the first rows of. */
export const wholeTable = (table: Table): Table => wholes.get(table) ?? table
