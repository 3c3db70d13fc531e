/** Lists taken apart by a cut: in one go for all its parts, and once for all the metrics and blocks that ask for them. */
import type { Part } from '../../../shared/reports/items/cut.ts'
import type { Occurrence } from '../../../shared/reports/items/metric.ts'
import type { Which } from '../fold.ts'
import { cutOf } from './cut-of.ts'
import type { Occurrences, Split } from './group.ts'
import { onceOf } from './once.ts'
import { instantsOf, type Scope, whole } from './scope.ts'

export function split<Item extends object>(scope: Scope<Item>, name: string, which: Which, list: Occurrences<Item>): Split<Item> {
  return onceOf(scope.kept.splits, list, keyOf(scope, name, which), () => {
    const partsOf = partsIn(scope, name, which)
    const found = new Map<string, { part: Part; of: Occurrence<Item>[] }>()
    for (const one of list) {
      for (const part of partsOf(one.item)) {
        const known = found.get(part.key)
        if (!known) found.set(part.key, { part, of: [one] })
        // a part that an item names twice has it once
        else if (known.of.at(-1) !== one) known.of.push(one)
      }
    }
    const [only, ...others] = found.values()
    // what everything is of is looked at as the whole is
    return only && others.length === 0 && only.of.length === list.length ? new Map([[only.part.key, { part: only.part, of: list }]]) : found
  })
}

/** Parts that last are those of both ranges. */
function keyOf<Item extends object>(scope: Scope<Item>, name: string, which: Which): string {
  return cutOf(scope, name).timed ? `${name} ${which}` : name
}

/** What an item belongs to; texts are taken apart once. */
function partsIn<Item extends object>(scope: Scope<Item>, name: string, which: Which): (item: Item) => readonly Part[] {
  const cut = cutOf(scope, name)
  const days = instantsOf(scope, which, whole(scope.facts, which))
  const of = (item: Item) => (cut.timed ? cut.of(item, days) : cut.of(item))
  if (!scope.spec.cuts[name]) return of
  const key = keyOf(scope, name, which)
  const known = scope.parts.get(key) ?? new Map<Item, readonly Part[]>()
  scope.parts.set(key, known)
  return (item) => {
    const before = known.get(item)
    if (before) return before
    const made = of(item)
    known.set(item, made)
    return made
  }
}
