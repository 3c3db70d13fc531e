/** How wide the columns of a printed table are, by what stands in them: nothing touches the column beside it, and no table runs over its page. */
import type { CSSProperties } from 'react'
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure, formatGrowth, noValue } from '../../../../shared/format.ts'
import { figureWidth } from '../chart/text-width.ts'
import { dateText } from '../dates.ts'
import type { BlockMode } from '../mode.ts'
import type { TableCell, TableColumn } from './cell.tsx'
import { againstText, cellTerms } from './cell-terms.ts'

type Table = BlockOf<'table'>

/** How a table is set, in pixels: its text, the least slot of a change, a side of a cell and the left side of its first one. */
const settings = {
  wide: { text: 13, slot: 54, side: 12, first: 12 },
  dense: { text: 12, slot: 48, side: 6, first: 12 },
  /** as dense, beside the rail, where there are seven columns at most */
  narrow: { text: 12, slot: 48, side: 4, first: 12 },
  crowded: { text: 11, slot: 48, side: 4, first: 12 },
} as const
type Setting = keyof typeof settings

/** The same for tables.css. */
export function settingStyle(setting: Setting): CSSProperties & Record<'--text-size' | '--side' | '--first-side', string> {
  const { text, side, first } = settings[setting]
  return { '--text-size': `${text}px`, '--side': `${side}px`, '--first-side': `${first}px` }
}

const gap = 6
/** words are measured a little narrower than they are set */
const slack = 2
/** What stands beside words or in their place, with its gaps: cell.module.css, growth.module.css. */
const [mark, picture, stars, many, chip, arrow] = [22, 58, 124, 150, 20, 28]
/** Of words, which may take two lines, and of a name; the most that words are given. */
const least = { words: 88, name: 150, most: 420 } as const

export const unitOf = (cell: TableCell | undefined, column: TableColumn) => cell?.unit ?? column.unit ?? (cell?.type === 'ratio' ? 'percent' : 'count')

export function figureText(cell: TableCell | undefined, column: TableColumn, compact: boolean): string {
  return typeof cell?.value === 'number' ? formatFigure(cell.value, unitOf(cell, column), compact ? 'compact' : 'full') : noValue
}

/** One line in small type under a figure: both terms of its change, where one stands beside it, and of how many it is. */
export function underText(cell: TableCell | undefined, column: TableColumn, isCompared: boolean): string {
  // the days of a comparison that leaves some out stand at the total, and would take the room of a column here
  const terms = isCompared && cell ? cellTerms({ ...cell, over: undefined }, unitOf(cell, column), 'compact') : null
  return [terms, cell?.basis].flatMap((words) => words ?? []).join(', ')
}

/** The least that words are given. What stands beside the mark of a network stays on one line, and a time does where the table is not crowded. */
function leastOf(cell: TableCell | undefined, isFirst: boolean, setting: Setting): number {
  if (cell?.type === 'date' && setting !== 'crowded') return least.most
  return isFirst || cell?.badge ? least.name : least.words
}

/** Null for what is no text. */
function wordsOf(cell: TableCell | undefined, mode: Given['mode']): string | null {
  if (typeof cell?.value !== 'string') return null
  return cell.type === 'date' ? dateText(cell.value, mode) : cell.value
}

/** A table may have more rows than a call takes arguments. */
const most = (numbers: readonly number[]) => numbers.reduce((largest, one) => Math.max(largest, one), 0)

type Given = { slotted: readonly string[]; setting: Setting; font: string; width: number; mode: Pick<BlockMode, 'timezone' | 'dates'> }
/** As narrow as a column can be, and as wide as it would be. */
type Need = { least: number; best: number }

/** `free`: all columns have the room they ask for. `shared`: they share what there is. `tight`: they do not fit. Pixels by the key of the column. */
type Widths = { fit: 'free' | 'shared' | 'tight'; slots: ReadonlyMap<string, number>; columns: ReadonlyMap<string, number> }

export function printWidths({ header, values, footer }: Table, { slotted, setting, font, width, mode }: Given): Widths {
  const { text, slot, side, first } = settings[setting]
  const rows = footer ? [...values, footer] : values
  const columns = header.filter((column) => !column.is_hidden)
  const wide = (words: string, face: string) => Math.ceil(figureWidth(words, `${face} ${font}`))
  const widest = (texts: readonly string[], face: string) => most(texts.map((one) => wide(one, face)))

  const slotOf = (column: TableColumn) => {
    const changes = rows.flatMap(({ [column.key]: cell }) =>
      cell?.growth && cell.growth.kind !== 'none' ? [formatGrowth(cell.growth, unitOf(cell, column))] : [],
    )
    return Math.max(slot, widest(changes, '11px') + gap)
  }
  const slots = new Map(columns.filter(({ key }) => slotted.includes(key)).map((column) => [column.key, slotOf(column)]))

  const cellNeed = (cell: TableCell | undefined, column: TableColumn, isFirst: boolean): Need => {
    if (cell?.type === 'rating') return { least: stars, best: stars }
    if (cell?.multi_values?.length) return { least: many, best: many }
    if (cell?.type === 'indicator') {
      const change = arrow + wide(cell.growth ? formatGrowth(cell.growth, unitOf(cell, column)) : String(cell.value ?? noValue), '500 12px')
      const best = Math.max(change, wide(againstText(cell, column) ?? '', '9px'))
      return { least: best, best }
    }
    const words = wordsOf(cell, mode) ?? figureText(cell, column, setting !== 'wide')
    if (column.align === 'right') {
      const best = Math.max(wide(words, `600 ${text}px`) + (slots.get(column.key) ?? 0), wide(underText(cell, column, slots.has(column.key)), '9px'))
      return { least: best, best }
    }
    const beside = (cell?.badge ? mark : 0) + (column.image && cell?.picture_url !== undefined ? picture : 0)
    const all = Math.min(least.most, wide(words, `${text}px`) + slack + chip * (cell?.labels?.length ?? 0))
    return { least: beside + Math.min(all, leastOf(cell, isFirst, setting)), best: beside + all }
  }
  const needs = columns.map((column, at): Need => {
    const cells = rows.map(({ [column.key]: cell }) => cellNeed(cell, column, at === 0))
    const head = `500 ${text}px`
    // with room for it, it stands over the figure alone
    const around = side + (at === 0 ? first : side)
    const overChange = setting === 'wide' ? (slots.get(column.key) ?? 0) : 0
    return {
      least: Math.max(widest(column.value.split(' '), head), most(cells.map((cell) => cell.least))) + around,
      best: Math.max(wide(column.value, head) + overChange, most(cells.map(({ best }) => best))) + around,
    }
  })
  const sum = (of: keyof Need) => needs.reduce((total, need) => total + need[of], 0)
  const [narrow, full] = [sum('least'), sum('best')]
  const byKey = (widthOf: (need: Need) => number) => new Map(needs.map((need, at) => [columns[at]?.key ?? '', widthOf(need)]))
  if (full <= width) return { fit: 'free', slots, columns: byKey(({ best }) => best) }
  if (narrow > width) return { fit: 'tight', slots, columns: byKey((need) => (need.least * width) / narrow) }
  const share = (width - narrow) / (full - narrow)
  return { fit: 'shared', slots, columns: byKey((need) => need.least + share * (need.best - need.least)) }
}
