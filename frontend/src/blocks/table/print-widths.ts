/** How wide the columns of a printed table are, by what stands in them: no change touches its figure, and no figure the next column. */
import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { formatFigure, formatGrowth, noValue } from '../../../../shared/format.ts'
import { pageWidth, railWidth } from '../../paper/measures.ts'
import { figureWidth } from '../chart/text-width.ts'
import type { TableCell, TableColumn } from './cell.tsx'

type Table = BlockOf<'table'>

/** Pixels, as in tables.css: of a figure, of the least slot of a change, and on both sides of a cell. */
const sizes = { dense: { text: 12, slot: 48, sides: 12 }, wide: { text: 13, slot: 54, sides: 24 } } as const
const gap = 6
/** of the first column of a fixed table, and at most of the words of another */
const [name, most] = [176, 120]

export const unitOf = (cell: TableCell | undefined, column: TableColumn) => cell?.unit ?? column.unit ?? (cell?.type === 'ratio' ? 'percent' : 'count')

export function figureText(cell: TableCell | undefined, column: TableColumn, compact: boolean): string {
  return typeof cell?.value === 'number' ? formatFigure(cell.value, unitOf(cell, column), compact ? 'compact' : 'full') : noValue
}

type Setting = { slotted: readonly string[]; dense: boolean; font: string; narrow: boolean }

/** In pixels, by the key of its column: the slot of a change; and the whole of each column but the first, null where they do not fit on the page. */
export function printWidths({ header, values, footer }: Table, { slotted, dense, font, narrow }: Setting) {
  const { text, slot: least, sides } = dense ? sizes.dense : sizes.wide
  const rows = footer ? [...values, footer] : values
  const widest = (texts: readonly string[], face: string) => Math.ceil(Math.max(0, ...texts.map((one) => figureWidth(one, `${face} ${font}`))))
  const columns = header.filter((column) => !column.is_hidden)
  const slots = new Map(
    columns
      .filter(({ key }) => slotted.includes(key))
      .map((column) => {
        const changes = rows.flatMap(({ [column.key]: cell }) =>
          cell?.growth && cell.growth.kind !== 'none' ? [formatGrowth(cell.growth, unitOf(cell, column))] : [],
        )
        return [column.key, Math.max(least, widest(changes, '11px') + gap)]
      }),
  )
  const whole = new Map(
    columns.slice(1).map((column) => {
      const head = widest(column.value.split(' '), `500 ${text}px`)
      const said = rows.map(({ [column.key]: cell }) => (typeof cell?.value === 'string' ? cell.value : figureText(cell, column, dense)))
      const held = widest(said, `600 ${text}px`)
      const basis = widest(
        rows.map(({ [column.key]: cell }) => cell?.basis ?? ''),
        '9px',
      )
      const figure = Math.max(basis, held + (slots.get(column.key) ?? 0))
      return [column.key, Math.max(head, column.align === 'right' ? figure : Math.min(most, held)) + sides]
    }),
  )
  const taken = [...whole.values()].reduce((sum, width) => sum + width, name)
  return { slots, whole: taken <= (narrow ? railWidth : pageWidth) ? whole : null }
}
