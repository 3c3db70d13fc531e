/** The registry of what reports are about; a type says in its declaration which (`subject`). */
import type { ReportHead, ReportSubjectKind } from '../../../shared/reports/definition.ts'
import { reportHead } from '../../../shared/reports/index.ts'
import type { ReportRequest } from '../../../shared/reports/report.ts'
import type { Actor } from '../../lib/actor.ts'
import type { RunQuery } from '../run-query.ts'
import { adAccountSubject } from './ad-account.ts'
import { advocacySubject } from './advocacy.ts'
import { competitorsSubject } from './competitors.ts'
import { listenerSubject } from './listener.ts'
import { profilesSubject } from './profiles.ts'
import { sentimentSubject } from './sentiment.ts'
import type { About, Authorised, Subject } from './subject.ts'

const subjects: Readonly<Record<ReportSubjectKind | 'profiles', Subject>> = {
  profiles: profilesSubject,
  listener: listenerSubject,
  sentiment: sentimentSubject,
  competitors: competitorsSubject,
  advocacy: advocacySubject,
  ad_account: adAccountSubject,
}

/** @throws Problem 404 for what does not exist or may not be seen (the same words), 400 for what is missing in the query */
export function authoriseSubject(actor: Actor, query: RunQuery, definition: ReportHead): Promise<Authorised> {
  return subjects[definition.subject ?? 'profiles'].authorise(actor, query, definition)
}

/** What an authorised request is about. @throws Problem 404 for a listener, an advocacy group or an ad account that is gone */
export function aboutOf(accountId: string, request: ReportRequest): Promise<About> {
  return subjects[reportHead(request.type)?.subject ?? 'profiles'].about(accountId, request)
}
