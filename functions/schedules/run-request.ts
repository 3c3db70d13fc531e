/** From a run to the request of its report, checked against what its owner may do at that moment. */
import { dateIn, defaultCompare, runDates } from '../../shared/dates/index.ts'
import type { ReportDates, ReportRequest } from '../../shared/reports/report.ts'
import type { Actor } from '../lib/actor.ts'
import { authoriseRun } from '../reports/authorise-run.ts'
import type { Occurrence } from './records.ts'

type RunOf = Pick<Occurrence, 'flavor' | 'profiles' | 'timezone' | 'template_id' | 'labels' | 'label_match' | 'named' | 'range' | 'compare' | 'dates'>

/** The dates of a run at an instant: the ones it was given, else its range ending that day, against what the schedule compares it with. */
function datesOf({ range, compare, dates, timezone }: Pick<RunOf, 'range' | 'compare' | 'dates' | 'timezone'>, at: Date): ReportDates {
  if (dates) return dates
  const { covered, prior } = runDates(range, compare ?? defaultCompare, dateIn(at, timezone))
  return { dateFrom: covered.from, dateTo: covered.to, priorFrom: prior.from, priorTo: prior.to }
}

/** @throws Problem as `authoriseRun` does */
export function requestOf(actor: Actor, run: RunOf, at: Date): Promise<ReportRequest> {
  const { flavor, profiles, timezone, template_id, labels, label_match, named } = run
  return authoriseRun(actor, { type: flavor, profiles, ...datesOf(run, at), timezone, template_id, labels, labelMatch: label_match, ...named }, at)
}
