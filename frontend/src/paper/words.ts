import { formatCount } from '../../../shared/format-count.ts'
import { csvOf } from '../../../shared/reports/index.ts'

/** In a cell with nothing in it: the browser leaves a cell that draws nothing out of the PDF's tags, and those after it would be read under the wrong heads. */
export const emptyCell = '\u00a0'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Small counts in words, as in "five networks". */
export function countWord(count: number): string {
  return small[count] ?? formatCount(count)
}

type Shown = {
  from: number
  to: number
  total: number /** not all of them are printed */
  cut: boolean /** those on screen that are not printed */
  more: number
}

/** "Rows 1–12 of 221", and where the rest is, if it can be had; `type`: of the report. */
export function rowsShown(type: string, { from, to, total, cut, more }: Shown): string {
  const rest = cut && csvOf(type)?.holds === 'rows' ? '; all rows are in the CSV' : moreOnScreen(more)
  return `Rows ${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}${rest}`
}

/** What a list leaves out, after what it shows. */
export const moreOnScreen = (more: number): string => (more > 0 ? `; ${formatCount(more)} more ${more === 1 ? 'is' : 'are'} in the report on screen` : '')

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** "159 rows"; "10 of 159 rows" where only the first are printed. */
export const countOf = (printed: number, total: number, one: string): string =>
  printed < total ? `${formatCount(printed)} of ${plural(total, one)}` : plural(total, one)
