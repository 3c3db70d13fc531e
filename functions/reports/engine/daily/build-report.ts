/** A declaration and the facts make a report. Pure: the same facts give the same report. */
import type { ReportDefinition } from '../../../../shared/reports/language/daily.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import { assemble } from '../common/envelope.ts'
import { networksIn } from '../common/profiles.ts'
import { frameOf } from '../common/time-axis.ts'
import { priorGapNotes } from './coverage.ts'
import type { Facts } from './dataset.ts'
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
  return assemble({
    definition,
    request,
    facts,
    entities,
    cover,
    crossChannel: tabReport(base, 'cross_channel', hideIndicators),
    networks: networksIn(facts.profiles).map((network) => tabReport(base, network, hideIndicators)),
    isEmpty: isEmpty(definition, facts),
    notes: definition.basis === 'activity' ? priorGapNotes(facts, facts.profiles) : [],
  })
}

/** Nothing at all in the range: no daily value and no post. */
function isEmpty(definition: ReportDefinition, { profiles }: Facts): boolean {
  return profiles.every(({ current: { posts, window } }) => {
    const values = definition.basis === 'lifetime' ? [] : Object.values(window.measures)
    return posts.length === 0 && values.every((days) => days.subarray(window.lead).every(Number.isNaN))
  })
}
