/** From a run to the request of its report, checked against what its owner may do at that moment. */
import type { ReportRequest } from '../../shared/reports/request.ts'
import type { Actor } from '../lib/actor.ts'
import { authoriseRun } from '../reports/run/authorise-any.ts'
import type { Occurrence } from './records.ts'
import { datesOf } from './run-dates.ts'

type RunOf = Pick<Occurrence, 'flavor' | 'profiles' | 'timezone' | 'template_id' | 'labels' | 'label_match' | 'named' | 'range' | 'compare' | 'dates'>

/** @throws Problem as `authoriseRun` does */
export function requestOf(actor: Actor, run: RunOf, at: Date): Promise<ReportRequest> {
  const { flavor, profiles, timezone, template_id, labels, label_match, named } = run
  return authoriseRun(actor, { type: flavor, profiles, ...datesOf(run, at), timezone, template_id, labels, labelMatch: label_match, ...named }, at)
}
