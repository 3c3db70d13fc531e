/** A report over items from items that were never stored: through the declaration's own `load`, and the engine. */
import * as v from 'valibot'
import { nothingElse } from '../../functions/domains/reports/engine/common/subject-data.ts'
import { buildItemReport } from '../../functions/domains/reports/engine/items/build-report.ts'
import { layOutItems } from '../../functions/domains/reports/engine/items/dataset.ts'
import { loadContext } from '../../functions/domains/reports/engine/items/load.ts'
import type { ProfileRecord } from '../../functions/kernel/accounts/store.ts'
import type { Reader } from '../../shared/items/source.ts'
import type { KnownDays } from '../../shared/known.ts'
import type { ItemReport, LoadContext } from '../../shared/reports/language/items/definition.ts'
import type { Report } from '../../shared/reports/report.ts'
import type { ReportRequest } from '../../shared/reports/request.ts'

export type ItemWorld = {
  definition: ItemReport
  profiles: readonly ProfileRecord[]
  /** raw items by the id of their source */
  items: Readonly<Record<string, readonly unknown[]>>
  range: readonly [string, string]
  prior?: readonly [string, string] | null
  zone?: string
  now?: string
  /** names of what its listener looks for */
  queries?: readonly string[]
  /** the days that are known of its listener or its groups */
  known?: readonly KnownDays[]
  /** what else it is about */
  context?: Partial<LoadContext>
}

export async function itemReportOf({
  definition,
  profiles,
  items,
  range,
  prior = null,
  zone = 'UTC',
  now = '2027-01-01T00:00:00Z',
  queries = [],
  known = [],
  context = {},
}: ItemWorld): Promise<Report> {
  const request: ReportRequest = {
    type: definition.id,
    profiles: profiles.map(({ id }) => id),
    dateFrom: range[0],
    dateTo: range[1],
    priorFrom: prior?.[0] ?? null,
    priorTo: prior?.[1] ?? null,
    timezone: zone,
    template_id: null,
    labels: [],
    labelMatch: 'any',
  }
  const instants = new Map<string, string[]>()
  const read: Reader = async (source) => {
    const found = (items[source.id] ?? []).map((item) => v.parse(source.schema, item))
    for (const [owner, own] of Map.groupBy(found, (item) => ('profileId' in item ? item.profileId : '')))
      instants.set(`${source.id} ${owner}`, own.map(source.at))
    return found
  }
  return definition.open(async (spec) => {
    const dataset = layOutItems(spec, {
      range: { from: range[0], to: range[1] },
      prior: prior && { from: prior[0], to: prior[1] },
      zone,
      now: new Date(now),
      profiles,
      known: known.map((days) => ({ source: '', owner: '', days })),
      instantsOf: (source, owner) => instants.get(`${source} ${owner}`) ?? [],
      items: await spec.load(read, request, {
        ...loadContext({ ...nothingElse, profiles, entity_gids: new Set() }, { kind: 'profiles', id: null }, ({ timezone }) => timezone ?? zone),
        queries,
        ...context,
      }),
    })
    return buildItemReport({ definition, spec, request, dataset, entities: [], cover: null, hideIndicators: false })
  })
}
