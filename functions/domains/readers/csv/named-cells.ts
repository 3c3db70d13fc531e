/** The cells of a table by the names of their columns. */
import { memoized } from '../../../../shared/memoize.ts'
import type { Row, Table } from './table.ts'

/** The columns of a header in lower case; every format asks for them. */
export const namesOf = memoized((header: readonly string[]): ReadonlySet<string> => new Set(header.map((name) => name.toLowerCase())))

/** Returns the file's own name of the column with one of these names; the first of the names if there is no such column. */
export function givenName({ header, givenHeader = header }: Pick<Table, 'header' | 'givenHeader'>, names: readonly string[]): string {
  const [first = ''] = names
  const found = names.find((name) => namesOf(header).has(name.toLowerCase()))
  const at = header.findIndex((name) => name.toLowerCase() === found?.toLowerCase())
  return (givenHeader.length === header.length && givenHeader[at]) || first
}

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
