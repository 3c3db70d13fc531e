/** Lists taken apart by a dimension: in one go for all its parts, and once for all the metrics and blocks that ask for them. */
import { memoize } from '../../../../../shared/memoize.ts'
import type { DimensionValue } from '../../../../../shared/reports/language/items/dimension.ts'
import type { Period } from '../common/period.ts'
import { fullRange, instantsOf, type TabContext } from './context.ts'
import type { Indexed } from './dataset.ts'
import { dimensionOf } from './dimensions.ts'
import type { Occurrences, Split } from './group.ts'

/** Takes lists of one range apart. */
export function splitter<Item extends object>(context: TabContext<Item>, name: string, period: Period): (list: Occurrences<Item>) => Split<Item> {
  const known = memoize(context.memo.splits, keyOf(context, name, period), () => new Map())
  const partsOf = partsIn(context, name, period)
  return (list) => memoize(known, list, () => split(list, partsOf))
}

function split<Item extends object>(list: Occurrences<Item>, partsOf: (one: Indexed<Item>) => readonly DimensionValue[]): Split<Item> {
  const found = new Map<string, { part: DimensionValue; of: Indexed<Item>[] }>()
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
function keyOf<Item extends object>(context: TabContext<Item>, name: string, period: Period): string {
  return dimensionOf(context, name).timed ? `${name} ${period}` : name
}

/** What an item belongs to, asked once. */
function partsIn<Item extends object>(context: TabContext<Item>, name: string, period: Period): (one: Indexed<Item>) => readonly DimensionValue[] {
  const dimension = dimensionOf(context, name)
  const days = instantsOf(context, period, fullRange(context.dataset, period))
  const of = (item: Item) => (dimension.timed ? dimension.of(item, days) : dimension.of(item))
  const { parts } = context.spec.dimensions[name] ? context : context.memo
  const known = memoize(parts, keyOf(context, name, period), () => new Array<readonly DimensionValue[] | undefined>(context.dataset.items.length))
  return ({ item, index }) => {
    const made = known[index] ?? of(item)
    known[index] = made
    return made
  }
}
