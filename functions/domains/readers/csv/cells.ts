/** What a cell of a documented CSV may hold, once for the check before reading and for the readers (columns.ts, ColumnKind). */
import { instantRange } from '../../../../shared/dates/index.ts'
import { readDate } from './dates.ts'

/** A day, a time of it, and where: no offset is beyond 14 hours. A date that does not exist is left to readDate; `new Date` would roll over. */
const stamp = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?) ?(?:Z|([+-])(0\d|1[0-3]|14(?=:?00)):?([0-5]\d))?$/

/** The calendar date of a cell that names no time. */
const dateOnly = (text: string): string | null => (text.includes(':') ? null : readDate(text))

/** An instant of a cell, or of a date alone its noon in UTC, which is the same date from 11 hours behind to 11 ahead; '' when there is none. */
export function instantOf(text: string): string {
  const date = dateOnly(text)
  if (date) return `${date}T12:00:00.000Z`
  const [, day, time, sign, hours, minutes] = stamp.exec(text) ?? []
  return time && readDate(day) ? new Date(`${day}T${time}${sign ? `${sign}${hours}:${minutes}` : 'Z'}`).toISOString() : ''
}

/** When something is due: a date alone ends with its day in the zone; '' when there is none. */
export function dueOf(text: string, timezone: string): string {
  const date = dateOnly(text)
  return date ? new Date(Date.parse(instantRange(date, date, timezone)[1]) - 1).toISOString() : instantOf(text)
}

/** Says which column tells of a day after `today`, of what can only have happened; null when none does. */
export function inFuture(columns: Readonly<Record<string, readonly string[]>>, today: string): string | null {
  for (const [column, instants] of Object.entries(columns)) {
    const later = instants.map((at) => at.slice(0, 10)).find((date) => date > today)
    if (later) return `${later} in the column ${column} is in the future.`
  }
  return null
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

/** Somebody by id, by name or by both: who has only one of them has it for the other too; null for nobody. */
export function personOf(name: string, id: string): { id: string; name: string } | null {
  return name || id ? { id: id || name, name: name || id } : null
}

/** A web address; null for anything else, which is no link of ours to show. */
export function linkOf(text: string): string | null {
  return /^https?:\/\//.test(text) ? text : null
}
