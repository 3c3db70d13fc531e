/** The cells of a table by the names of their columns. */
import { memoized } from '../../../../shared/memoize.ts'
import type { Row, Table } from './table.ts'

/** The columns of a header in lower case; every format asks for them. */
export const namesOf = memoized((header: readonly string[]): ReadonlySet<string> => new Set(header.map((name) => name.toLowerCase())))

/** Reads a cell of a row by its column's name; the first of the names that the table has. */
export function cellReader(table: Table): (row: Row, ...names: string[]) => string | undefined {
  const positions = new Map(table.header.map((name, index): [string, number] => [name.toLowerCase(), index]).reverse())
  return (row, ...names) => {
    for (const name of names) {
      const position = positions.get(name.toLowerCase())
      if (position !== undefined) return row.cells[position]
    }
    return undefined
  }
}
