import { type Asked, countries, followersOf, readShares, type ShareRow } from '../../readers/audience/read-shares.ts'
import type { Format } from '../../readers/csv/format.ts'
import type { Table } from '../../readers/csv/table.ts'
import { dimensionOf, isListed, isMen, isWomen, networkOfAudience } from './audience-titles.ts'

function metaRows(table: Table): ShareRow[] {
  if (dimensionOf(table) !== 'ages') {
    if (isListed(table)) return table.rows.map(({ line, cells }) => ({ name: (cells[0] ?? '').trim(), line, texts: [cells[1] ?? ''] }))
    const [values] = table.rows
    return table.header.flatMap((name, at) => (name === '' || !values ? [] : [{ name, line: values.line, texts: [values.cells[at] ?? ''] }]))
  }
  const [ofWomen, ofMen] = [isWomen, isMen].map((isOf) => table.header.findIndex(isOf))
  return table.rows.map(({ line, cells }) => ({ name: (cells[0] ?? '').trim(), line, texts: [cells[ofWomen ?? -1] ?? '', cells[ofMen ?? -1] ?? ''] }))
}

/** Meta Business Suite, "Audience": under each title a table, of places one with a column each. */
export const metaAudience: Format = {
  id: 'meta-audience',
  name: 'Meta Business Suite audience',
  networks: ['facebook', 'instagram'],
  holds: 'breakdowns',
  reads: () => true,
  recognises: (table) => {
    const dimension = dimensionOf(table)
    if (dimension === undefined || table.rows.length === 0) return false
    return dimension === 'ages' ? [isWomen, isMen].every((isOf) => table.header.some(isOf)) : table.rows.length === 1 || isListed(table)
  },
  isUnused: (table) => dimensionOf(table) === 'pages',
  networkOf: (table) => ({ network: networkOfAudience(table), what: `audience ${dimensionOf(table)}` }),
  read: (table, context) => {
    const dimension = dimensionOf(table)
    const make: Asked['make'] =
      dimension === 'ages'
        ? (told) => ({ ages: told.map(({ name, shares: [one = 0, other = 0] }) => ({ band: name, women: one, men: other, other: 0 })) })
        : dimension === 'cities'
          ? (told) => ({ cities: told.map(followersOf) })
          : countries
    return readShares({ shareRows: metaRows(table), what: dimension ?? 'parts', rows: table.rows.length, make }, context)
  },
}
