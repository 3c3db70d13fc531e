/** From a request to a report over items: reads each source once, then computes. */

import { networks } from '../../../shared/networks.ts'
import type { ItemReport } from '../../../shared/reports/language/items/definition.ts'
import type { GroupedProfiles, Report } from '../../../shared/reports/report.ts'
import { rangesOf } from '../../../shared/reports/request.ts'
import { zonesOf } from '../../accounts/zones.ts'
import type { SubjectData } from '../engine/common/subject-data.ts'
import { buildItemReport } from '../engine/items/build-report.ts'
import { layOutItems } from '../engine/items/dataset.ts'
import { loadContext, ownersOf, readerOf } from '../engine/items/load.ts'
import { type ComputeInput, loadRunContext } from './load-context.ts'

/**
 * For a declaration at hand, so that an endpoint of one type carries that type alone.
 * @throws Problem 404 for a template or a listener that is gone
 */
export async function computeItemReport(definition: ItemReport, { accountId, request, now }: ComputeInput): Promise<Report> {
  const [{ data, ...context }, zoneOf] = await Promise.all([loadRunContext(accountId, request), zonesOf(accountId)])
  return definition.open(async (spec) => {
    const { range, prior } = rangesOf(request)
    // what a profile is compared with stands beside it
    const profiles = [...data.profiles, ...data.compared.flatMap(({ record }) => record ?? [])]
    const items = await spec.load(
      readerOf({ accountId, owners: ownersOf({ ...data, profiles }), range, prior, zone: request.timezone }),
      request,
      loadContext(data, zoneOf),
    )
    const dataset = layOutItems(spec, { range, prior, zone: request.timezone, now, profiles, items })
    const report = buildItemReport({ definition, spec, dataset, ...context })
    const { sentiment_type } = request
    return {
      ...report,
      ...(data.name === undefined ? {} : { subject: data.name }),
      ...(sentiment_type ? { sentiment_type, groupedProfiles: groupedProfiles(data.profiles) } : {}),
    }
  })
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
