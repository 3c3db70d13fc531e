/**
 * CSV that a spreadsheet opens as text and numbers, never as formulas: UTF-8 with a byte order mark, comma, CRLF, quotes where needed.
 *
 * Where commas are decimal marks, spreadsheets cut at semicolons or tabs and see no quotes of ours, so every place of a text can begin a
 * cell that follows ; | a tab or a line end. Whatever could begin a formula there or at the start of the text (= + - @, their full width
 * forms, a tab, a carriage return; apostrophes and quotes may stand before it) gets one apostrophe before it. Numbers are written as they
 * are, a minus included. So the way back is exact: of a text cell, take one apostrophe away wherever `escaped` finds it.
 */
export type Value = string | number | null

const dangerous = /(?<=^|[;|\t\r\n])(?=['"]*[=+\-@\t\r＝＋－＠])/g
const escaped = /(?<=^|[;|\t\r\n])'(?=['"]*[=+\-@\t\r＝＋－＠])/g
/** Most texts have none of these and are written as they are. A lone CR or LF ends a row for many readers, though it is not our delimiter. */
const special = /[",;|\t\r\n]|^['=+\-@＝＋－＠]/
const needsQuotes = /[",;|\t\r\n]/

/** Characters gathered before they are handed on: few pieces, and no file is ever held whole. */
const pieceSize = 64 * 1024

export function escapeFormula(text: string): string {
  return text.replace(dangerous, "'")
}

/** The inverse of {@link escapeFormula}. */
export function unescapeFormula(text: string): string {
  return text.replace(escaped, '')
}

/** The file piece by piece; rows are read one after the other, as fast as they are taken. */
export async function* csvChunks(rows: Iterable<readonly Value[]> | AsyncIterable<readonly Value[]>): AsyncGenerator<Uint8Array> {
  let piece = '\uFEFF'
  for await (const row of rows) {
    piece += line(row)
    if (piece.length < pieceSize) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece !== '') yield Buffer.from(piece)
}

function line(row: readonly Value[]): string {
  let text = ''
  for (let i = 0; i < row.length; i++) {
    const value = row[i]
    if (i > 0) text += ','
    if (typeof value === 'number') text += exactNumber(value)
    else if (typeof value === 'string') text += cell(value)
  }
  return `${text}\r\n`
}

function cell(value: string): string {
  if (!special.test(value)) return value
  const text = escapeFormula(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Digits that a number carries for sure; those after them are what arithmetic left over. */
const carried = 15

export const carriedNumber = (given: number): number => (Number.isInteger(given) ? given : Number(given.toPrecision(carried)))

/** Every digit that it carries and no exponent, which some spreadsheets read as text. */
function exactNumber(given: number): string {
  const value = carriedNumber(given)
  const text = String(value)
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text
}
