/** What a tab has worked out once: its blocks, tiles, rows and texts ask for the same lists and the same values over and over. */
import type { ItemMetric, Occurrence } from '../../../shared/reports/items/definition.ts'
import type { Group } from './scope.ts'

export type Kept<Item> = {
  /** what metrics look at, by the way they place items; levels look at everything */
  readonly lists: Map<ItemMetric<Item>['at'] | 'level', Map<string, readonly Occurrence<Item>[]>>
  /** values, by the items they are of */
  readonly values: Map<Group<Item>['items'], Map<string, number | null>>
  readonly offering: Map<ItemMetric<Item>, string>
}

export function nothingKept<Item>(): Kept<Item> {
  return { lists: new Map(), values: new Map(), offering: new Map() }
}

export function keptList<Item>(
  { lists }: Kept<Item>,
  place: ItemMetric<Item>['at'] | 'level',
  key: string,
  make: () => readonly Occurrence<Item>[],
): readonly Occurrence<Item>[] {
  const known = lists.get(place)
  const kept = known?.get(key)
  if (kept) return kept
  const made = make()
  if (known) known.set(key, made)
  else lists.set(place, new Map([[key, made]]))
  return made
}

export function keptValue<Item>({ values }: Kept<Item>, items: Group<Item>['items'], key: string, make: () => number | null): number | null {
  const known = values.get(items)
  const kept = known?.get(key)
  if (kept !== undefined) return kept
  const made = make()
  if (known) known.set(key, made)
  else values.set(items, new Map([[key, made]]))
  return made
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
  const found = [...own].flatMap((item) => known.get(item) ?? []).sort((a, b) => a - b)
  return found.flatMap((place) => all[place] ?? [])
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
