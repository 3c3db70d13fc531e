import * as v from 'valibot'
import { createScheduledReport, type ScheduleBody } from '../../shared/api/schedules.ts'
import { defaultRangeId, rangeProblem, today } from '../../shared/dates/index.ts'
import { featureMessages } from '../../shared/feature-messages.ts'
import { messages } from '../../shared/messages.ts'
import { declaredSubject, reportManifest } from '../../shared/reports/index.ts'
import { ReportDates } from '../../shared/reports/request.ts'
import { readSubject, writeSubject } from '../../shared/reports/subjects.ts'
import { openPrior, presetCompare, presetRange } from '../../shared/templates/date-preset.ts'
import { blockedBy } from '../accounts/locked.ts'
import { listProfiles } from '../accounts/store.ts'
import { type Actor, addresseeOf, can } from '../lib/actor.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { seesType } from '../reports/run/visible-types.ts'
import { getTemplate, getTemplateVersion, type ReportTemplate } from '../templates/store.ts'
import { authoriseOccurrence } from './authorise-occurrence.ts'
import { takeMails } from './mail-budget.ts'
import { newOccurrences } from './new-occurrences.ts'
import { type Plan, planOccurrences } from './plan.ts'
import { recipientsOf } from './recipients.ts'
import { reportRecord } from './report-record.ts'
import { createSchedulerSchedules } from './scheduler-schedules.ts'
import { getSchedule, occurrencesOf, putSchedule } from './store.ts'

type Body = v.InferOutput<typeof ScheduleBody>

/** Where a day begins first. What is made once has its days checked again, against the zone of what it is about. */
const lastZone = 'Pacific/Kiritimati'

export const handler = handle(createScheduledReport, async ({ actor, body, audit, now, log }) => {
  const manifest = reportManifest(body.flavor)
  if (!manifest || !seesType(actor, manifest.id)) throw problem(400, messages.schedule.unknownType)
  const timezone = body.timezone ?? actor.timezone
  const plan = planOf(body, timezone, now)
  const feature = plan.immediate ? 'export_pdf' : 'schedule'
  if (!actor.features[feature]) throw problem(403, featureMessages[feature])
  // left out means any label; a field the user cleared is a mistake (docs/behaviours.md#labels)
  if (manifest.labels && (body.label === '' || (Array.isArray(body.label) && body.label.length === 0))) throw problem(400, messages.schedule.labelRequired)
  const preset = await presetOf(actor, body)
  const dates = givenDates(body, today(body.type === 'ONCE' ? lastZone : timezone, now), preset)
  const self = addresseeOf(actor)
  const declared = declaredSubject(manifest.id)
  const subject = readSubject(declared, 'order', body)
  const ordered = {
    flavor: body.flavor,
    timezone,
    template_id: body.template_id || null,
    template_version: body.template_version,
    labels: labelsOf(manifest.labels ? body.label : body.post_filters?.labels),
    named: writeSubject(declared, 'request', subject),
    label_match: body.label_match,
    range: body.range ?? presetRange(preset) ?? defaultRangeId,
    compare: body.compare ?? presetCompare(preset) ?? undefined,
    dates: body.type === 'ONCE' ? dates : null,
    profiles: await profilesOf(actor, body),
  }
  const run = await authoriseOccurrence(actor, ordered, now, 'order')
  const recipients = await recipientsOf(actor, body.recipient_users, body.recipient_emails, plan.immediate ? self : null)
  audit.about(plan.immediate ? { name: manifest.title, kind: 'exports', to: 'ask for a PDF of', did: 'asked for a PDF of' } : { name: manifest.title })
  await takeMails(actor, { recipients, runs: plan.at.length, once: body.type === 'ONCE' }, now)
  const { schedule, occurrences } = newOccurrences({
    ownerId: actor.userId,
    title: manifest.title,
    type: body.type,
    ...ordered,
    profiles: run.request.profiles,
    labels: run.request.labels,
    dates: ordered.dates && v.parse(ReportDates, run.request),
    entities: [...run.data.entity_gids],
    recipients,
    ...(plan.immediate && actor.by ? { asked_by: { email: self.email, name: self.name } } : {}),
    at: plan.at,
    now,
  })
  const shown = plan.immediate ? body.generated_report : null
  const sealed = shown ? await (await import('./seal-shown.ts')).sealShown(run, shown, now) : {}
  const runs = occurrences.map((one) => ({ ...one, ...sealed }))
  const id = await putSchedule(actor.accountId, schedule, runs, body.idempotency_key)
  const made = id === schedule.id ? { schedule, runs } : await madeBefore(actor.accountId, id)
  // the records exist, so a fault from here on is healed by the watchdog and is not the caller's
  await createSchedulerSchedules(actor.accountId, made.schedule, made.runs).catch((error) => log.error('arming failed', { scheduleId: id, error }))
  return {
    schedule_id: id,
    records: made.runs.map(reportRecord),
    message: plan.immediate ? messages.pdf.queued(recipients.map(({ email }) => email).join(', ')) : null,
  }
})

function labelsOf(given: string | string[] | null | undefined): string[] {
  return (typeof given === 'string' ? [given] : (given ?? [])).filter(Boolean)
}

function planOf({ type, generate_at, quantity }: Body, timezone: string, now: Date): Plan {
  const planned = planOccurrences({ type, generate_at, quantity, timezone, now })
  if ('problem' in planned) throw problem(400, planned.problem)
  return planned.plan
}

/** The template, where its preset dates are asked for; whether it may be used is found out with the run. */
async function presetOf({ accountId }: Actor, { template_id, template_version, ...body }: Body): Promise<ReportTemplate | null> {
  const isSaid = body.from_date ? body.prior_from !== undefined : body.range && body.compare
  if (!template_id || isSaid) return null
  return template_version === null ? getTemplate(accountId, template_id) : getTemplateVersion(accountId, template_id, template_version)
}

function givenDates({ from_date, to_date, prior_from, prior_to }: Body, lastDay: string, preset: ReportTemplate | null): ReportDates | null {
  if (!from_date && !to_date) return null
  if (!from_date || !to_date) throw problem(400, messages.schedule.bothDates)
  if (Boolean(prior_from) !== Boolean(prior_to)) throw problem(400, messages.dates.comparePair)
  const refused = rangeProblem({ from: from_date, to: to_date, priorFrom: prior_from, priorTo: prior_to }, lastDay)
  if (refused !== null) throw problem(400, refused)
  // left out it is that of the template, else the default comparison, as on screen; null is none
  if (prior_from === undefined) {
    const prior = openPrior(preset, { from: from_date, to: to_date })
    return { dateFrom: from_date, dateTo: to_date, priorFrom: prior.from, priorTo: prior.to }
  }
  return { dateFrom: from_date, dateTo: to_date, priorFrom: prior_from ?? null, priorTo: prior_to ?? null }
}

/** The profiles named, else all of the groups named; a group in which the caller may not run reports is as good as none. */
async function profilesOf(actor: Actor, { profiles, entities }: Body): Promise<string[]> {
  if (profiles.length > 0 || entities.length === 0) return profiles
  const all = await listProfiles(actor.accountId)
  const blocked = blockedBy(actor, all)
  const wanted = entities.filter((gid) => can(actor, 'reports', 'manage', gid))
  return all.filter((profile) => wanted.includes(profile.entity_gid) && blocked(profile) === null).map(({ id }) => id)
}

async function madeBefore(accountId: string, id: string) {
  const schedule = await getSchedule(accountId, id)
  if (!schedule) throw problem(409, messages.schedule.missing)
  return { schedule, runs: await occurrencesOf(accountId, schedule) }
}
