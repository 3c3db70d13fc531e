/** May this person run this report, over this subject and these dates? Turns what they asked for into a complete request. */
import { defaultPrior, defaultRange, isTimezone, rangeProblem, today } from '../../../shared/dates/index.ts'
import { messages } from '../../../shared/messages.ts'
import { featureDescriptions } from '../../../shared/plans.ts'
import type { ReportManifest } from '../../../shared/reports/language/manifest.ts'
import type { ReportRequest } from '../../../shared/reports/request.ts'
import { listGroups } from '../../accounts/store.ts'
import type { Actor } from '../../lib/actor.ts'
import { problem } from '../../lib/problem.ts'
import { getTemplate } from '../../templates/store.ts'
import type { RunQuery } from './request.ts'
import { authoriseSubject } from './subjects/index.ts'
import { seesType } from './visible-types.ts'

/**
 * For a declaration at hand, so that an endpoint of one type carries that type alone.
 * @throws Problem 404 for a profile or listener that does not exist, belongs to another account or to a group where the caller may
 * not run reports (all the same words), 403 for a locked report type, 400 for a type that is private to others, dates, a zone that is none, blocked profiles and unsupported networks
 */
export async function authoriseFor(definition: ReportManifest, actor: Actor, query: RunQuery, now = new Date()): Promise<ReportRequest> {
  if (!seesType(actor, definition.id)) throw problem(400, messages.report.unknownType)
  if (definition.feature && !actor.features[definition.feature]) throw problem(403, featureDescriptions[definition.feature])
  if (query.timezone && !isTimezone(query.timezone)) throw problem(400, messages.dates.timezone)
  const subject = await authoriseSubject(actor, query, definition)
  await requireTemplate(actor, query, definition)
  const timezone = subject.ownDays ?? query.timezone ?? (await defaultTimezone(actor, subject))
  // who asks may already be in the day that begins later where the figures are counted
  const bound = subject.ownDays ? furthestAhead([timezone, query.timezone ?? timezone, actor.timezone], now) : timezone
  return {
    type: definition.id,
    ...subject.named,
    ...authoriseDates({ ...query, ...datesIn(query, timezone, now), ...(definition.compared === false ? uncompared : {}) }, bound, now),
    timezone,
    template_id: query.template_id || null,
    labelMatch: query.labelMatch ?? 'any',
  }
}

const uncompared = { priorFrom: null, priorTo: null }

function datesIn({ dateFrom, dateTo }: RunQuery, zone: string, now: Date): Partial<Dates> {
  if (dateFrom || dateTo) return {}
  const { from, to } = defaultRange(today(zone, now))
  return { dateFrom: from, dateTo: to }
}

function furthestAhead(zones: readonly string[], now: Date): string {
  return zones.reduce((ahead, zone) => (today(zone, now) > today(ahead, now) ? zone : ahead))
}

type Dates = Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'priorFrom' | 'priorTo'>

export function authoriseDates({ dateFrom, dateTo, priorFrom, priorTo }: Partial<Dates>, timezone: string, now: Date): Dates {
  const refused = rangeProblem({ from: dateFrom, to: dateTo, priorFrom, priorTo }, today(timezone, now))
  if (refused !== null || !dateFrom || !dateTo) throw problem(400, refused ?? messages.dates.start)
  if (priorFrom && priorTo) return { dateFrom, dateTo, priorFrom, priorTo }
  if (priorFrom === null) return { dateFrom, dateTo, priorFrom: null, priorTo: null }
  const prior = defaultPrior({ from: dateFrom, to: dateTo })
  return { dateFrom, dateTo, priorFrom: prior.from, priorTo: prior.to }
}

/** Its own, else of its first group, else of the account (G13, metrics.md 2.3). */
export async function defaultTimezone(
  actor: Actor,
  { timezone, entity_gids: [first] }: { timezone?: string | null; entity_gids: readonly string[] },
): Promise<string> {
  if (timezone) return timezone
  const group = (await listGroups(actor.accountId)).find(({ entity_gid }) => entity_gid === first)
  return group?.timezone || actor.timezone || 'UTC'
}

async function requireTemplate({ accountId }: Actor, { template_id, type }: RunQuery, { templates }: ReportManifest): Promise<void> {
  if (!template_id) return
  const template = templates ? await getTemplate(accountId, template_id) : null
  if (template?.flavor !== type) throw problem(404, messages.schedule.templateMissing, { code: 'template_missing' })
}
