/** A declaration and its items make a report. Pure: the same data give the same report. */
import { type TabCode, tabDisplay } from '../../../../../shared/networks.ts'
import type { ItemReportSpec } from '../../../../../shared/reports/language/items/definition.ts'
import type { ReportManifest } from '../../../../../shared/reports/language/manifest.ts'
import type { Report } from '../../../../../shared/reports/report.ts'
import type { ReportRequest } from '../../../../../shared/reports/request.ts'
import { envelope } from '../common/envelope.ts'
import { gapNotes } from '../common/gaps.ts'
import { networksIn } from '../common/profiles.ts'
import { timeAxisOf } from '../common/time-axis.ts'
import type { Base } from './context.ts'
import { type ItemDataset, placer } from './dataset.ts'
import { inRange } from './occurrences.ts'
import { sourcesOf } from './passports/coverage.ts'
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

/** What all tabs of a report have in common, for whoever asks its engine. */
export function baseOf<Item extends object>(definition: ReportManifest, declared: ItemReportSpec<Item>, dataset: ItemDataset<Item>): Base<Item> {
  const spec = { ...declared, ...declared.fit?.(dataset.items) }
  return { definition, spec, dataset, timeAxis: timeAxisOf(dataset), place: placer(spec, dataset), parts: new Map(), times: new Map() }
}

export function buildItemReport<Item extends object>(input: ItemInput<Item>): Report {
  const { definition, dataset } = input
  const base = baseOf(definition, input.spec, dataset)
  const { spec } = base
  const { firstTab = 'cross_channel', tabbed } = definition
  const tabOf = (code: TabCode) => itemTab(base, code, input.hideIndicators)
  const crossChannel = { ...tabOf('cross_channel'), code: firstTab, display: tabDisplay(firstTab) }
  const networks = tabbed ? networksIn(dataset.profiles).map(tabOf) : []
  return envelope({
    ...input,
    dataset: spec.fromNetworks ? dataset : { ...dataset, profiles: dataset.profiles.map(({ profile }) => ({ profile, comparable: true })) },
    notes: [...gapNotes(dataset.profiles, sourcesOf(spec), [dataset.range, dataset.prior]), ...(spec.notes?.(dataset.items, input.request, dataset.now) ?? [])],
    authorNotes: spec.authorNotes?.(dataset.items),
    crossChannel,
    networks,
    basis: spec.basis,
    isEmpty: inRange(tabContextOf(base, 'cross_channel')).length === 0 && crossChannel.summary.every(({ unit, value }) => unit !== 'count' || !value),
  })
}
