/** The parts a chart or table is cut into: those an item names itself, networks, profiles. */

import { messages } from '../../../shared/messages.ts'
import type { Polarity } from '../../../shared/metrics/index.ts'
import { isWhole, networks, tabDisplay } from '../../../shared/networks.ts'
import type { Cut, Part } from '../../../shared/reports/items/cut.ts'
import type { Occurrence } from '../../../shared/reports/items/metric.ts'
import { maxParts } from '../../../shared/reports/limits.ts'
import { restKey } from '../block-data.ts'
import { compareText } from '../facts.ts'
import type { Which } from '../fold.ts'
import { byName } from '../groups.ts'
import type { Member } from './facts.ts'
import { once } from './kept.ts'
import { type Group, instantsOf, metricOf, occurrences, offered, type Scope, whole } from './scope.ts'

export type NamedGroup<Item> = Group<Item> &
  Part & { readonly items: NonNullable<Group<Item>['items']>; readonly color: string; readonly fixed: boolean; readonly ownColor: boolean }

const none: Part = { key: 'none', label: messages.report.none, color: 'c-other' }

/** @throws RangeError for a cut that the report does not declare */
export function cutOf<Item extends object>(scope: Scope<Item>, name: string): Cut<Item> {
  if (name === 'network' || (name === 'entity' && isWhole(scope.tab))) return byNetwork(scope)
  if (name === 'profile' || name === 'entity') return byProfile(scope)
  const cut = scope.spec.cuts[name]
  if (!cut) throw new RangeError(`The report has no cut ${name}.`)
  return cut
}

/** Whether a change is good news. Of how many there are in one step of a scale it is not. */
export function polarityIn<Item extends object>(scope: Scope<Item>, name: string, id: string): Polarity {
  const { class: rule, polarity } = metricOf(scope, id)
  return cutOf(scope, name).scale && rule === 'FLOW' ? 'neutral' : polarity
}

function byNetwork<Item extends object>(scope: Scope<Item>): Cut<Item> {
  const part = (network: Member['profile']['network']): Part => ({
    key: network,
    label: networks[network].display,
    color: `n-${network}`,
    badge: { network, name: tabDisplay(network) },
  })
  const parts = new Map(scope.networks.map((network) => [network, part(network)]))
  return {
    title: messages.report.network,
    of: (item) => {
      const member = scope.membersById.get(scope.spec.profileOf(item) ?? '')
      return [(member && parts.get(member.profile.network)) ?? none]
    },
    parts: () => [...parts.values()],
  }
}

function byProfile<Item extends object>(scope: Scope<Item>): Cut<Item> {
  const parts = new Map(
    [...scope.members]
      .sort(byName)
      .map(({ profile: { id, name, username, network, picture_url, profile_url } }): [string, Part] => [
        id,
        { key: id, label: name, badge: { network, picture_url, name }, picture_url, url: profile_url, ...(username ? { description: username } : {}) },
      ]),
  )
  return {
    title: messages.report.profile,
    of: (item) => [parts.get(scope.spec.profileOf(item) ?? '') ?? none],
    parts: () => [...parts.values()],
  }
}

/**
 * The groups of a cut that some metric of `ids` counts anything of, now or before, and those that stand anyway: first in the
 * order the cut gives, then by the number of items, then by name.
 */
export function groupsOf<Item extends object>(scope: Scope<Item>, name: string, ids: readonly string[]): NamedGroup<Item>[] {
  const lists = { current: listsOf(scope, ids, 'current'), prior: scope.facts.prior ? listsOf(scope, ids, 'prior') : [] }
  const { groups, numbers } = scope.kept
  const numbered = (list: Occurrences<Item>) => once(numbers, list, () => numbers.size)
  return once(groups, `${name} ${lists.current.map(numbered)} ${lists.prior.map(numbered)}`, () => groupsIn(scope, name, lists))
}

type Occurrences<Item> = readonly Occurrence<Item>[]

function groupsIn<Item extends object>(scope: Scope<Item>, name: string, lists: Record<Which, readonly Occurrences<Item>[]>): NamedGroup<Item>[] {
  const cut = cutOf(scope, name)
  const found = new Map<string, { part: Part; current: Set<Item>; prior: Set<Item> }>()
  for (const which of ['current', 'prior'] as const) {
    const partsOf = cachedParts(scope, name, cut, which)
    for (const item of itemsOf(lists[which])) {
      for (const part of partsOf(item)) {
        const entry = found.get(part.key) ?? { part, current: new Set(), prior: new Set() }
        if (entry[which].size === 0) found.set(part.key, entry)
        entry[which].add(item)
      }
    }
  }
  const fixed = cut.parts?.([...new Set(itemsOf([...lists.current, ...lists.prior]))]) ?? []
  const standing = new Set(fixed.map(({ key }) => key))
  const others = [...found.values()]
    .filter(({ part }) => !standing.has(part.key))
    .sort((a, b) => Number(a.part === none) - Number(b.part === none) || b.current.size - a.current.size || compareText(a.part.label, b.part.label))
  const empty = { current: new Set<Item>(), prior: new Set<Item>() }
  const membersOf = (key: string): readonly Member[] | undefined => {
    if (name === 'network' || name === 'entity') return scope.members.filter(({ profile }) => profile.network === key || profile.id === key)
    return name === 'profile' ? scope.members.filter(({ profile }) => profile.id === key) : undefined
  }
  const all = [...fixed.map((part) => ({ part, ...(found.get(part.key) ?? empty) })), ...others]
  return all.map(({ part, current, prior }, index) => ({
    ...part,
    color: part.color ?? (index < maxParts ? `c${index + 1}` : 'c-other'),
    fixed: standing.has(part.key),
    ownColor: part.color !== undefined,
    items: { current, prior },
    ...(part.key === none.key ? {} : { members: membersOf(part.key) }),
  }))
}

/** The items of the lists in their order; of several lists each once. */
function itemsOf<Item extends object>(lists: readonly Occurrences<Item>[]): Iterable<Item> {
  const [only, ...others] = lists
  if (only && others.length === 0) return only.map(({ item }) => item)
  const items = new Set<Item>()
  for (const list of lists) for (const { item } of list) items.add(item)
  return items
}

/** What the metrics look at; many look at the same. */
function listsOf<Item extends object>(scope: Scope<Item>, ids: readonly string[], which: Which): Occurrences<Item>[] {
  const days = whole(scope.facts, which)
  return [...new Set(ids.filter((id) => offered(scope, id)).map((id) => occurrences(scope, metricOf(scope, id), which, days)))]
}

function cachedParts<Item extends object>(scope: Scope<Item>, name: string, cut: Cut<Item>, which: Which): (item: Item) => readonly Part[] {
  const days = instantsOf(scope, which, whole(scope.facts, which))
  const key = scope.spec.cuts[name] ? `${name} ${which}` : `${name} ${which} ${scope.tab}`
  const known = scope.parts.get(key) ?? new Map<Item, readonly Part[]>()
  scope.parts.set(key, known)
  return (item) => {
    const before = known.get(item)
    if (before) return before
    const made = cut.of(item, days)
    known.set(item, made)
    return made
  }
}

/** The groups of a chart: parts the cut lays down keep a colour of their own, of the others and of profiles the first do; the rest become one. */
export function chartGroups<Item extends object>(scope: Scope<Item>, name: string, ids: readonly string[]): NamedGroup<Item>[] {
  const groups = groupsOf(scope, name, ids)
  const profiles = name === 'profile' || (name === 'entity' && !isWhole(scope.tab))
  if (profiles && groups.length === 1) return groups.map((group) => ({ ...group, color: tabColor(scope) }))
  const standing = profiles ? [] : groups.filter(({ fixed }) => fixed)
  const loose = profiles ? [...groups].sort((a, b) => b.items.current.size - a.items.current.size) : groups.filter(({ fixed }) => !fixed)
  const room = Math.max(1, maxParts - standing.length)
  if (loose.length <= room) return groups
  const kept = loose.slice(0, room - 1)
  const rest = loose.slice(kept.length)
  const union = (which: Which) => new Set(rest.flatMap(({ items }) => [...items[which]]))
  const items = { current: union('current'), prior: union('prior') }
  return [
    ...groups.filter((group) => standing.includes(group) || kept.includes(group)),
    { key: restKey, label: messages.report.otherProfiles(rest.length), color: 'c-other', fixed: false, ownColor: true, items },
  ]
}

/** Colour of what stands for the tab as a whole. */
export function tabColor<Item extends object>({ tab }: Scope<Item>): string {
  return isWhole(tab) ? 'brand' : `n-${tab}`
}
