/** From a request to a report over items: reads each source once, then computes. */

import type { DateRange } from '../../../shared/dates/index.ts'
import { addDays, daysBetween, instantRange } from '../../../shared/dates/index.ts'
import type { OwnerKind, Reach, Reader } from '../../../shared/items/source.ts'
import { networks } from '../../../shared/networks.ts'
import type { Page } from '../../../shared/pages.ts'
import type { ItemReport, LoadContext } from '../../../shared/reports/items/definition.ts'
import { rangesOf } from '../../../shared/reports/ranges.ts'
import type { GroupedProfiles, Report } from '../../../shared/reports/report.ts'
import { zonesOf } from '../../accounts/zones.ts'
import { beginning, forever, readItems } from '../../items/store.ts'
import { publicAccount } from '../../lib/table.ts'
import { buildItemReport } from '../engine/items/build-report.ts'
import { layOutItems } from '../engine/items/dataset.ts'
import { readKept } from '../engine/items/load-derived.ts'
import { type ComputeInput, readAround } from './load-context.ts'
import type { About } from './subjects/subject.ts'

/**
 * For a declaration at hand, so that an endpoint of one type carries that type alone.
 * @throws Problem 404 for a template or a listener that is gone
 */
export async function computeItemReport(definition: ItemReport, { accountId, request, now }: ComputeInput): Promise<Report> {
  const [{ about, ...around }, zoneOf] = await Promise.all([readAround(accountId, request), zonesOf(accountId)])
  return definition.open(async (spec) => {
    const { range, prior } = rangesOf(request)
    // what a profile is compared with stands beside it
    const profiles = [...about.profiles, ...about.compared.flatMap(({ record }) => record ?? [])]
    const items = await spec.load(
      readerOf({ accountId, owners: ownersOf({ ...about, profiles }), range, prior, zone: request.timezone }),
      request,
      loadContext(about, zoneOf),
    )
    const facts = layOutItems(spec, { range, prior, zone: request.timezone, now, profiles, items })
    const report = buildItemReport({ definition, spec, facts, ...around })
    const { sentiment_type } = request
    return {
      ...report,
      ...(about.name === undefined ? {} : { subject: about.name }),
      ...(sentiment_type ? { sentiment_type, groupedProfiles: groupedProfiles(about.profiles) } : {}),
    }
  })
}

/** By the name of their network, then in the order of the selection. */
function groupedProfiles(profiles: About['profiles']): GroupedProfiles[] {
  return [...Map.groupBy(profiles, ({ network }) => network)]
    .map(([code, of]) => ({
      display: networks[code].display,
      code,
      profiles: of.map(({ name, picture_url, username }) => ({ name, picture_url, username })),
    }))
    .sort((a, b) => a.display.localeCompare(b.display, 'en'))
}

type ZoneOf = Awaited<ReturnType<typeof zonesOf>>
type Known = Pick<About, 'profiles' | 'listeners'> & Partial<Pick<About, 'compared' | 'cohort' | 'advocacy' | 'outside'>>

export function loadContext({ profiles, listeners, compared = [], cohort = null, advocacy = null, outside }: Known, zoneOf: ZoneOf): LoadContext {
  const zones = new Map(profiles.map((profile) => [profile.id, zoneOf(profile)]))
  return {
    zoneOf: (id) => zones.get(id) ?? 'UTC',
    queries: listeners.flatMap(({ queries }) => queries.map(({ label }) => label)),
    pages: [...profiles.map((profile) => ownPage(profile, outside?.has(profile.id) ?? false)), ...compared.map(({ page }) => page)],
    cohort,
    advocacy,
  }
}

function ownPage({ id, network, name, username, available_from: since }: About['profiles'][number], outside: boolean): Page {
  return { id, network, name, username, own: true, brand: 'own', since, state: outside ? 'outside' : 'shown' }
}

export type Owners = Readonly<Record<OwnerKind, readonly string[]>>

/** Whose items a request may see: what it is about, and what that leads to. */
export function ownersOf({ profiles, listeners, advocacy }: Pick<About, 'profiles' | 'listeners'> & Partial<Pick<About, 'advocacy'>>): Owners {
  return {
    profile: profiles.map(({ id }) => id),
    group: [...new Set(profiles.map(({ entity_gid }) => entity_gid))],
    listener: listeners.map(({ id }) => id),
    ad_account: [],
    advocacy: advocacy ? [advocacy.id] : [],
    page: [],
  }
}

type Reading = { readonly accountId: string; readonly owners: Owners; readonly range: DateRange; readonly prior: DateRange | null; readonly zone: string }

/** One Query per owner and range; ranges that lie close are read as one. */
export function readerOf({ accountId, owners, range, prior, zone }: Reading): Reader {
  return async (source, reach = {}) => {
    const ids = reach.owners ?? owners[source.owner]
    const { madeOf } = source
    if (madeOf) return readKept(source.owner === 'page' ? publicAccount : accountId, madeOf, ids, spansOf(range, prior, reach), zone)
    const spans = spansOf(range, prior, reach).map(({ from, to }) => {
      const [start, end] = instantRange(from, to, zone)
      return [reach.before === 'ever' ? beginning : start, reach.after === 'ever' ? forever : end] as const
    })
    const found = await Promise.all(spans.map(([start, end]) => readItems(source, accountId, ids, start, end)))
    return found.flat()
  }
}

const daysOf = (reach: number | 'ever') => (reach === 'ever' ? 0 : reach)

/** Reading the days between two ranges costs less than a second Query. */
const joinWithin = 62

function spansOf(range: DateRange, prior: DateRange | null, { before = 0, after = 0 }: Reach): DateRange[] {
  const ranges = [prior, range].flatMap((one) => (one ? [{ from: addDays(one.from, -daysOf(before)), to: addDays(one.to, daysOf(after)) }] : []))
  const [early, late] = ranges.sort((a, b) => (a.from < b.from ? -1 : 1))
  if (!early || !late) return ranges
  const joined = { from: early.from, to: early.to > late.to ? early.to : late.to }
  return before === 'ever' || after === 'ever' || daysBetween(early.to, late.from) <= joinWithin ? [joined] : [early, late]
}
