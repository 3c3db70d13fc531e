/** A declaration and the facts make a report. Pure: the same facts give the same report. */
import { overlapDays } from '../../shared/dates/index.ts'
import { messages } from '../../shared/messages.ts'
import { tabDisplay } from '../../shared/networks.ts'
import type { ReportDefinition } from '../../shared/reports/definition.ts'
import { maxProfiles } from '../../shared/reports/limits.ts'
import type { Report, ReportRequest } from '../../shared/reports/report.ts'
import type { Facts, ProfileFacts } from './facts.ts'
import { frameOf } from './frame.ts'
import { byName } from './groups.ts'
import { networksIn } from './scope.ts'
import { tabReport } from './tab.ts'

export type EngineInput = {
  readonly definition: ReportDefinition
  readonly request: ReportRequest
  readonly facts: Facts
  readonly entities: Report['entities']
  /** of the template, when there is one */
  readonly cover: string | null
  readonly hideIndicators: boolean
}

export function buildReport({ definition, request, facts, entities, cover, hideIndicators }: EngineInput): Report {
  const base = { definition, facts, frame: frameOf(facts), members: facts.profiles }
  const networks = networksIn(facts.profiles)
  const { dateFrom, dateTo, priorFrom, priorTo } = request
  return {
    type: definition.id,
    title: definition.title,
    version: definition.version,
    request,
    dates: { dateFrom, dateTo, priorFrom, priorTo },
    days: { current: facts.days, prior: facts.priorDays },
    timezone: facts.zone,
    fetchedAt: facts.now.toISOString(),
    entities,
    reports: {
      tabs: (['cross_channel', ...networks] as const).map((code) => ({
        code,
        display: tabDisplay(code),
        networks: facts.profiles
          .filter(({ profile }) => code === 'cross_channel' || profile.network === code)
          .sort(byName)
          .map(tabProfile),
      })),
      crossChannel: tabReport(base, 'cross_channel', hideIndicators),
      networks: networks.map((network) => tabReport(base, network, hideIndicators)),
    },
    notes: notesOf(request, facts),
    no_data: isEmpty(definition, facts) ? definition.empty : null,
    cover,
  }
}

function tabProfile({ profile: { id, name, username, picture_url, network } }: ProfileFacts) {
  return { value: id, name, username, picture_url, _code: network, _display: tabDisplay(network) }
}

function notesOf(request: ReportRequest, { profiles, prior, range, days, priorDays }: Facts): string[] {
  const selected = request.profiles.length
  const fresh = prior ? profiles.filter(({ comparable, profile }) => !comparable && profile.available_from !== null).length : 0
  const overlap = prior ? overlapDays(range, prior) : 0
  return [
    ...(selected > maxProfiles ? [messages.profiles.tooMany(maxProfiles, selected)] : []),
    ...(fresh > 0 ? [messages.report.notCompared(fresh)] : []),
    ...(priorDays !== null && priorDays !== days ? [messages.report.unequal(days, priorDays)] : []),
    ...(overlap > 0 ? [messages.report.overlap(overlap)] : []),
  ]
}

/** Nothing at all in the range: no daily value and no post. */
function isEmpty(definition: ReportDefinition, { profiles }: Facts): boolean {
  return profiles.every(({ current: { posts, window } }) => {
    const values = definition.basis === 'lifetime' ? [] : Object.values(window.measures)
    return posts.length === 0 && values.every((days) => days.subarray(window.lead).every(Number.isNaN))
  })
}
