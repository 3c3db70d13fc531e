/** The resolvers of the table of subjects (shared/reports/subjects.ts). */
import type { ReportManifest } from '../../../../../shared/reports/language/manifest.ts'
import { chosenSubject, type SubjectKind, type SubjectRef } from '../../../../../shared/reports/subjects.ts'
import type { Actor } from '../../../../kernel/accounts/actor.ts'
import { problem } from '../../../../kernel/request/problem.ts'
import type { RunQuery } from '../request.ts'
import type { Authorised, Subject } from './subject.ts'

/** Each is loaded when it is asked for: an endpoint of one type carries no others. */
const resolvers: Readonly<Record<SubjectKind, () => Promise<Subject>>> = {
  profiles: async () => (await import('./profiles.ts')).profilesSubject,
  campaigns: async () => (await import('./campaigns.ts')).campaignsSubject,
  competitors: async () => (await import('./competitors.ts')).competitorsSubject,
  listener: async () => (await import('./listener.ts')).listenerSubject,
  advocacy: async () => (await import('./advocacy.ts')).advocacySubject,
  ad_account: async () => (await import('./ad-account.ts')).adAccountSubject,
}

/** @throws Problem 404 for what does not exist or may not be seen (the same words), 400 for what is missing in the query */
export async function authoriseSubject(actor: Actor, query: RunQuery, definition: ReportManifest): Promise<Authorised & { readonly subject: SubjectRef }> {
  const chosen = chosenSubject(definition.subject ?? 'profiles', query.subject, query, query.wording ?? 'run')
  if ('missing' in chosen) throw problem(400, chosen.missing, chosen.code ? { code: chosen.code } : {})
  const { subject } = chosen
  const resolve = await resolvers[subject.kind]()
  return { subject, ...(await resolve(actor, { ...query, id: subject.id ?? '' }, definition)) }
}
