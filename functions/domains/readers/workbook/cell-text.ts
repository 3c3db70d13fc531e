/** A cell of a workbook as a CSV would have it. */
import type { Cell, CellValue } from 'hucre/xlsx'

/** A spreadsheet keeps 15 digits. What has more is written as a number that was shortened, so that nobody takes it for an id. */
const mostExact = 1e15
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** Dates are days of no zone: YYYY-MM-DD, with the time where there is one. Where the cell shows no year, there is none: it may be of any. */
export function textOf(value: CellValue | undefined, cell: Cell | undefined): string {
  const format = shownBy(cell?.style?.numFmt ?? '')
  if (value instanceof Date) return dateText(value, format)
  if (typeof value === 'number') return numberText(value, format)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value ?? ''
}

/** What a number format shows, without its texts, colours and languages; hours in brackets are those of a duration. */
const shownBy = (numFmt: string) =>
  numFmt
    .toLowerCase()
    .replaceAll(/"[^"]*"|\\.|[_*].|am\/pm|a\/p/g, '')
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/g, '')

function dateText(exact: Date, format: string): string {
  // a part of a day is no whole number of anything
  const date = new Date(Math.round(exact.getTime() / 1000) * 1000)
  const [day = '', rest = ''] = date.toISOString().split('T')
  const time = rest.slice(0, 8)
  const hasYear = format === '' || format.includes('y')
  if (!hasYear && !format.includes('d')) return /[hs]/.test(format) ? time : day
  if (!hasYear) return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`
  return time === '00:00:00' ? day : `${day}T${time}`
}

function numberText(value: number, format: string): string {
  if (Math.abs(value) >= mostExact) return value.toExponential(5).replace('e', 'E')
  const exact = (number: number) => String(Number(number.toPrecision(15)))
  return format.includes('%') ? `${exact(value * 100)}%` : exact(value)
}
