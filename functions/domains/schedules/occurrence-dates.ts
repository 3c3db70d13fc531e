/** Which dates a run is about: of one to come as of one that is made. */
import { dateIn, runDates } from '../../../shared/dates/index.ts'
import { reportManifest } from '../../../shared/reports/index.ts'
import type { ReportDates } from '../../../shared/reports/request.ts'
import { datesOf as requestDates } from '../../../shared/reports/request-dates.ts'
import type { Occurrence } from './records.ts'

type RunOf = Pick<Occurrence, 'flavor' | 'range' | 'compare' | 'dates' | 'timezone'>

/** At an instant: the ones it was given, else its range of that day, against what the schedule compares it with. */
export function datesOf({ flavor, range, compare, dates, timezone }: RunOf, at: Date): ReportDates {
  if (dates) return dates
  const { covered, prior } = runDates(range, compare, dateIn(at, timezone))
  const isCompared = reportManifest(flavor)?.compared !== false
  return requestDates({ range: covered, prior: isCompared ? prior : null })
}
