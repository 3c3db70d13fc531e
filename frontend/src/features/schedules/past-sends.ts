/** What a schedule would have sent, had it been there: its last three times before now, each as the address of that report. Pure. */
import { addDays, addMonths, type DateRange, isRealDate, isTimezone, runDates, today } from '../../../../shared/dates/index.ts'
import { dateWords, type ReportSearch } from '../../request/address.ts'
import { hasFirstStep, isCompared, problemOf, searchOfSubject } from '../../request/subject.ts'
import { type ReportGroup, searchOf } from '../../request/view.ts'
import type { ScheduleForm } from './schedule-form.ts'

export type PastSend = { date: string; covered: DateRange; search: ReportSearch }

const shown = 3

/** None while what the report is about is not chosen. */
export function pastSends(form: ScheduleForm, groups: readonly ReportGroup[], now: Date): PastSend[] {
  if (!isRealDate(form.date) || !isTimezone(form.timezone) || problemOf(form.flavor, form, 'order') !== null) return []
  const day = today(form.timezone, now)
  const found: PastSend[] = []
  for (let step = 1; found.length < shown; step++) {
    const date = form.type === 'MONTHLY' ? addMonths(form.date, -step) : addDays(form.date, -7 * step)
    if (date > day) continue
    const { covered, prior } = runDates(form.range, form.compare, date)
    found.push({ date, covered, search: searchAt(form, groups, covered, prior) })
  }
  return found
}

function searchAt(form: ScheduleForm, groups: readonly ReportGroup[], range: DateRange, prior: DateRange): ReportSearch {
  const { flavor, subject, profileIds, labels, labelMatch, templateId, entityGid, timezone } = form
  if (!hasFirstStep(flavor) || !subject)
    return searchOf({ entityGid, network: 'cross_channel', profileIds, range, prior, templateId, labels, labelMatch, timezone }, groups)
  return {
    ...dateWords(isCompared(flavor) ? { range, prior } : { range }),
    ...(templateId ? { template_id: templateId } : {}),
    ...searchOfSubject(flavor, { subject, profileIds, labels, labelMatch }),
  }
}
