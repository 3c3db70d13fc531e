/** The parameters an open report keeps in its address. A file of its own, because the router needs it before the report's code. */

const keys = [
  'entity',
  'network',
  'profile',
  'from_date',
  'to_date',
  'prior_from',
  'prior_to',
  'template_id',
  'label',
  'label_match',
  // what a report is about instead of profiles (reporting.md §2)
  'sentiment_type',
  'labels',
  'listener',
  'listener_id',
  'ad_account',
  'advocacy_group_id',
  'report_type',
] as const
export type ReportSearch = Partial<Record<(typeof keys)[number], string>>

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
