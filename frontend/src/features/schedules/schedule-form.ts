/** The schedule form: its rules (docs/behaviours.md#the-schedule-form) and the request it makes. Pure. */
import * as v from 'valibot'
import {
  type ComputedCompareId,
  defaultRunCompare,
  instantOf,
  isRealDate,
  isTimezone,
  type QuickRangeId,
  type RunRange,
  today,
} from '../../../../shared/dates/index.ts'
import { addressForm } from '../../../../shared/email-address.ts'
import { messages } from '../../../../shared/messages.ts'
import { MissingData } from '../../../../shared/missing-data.ts'
import type { PdfExtent } from '../../../../shared/pdf-extent.ts'
import { declaredSubject, reportManifest } from '../../../../shared/reports/index.ts'
import { blockedFor } from '../../../../shared/reports/language/blocked.ts'
import { type SubjectRef, subjectRow, unchosen } from '../../../../shared/reports/subjects.ts'
import { randomId } from '../../lib/random-id.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { ungrouped } from '../../lib/ungrouped.ts'
import { asks, orderWords, problemOf } from '../../request/subject.ts'
import type { ReportGroup } from '../../request/view.ts'

/** 1 to 52; what is empty, no number or below becomes 1, what is above 52 (docs/behaviours.md#quantity). */
export function clampQuantity(text: string): number {
  const number = Math.trunc(Number(ungrouped(text)))
  return Number.isFinite(number) && text.trim() !== '' ? Math.min(52, Math.max(1, number)) : 1
}

/** Profiles chosen for another type that this one takes, else all that it takes; none where one is to be chosen. */
export function profilesOf(flavor: string, group: ReportGroup | undefined, chosen: readonly string[]): string[] {
  const manifest = reportManifest(flavor)
  if (!manifest || !group || asks(flavor, null).profiles === 'one') return []
  const taken = group.profiles.filter(({ code, blocked }) => blockedFor(manifest, { network: code, blocked }) === null).map(({ id }) => id)
  const kept = taken.filter((id) => chosen.includes(id))
  return kept.length > 0 ? kept : taken
}

/** What another type of report changes in the form. What was chosen among profiles stays, so going back to a type brings it back. */
export function withFlavor<F extends Pick<ScheduleForm, 'flavor' | 'chosenIds' | 'profileIds' | 'templateId' | 'templateVersion' | 'subject'>>(
  form: F,
  flavor: string,
  group: ReportGroup | undefined,
): F {
  return { ...form, flavor, profileIds: profilesOf(flavor, group, form.chosenIds), templateId: null, templateVersion: null, subject: null }
}

/** What a run covers unless somebody chooses its dates: the period that is over then. */
export const usualRange = { WEEKLY: 'last_week', MONTHLY: 'last_month' } as const satisfies Record<ScheduleForm['type'], QuickRangeId>

/** Another range; a comparison that is the default of the range before becomes that of the new one. */
export function withRange({ range: before, compare, date, timezone }: Pick<ScheduleForm, 'range' | 'compare' | 'date' | 'timezone'>, range: RunRange) {
  const day = isRealDate(date) ? date : today(timezone, serverNow())
  return { range, compare: compare === defaultRunCompare(before, day) ? defaultRunCompare(range, day) : compare }
}

type FirstTime = { date: string; hour: number; minute: number; half: 'AM' | 'PM' }

type Chosen = { flavor: string; subject: SubjectRef | null; profileIds: string[]; labels: string[] }

const orderProblem = (form: Chosen) => problemOf(form.flavor, form, 'order')

/** The field in which what the report is about is not chosen yet; null when it is. */
function openField(form: Chosen): 'subject' | 'labels' | 'profileIds' | null {
  if (orderProblem(form) === null) return null
  const subject = form.subject ?? unchosen(declaredSubject(form.flavor))
  const row = subject && subjectRow(subject.kind)
  if (!row || row.id) return 'subject'
  return row.labels ? 'labels' : 'profileIds'
}

export const ScheduleForm = v.pipe(
  v.object({
    flavor: v.pipe(v.string(messages.schedule.typeRequired), v.nonEmpty(messages.schedule.typeRequired)),
    type: v.picklist(['WEEKLY', 'MONTHLY'], messages.schedule.timeframeRequired),
    quantity: v.pipe(
      v.number(messages.schedule.quantity),
      v.integer(messages.schedule.quantity),
      v.minValue(1, messages.schedule.quantity),
      v.maxValue(52, messages.schedule.quantity),
    ),
    untilStopped: v.boolean(),
    users: v.array(v.string()),
    emails: v.array(addressForm(messages.schedule.badEmail)),
    templateId: v.nullable(v.string()),
    /** null: the newest at each run */
    templateVersion: v.nullable(v.number()),
    missingData: MissingData,
    labels: v.array(v.string()),
    labelMatch: v.picklist(['any', 'all']),
    entityGid: v.string(),
    profileIds: v.array(v.string()),
    /** profiles chosen, also those that the type at hand does not take */
    chosenIds: v.array(v.string()),
    // these are chosen from lists; the server's own schema stays with the server
    subject: v.custom<SubjectRef | null>((given) => given !== undefined),
    range: v.custom<RunRange>((given) => given !== undefined),
    compare: v.custom<ComputedCompareId>((given) => given !== undefined),
    /** nobody chose the range yet: it follows the timeframe */
    datesOpen: v.optional(v.boolean(), false),
    pdfExtent: v.custom<PdfExtent>((given) => given !== undefined),
    date: v.pipe(v.string(messages.dates.start), v.isoDate(messages.dates.start)),
    hour: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    minute: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(59)),
    half: v.picklist(['AM', 'PM']),
    timezone: v.pipe(v.string(), v.check(isTimezone, messages.dates.timezone)),
  }),
  v.forward(
    v.check(
      (form) => openField(form) !== 'subject',
      ({ input }) => orderProblem(input) ?? '',
    ),
    ['subject'],
  ),
  v.forward(
    v.check(
      (form) => openField(form) !== 'labels',
      ({ input }) => orderProblem(input) ?? '',
    ),
    ['labels'],
  ),
  v.forward(
    v.check(
      (form) => openField(form) !== 'profileIds',
      ({ input }) => orderProblem(input) ?? '',
    ),
    ['profileIds'],
  ),
  v.forward(
    v.check(({ users, emails }) => users.length + emails.length > 0, messages.schedule.noRecipients),
    ['emails'],
  ),
  v.forward(
    v.check((form) => !isTimezone(form.timezone) || instantOf(wallTimeOf(form), form.timezone) > serverNow().getTime(), messages.schedule.past),
    ['hour'],
  ),
)
export type ScheduleForm = v.InferOutput<typeof ScheduleForm>

/** `YYYY-MM-DDTHH:mm`, what the clock on the wall shows at the first run. */
export function wallTimeOf({ date, hour, minute, half }: FirstTime): string {
  const hours = (hour % 12) + (half === 'PM' ? 12 : 0)
  return `${date}T${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** The next full hour on the wall, as the form has it. */
export function firstTime(wallNow: string): Omit<FirstTime, 'date'> {
  const hours = Math.min(23, Number(wallNow.slice(11, 13)) + 1)
  return { hour: hours % 12 || 12, minute: 0, half: hours < 12 ? 'AM' : 'PM' }
}

/** What is ordered by it, for the first time or anew. */
export function orderBody(form: ScheduleForm) {
  const { profiles, labels } = asks(form.flavor, form.subject)
  return {
    flavor: form.flavor,
    type: form.type,
    // without an offset: wall time in the zone
    generate_at: wallTimeOf(form),
    quantity: form.quantity,
    until_stopped: form.untilStopped,
    missing_data: form.missingData,
    range: form.range,
    compare: form.compare,
    timezone: form.timezone,
    recipient_users: form.users,
    recipient_emails: form.emails,
    entities: profiles === 'none' ? [] : [form.entityGid],
    profiles: profiles === 'none' ? [] : form.profileIds,
    template_id: form.templateId,
    template_version: form.templateVersion,
    pdf_extent: form.pdfExtent,
    ...orderWords(form.flavor, { ...form, labels: labels ? form.labels : [] }),
  }
}

/**
 * Bodies of one dialog. The same form has the same key: where an answer was lost the schedule may have been made, and asking again makes no
 * second one. A changed form is another schedule.
 */
export function createBodies() {
  let last = { content: '', key: '' }
  return (form: ScheduleForm) => {
    const order = orderBody(form)
    const content = JSON.stringify(order)
    if (content !== last.content) last = { content, key: randomId() }
    return { ...order, idempotency_key: last.key }
  }
}

/** A double click is one call: the first holds the form for this long (docs/behaviours.md#the-schedule-form). */
export const submitDelayMs = 200
