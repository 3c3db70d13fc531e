/** Reports whose first step chooses what they are about; the choice is kept in the address (docs/behaviours.md#first-steps). Pure. */
import { joinList, splitList } from '../../../shared/comma-list.ts'
import { declaredSubject, reportManifest } from '../../../shared/reports/index.ts'
import { chosenSubject, kindsOf, readSubject, type SubjectRef, subjectRow, writeSubject } from '../../../shared/reports/subjects.ts'
import type { ReportSearch } from './address.ts'
import type { ReportView } from './view.ts'

/** What is chosen before such a report, and what it sets in the view. */
export type ReportSubject = { subject: SubjectRef } & Pick<ReportView, 'profileIds' | 'labels'> & Partial<Pick<ReportView, 'labelMatch'>>

/** Whether the type asks in a first step what it is about. */
export function hasFirstStep(type: string): boolean {
  return declaredSubject(type) !== 'profiles'
}

/** Whether it is held against another range: the screen then asks for one, and its address keeps it. */
export function isCompared(type: string): boolean {
  return reportManifest(type)?.compared !== false
}

/** What an address is about; null as long as the first step has not been taken. */
export function subjectOf(type: string, search: ReportSearch): ReportSubject | null {
  const declared = declaredSubject(type)
  const ref = hasFirstStep(type) ? readSubject(declared, 'address', search) : null
  if (!ref) return null
  const row = subjectRow(ref.kind)
  const profileIds = row.profiles === 'none' ? [] : splitList(search.profile ?? '').slice(0, row.profiles === 'one' ? 1 : undefined)
  const labels = row.labels ? splitList(search.labels ?? '') : []
  if ('missing' in chosenSubject(declared, ref, { profiles: profileIds, labels }, 'run')) return null
  if (row.profiles !== 'none' && profileIds.length === 0) return null
  return { subject: ref, profileIds, labels, ...(row.labels ? { labelMatch: search.label_match === 'all' ? 'all' : 'any' } : {}) }
}

/** What an address keeps of it. */
export function searchOfSubject(type: string, { subject, profileIds, labels, labelMatch = 'any' }: ReportSubject): ReportSearch {
  return {
    ...writeSubject(declaredSubject(type), 'address', subject),
    ...(profileIds.length > 0 ? { profile: joinList(profileIds) } : {}),
    ...(labels.length > 0 ? { labels: joinList(labels), label_match: labelMatch } : {}),
  }
}

type Asked = { readonly subject?: SubjectRef | null | undefined } & Pick<ReportView, 'profileIds' | 'labels' | 'labelMatch'>

/** The sentence for what is missing before a report of this type runs about this; null when nothing is. */
export function problemOf(type: string, { subject = null, profileIds, labels }: Omit<Asked, 'labelMatch'>, of: 'run' | 'order' = 'run'): string | null {
  const chosen = chosenSubject(declaredSubject(type), subject, { profiles: profileIds, labels }, of)
  return 'missing' in chosen ? chosen.missing : null
}

/** Whether profiles, or labels, are chosen for this: as the type asks, or the kind of subject that was chosen among its own. */
export function asks(type: string, subject: SubjectRef | null): { readonly profiles: 'some' | 'one' | 'none'; readonly labels: boolean } {
  const kinds = kindsOf(declaredSubject(type))
  const kind = subject?.kind ?? (kinds.length === 1 ? kinds[0] : undefined)
  const row = kind && subjectRow(kind)
  return { profiles: row?.profiles ?? 'none', labels: row?.labels ?? reportManifest(type)?.labels === true }
}

/** What the endpoint of a type is asked for besides dates. */
export function queryWords(type: string, { subject, profileIds, labels, labelMatch }: Asked): Record<string, string> {
  const { profiles } = asks(type, subject ?? null)
  const of = reportManifest(type)?.labels ? 'label' : 'labels'
  return {
    ...writeSubject(declaredSubject(type), 'query', subject ?? null),
    ...(profiles === 'some' ? { profiles: joinList(profileIds) } : profiles === 'one' ? { profile_gid: profileIds[0] ?? '' } : {}),
    ...(labels.length > 0 ? { [of]: joinList(labels), label_match: labelMatch } : {}),
  }
}

/** What a PDF or a schedule says about its subject besides profiles (docs/behaviours.md#subjects). */
export function orderWords(type: string, { subject, labels, labelMatch }: Omit<Asked, 'profileIds'>) {
  const match = labels.length > 0 ? { label_match: labelMatch } : {}
  if (reportManifest(type)?.labels) return labels.length > 0 ? { label: labels, ...match } : {}
  return { ...writeSubject(declaredSubject(type), 'order', subject ?? null), ...(labels.length > 0 ? { post_filters: { labels }, ...match } : {}) }
}
