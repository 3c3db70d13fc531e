/** May this person run this report, over these profiles and dates? Turns what they asked for into a complete request. */
import { compareRange, defaultCompare, rangeProblem, today } from '../../shared/dates/index.ts'
import { messages } from '../../shared/messages.ts'
import { networks } from '../../shared/networks.ts'
import { featureDescriptions } from '../../shared/plans.ts'
import type { ReportHead } from '../../shared/reports/definition.ts'
import { reportDefinition } from '../../shared/reports/index.ts'
import type { ReportRequest } from '../../shared/reports/report.ts'
import { listGroups, listProfiles, type ProfileRecord } from '../accounts/store.ts'
import { type Actor, can } from '../lib/actor.ts'
import { problem } from '../lib/problem.ts'
import { getTemplate } from './templates.ts'

/** A run as it is asked for, by query, body or stored schedule. `priorFrom` left out: the default comparison; null: none. */
export type RunQuery = Pick<ReportRequest, 'type' | 'profiles' | 'dateFrom' | 'dateTo'> & {
  readonly priorFrom?: string | null
  readonly priorTo?: string | null
  readonly timezone?: string
  readonly template_id?: string | null
  readonly labels?: readonly string[]
  readonly labelMatch?: ReportRequest['labelMatch']
}

/**
 * @throws Problem 404 for a profile that does not exist, belongs to another account or to a group where the caller may not run
 * reports (all the same words), 403 for a locked report type, 400 for dates, blocked profiles and unsupported networks
 */
export async function authoriseRun(actor: Actor, query: RunQuery, now = new Date()): Promise<ReportRequest> {
  const definition = reportDefinition(query.type)
  if (!definition) throw problem(400, messages.schedule.typeRequired)
  if (definition.feature && !actor.features[definition.feature]) throw problem(403, featureDescriptions[definition.feature])
  const selected = await authoriseProfiles(actor, query.profiles)
  const allowed = definition.networks
  const profiles = allowed === 'all' ? selected : selected.filter(({ network }) => allowed.includes(network))
  if (profiles.length === 0) throw problem(400, unsupported(definition, selected))
  await requireTemplate(actor, query)
  const timezone = query.timezone ?? (await defaultTimezone(actor, profiles))
  return {
    type: definition.id,
    profiles: profiles.map(({ id }) => id),
    ...authoriseDates(query, timezone, now),
    timezone,
    template_id: query.template_id || null,
    labels: definition.labels ? [...(query.labels ?? [])] : [],
    labelMatch: query.labelMatch ?? 'any',
  }
}

/** Why none of the selected profiles can take the report. */
function unsupported({ unsupported: said }: ReportHead, selected: readonly ProfileRecord[]): string {
  if (typeof said !== 'function') return said ?? messages.profiles.none
  return said([...new Set(selected.map(({ network }) => networks[network].display))])
}

/** The profiles in the order of the selection, each once. */
export async function authoriseProfiles(actor: Actor, ids: readonly string[]): Promise<ProfileRecord[]> {
  if (ids.length === 0) throw problem(400, messages.profiles.none)
  const known = new Map((await listProfiles(actor.accountId)).map((profile) => [profile.id, profile]))
  return [...new Set(ids)].map((id) => {
    const profile = known.get(id)
    if (!profile || !can(actor, 'reports', 'manage', profile.entity_gid)) throw problem(404, messages.profiles.missing)
    if (profile.blocked !== null) throw problem(400, profile.blocked)
    return profile
  })
}

type Dates = Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'priorFrom' | 'priorTo'>

export function authoriseDates({ dateFrom, dateTo, priorFrom, priorTo }: Partial<Dates>, timezone: string, now: Date): Dates {
  const refused = rangeProblem({ from: dateFrom, to: dateTo, priorFrom, priorTo }, today(timezone, now))
  if (refused !== null || !dateFrom || !dateTo) throw problem(400, refused ?? messages.dates.start)
  if (priorFrom && priorTo) return { dateFrom, dateTo, priorFrom, priorTo }
  if (priorFrom === null) return { dateFrom, dateTo, priorFrom: null, priorTo: null }
  const prior = compareRange(defaultCompare, { from: dateFrom, to: dateTo })
  return { dateFrom, dateTo, priorFrom: prior.from, priorTo: prior.to }
}

/** Of the profiles' group, else of the account (G13). */
export async function defaultTimezone(actor: Actor, [first]: readonly ProfileRecord[]): Promise<string> {
  const group = (await listGroups(actor.accountId)).find(({ entity_gid }) => entity_gid === first?.entity_gid)
  return group?.timezone || actor.timezone || 'UTC'
}

async function requireTemplate({ accountId }: Actor, { template_id, type }: RunQuery): Promise<void> {
  if (!template_id) return
  const template = await getTemplate(accountId, template_id)
  if (template?.flavor !== type) throw problem(404, messages.schedule.templateMissing)
}
