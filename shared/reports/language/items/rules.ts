/** The class rules over items: what metrics of a report over items are declared with. All recompute from the items themselves. */

import { firstIndex } from '../../../first-index.ts'
import { memoized } from '../../../memoize.ts'
import { sumKnownOf } from '../../../metrics/flow.ts'
import { weightedMean } from '../../../metrics/mean.ts'
import { ascending, percentileOf } from '../../../metrics/order.ts'
import { type RatioTerms, ratio, ratioTerms } from '../../../metrics/ratio.ts'
import { share } from '../../../metrics/share.ts'
import type { ItemRule, ItemTerm, Occurrence } from './metric.ts'

type Of<Item, Value = number | null> = (item: Item, at: string) => Value

/** FLOW: a sum; counts items unless told what of each. No item is 0; items without a value add nothing. */
export function flow<Item>(of?: Of<Item>): ItemRule<Item> {
  if (!of) return { class: 'FLOW', value: (items) => items.length }
  return { class: 'FLOW', value: (items) => (items.length === 0 ? 0 : sumKnownOf(items, ({ item, at }) => of(item, at))) }
}

/** MEAN over the items that have a value; null without one, never 0. */
export function mean<Item>(of: Of<Item>): ItemRule<Item> {
  return {
    class: 'MEAN',
    value: (items) => meanOf(some(items, of)),
    terms: (items) => {
      const values = some(items, of)
      return [{ value: values.reduce((sum, value) => sum + value, 0) }, { value: values.length }]
    },
    has: hasSome(of),
    basis: basisIn(of),
  }
}

/** Null without values. */
export function meanOf(values: readonly number[]): number | null {
  return weightedMean([{ sum: values.reduce((sum, value) => sum + value, 0), count: values.length }])
}

/** ORDER: the median of the raw values. */
export function order<Item>(of: Of<Item>): ItemRule<Item> {
  return percentiles(of)(50)
}

/** ORDER: several percentiles of the same raw values, which are put in order once. */
export function percentiles<Item>(of: Of<Item>): (percent: number) => ItemRule<Item> {
  const sorted = memoized((items: readonly Occurrence<Item>[]) => ascending(some(items, of)))
  return (percent) => ({ class: 'ORDER', value: (items) => percentileOf(sorted(items), percent), has: hasSome(of) })
}

/** RATIO: both sums over the items that have both terms; null leaves an item out of both. */
export function quotient<Item>(of: Of<Item, RatioTerms | null>, scale = 1): ItemRule<Item> {
  return {
    class: 'RATIO',
    value: (items) => ratio(some(items, of), scale),
    terms: (items) => sidesOf(some(items, of)),
    has: hasSome(of),
    basis: basisIn(of),
  }
}

/** The two sums of a ratio, as its passport shows them, over what has both. */
export function sidesOf(members: readonly RatioTerms[]): ItemTerm[] {
  const { num, den } = ratioTerms(members)
  return [{ value: num }, { value: den }]
}

/** RATIO in percent: those that do out of those that could; null leaves an item out. */
export function rate<Item>(of: Of<Item, boolean | null>): ItemRule<Item> {
  return quotient((item, at) => {
    const does = of(item, at)
    return does === null ? null : does ? counted : missed
  }, 100)
}
const counted: RatioTerms = { num: 1, den: 1 }
const missed: RatioTerms = { num: 0, den: 1 }

/** SHARE in percent of the items' own total: those that are out of those that could be; null leaves an item out. */
export function portion<Item>(of: Of<Item, boolean | null>): ItemRule<Item> {
  return {
    class: 'SHARE',
    value: (items) => {
      const judged = some(items, of)
      return share(judged.filter(Boolean).length, judged.length)
    },
    terms: (items) => {
      const judged = some(items, of)
      return [{ value: judged.filter(Boolean).length }, { value: judged.length }]
    },
    has: hasSome(of),
    basis: basisIn(of),
  }
}

/** SHARE in percent of the whole tab: what a part holds of everything; items, unless told what of each. */
export function shareOfWhole<Item>(of?: Of<Item>): ItemRule<Item> {
  const sum = flow(of)
  return { class: 'SHARE', value: (items, interval) => share(sum.value(items, interval), sum.value(interval.whole, interval)), ofWhole: true }
}

/** UNIQUE: how many different ones; items without a key are left out. */
export function distinct<Item>(of: Of<Item, string | null>): ItemRule<Item> {
  return { class: 'UNIQUE', value: (items) => new Set(some(items, of)).size }
}

/** An instant, and by how much a level is another after it. */
export type Change = readonly [at: string, by: number]

/** A chart asks for every day; from here on it pays to put what changed in order. */
const often = 8

/**
 * STOCK: a level at the end of an interval, summed over all items.
 * @param of the level of one at an instant
 * @param changesOf the same, as all that ever changed it
 */
export function level<Item>(of: (item: Item, end: string) => number, changesOf: (item: Item) => readonly Change[]): ItemRule<Item> {
  const asked = memoized((_: readonly Occurrence<Item>[]) => ({ times: 0 }))
  const ordered = memoized((items: readonly Occurrence<Item>[]) => inOrder(items.flatMap(({ item }) => changesOf(item))))
  return {
    class: 'STOCK',
    value: (items, { end }) => {
      const before = asked(items)
      before.times++
      if (before.times > often) return levelAt(ordered(items), end)
      let sum = 0
      for (const { item } of items) sum += of(item, end)
      return sum
    },
  }
}

type Step = { readonly at: string; readonly after: number }

function inOrder(changes: readonly Change[]): Step[] {
  let sum = 0
  return changes
    .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([at, by]) => {
      sum += by
      return { at, after: sum }
    })
}

function levelAt(steps: readonly Step[], end: string): number {
  const next = firstIndex(steps.length, (index) => (steps[index]?.at ?? '') >= end)
  return steps[next - 1]?.after ?? 0
}

function basisIn<Item>(of: Of<Item, unknown>): NonNullable<ItemRule<Item>['basis']> {
  return (items) => [{ some: some(items, of).length, all: items.length }]
}

function hasSome<Item>(of: Of<Item, unknown>): NonNullable<ItemRule<Item>['has']> {
  return (item, at) => of(item, at) !== null
}

/** What `of` says of each, where it says anything. */
function some<Item, Value>(items: readonly Occurrence<Item>[], of: Of<Item, Value | null>): Value[] {
  const found: Value[] = []
  for (const { item, at } of items) {
    const value = of(item, at)
    if (value !== null) found.push(value)
  }
  return found
}
