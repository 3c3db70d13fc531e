/** The parameters an open report keeps in its address. A file of its own, because the router needs it before the report's code. */
import type { DateRange } from '../../../shared/dates/index.ts'
import type { SubjectName } from '../../../shared/reports/subjects.ts'

type Common = 'entity' | 'network' | 'profile' | keyof Dates | 'template_id' | 'label' | 'label_match' | 'labels'
export type ReportSearch = Partial<Record<Common | SubjectName<'address'>, string>>

/** Keeps what is text. Words that no report knows go when the report writes its address. */
export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  return Object.fromEntries(Object.entries(search).filter((word): word is [string, string] => typeof word[1] === 'string' && word[1] !== ''))
}

export function sameSearch(a: ReportSearch, b: ReportSearch): boolean {
  const [one, other] = [a, b].map((search) => Object.entries(search).filter(([, value]) => value !== undefined))
  const words = new Map(other)
  return one?.length === words.size && one.every(([key, value]) => words.get(key) === value)
}

type Dates = Partial<Record<'from_date' | 'to_date' | 'prior_from' | 'prior_to', string>>
/** Both ends of a range in an address; null without one of them. */
export function rangeIn({ from_date: from, to_date: to }: Dates): DateRange | null {
  return from && to ? { from, to } : null
}

export function priorIn({ prior_from: from, prior_to: to }: Dates): DateRange | null {
  return from && to ? { from, to } : null
}

/** Whether an address says anything of its range. */
export function hasDates({ from_date, to_date }: Dates): boolean {
  return Boolean(from_date || to_date)
}

/** Of an address what says its dates. */
export function datesIn({ from_date, to_date, prior_from, prior_to }: Dates): Dates {
  return { from_date, to_date, prior_from, prior_to }
}

/** Dates in the words of an address. */
export function dateWords({ range, prior }: { readonly range?: DateRange; readonly prior?: DateRange }): Dates {
  return { ...(range ? { from_date: range.from, to_date: range.to } : {}), ...(prior ? { prior_from: prior.from, prior_to: prior.to } : {}) }
}
