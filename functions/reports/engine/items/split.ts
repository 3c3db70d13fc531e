/** Lists taken apart by a cut: in one go for all its parts, and once for all the metrics and blocks that ask for them. */
import type { Part } from '../../../../shared/reports/language/items/dimension.ts'
import { once } from '../common/memoize.ts'
import type { Which } from '../common/period.ts'
import { instantsOf, type Scope, whole } from './context.ts'
import type { Indexed } from './dataset.ts'
import { cutOf } from './dimensions.ts'
import type { Occurrences, Split } from './group.ts'

/** Takes lists of one range apart. */
export function splitter<Item extends object>(scope: Scope<Item>, name: string, which: Which): (list: Occurrences<Item>) => Split<Item> {
  const known = once(scope.kept.splits, keyOf(scope, name, which), () => new Map())
  const partsOf = partsIn(scope, name, which)
  return (list) => once(known, list, () => split(list, partsOf))
}

function split<Item extends object>(list: Occurrences<Item>, partsOf: (one: Indexed<Item>) => readonly Part[]): Split<Item> {
  const found = new Map<string, { part: Part; of: Indexed<Item>[] }>()
  for (const one of list) {
    for (const part of partsOf(one)) {
      const known = found.get(part.key)
      if (!known) found.set(part.key, { part, of: [one] })
      // a part that an item names twice has it once
      else if (known.of.at(-1) !== one) known.of.push(one)
    }
  }
  const [only, ...others] = found.values()
  // what everything is of is looked at as the whole is
  return only && others.length === 0 && only.of.length === list.length ? new Map([[only.part.key, { part: only.part, of: list }]]) : found
}

/** Parts that last are those of both ranges. */
function keyOf<Item extends object>(scope: Scope<Item>, name: string, which: Which): string {
  return cutOf(scope, name).timed ? `${name} ${which}` : name
}

/** What an item belongs to, asked once. */
function partsIn<Item extends object>(scope: Scope<Item>, name: string, which: Which): (one: Indexed<Item>) => readonly Part[] {
  const cut = cutOf(scope, name)
  const days = instantsOf(scope, which, whole(scope.facts, which))
  const of = (item: Item) => (cut.timed ? cut.of(item, days) : cut.of(item))
  const { parts } = scope.spec.cuts[name] ? scope : scope.kept
  const known = once(parts, keyOf(scope, name, which), () => new Array<readonly Part[] | undefined>(scope.facts.items.length))
  return ({ item, index }) => {
    const made = known[index] ?? of(item)
    known[index] = made
    return made
  }
}
