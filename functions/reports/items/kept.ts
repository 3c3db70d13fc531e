/** What a tab has worked out once: its blocks, tiles, rows and texts ask for the same lists and the same values over and over. */
import type { ItemMetric, Occurrence } from '../../../shared/reports/items/metric.ts'
import type { Days as PlacedDays } from './facts.ts'
import type { NamedGroup } from './groups.ts'
import type { Group } from './scope.ts'

type Place<Item> = ItemMetric<Item>['at'] | 'level'

export type Kept<Item extends object> = {
  /** items of the tab day by day, by the way metrics place them */
  readonly days: Map<ItemMetric<Item>['at'], Map<string, PlacedDays<Item>>>
  /** what metrics look at, by the way they place items; levels look at everything */
  readonly lists: Map<Place<Item>, Map<string, readonly Occurrence<Item>[]>>
  /** values, by the items they are of */
  readonly values: Map<Group<Item>['items'], Map<string, number | null>>
  /** the parts of a cut, by its name and the lists they are found in */
  readonly groups: Map<string, NamedGroup<Item>[]>
  /** what of a list is of a group's items: metrics that look at the same list ask for the same, and their rules take it apart once */
  readonly within: Map<readonly Occurrence<Item>[], Map<ReadonlySet<Item>, readonly Occurrence<Item>[]>>
  readonly offering: Map<ItemMetric<Item>, string>
  readonly numbers: Map<readonly Occurrence<Item>[], number>
}

export function nothingKept<Item extends object>(): Kept<Item> {
  return { days: new Map(), lists: new Map(), values: new Map(), groups: new Map(), within: new Map(), offering: new Map(), numbers: new Map() }
}

export function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const made = make()
  known.set(key, made)
  return made
}

/** As {@link once}, under two keys. */
export function onceOf<Key, Inner, Value>(known: Map<Key, Map<Inner, Value>>, key: Key, inner: Inner, make: () => Value): Value {
  return once(
    once(known, key, () => new Map<Inner, Value>()),
    inner,
    make,
  )
}

/** Where each item stands in a list: of hundreds of groups none has to look through the whole list. */
const places = new WeakMap<readonly Occurrence<object>[], Map<object, number[]>>()

/** Below this share of a list, finding a group's items one by one is faster than asking each of the list. */
const small = 1 / 4

/** Those of a list that are of some items, in the order of the list. */
export function within<Item extends object>(all: readonly Occurrence<Item>[], own: ReadonlySet<Item>): readonly Occurrence<Item>[] {
  if (own.size > all.length * small) return all.filter(({ item }) => own.has(item))
  const known = places.get(all) ?? placesIn(all)
  places.set(all, known)
  const found: number[] = []
  for (const item of own) for (const place of known.get(item) ?? []) found.push(place)
  return found.sort((a, b) => a - b).flatMap((place) => all[place] ?? [])
}

function placesIn(all: readonly Occurrence<object>[]): Map<object, number[]> {
  const found = new Map<object, number[]>()
  all.forEach(({ item }, place) => {
    const known = found.get(item)
    if (known) known.push(place)
    else found.set(item, [place])
  })
  return found
}
