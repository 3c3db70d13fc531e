/** May this person run this report, over this subject and these dates? Turns what they asked for into a run, with what was read for it. */
import { type DateRange, isTimezone, rangeProblem, today } from '../../../../shared/dates/index.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import type { ReportManifest } from '../../../../shared/reports/language/manifest.ts'
import { datesOf } from '../../../../shared/reports/request-dates.ts'
import { writeSubject } from '../../../../shared/reports/subjects.ts'
import { type DatePreset, openPrior, openRange } from '../../../../shared/templates/date-preset.ts'
import type { Actor } from '../../../kernel/accounts/actor.ts'
import { seesType } from '../../../kernel/accounts/visible-types.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { readBrand } from '../../branding/read-brand.ts'
import { getTemplate, getTemplateVersion, type ReportTemplate } from '../../templates/store/templates.ts'
import type { RunQuery } from './request.ts'
import type { Run } from './run.ts'
import { authoriseSubject } from './subjects/index.ts'

/**
 * For a declaration at hand, so that an endpoint of one type carries that type alone.
 * @throws Problem 404 for a profile or listener that does not exist, belongs to another account or to a group where the caller may
 * not run reports (all the same words), 403 for a locked report type, 400 for a type that is private to others, dates, a zone that is none, blocked profiles and unsupported networks
 */
export async function authoriseFor(definition: ReportManifest, actor: Actor, query: RunQuery, now = new Date()): Promise<Run> {
  if (!seesType(actor, definition.id)) throw problem(400, messages.report.unknownType)
  if (definition.feature && !actor.features[definition.feature]) throw problem(403, featureMessages[definition.feature])
  if (query.timezone && !isTimezone(query.timezone)) throw problem(400, messages.dates.timezone)
  const brandOfGroups = readBrand(actor)
  const { subject, data, profiles, labels, offered = null, timezone: own, ownDays } = await authoriseSubject(actor, query, definition)
  const [template, brand] = await Promise.all([requireTemplate(actor, query, definition), brandOfGroups(data.entity_gids, query.template_id)])
  const timezone = ownDays ?? query.timezone ?? own ?? zoneOfGroup(actor, data.entity_gids)
  // who asks may already be in the day that begins later where the figures are counted
  const bound = ownDays ? furthestAhead([timezone, query.timezone ?? timezone, actor.timezone], now) : timezone
  const range = query.range.from || query.range.to ? query.range : openRange(template, today(timezone, now))
  const ranges = authoriseRanges({ range, prior: definition.compared === false ? null : query.prior }, today(bound, now), template)
  return {
    actor,
    request: {
      type: definition.id,
      profiles: profiles.map(({ id }) => id),
      labels: [...labels],
      ...writeSubject(definition.subject ?? 'profiles', 'request', subject),
      ...datesOf(ranges),
      timezone,
      template_id: template && query.template_id,
      ...(query.template_version === null ? {} : { template_version: query.template_version }),
      labelMatch: query.labelMatch,
    },
    ...ranges,
    subject,
    data,
    profiles,
    offered,
    template,
    brand,
    now,
  }
}

function furthestAhead(zones: readonly string[], now: Date): string {
  return zones.reduce((ahead, zone) => (today(zone, now) > today(ahead, now) ? zone : ahead))
}

/** Complete, or refused: a range that ends on `lastDay` at the latest, and what it is compared with, unless said as the template has it. @throws Problem 400 */
export function authoriseRanges(
  { range, prior }: Pick<RunQuery, 'range' | 'prior'>,
  lastDay: string,
  template: DatePreset | null = null,
): { range: DateRange; prior: DateRange | null } {
  const { from, to } = range
  const refused = rangeProblem({ from, to, priorFrom: prior?.from, priorTo: prior?.to }, lastDay)
  if (refused !== null || !from || !to) throw problem(400, refused ?? messages.dates.start)
  const whole = { from, to }
  if (prior === null) return { range: whole, prior: null }
  return { range: whole, prior: prior.from && prior.to ? { from: prior.from, to: prior.to } : openPrior(template, whole) }
}

/** That of the first of these groups, else of the account (docs/behaviours.md#profile-groups, docs/metrics.md#days-and-timezones). */
export function zoneOfGroup({ entities, timezone }: Actor, [first]: Iterable<string>): string {
  return entities.find(({ entity_gid }) => entity_gid === first)?.timezone || timezone || 'UTC'
}

/** In the version that is asked for, else its newest. */
async function requireTemplate({ accountId }: Actor, query: RunQuery, { templates }: ReportManifest): Promise<ReportTemplate | null> {
  const { template_id, template_version, type } = query
  if (!template_id && template_version === null) return null
  const newest = templates && template_id ? await getTemplate(accountId, template_id) : null
  if (newest?.flavor !== type) throw problem(404, messages.scheduleLacks.templateMissing, { code: 'template_missing' })
  if (template_version === null || template_version === newest.version) return newest
  const pinned = await getTemplateVersion(accountId, newest._id, template_version)
  if (!pinned) throw problem(404, (await import('../../../../shared/template-messages.ts')).templateMessages.noVersion, { code: 'template_missing' })
  return pinned
}
