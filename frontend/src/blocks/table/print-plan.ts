/** How the rows of a table fall on pages: rows = floor((645 − head − foot) / row), and never fewer than three on the last page. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import type { Slice } from '../../paper/page-types.ts'

type Table = BlockOf<'table'>

const tableArea = 645
const headHeight = 36

/** 32 for one line, 50 where a cell holds a sentence or a picture. */
export function rowHeight(table: Table): number {
  const tall = table.header.some(
    (column) =>
      !column.is_hidden &&
      table.values.some((row) => {
        const cell = row[column.key]
        // of a profile the mark of its network is printed, no picture
        return cell?.type === 'long-text' || (cell?.multi_values?.length ?? 0) > 0 || (column.image && cell?.picture_url !== undefined && !cell.badge?.network)
      }),
  )
  return tall ? 50 : 32
}

/** Of a table that one page holds: higher where it would else be half empty. */
export function rowHeightAlone(table: Table): number {
  const height = rowHeight(table)
  const rows = table.values.length + (table.footer ? 1 : 0)
  return Math.max(height, Math.min(height * 1.5, Math.floor((tableArea * 0.66 - headHeight) / Math.max(1, rows))))
}

/** Tables of long texts print their first page only and say where the rest is. */
function printsAll(table: Table): boolean {
  return !table.values.some((row) => Object.values(row).some((cell) => cell.type === 'long-text'))
}

/** An excerpt, of which the rest is in the CSV, starts no page for a few rows more. */
function rowsPrinted({ values, rowsTotal }: Table, perPage: number, lastPage: number): number {
  const more = values.length > lastPage ? (values.length - lastPage) % perPage : 0
  return rowsTotal > values.length && more < perPage / 3 ? values.length - more : values.length
}

export function tableSlices(table: Table): Slice[] {
  const height = rowHeight(table)
  const perPage = Math.floor((tableArea - headHeight) / height)
  const lastPage = Math.floor((tableArea - headHeight - (table.footer ? height : 0)) / height)
  const total = rowsPrinted(table, perPage, lastPage)
  const ends = (to: number) => to === table.values.length
  if (!printsAll(table) || total <= lastPage) {
    const to = Math.min(total, lastPage)
    return [{ from: 0, to, part: 1, parts: 1, last: ends(to) }]
  }
  const starts: [number, number][] = []
  let from = 0
  while (total - from > lastPage) {
    const rest = total - from - perPage
    const take = rest < 3 ? perPage - (3 - Math.max(0, rest)) : perPage
    starts.push([from, from + take])
    from += take
  }
  starts.push([from, total])
  return starts.map(([start, end], index) => ({ from: start, to: end, part: index + 1, parts: starts.length, last: ends(end) }))
}

const smallRow = 28

const shownColumns = (table: Table) => table.header.filter((column) => !column.is_hidden).length

/** A small table that half the width holds: with a change beside each figure it needs more. */
export function narrowTable(table: Table): boolean {
  if (rowHeight(table) !== 32) return false
  const changes = Object.values(table.values[0] ?? {}).filter(({ growth }) => growth && growth.kind !== 'none').length
  return shownColumns(table) <= (changes > 1 ? 3 : 4)
}

/** With its foot, without the title above it. */
export function tableHeight(table: Table): number {
  return headHeight + (table.values.length + (table.footer ? 1 : 0)) * rowHeightAmongOthers(table)
}

/** Among charts rows of one line are a little lower. */
export function rowHeightAmongOthers(table: Table): number {
  const height = rowHeight(table)
  return height === 32 ? smallRow : height
}

/** Too many columns to stand beside the rail. */
export function wideTable(table: Table): boolean {
  return shownColumns(table) > 7
}

/** All of its rows stand on one page. */
export function fitsPage(table: Table): boolean {
  const [slice, ...more] = tableSlices(table)
  return more.length === 0 && slice?.last === true
}

/** A few short rows, said beside charts rather than as a list of its own. */
export function smallTable(table: Table): boolean {
  return table.values.length <= 10 && !wideTable(table) && rowHeight(table) === 32
}
