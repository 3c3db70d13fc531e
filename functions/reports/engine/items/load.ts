/** What a declaration over items reads: whose items they are, in which days, and what it may know besides. */
import { addDays, type DateRange, instantRange } from '../../../../shared/dates/index.ts'
import type { OwnerKind, Reach, Reader } from '../../../../shared/items/source.ts'
import type { NetworkCode } from '../../../../shared/networks.ts'
import type { ComparedProfile } from '../../../../shared/public-profiles.ts'
import type { LoadContext } from '../../../../shared/reports/language/items/definition.ts'
import type { SubjectRef } from '../../../../shared/reports/subjects.ts'
import type { ZoneOf } from '../../../accounts/zones.ts'
import { beginning, forever, readItems } from '../../../items/store.ts'
import { publicAccount } from '../../../lib/table.ts'
import { joinRanges } from '../common/join-ranges.ts'
import type { SubjectData } from '../common/subject-data.ts'

/** What a declaration may know besides its items. */
export function loadContext(data: SubjectData, subject: SubjectRef, zoneOf: ZoneOf): LoadContext {
  const { profiles, listeners, compared, cohort, advocacy, outside, adAccounts } = data
  const zones = new Map(profiles.map((profile) => [profile.id, zoneOf(profile)]))
  return {
    subject,
    zoneOf: (id) => zones.get(id) ?? 'UTC',
    queries: listeners.flatMap(({ queries }) => queries.map(({ label }) => label)),
    pages: [...profiles.map((profile) => ownPage(profile, outside.has(profile.id))), ...compared.map(({ page }) => page)],
    cohort,
    advocacy,
    adAccounts,
  }
}

function ownPage({ id, network, name, username, available_from: since }: SubjectData['profiles'][number], outside: boolean): ComparedProfile {
  return { id, network, name, username, own: true, brand: 'own', since, state: outside ? 'outside' : 'shown' }
}

export type Owners = Readonly<Record<OwnerKind, readonly string[]>> & { readonly networkOf: ReadonlyMap<string, NetworkCode> }

/** Whose items a request may see: what it is about, and what that leads to. */
export function ownersOf({ profiles, listeners, advocacy }: Pick<SubjectData, 'profiles' | 'listeners'> & Partial<Pick<SubjectData, 'advocacy'>>): Owners {
  return {
    profile: profiles.map(({ id }) => id),
    group: [...new Set(profiles.map(({ entity_gid }) => entity_gid))],
    listener: listeners.map(({ id }) => id),
    ad_account: [],
    advocacy: advocacy ? [advocacy.id] : [],
    page: [],
    networkOf: new Map(profiles.map(({ id, network }) => [id, network])),
  }
}

type Reading = { readonly accountId: string; readonly owners: Owners; readonly range: DateRange; readonly prior: DateRange | null; readonly zone: string }

/** One Query per owner that can have any, and range; ranges that lie close are read as one. */
export function readerOf({ accountId, owners, range, prior, zone }: Reading): Reader {
  return async (source, reach = {}) => {
    const { madeOf, networks } = source
    const all = reach.owners ?? owners[source.owner]
    const ids = networks ? all.filter((id) => networks.some((one) => one === owners.networkOf.get(id))) : all
    // few reports are made of days and posts: the others start without what reads those
    if (madeOf)
      return (await import('./load-derived.ts')).loadDerived(
        source.owner === 'page' ? publicAccount : accountId,
        madeOf,
        ids,
        spansOf(range, prior, reach),
        zone,
      )
    const spans = spansOf(range, prior, reach).map(({ from, to }) => {
      const [start, end] = instantRange(from, to, zone)
      return [reach.before === 'ever' ? beginning : start, reach.after === 'ever' ? forever : end] as const
    })
    const found = await Promise.all(spans.map(([start, end]) => readItems(source, accountId, ids, start, end)))
    return found.flat()
  }
}

const daysOf = (reach: number | 'ever') => (reach === 'ever' ? 0 : reach)

function spansOf(range: DateRange, prior: DateRange | null, { before = 0, after = 0 }: Reach): DateRange[] {
  const widened = ({ from, to }: DateRange) => ({ from: addDays(from, -daysOf(before)), to: addDays(to, daysOf(after)) })
  const unbounded = before === 'ever' || after === 'ever'
  return joinRanges(widened(range), prior && widened(prior), unbounded ? Number.POSITIVE_INFINITY : undefined)
}
