/** From a run to the request of its report, checked against what its owner may do at that moment. */
import { dateIn, defaultPrior, quickRange } from '../../shared/dates/index.ts'
import type { ReportDates, ReportRequest } from '../../shared/reports/report.ts'
import type { Actor } from '../lib/actor.ts'
import { authoriseRun } from '../reports/authorise-run.ts'
import type { Occurrence } from './records.ts'

type RunOf = Pick<Occurrence, 'flavor' | 'profiles' | 'timezone' | 'template_id' | 'labels' | 'label_match' | 'named' | 'range' | 'dates'>

/** The dates of a run at an instant: the ones it was given, else its quick range ending that day, against the default comparison. */
function datesOf({ range, dates, timezone }: Pick<RunOf, 'range' | 'dates' | 'timezone'>, at: Date): ReportDates {
  if (dates) return dates
  const { from, to } = quickRange(range, dateIn(at, timezone))
  const prior = defaultPrior({ from, to })
  return { dateFrom: from, dateTo: to, priorFrom: prior.from, priorTo: prior.to }
}

/** @throws Problem as `authoriseRun` does */
export function requestOf(actor: Actor, run: RunOf, at: Date): Promise<ReportRequest> {
  const { flavor, profiles, timezone, template_id, labels, label_match, named } = run
  return authoriseRun(actor, { type: flavor, profiles, ...datesOf(run, at), timezone, template_id, labels, labelMatch: label_match, ...named }, at)
}
