/** The schedule form over a run to come: how it is filled, and the change it makes. Pure. */
import type { ScheduleOrder } from '../../../../shared/api/schedule-order.ts'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { addDays, addMonths, defaultRunCompare, instantOf } from '../../../../shared/dates/index.ts'
import { declaredSubject } from '../../../../shared/reports/index.ts'
import { readSubject } from '../../../../shared/reports/subjects.ts'
import { openProfiles, type ReportGroup } from '../../request/view.ts'
import { orderBody, type ScheduleForm, wallTimeOf } from './schedule-form.ts'

/** A run alone, or it and all that follow. */
export type ChangedRuns = 'run' | 'following'

/** Types about profiles that are chosen beside the form; the others name what they are about in it (docs/behaviours.md#the-schedule-form). */
export function choosesBeside(flavor: string): boolean {
  return declaredSubject(flavor) === 'profiles'
}

type TimeOfDay = Pick<ScheduleForm, 'date' | 'hour' | 'minute' | 'half'>

/** `YYYY-MM-DDTHH:mm` as the form has it. */
export function timeOf(wall: string): TimeOfDay {
  const hours = Number(wall.slice(11, 13))
  return { date: wall.slice(0, 10), hour: hours % 12 || 12, minute: Number(wall.slice(14, 16)), half: hours < 12 ? 'AM' : 'PM' }
}

/** `groups`: with what the type blocks. Profiles that can no longer be chosen are left out, so that the others can be saved. */
export function editValues(order: ScheduleOrder, runs: number, groups: readonly ReportGroup[]): ScheduleForm | null {
  if (order.type === 'ONCE') return null
  const open = new Map(groups.flatMap((group) => openProfiles(group).map(({ id }) => [id, group.entity_gid] as const)))
  const profileIds = order.profiles.filter((id) => open.has(id))
  const [first] = profileIds
  return {
    flavor: order.flavor,
    type: order.type,
    quantity: runs,
    untilStopped: order.until_stopped,
    users: order.recipient_users,
    emails: order.recipient_emails,
    templateId: order.template_id,
    templateVersion: order.template_version,
    pdfExtent: order.pdf_extent,
    labels: order.label ?? order.post_filters?.labels ?? [],
    labelMatch: order.label_match,
    entityGid: (first && open.get(first)) ?? order.entities[0] ?? groups[0]?.entity_gid ?? '',
    profileIds,
    chosenIds: profileIds,
    subject: readSubject(declaredSubject(order.flavor), 'order', order),
    missingData: order.missing_data,
    range: order.range,
    compare: order.compare ?? defaultRunCompare(order.range, order.generate_at.slice(0, 10)),
    datesOpen: false,
    ...timeOf(order.generate_at),
    timezone: order.timezone,
  }
}

/** The same order once more, from now on: its first run is the next one at that time of that weekday, or day of the month. */
export function copyValues(order: ScheduleOrder, runs: number, groups: readonly ReportGroup[], now: Date): ScheduleForm | null {
  const values = editValues(order, Math.min(52, runs), groups)
  if (!values) return null
  const dateAt = (step: number) => (values.type === 'MONTHLY' ? addMonths(values.date, step) : addDays(values.date, 7 * step))
  const isToCome = (step: number) => instantOf(wallTimeOf({ ...values, date: dateAt(step) }), values.timezone) > now.getTime()
  let step = 0
  while (isToCome(step - 1)) step -= 1
  while (!isToCome(step)) step += 1
  return { ...values, date: dateAt(step) }
}

/** Names of the members it goes to, of whom some may have left: the record has the same people in the same order. */
export function knownMembers(order: ScheduleOrder, { recipients }: Pick<ReportRecord, 'recipients'>): { id: string; name: string }[] {
  const members = recipients.filter(({ email }) => !order.recipient_emails.includes(email))
  return order.recipient_users.map((id, at) => ({ id, name: members[at]?.name ?? members[at]?.email ?? id }))
}

/** How many there are stays; the contract asks for one (docs/behaviours.md#occurrences). */
export function changeBody(form: ScheduleForm, which: ChangedRuns, revision: number) {
  return { ...orderBody(form), quantity: 1, which, revision }
}
