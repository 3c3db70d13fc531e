/** Reports whose first step chooses what they are about; the choice is kept in the address (reporting.md §2). Pure. */

import { reportManifest } from '../../../shared/reports/index.ts'
import type { ReportSubjectKind } from '../../../shared/reports/language/manifest.ts'
import { type SentimentScope, sentimentScopes } from '../../../shared/reports/sentiment-scopes.ts'
import { listed, type ReportSearch } from './address.ts'
import type { ReportView } from './view.ts'

export type ReportSubject = {
  /** what it sets in the view */
  view: Partial<ReportView> & Required<Pick<ReportView, 'named' | 'profileIds' | 'labels'>>
  /** what it keeps in the address */
  search: ReportSearch
}

function ofListener({ listener_id }: ReportSearch): ReportSubject | null {
  if (!listener_id) return null
  return { view: { named: { listener_gid: listener_id }, profileIds: [], labels: [] }, search: { listener_id } }
}

function ofAdAccount({ ad_account, profile }: ReportSearch): ReportSubject | null {
  const [profileId] = listed(profile)
  if (!ad_account || !profileId) return null
  return { view: { named: { ad_account_id: ad_account }, profileIds: [profileId], labels: [] }, search: { ad_account, profile: profileId } }
}

/** Its one profile; the competitors are the profile's. */
function ofCompetitor({ profile }: ReportSearch): ReportSubject | null {
  const [profileId] = listed(profile)
  if (!profileId) return null
  return { view: { named: {}, profileIds: [profileId], labels: [] }, search: { profile: profileId } }
}

function ofAdvocacy({ advocacy_group_id }: ReportSearch): ReportSubject | null {
  if (!advocacy_group_id) return null
  return { view: { named: { advocacy_gid: advocacy_group_id }, profileIds: [], labels: [] }, search: { advocacy_group_id, report_type: 'advocacy' } }
}

/** The scope an address names. */
function sentimentScopeOf({ sentiment_type }: ReportSearch): SentimentScope | null {
  return sentimentScopes.find((scope) => scope === sentiment_type) ?? null
}

function ofSentiment(search: ReportSearch): ReportSubject | null {
  const scope = sentimentScopeOf(search)
  const named = { sentiment_type: scope ?? undefined }
  if (scope === 'listener' && search.listener)
    return {
      view: { named: { ...named, listener_gid: search.listener }, profileIds: [], labels: [] },
      search: { sentiment_type: scope, listener: search.listener },
    }
  const labels = listed(search.labels)
  if (scope === 'campaigns' && labels.length > 0) {
    const labelMatch = search.label_match === 'all' ? 'all' : 'any'
    return { view: { named, profileIds: [], labels, labelMatch }, search: { sentiment_type: scope, labels: labels.join(','), label_match: labelMatch } }
  }
  const profileIds = listed(search.profile)
  if (scope !== 'profiles' || profileIds.length === 0) return null
  return { view: { named, profileIds, labels: [] }, search: { sentiment_type: scope, profile: profileIds.join(',') } }
}

const subjects: Record<ReportSubjectKind, (search: ReportSearch) => ReportSubject | null> = {
  listener: ofListener,
  ad_account: ofAdAccount,
  sentiment: ofSentiment,
  competitors: ofCompetitor,
  advocacy: ofAdvocacy,
}

/** What kind of thing a type is about; null for profiles that are selected. */
export function subjectKindOf(type: string): ReportSubjectKind | null {
  return reportManifest(type)?.subject ?? null
}

/** Whether the type asks in a first step what it is about. */
export function hasFirstStep(type: string): boolean {
  return subjectKindOf(type) !== null
}

/** Whether it is held against another range: the screen then asks for one, and its address keeps it. */
export function isCompared(type: string): boolean {
  return reportManifest(type)?.compared !== false
}

/** What an address is about; null as long as the first step has not been taken. */
export function subjectOf(type: string, search: ReportSearch): ReportSubject | null {
  const kind = subjectKindOf(type)
  return kind && subjects[kind](search)
}
