/** What somebody orders, as the runs of it carry it: checked against what they may, made whole by the template where it says less. */
import * as v from 'valibot'
import type { ScheduleBody } from '../../../shared/api/schedule-order.ts'
import { defaultRangeId, rangeProblem, today } from '../../../shared/dates/index.ts'
import { messages } from '../../../shared/messages.ts'
import { declaredSubject, reportManifest } from '../../../shared/reports/index.ts'
import { ReportDates } from '../../../shared/reports/request.ts'
import { readSubject, writeSubject } from '../../../shared/reports/subjects.ts'
import { openPrior, presetCompare, presetRange } from '../../../shared/templates/date-preset.ts'
import { type Actor, can } from '../../kernel/accounts/actor.ts'
import { blockedBy } from '../../kernel/accounts/locked.ts'
import { listProfiles } from '../../kernel/accounts/store.ts'
import { seesType } from '../../kernel/accounts/visible-types.ts'
import { problem } from '../../kernel/request/problem.ts'
import { subjectText } from '../reports/run/subject-text.ts'
import { getTemplate, getTemplateVersion, type ReportTemplate } from '../templates/store/templates.ts'
import { authoriseOccurrence } from './authorise-occurrence.ts'

export type OrderBody = v.InferOutput<typeof ScheduleBody>

/** Where a day begins first. What is made once has its days checked again, against the zone of what it is about. */
const lastZone = 'Pacific/Kiritimati'

/** @throws Problem 400 for a type that there is not, or that the actor does not see */
export function orderedType(actor: Actor, flavor: string) {
  const manifest = reportManifest(flavor)
  if (!manifest || !seesType(actor, manifest.id)) throw problem(400, messages.schedule.unknownType)
  return manifest
}

/** @throws Problem as `authoriseRun` does, and 400 for dates, labels or a template that cannot be */
export async function orderOf(actor: Actor, body: OrderBody, timezone: string, now: Date) {
  const manifest = orderedType(actor, body.flavor)
  // left out means any label; a field the user cleared is a mistake (docs/behaviours.md#labels)
  if (manifest.labels && (body.label === '' || (Array.isArray(body.label) && body.label.length === 0))) throw problem(400, messages.schedule.labelRequired)
  const preset = await presetOf(actor, body)
  const dates = givenDates(body, today(body.type === 'ONCE' ? lastZone : timezone, now), preset)
  const declared = declaredSubject(manifest.id)
  const subject = readSubject(declared, 'order', body)
  const ordered = {
    flavor: body.flavor,
    timezone,
    template_id: body.template_id || null,
    template_version: body.template_version,
    ...(body.pdf_extent && { pdf_extent: body.pdf_extent }),
    labels: labelsOf(manifest.labels ? body.label : body.post_filters?.labels),
    named: writeSubject(declared, 'request', subject),
    label_match: body.label_match,
    ...(body.missing_data && { missing_data: body.missing_data }),
    range: body.range ?? presetRange(preset) ?? defaultRangeId,
    compare: body.compare ?? presetCompare(preset) ?? undefined,
    dates: body.type === 'ONCE' ? dates : null,
    profiles: await profilesOf(actor, body),
  }
  const run = await authoriseOccurrence(actor, ordered, now, 'order')
  const { profiles, labels } = run.request
  return {
    run,
    ordered: {
      title: manifest.title,
      ...ordered,
      profiles,
      labels,
      subject: subjectText(run),
      dates: ordered.dates && v.parse(ReportDates, run.request),
      entities: [...run.data.entity_gids],
    },
  }
}

function labelsOf(given: string | string[] | null | undefined): string[] {
  return (typeof given === 'string' ? [given] : (given ?? [])).filter(Boolean)
}

/** The template, where its preset dates are asked for; whether it may be used is found out with the run. */
async function presetOf({ accountId }: Actor, { template_id, template_version, ...body }: OrderBody): Promise<ReportTemplate | null> {
  const isSaid = body.from_date ? body.prior_from !== undefined : body.range && body.compare
  if (!template_id || isSaid) return null
  return template_version === null ? getTemplate(accountId, template_id) : getTemplateVersion(accountId, template_id, template_version)
}

function givenDates({ from_date, to_date, prior_from, prior_to }: OrderBody, lastDay: string, preset: ReportTemplate | null): ReportDates | null {
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
async function profilesOf(actor: Actor, { profiles, entities }: OrderBody): Promise<string[]> {
  if (profiles.length > 0 || entities.length === 0) return profiles
  const all = await listProfiles(actor.accountId)
  const blocked = blockedBy(actor, all)
  const wanted = entities.filter((gid) => can(actor, 'reports', 'manage', gid))
  return all.filter((profile) => wanted.includes(profile.entity_gid) && blocked(profile) === null).map(({ id }) => id)
}
