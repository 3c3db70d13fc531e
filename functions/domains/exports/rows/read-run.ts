/** Loads the data of a run once, for the report and for the rows of its tiles and blocks. */
import type { BlockSpec } from '../../../../shared/blocks/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { type MetricId, metrics } from '../../../../shared/metrics/index.ts'
import { isWhole, type TabCode } from '../../../../shared/networks.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import type { ReportDefinition } from '../../../../shared/reports/language/daily.ts'
import type { ItemReportSpec } from '../../../../shared/reports/language/items/definition.ts'
import type { ReportManifest } from '../../../../shared/reports/language/manifest.ts'
import { inScope } from '../../../../shared/reports/language/tabs.ts'
import { isOverItems, loadReport } from '../../../../shared/reports/load.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { timeAxisOf } from '../../reports/engine/common/time-axis.ts'
import { offered, type TabContext } from '../../reports/engine/daily/context.ts'
import type { DailyDataset } from '../../reports/engine/daily/dataset.ts'
import { tabContextOf } from '../../reports/engine/daily/tab.ts'
import { summaryIds } from '../../reports/engine/daily/tiles.ts'
import { baseOf } from '../../reports/engine/items/build-report.ts'
import { metricOf } from '../../reports/engine/items/context.ts'
import type { ItemDataset } from '../../reports/engine/items/dataset.ts'
import { tabContextOf as itemTabContextOf, summaryOf } from '../../reports/engine/items/tab.ts'
import { dailyReportOf, loadDays } from '../../reports/run/compute-daily-report.ts'
import { itemReportOf, loadItems } from '../../reports/run/compute-item-report.ts'
import type { Run } from '../../reports/run/run.ts'
import type { RowsFile } from './cells.ts'
import { dailyRows } from './daily/index.ts'
import { sourcesOf, sourcesOfFigure } from './daily/made-of.ts'
import { itemRows } from './items/index.ts'
import { itemSourcesOf } from './items/made-of.ts'

/** A tile, or a block by both its keys; in the first tab unless a network is named. */
export type Asked = { readonly [Key in 'section' | 'block' | 'tile']?: string | undefined } & { readonly network?: TabCode | undefined }

type Rows = { readonly title: string; readonly file: RowsFile }

type ReadRun = {
  readonly report: () => Promise<Report>
  /** null where the report has no such tile or block in that tab */
  readonly rowsOf: (asked: Asked) => Rows | null
}

/** @throws Problem 400 for an unknown type */
export async function readRun(run: Run): Promise<ReadRun> {
  const manifest = reportManifest(run.request.type)
  if (!manifest) throw problem(400, messages.report.unknownType)
  const definition = await loadReport(manifest.id)
  if (!isOverItems(definition)) {
    const dataset = await loadDays(definition, run)
    return { report: () => dailyReportOf(definition, run, dataset), rowsOf: (asked) => daily(definition, dataset, asked) }
  }
  return definition.open(async (spec) => {
    const dataset = await loadItems(spec, run)
    return { report: () => itemReportOf(definition, spec, run, dataset), rowsOf: (asked) => ofItems(definition, spec, dataset, asked) }
  })
}

/** The tab in which all of a report stands has a name of its own in some reports. */
const tabOf = ({ network }: Asked): TabCode => (network === undefined || isWhole(network) ? 'cross_channel' : network)

function daily(definition: ReportDefinition, dataset: DailyDataset, asked: Asked): Rows | null {
  const context = tabContextOf({ definition, dataset, timeAxis: timeAxisOf(dataset), profiles: dataset.profiles }, tabOf(asked))
  if (context.profiles.length === 0) return null
  if (asked.tile !== undefined) {
    const id = summaryIds(context).find((one): one is MetricId => one === asked.tile)
    return id === undefined || !offered(context, id) ? null : { title: metrics[id].title, file: dailyRows(context, sourcesOfFigure(definition.basis, id)) }
  }
  const section = definition.sections.find(({ key, tabs }) => key === asked.section && inScope(tabs, context.tab))
  const block = section?.blocks.find((one: BlockSpec) => one.key === asked.block && inScope(one.tabs, context.tab))
  return section && block ? { title: block.title ?? section.title, file: dailyRows(context, sourcesOf(context satisfies TabContext, block)) } : null
}

function ofItems<Item extends object>(definition: ReportManifest, declared: ItemReportSpec<Item>, dataset: ItemDataset<Item>, asked: Asked): Rows | null {
  const tab = tabOf(asked)
  if (tab !== 'cross_channel' && !definition.tabbed) return null
  const context = itemTabContextOf(baseOf(definition, declared, dataset), tab)
  if (tab !== 'cross_channel' && context.profiles.length === 0) return null
  if (asked.tile !== undefined) {
    const id = summaryOf(context).find((one) => one === asked.tile)
    if (id === undefined) return null
    const { title } = metricOf(context, id)
    return { title, file: itemRows(context, { figures: [id], cuts: [], points: false, listed: null }, title) }
  }
  const section = context.spec.sections.find(({ key, tabs }) => key === asked.section && inScope(tabs, tab))
  const block = section?.blocks.find((one) => one.key === asked.block && inScope(one.tabs, tab))
  if (!section || !block) return null
  const title = block.title ?? section.title
  return { title, file: itemRows(context, itemSourcesOf(context, block), title) }
}
