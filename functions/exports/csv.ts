/**
 * CSV that a spreadsheet opens as text and numbers, never as formulas: UTF-8 with a byte order mark, comma, CRLF, quotes where needed.
 *
 * A text that begins with = + - @ (or their full width forms), a tab or a carriage return (or with apostrophes and then one of those) gets one apostrophe before
 * it. Numbers are written as they are, a minus included. So the way back is exact: of a text cell that matches `escaped`, take one
 * apostrophe away; every other cell is as it was.
 */
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

export type Value = string | number | null

const dangerous = /^'*[=+\-@\t\r＝＋－＠]/
/** A lone CR or LF ends a row for many readers, though it is not our delimiter. */
const lineBreak = /[\r\n]/
const escaped = /^'+[=+\-@\t\r＝＋－＠]/

export function escapeFormula(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** The inverse of {@link escapeFormula}. */
export function unescapeFormula(text: string): string {
  return escaped.test(text) ? text.slice(1) : text
}

/** The file piece by piece; rows are read one after the other, as fast as they are taken. */
export async function* csvChunks(rows: Iterable<readonly Value[]> | AsyncIterable<readonly Value[]>): AsyncGenerator<Uint8Array> {
  const stream = Readable.from(rows).pipe(
    stringify({ bom: true, record_delimiter: '\r\n', quoted_match: lineBreak, cast: { string: escapeFormula, number: exactNumber } }),
  )
  for await (const chunk of stream) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}

/** Every digit and no exponent, which some spreadsheets read as text. */
function exactNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text
}
