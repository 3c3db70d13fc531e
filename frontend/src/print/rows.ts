/** Which blocks stand side by side. */
import { comparable } from '../blocks/bar/compared.ts'
import { printOf } from '../blocks/print.ts'
import type { PrintBlock } from '../paper/page-types.ts'
import { isWords } from './block-pages.ts'
import { sizeOf } from './block-size.ts'
import { expanded } from './halves.ts'
import { areaHeight, type Row, type RowGroup, rowGap } from './packing.ts'

export type BlockRow = Row & { readonly items: readonly PrintBlock[] }

const formOf = ({ block }: PrintBlock) => printOf(block).form

/** A row of halves is none: it has the whole width already, and gives none of it away. */
export const isWide = (item: PrintBlock) => !item.beside && formOf(item) === 'wide'
/** A list comes after the charts, and leaves them their widths. */
export const isRows = (item: PrintBlock) => formOf(item) === 'rows'

function rowOf(items: readonly PrintBlock[], paired: boolean): BlockRow {
  const sizes = items.map((item) => sizeOf(item, paired || items.length > 1))
  return {
    items,
    least: Math.max(...sizes.map(({ least }) => least)),
    most: Math.max(...sizes.map(({ most }) => most)),
    sheet: sizes.some(({ span }) => span === 'sheet'),
    chart: items.flatMap(expanded).some((item) => item.block.no_data === null && (isWide(item) || formOf(item) === 'rail')),
    rail: items.flatMap(expanded).some((item) => item.block.no_data === null && formOf(item) === 'rail'),
    ...(items.some(isWords) && { leads: true }),
  }
}

/** A wide chart under words is still one in this height. */
const lowChart = 216

/** Each row that has words before it as low as it has to be to stand under them. */
function underWords(rows: readonly BlockRow[]): BlockRow[] {
  return rows.map((row, at) => {
    const words = rows[at - 1]
    if (!words?.leads || row.leads || !row.items.every(isWide)) return row
    return { ...row, least: Math.min(row.least, Math.max(lowChart, areaHeight.rail - rowGap - words.least)) }
  })
}

/** In the order of the report: two small blocks share a row, also when a wide one stands between them; bars to be compared share theirs. */
export function rowsInOrder(items: readonly PrintBlock[], paired: boolean): BlockRow[] {
  const rows: PrintBlock[][] = []
  let open: PrintBlock[] | null = null
  const opens = (item: PrintBlock, next: PrintBlock | undefined) => next?.section === item.section && comparable(item.block, next.block)
  for (const [at, item] of items.entries()) {
    if (isWords(item)) {
      // what they are about follows them
      open = null
      rows.push([item])
      continue
    }
    const half = sizeOf(item, paired).span === 'half'
    if (half && open && !opens(item, items[at + 1]) && rows.indexOf(open) >= rows.length - 2) {
      open.push(item)
      open = null
      continue
    }
    rows.push([item])
    if (half) open = rows.at(-1) ?? null
  }
  return rows.map((row) => rowOf(row, paired))
}

/** Rows of blocks that are no topic together; the wide charts of one section stay together, side by side where that is all the room. */
export function looseGroups(items: readonly PrintBlock[], paired: boolean): RowGroup<BlockRow>[] {
  const runs: BlockRow[][] = []
  const wideOf = (row: BlockRow | undefined) => (row?.items.length === 1 && row.items[0] && isWide(row.items[0]) ? row.items[0].section.key : null)
  for (const row of rowsInOrder(items, paired)) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && ((wideOf(row) !== null && wideOf(before) === wideOf(row)) || before?.items.some(isWords))) run.push(row)
    else runs.push([row])
  }
  return runs.map((rows) =>
    rows.length === 1
      ? { rows }
      : {
          rows: underWords(rows),
          low: rowsInOrder(
            rows.flatMap((row) => row.items),
            true,
          ),
        },
  )
}

/** Rows of one topic. With words of a template its sections follow each other, each under its own. */
export function topicGroups(items: readonly PrintBlock[]): RowGroup<BlockRow>[] {
  if (!items.some(isWords)) return [{ starts: true, rows: drawnRows(items) }]
  const sections = [...Map.groupBy(items, ({ section }) => section).values()]
  return sections.map((own, at) => ({
    starts: at === 0,
    rows: underWords([...own.filter(isWords).map((item) => rowOf([item], false)), ...drawnRows(own.filter((item) => !isWords(item)))]),
  }))
}

/** Wide charts first; charts go side by side where that saves a page. */
function drawnRows(items: readonly PrintBlock[]): BlockRow[] {
  const large = items.filter((item) => item.beside || (isWide(item) && item.block.no_data === null))
  const small = items.filter((item) => !large.includes(item) && !isRows(item))
  const rows = large.map((item) => [item])
  const last = rows.findLast(([item]) => item && isWide(item))
  const odd = small.length % 2 === 1 && rows.length > 1 && last ? small.pop() : undefined
  if (odd) last?.push(odd)
  const others = rowsInOrder([...small, ...items.filter((item) => !large.includes(item) && !small.includes(item) && item !== odd)], false)
  for (let at = rows.length - 1; at > 0 && rows.length + others.length > 2; at--) {
    const [before, row] = [rows[at - 1], rows[at]]
    if (before?.length === 1 && row?.length === 1 && [...before, ...row].every(isWide)) rows.splice(at - 1, 2, [...before, ...row])
  }
  return [...rows.map((row) => rowOf(row, false)), ...others]
}
