/** The groups a chart or table is cut into: their names, their colours, how many items they have. */

import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { memoize, memoizeIn } from '../../../../../shared/memoize.ts'
import { isWhole } from '../../../../../shared/networks.ts'
import { maxParts } from '../../../../../shared/reports/limits.ts'
import { restKey } from '../common/block-data.ts'
import type { Period } from '../common/period.ts'
import { compareText, type ReportedProfile } from '../common/profiles.ts'
import { fullRange, metricOf, offered, type TabContext } from './context.ts'
import type { Indexed } from './dataset.ts'
import { dimensionOf, none, ownName } from './dimensions.ts'
import type { NamedGroup, Occurrences } from './group.ts'
import { occurrences } from './occurrences.ts'
import { splitter } from './split.ts'

const nothing: readonly never[] = []
type Lists<Item> = Readonly<Record<Period, Occurrences<Item>>>

/**
 * The groups of a dimension that some metric of `ids` counts anything of, now or before, and those that stand anyway: first in the
 * order the dimension gives, then by the number of items, then by name.
 */
export function groupsOf<Item extends object>(context: TabContext<Item>, dimension: string, ids: readonly string[]): NamedGroup<Item>[] {
  const name = ownName(context, dimension)
  const lists = { current: lookedAt(context, ids, 'current'), prior: context.dataset.prior ? lookedAt(context, ids, 'prior') : nothing }
  return memoize(context.memo.groups, `${name} ${numberOf(context, lists.current)} ${numberOf(context, lists.prior)}`, () => groupsIn(context, name, lists))
}

function groupsIn<Item extends object>(context: TabContext<Item>, name: string, lists: Lists<Item>): NamedGroup<Item>[] {
  const dimension = dimensionOf(context, name)
  const apart = { current: splitter(context, name, 'current'), prior: splitter(context, name, 'prior') }
  const [now, before] = [apart.current(lists.current), apart.prior(lists.prior)]
  const found = new Map([...before, ...now].map(([key, { part }]) => [key, part]))
  const first = typeof dimension.parts === 'function' ? dimension.parts([...lists.current, ...lists.prior].map(({ item }) => item)) : (dimension.parts ?? [])
  const fixed = new Set(first.map(({ key }) => key))
  const sizeOf = (key: string) => ({ current: now.get(key)?.of.length ?? 0, prior: before.get(key)?.of.length ?? 0 })
  const others = [...new Set([...now.keys(), ...before.keys()])]
    .filter((key) => !fixed.has(key))
    .flatMap((key) => found.get(key) ?? [])
    .map((part) => ({ part, size: sizeOf(part.key) }))
    .sort((a, b) => Number(a.part === none) - Number(b.part === none) || b.size.current - a.size.current || compareText(a.part.label, b.part.label))
  const all = [...first.map((part) => ({ part: found.get(part.key) ?? part, size: sizeOf(part.key) })), ...others]
  return all.map(({ part, size }, index) => ({
    ...part,
    color: part.color ?? (index < maxParts ? `c${index + 1}` : 'c-other'),
    fixed: fixed.has(part.key),
    ownColor: part.color !== undefined,
    size,
    pick: (list, period) => apart[period](list).get(part.key)?.of ?? nothing,
    ...(part.key === none.key ? {} : { profiles: membersOf(context, name, part.key) }),
  }))
}

/** Whose a group is, where that is what it is. */
function membersOf<Item extends object>({ profiles, profilesById }: TabContext<Item>, name: string, key: string): readonly ReportedProfile[] | undefined {
  if (name === 'network') return profiles.filter(({ profile }) => profile.network === key)
  if (name !== 'profile') return undefined
  const own = profilesById.get(key)
  return own ? [own] : []
}

/** What the metrics look at, each item once; many look at the same. */
function lookedAt<Item extends object>(context: TabContext<Item>, ids: readonly string[], period: Period): Occurrences<Item> {
  const days = fullRange(context.dataset, period)
  const metrics = ids.filter((id) => offered(context, id)).map((id) => metricOf(context, id))
  const lists = [...new Set(metrics.map((metric) => occurrences(context, metric, period, days)))]
  const [only = nothing, ...others] = lists
  if (others.length === 0 && metrics.every(({ at, class: rule }) => at === undefined || rule === 'STOCK')) return only
  return memoize(context.memo.unions, lists.map((list) => numberOf(context, list)).join(), () => {
    const seen = new Uint8Array(context.dataset.items.length)
    const items: Indexed<Item>[] = []
    for (const list of lists) {
      for (const one of list) {
        if (seen[one.index]) continue
        seen[one.index] = 1
        items.push(one)
      }
    }
    return others.length === 0 && items.length === only.length ? only : items
  })
}

function numberOf<Item extends object>({ memo: { numbers } }: TabContext<Item>, list: Occurrences<Item>): number {
  return memoize(numbers, list, () => numbers.size)
}

/** The groups of a chart: parts the dimension lays down keep a colour of their own, of the others and of profiles the first do; the rest become one. */
export function chartGroups<Item extends object>(context: TabContext<Item>, name: string, ids: readonly string[]): NamedGroup<Item>[] {
  const groups = groupsOf(context, name, ids)
  const byProfile = name === 'profile' || (name === 'entity' && !isWhole(context.tab))
  if (byProfile && groups.length === 1) return groups.map((group) => ({ ...group, color: tabColor(context) }))
  const first = byProfile ? [] : groups.filter(({ fixed }) => fixed)
  const loose = byProfile ? [...groups].sort((a, b) => b.size.current - a.size.current) : groups.filter(({ fixed }) => !fixed)
  const room = Math.max(1, maxParts - first.length)
  if (loose.length <= room) return groups
  const memo = loose.slice(0, room - 1)
  const rest = loose.slice(memo.length)
  return [...groups.filter((group) => first.includes(group) || memo.includes(group)), restOf(rest)]
}

function restOf<Item extends object>(rest: readonly NamedGroup<Item>[]): NamedGroup<Item> {
  const known = new Map<Period, Map<Occurrences<Item>, Occurrences<Item>>>()
  const sum = (period: Period) => rest.reduce((all, { size }) => all + size[period], 0)
  return {
    key: restKey,
    label: figureMessages.report.otherProfiles(rest.length),
    color: 'c-other',
    fixed: false,
    ownColor: true,
    size: { current: sum('current'), prior: sum('prior') },
    pick: (list, period) =>
      memoizeIn(known, period, list, () => {
        const own = new Set(rest.flatMap(({ pick }) => pick(list, period)))
        return list.filter((one) => own.has(one))
      }),
  }
}

/** Colour of what stands for the tab as a whole. */
export function tabColor<Item extends object>({ tab }: TabContext<Item>): string {
  return isWhole(tab) ? 'brand' : `n-${tab}`
}
