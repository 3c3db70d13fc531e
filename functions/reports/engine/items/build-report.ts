/** A declaration and its items make a report. Pure: the same data give the same report. */
import { tabDisplay } from '../../../../shared/networks.ts'
import type { ItemReportSpec } from '../../../../shared/reports/language/items/definition.ts'
import type { ReportManifest } from '../../../../shared/reports/language/manifest.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../shared/reports/request.ts'
import { envelope } from '../common/envelope.ts'
import { networksIn } from '../common/profiles.ts'
import { timeAxisOf } from '../common/time-axis.ts'
import type { Base } from './context.ts'
import { type ItemDataset, placer } from './dataset.ts'
import { inRange } from './occurrences.ts'
import { itemTab, tabContextOf } from './tab.ts'

export type ItemInput<Item extends object> = {
  readonly definition: ReportManifest
  readonly spec: ItemReportSpec<Item>
  readonly request: ReportRequest
  readonly dataset: ItemDataset<Item>
  readonly entities: Report['entities']
  readonly cover: string | null
  readonly hideIndicators: boolean
}

export function buildItemReport<Item extends object>({
  definition,
  spec: declared,
  request,
  dataset,
  entities,
  cover,
  hideIndicators,
}: ItemInput<Item>): Report {
  const spec = { ...declared, ...declared.fit?.(dataset.items) }
  const base: Base<Item> = { definition, spec, dataset, timeAxis: timeAxisOf(dataset), place: placer(spec, dataset), parts: new Map(), times: new Map() }
  const { firstTab = 'cross_channel' } = definition
  const crossChannel = { ...itemTab(base, 'cross_channel', hideIndicators), code: firstTab, display: tabDisplay(firstTab) }
  const networks = definition.tabbed ? networksIn(dataset.profiles).map((network) => itemTab(base, network, hideIndicators)) : []
  return envelope({
    definition,
    request,
    dataset: spec.fromNetworks ? dataset : { ...dataset, profiles: dataset.profiles.map(({ profile }) => ({ profile, comparable: true })) },
    entities,
    cover,
    notes: spec.notes?.(dataset.items, request, dataset.now) ?? [],
    crossChannel,
    networks,
    isEmpty: inRange(tabContextOf(base, 'cross_channel')).length === 0 && crossChannel.summary.every(({ unit, value }) => unit !== 'count' || !value),
  })
}
