/** The parameters an open report keeps in its address. A file of its own, because the router needs it before the report's code. */
import type { DateRange } from '../../../shared/dates/index.ts'
import { type SubjectName, subjectNames } from '../../../shared/reports/subjects.ts'

const common = ['entity', 'network', 'profile', 'from_date', 'to_date', 'prior_from', 'prior_to', 'template_id', 'label', 'label_match', 'labels'] as const
const keys: readonly (keyof ReportSearch)[] = [...common, ...subjectNames('address')]
export type ReportSearch = Partial<Record<(typeof common)[number] | SubjectName<'address'>, string>>

/** Keeps what is known and is text; anything else in the address is dropped. */
export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  const known: ReportSearch = {}
  for (const key of keys) {
    const value = search[key]
    if (typeof value === 'string' && value !== '') known[key] = value
  }
  return known
}

/** The ids or names of a parameter that holds several. */
export function listed(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))]
}

export function sameSearch(a: ReportSearch, b: ReportSearch): boolean {
  return keys.every((key) => a[key] === b[key])
}

type Dates = Pick<ReportSearch, 'from_date' | 'to_date' | 'prior_from' | 'prior_to'>
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
