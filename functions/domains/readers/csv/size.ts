/** How much one row may hold. */
import { formatCount } from '../../../../shared/format-count.ts'
import { importMessages } from '../../../../shared/import-messages.ts'
import type { Row, Table } from './table.ts'

/** DynamoDB takes 400 KB an item; keys, the name of the attribute and what we find out about a text go off it. */
const largest = 380_000

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

/** Whether what becomes one stored item is more than one can hold. */
export const isTooLarge = (item: unknown): boolean => bytesOf(item) > largest

/** Why a row that is too large is not taken: its longest cell. */
export function tooLargeRow({ header, givenHeader = header }: Pick<Table, 'header' | 'givenHeader'>, { cells }: Row): string {
  const longest = cells.reduce((best, cell, at) => (cell.length > (cells[best]?.length ?? 0) ? at : best), 0)
  return importMessages.rowTooLarge(givenHeader[longest] || longest + 1, formatCount((cells[longest] ?? '').length))
}

/** For what is kept together, such as the parts of a date: whether there is room for so much. */
export const fits = (bytes: number): boolean => bytes <= largest
