/**
 * CSV that a spreadsheet opens as text and numbers, never as formulas: UTF-8 with a byte order mark, comma, CRLF, quotes where needed.
 *
 * A text that begins with = + - @ (or their full width forms), a tab or a carriage return (or with apostrophes and then one of those) gets one apostrophe before
 * it. Numbers are written as they are, a minus included. So the way back is exact: of a text cell that matches `escaped`, take one
 * apostrophe away; every other cell is as it was.
 */
export type Value = string | number | null

const dangerous = /^'*[=+\-@\t\r＝＋－＠]/
const escaped = /^'+[=+\-@\t\r＝＋－＠]/
/** A lone CR or LF ends a row for many readers, though it is not our delimiter. */
const needsQuotes = /[",\r\n]/

/** Characters gathered before they are handed on: few pieces, and no file is ever held whole. */
const pieceSize = 64 * 1024

export function escapeFormula(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** The inverse of {@link escapeFormula}. */
export function unescapeFormula(text: string): string {
  return escaped.test(text) ? text.slice(1) : text
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
  const text = escapeFormula(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Every digit and no exponent, which some spreadsheets read as text. */
function exactNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text
}
