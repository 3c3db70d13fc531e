/** What a cell of a documented CSV may hold, once for the check before reading and for the readers (columns.ts, ColumnKind). */
import { readDate } from './values.ts'

/** An instant of a cell, or of a date alone its noon in UTC, which is the same date from 11 hours behind to 11 ahead; '' when there is none. */
export function instantOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) {
    const stamp = text.replace(' ', 'T')
    const at = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(stamp) ? stamp : `${stamp}Z`)
    return Number.isNaN(at.getTime()) ? '' : at.toISOString()
  }
  const date = readDate(text)
  return date ? `${date}T12:00:00.000Z` : ''
}

/** "a|b" of a cell. */
export function listOf(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** null for what is neither; an empty cell says nothing, so it is no. */
export function yesOrNo(text: string): boolean | null {
  if (['yes', 'true', '1'].includes(text.toLowerCase())) return true
  return ['', 'no', 'false', '0'].includes(text.toLowerCase()) ? false : null
}

/** One of known words, in any case and with spaces or hyphens for underscores. */
export function wordOf<Word extends string>(text: string, words: readonly Word[]): Word | undefined {
  const plain = (one: string) => one.toLowerCase().replaceAll(/[ -]/g, '_')
  return words.find((one) => plain(one) === plain(text))
}

/** A web address; null for anything else, which is no link of ours to show. */
export function linkOf(text: string): string | null {
  return /^https?:\/\//.test(text) ? text : null
}
