/** The registry of what reports are about; a type says in its declaration which (`subject`). */

import { reportManifest } from '../../../../shared/reports/index.ts'
import type { ReportManifest, ReportSubjectKind } from '../../../../shared/reports/language/manifest.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import type { Actor } from '../../../lib/actor.ts'
import type { SubjectData } from '../../engine/common/subject-data.ts'
import type { RunQuery } from '../request.ts'
import type { Authorised, Subject } from './subject.ts'

/** Each is loaded when it is asked for: an endpoint of one type carries no others. */
const subjects: Readonly<Record<ReportSubjectKind | 'profiles', () => Promise<Subject>>> = {
  profiles: async () => (await import('./profiles.ts')).profilesSubject,
  listener: async () => (await import('./listener.ts')).listenerSubject,
  sentiment: async () => (await import('./sentiment.ts')).sentimentSubject,
  competitors: async () => (await import('./competitors.ts')).competitorsSubject,
  advocacy: async () => (await import('./advocacy.ts')).advocacySubject,
  ad_account: async () => (await import('./ad-account.ts')).adAccountSubject,
}

/** @throws Problem 404 for what does not exist or may not be seen (the same words), 400 for what is missing in the query */
export async function authoriseSubject(actor: Actor, query: RunQuery, definition: ReportManifest): Promise<Authorised> {
  return (await subjects[definition.subject ?? 'profiles']()).authorise(actor, query, definition)
}

/** What an authorised request is about. @throws Problem 404 for a listener, an advocacy group or an ad account that is gone */
export async function subjectDataOf(accountId: string, request: ReportRequest): Promise<SubjectData> {
  return (await subjects[reportManifest(request.type)?.subject ?? 'profiles']()).data(accountId, request)
}
