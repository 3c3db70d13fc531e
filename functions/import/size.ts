/** How much one row may hold. */
import type { Row, Table } from './table.ts'

/** DynamoDB takes 400 KB an item; keys, the name of the attribute and what we find out about a text go off it. */
const largest = 380_000

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

/** Whether what becomes one stored item is more than one can hold. */
export const isTooLarge = (item: unknown): boolean => bytesOf(item) > largest

/** Why a row that is too large is not taken: its longest cell. */
export function tooLargeRow({ header }: Pick<Table, 'header'>, { cells }: Row): string {
  const longest = cells.reduce((best, cell, at) => (cell.length > (cells[best]?.length ?? 0) ? at : best), 0)
  const letters = (cells[longest] ?? '').length.toLocaleString('en-GB')
  return `The column ${header[longest] || longest + 1} has ${letters} characters; one row can hold 380 KB, which is 380,000 plain letters or fewer of others.`
}

/** Why a row is not taken that would make what is kept together too large: the parts of a date, say. */
export const tooManyParts = (of: string) => `There are too many rows for ${of}: together they are larger than 380 KB, the most that is kept of one date.`
/** For what is kept together row by row: whether another row fits. */
export const fits = (bytes: number): boolean => bytes <= largest
