/** A declaration and its items make a report. Pure: the same facts give the same report. */
import { tabDisplay } from '../../../../shared/networks.ts'
import type { ItemReportSpec } from '../../../../shared/reports/language/items/definition.ts'
import type { ReportHead } from '../../../../shared/reports/language/manifest.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import { assemble } from '../common/envelope.ts'
import { networksIn } from '../common/profiles.ts'
import { frameOf } from '../common/time-axis.ts'
import type { Base } from './context.ts'
import { type ItemFacts, placer } from './dataset.ts'
import { inRange } from './occurrences.ts'
import { itemTab, scopeOf } from './tab.ts'

export type ItemInput<Item extends object> = {
  readonly definition: ReportHead
  readonly spec: ItemReportSpec<Item>
  readonly request: ReportRequest
  readonly facts: ItemFacts<Item>
  readonly entities: Report['entities']
  readonly cover: string | null
  readonly hideIndicators: boolean
}

export function buildItemReport<Item extends object>({ definition, spec: declared, request, facts, entities, cover, hideIndicators }: ItemInput<Item>): Report {
  const spec = { ...declared, ...declared.fit?.(facts.items) }
  const base: Base<Item> = { definition, spec, facts, frame: frameOf(facts), place: placer(spec, facts), parts: new Map(), times: new Map() }
  const { firstTab = 'cross_channel' } = definition
  const crossChannel = { ...itemTab(base, 'cross_channel', hideIndicators), code: firstTab, display: tabDisplay(firstTab) }
  const networks = definition.tabbed ? networksIn(facts.profiles).map((network) => itemTab(base, network, hideIndicators)) : []
  return assemble({
    definition,
    request,
    facts: spec.fromNetworks ? facts : { ...facts, profiles: facts.profiles.map(({ profile }) => ({ profile, comparable: true })) },
    entities,
    cover,
    notes: spec.notes?.(facts.items, request, facts.now) ?? [],
    crossChannel,
    networks,
    isEmpty: inRange(scopeOf(base, 'cross_channel')).length === 0 && crossChannel.summary.every(({ unit, value }) => unit !== 'count' || !value),
  })
}
