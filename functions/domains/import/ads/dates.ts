/** Numbers and dates of files over ads, with their currencies, in the way of the whole file. */
import { importMessages } from '../../../../shared/import-messages.ts'
import { dateOrder, readDate } from '../../readers/csv/dates.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { numbersOf } from '../../readers/csv/numbers.ts'
import type { Row } from '../../readers/csv/table.ts'
import type { Days } from './days.ts'

const signs = /[\p{Sc}\s]|^(?:r|us|a|ca)(?=\$)/giu
const bare = (text: string) => text.replaceAll(signs, '')

export type NumberReader = (text: string) => number | null | undefined

/** Reads with decimal commas where some figure of these columns has one, and none a decimal point. */
export function numberReader(rows: readonly Row[], columns: readonly number[]): NumberReader {
  const numbers = numbersOf(rows.flatMap(({ cells }) => columns.map((at) => bare(cells[at] ?? ''))))
  return (text) => {
    if (/^\s*-+\s*$/.test(text)) return null
    const plain = numbers.read(text)
    return plain === undefined ? numbers.read(bare(text)) : plain
  }
}

/** Dates of cells, in the order that all of them say. @throws ImportRefused where nobody can tell whether the day or the month stands first */
export function dateReader(texts: readonly string[]): (text: string) => string | null {
  const order = dateOrder(texts)
  if (order === 'unclear') throw new ImportRefused(importMessages.nothing(importMessages.unclearDates('Day')))
  return (text) => readDate(text, order === 'day')
}

/**
 * The days that a line over a table names, as Google Ads has them: "July 8, 2025 - July 31, 2025"; null for any other line, also where the day
 * and the month may be each other.
 */
export function daysOfTitle(title: string | null, today: string): Days | null {
  const [, first = '', last = first] = /^([^/]{8,40}?)(?: [-–] ([^/]{8,40}))?$/.exec((title ?? '').trim()) ?? []
  const [from, to] = [readDate(first), readDate(last)]
  return from && to && from <= to && from <= today ? { from, to: to > today ? today : to } : null
}

/** Whether a line over a table says that its figures are of no range at all, as Google Ads has it. */
export const isAllTime = (title: string | null): boolean => /^all time$/i.test((title ?? '').trim())
