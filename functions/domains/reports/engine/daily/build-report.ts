/** A declaration and the data make a report. Pure: the same data give the same report. */
import { basisText, type ReportDefinition } from '../../../../../shared/reports/language/daily.ts'
import type { Report } from '../../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../../shared/reports/request.ts'
import { envelope } from '../common/envelope.ts'
import { gapNotes } from '../common/gaps.ts'
import { networksIn } from '../common/profiles.ts'
import { timeAxisOf } from '../common/time-axis.ts'
import { priorGapNotes, sourcesOf } from './coverage.ts'
import type { DailyDataset } from './dataset.ts'
import { tabReport } from './tab.ts'

export type EngineInput = {
  readonly definition: ReportDefinition
  readonly request: ReportRequest
  readonly dataset: DailyDataset
  readonly entities: Report['entities']
  /** of the template, when there is one */
  readonly cover: string | null
  readonly hideIndicators: boolean
}

export function buildReport({ definition, request, dataset, entities, cover, hideIndicators }: EngineInput): Report {
  const base = { definition, dataset, timeAxis: timeAxisOf(dataset), profiles: dataset.profiles }
  const empty = isEmpty(definition, dataset)
  return envelope({
    definition,
    request,
    dataset,
    entities,
    cover,
    crossChannel: tabReport(base, 'cross_channel', hideIndicators),
    networks: networksIn(dataset.profiles).map((network) => tabReport(base, network, hideIndicators)),
    isEmpty: empty,
    basis: basisText[definition.basis],
    notes: [
      ...gapNotes(dataset.profiles, sourcesOf(definition.basis), [dataset.range, dataset.prior]),
      ...(definition.basis === 'activity' && !empty ? priorGapNotes(dataset, dataset.profiles) : []),
    ],
  })
}

/** Nothing at all in the range: no daily value and no post. */
function isEmpty(definition: ReportDefinition, { profiles }: DailyDataset): boolean {
  return profiles.every(({ current: { posts, window } }) => {
    const values = definition.basis === 'lifetime' ? [] : Object.values(window.measures)
    return posts.length === 0 && values.every((days) => days.subarray(window.lead).every(Number.isNaN))
  })
}
