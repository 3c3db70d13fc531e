/** Every screen of the app, by who sees it, and a whole answer to everything that they ask. */
import type * as v from 'valibot'
import { searchOfSubject } from '../../frontend/src/request/subject.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { endpoints } from '../../shared/api/index.ts'
import { declaredSubject, reportManifests } from '../../shared/reports/index.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { kindsOf, subjectRow } from '../../shared/reports/subjects.ts'
import { screens, screensOfOne } from '../../shared/screens.ts'
import { plainAddress } from '../../shared/small-addresses.ts'
import { answerOf } from '../builders/answer-of.ts'
import { type Answers, Refusal } from '../builders/mocked-app.ts'
import { sampleAnswers, sampleMe } from '../builders/sample-answers.ts'
import { builderAnswers } from './builder-ways.ts'
import { done } from './notification-answers.ts'
import { pages, wholeHome } from './page-answers.ts'
import { withSchedule } from './sample-runs.ts'

export const isSchema = (response: unknown): response is v.GenericSchema => typeof response === 'object'

/** An answer to each endpoint: by hand where there is one, else made from its contract. */
export async function wholeAnswers(): Promise<Answers> {
  const made = endpoints.map(({ method, path, response }: Endpoint) => [`${method} ${path}`, isSchema(response) ? () => answerOf(response) : done] as const)
  return {
    ...Object.fromEntries(made),
    ...sampleAnswers,
    ...pages,
    ...(await wholeHome()),
    ...withSchedule,
    ...(await builderAnswers('tasks')),
    'GET /reports/social-media-performance': sampleReport(await loadReport('comprehensive')),
    'GET /me/notifications/hours': { digest: 'off', digest_at: '09:00', digest_day: 1, quiet: null, timezone: 'Europe/London' },
  }
}

const isPublic = (path: string) => /^\/(login|password|signup|shared-report|recipient|confirm|email|invitation|keep)(\/|$)/.test(path)
const dates = { from_date: '2026-11-01', to_date: '2026-11-20' }

/** The address of an open report of each type, about its first kind of subject. */
const reports = reportManifests.flatMap(({ id }) => {
  const [kind] = kindsOf(declaredSubject(id))
  if (!kind) return []
  const { profiles, labels } = subjectRow(kind)
  const chosen = { subject: { kind, id: 'subject-1' }, profileIds: profiles === 'none' ? [] : ['p-facebook'], labels: labels ? ['Launch'] : [] }
  return [`/reports/run/${id}?${new URLSearchParams({ ...dates, ...searchOfSubject(id, chosen) })}`]
})
// the front door is a file
const all = [...new Set(screens.map(plainAddress))].filter((path) => path !== '/')
const paths = [...all, ...screensOfOne.map((start) => `${start}token-1`), ...reports]

export type Viewer = { readonly name: string; readonly paths: readonly string[]; readonly answers: Answers }

export const viewers: readonly Viewer[] = [
  { name: 'an owner', paths: paths.filter((path) => !isPublic(path) && !path.startsWith('/admin')), answers: {} },
  { name: 'an administrator', paths: paths.filter((path) => path.startsWith('/admin')), answers: { 'GET /me': { me: { ...sampleMe, type: 'admin' } } } },
  { name: 'nobody yet', paths: paths.filter(isPublic), answers: { 'GET /me': new Refusal(401, 'Please sign in.', { mustLogin: true }) } },
]
