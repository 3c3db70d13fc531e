import { inDigits } from '../../../shared/formats.ts'
import { csvOf } from '../../../shared/reports/index.ts'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Small counts in words, as in "five networks". */
export function countWord(count: number): string {
  return small[count] ?? String(count)
}

/** "Rows 1–12 of 221", and where the rest is, if it can be had; `type`: of the report. */
export function rowsShown(type: string, from: number, to: number, total: number, cut = true): string {
  return `Rows ${from}–${to} of ${total}${cut && csvOf(type)?.holds === 'rows' ? '; all rows are in the CSV' : ''}`
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${inDigits(new Intl.NumberFormat('en-GB').format(count))} ${count === 1 ? one : many}`
}
