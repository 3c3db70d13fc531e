/** From a run to a report over items: reads each source once, then computes. */
import { mentionSource } from '../../../../shared/items/mentions.ts'
import { networks } from '../../../../shared/networks.ts'
import type { ItemReport, ItemReportSpec } from '../../../../shared/reports/language/items/definition.ts'
import type { ReportManifest } from '../../../../shared/reports/language/manifest.ts'
import type { GroupedProfiles, Report } from '../../../../shared/reports/report.ts'
import { zonesOf } from '../../../kernel/accounts/zones.ts'
import { knownOf } from '../engine/common/profiles.ts'
import type { SubjectData } from '../engine/common/subject-data.ts'
import { buildItemReport } from '../engine/items/build-report.ts'
import { type ItemDataset, layOutItems } from '../engine/items/dataset.ts'
import { loadContext, ownersOf } from '../engine/items/load.ts'
import { readerOf } from '../engine/items/reader.ts'
import { aroundOf, type Run, templated } from './run.ts'

/** For a declaration at hand, so that an endpoint of one type carries that type alone. */
export async function computeItemReport(definition: ItemReport, run: Run): Promise<Report> {
  return definition.open(async (spec) => itemReportOf(definition, spec, run, await loadItems(spec, run)))
}

/** Builds the report from data that is already loaded. */
export async function itemReportOf<Item extends object>(
  definition: ReportManifest,
  spec: ItemReportSpec<Item>,
  run: Run,
  dataset: ItemDataset<Item>,
): Promise<Report> {
  const report = await templated(run, spec.sections, buildItemReport({ definition, spec, dataset, ...aroundOf(run) }))
  const { sentiment_type } = run.request
  return {
    ...report,
    ...(sentiment_type ? { sentiment_type, groupedProfiles: groupedProfiles(run.data.profiles) } : {}),
  }
}

/** What the report is computed from. */
export async function loadItems<Item extends object>(spec: ItemReportSpec<Item>, run: Run): Promise<ItemDataset<Item>> {
  const { actor, request, data, now } = run
  const time = { range: run.range, prior: run.prior, zone: request.timezone }
  // what a profile is compared with stands beside it
  const profiles = [...data.profiles, ...data.compared.flatMap(({ record }) => record ?? [])]
  const { read, instantsOf } = readerOf({ accountId: actor.accountId, owners: ownersOf({ ...data, profiles }), ...time })
  const items = await spec.load(read, request, loadContext(data, run.subject, zonesOf(actor)))
  const groups = actor.entities.filter(({ entity_gid }) => spec.ofGroups && data.entity_gids.has(entity_gid))
  // of a listener its mentions are all that is known
  const source = spec.ofGroups ?? mentionSource.id
  const owners = [...data.listeners, ...groups.map(({ entity_gid, known }) => ({ id: entity_gid, known }))]
  const known = owners.flatMap(({ id, known: told }) => (told ? [{ source, owner: id, days: knownOf({ known: told, available_from: null }, source) }] : []))
  return layOutItems(spec, { ...time, now, profiles, items, known, instantsOf })
}

/** By the name of their network, then in the order of the selection. */
function groupedProfiles(profiles: SubjectData['profiles']): GroupedProfiles[] {
  return [...Map.groupBy(profiles, ({ network }) => network)]
    .map(([code, of]) => ({
      display: networks[code].display,
      code,
      profiles: of.map(({ name, picture_url, username }) => ({ name, picture_url, username })),
    }))
    .sort((a, b) => a.display.localeCompare(b.display, 'en'))
}
