/** What a tab has worked out once: its blocks, tiles, rows and texts ask for the same lists and the same values over and over. */
import type { Dimension, DimensionValue } from '../../../../../shared/reports/language/items/dimension.ts'
import type { ItemMetric } from '../../../../../shared/reports/language/items/metric.ts'
import type { Matched } from '../common/matched-days.ts'
import type { Placed } from './dataset.ts'
import type { Dated, NamedGroup, Occurrences, Split } from './group.ts'

/** By cut and range, then by the index of the item: texts are taken apart once. */
export type DimensionValuesMemo = Map<string, (readonly DimensionValue[] | undefined)[]>

/** A metric with what it looks at and what it came to, by days and by the list it is of. */
type Gauge<Item extends object> = {
  readonly metric: ItemMetric<Item>
  readonly lists: Map<number, Occurrences<Item>>
  readonly values: Map<Occurrences<Item>, Map<number, number | null>>
}

/** Days of a source that are not whole, whatever figures they have: their places in the range, and why, in a sentence. */
type Hole = { readonly id: string; readonly first: number; readonly last: number; readonly said: string }

export type TabMemo<Item extends object> = {
  /** items placed in a range, by what picks those that a metric counts */
  readonly only: Map<readonly Placed<Item>[], Map<NonNullable<ItemMetric<Item>['only']>, readonly Placed<Item>[]>>
  /** such a list, by the networks that offer the metric and who is not compared by it */
  readonly offered: Map<readonly Placed<Item>[], Map<string, readonly Placed<Item>[]>>
  /** such a list, by the days of the range that are looked at */
  readonly intervals: Map<readonly Placed<Item>[], Map<number, readonly Placed<Item>[]>>
  /** what levels look at */
  readonly levels: Map<string, Occurrences<Item>>
  readonly gauges: Map<string, Gauge<Item>>
  /** what of a list is of which source of days */
  readonly dated: Map<Occurrences<Item>, ReadonlyMap<string, Dated<Item>>>
  readonly holes: Map<readonly Item[], readonly Hole[]>
  readonly dimensions: Map<string, Dimension<Item>>
  /** parts of items by networks and profiles, which are the tab's own */
  readonly parts: DimensionValuesMemo
  /** lists taken apart, by the name of the dimension */
  readonly splits: Map<string, Map<Occurrences<Item>, Split<Item>>>
  /** the parts of a dimension, by its name and the lists they are found in */
  readonly groups: Map<string, NamedGroup<Item>[]>
  /** several lists as one, each item once */
  readonly unions: Map<string, Occurrences<Item>>
  readonly numbers: Map<Occurrences<Item>, number>
  readonly offering: Map<ItemMetric<Item>, string>
  /** the profiles that cannot be compared by a metric, and of each what it lacks */
  readonly notCompared: Map<ItemMetric<Item>, string>
  readonly lacks: Map<ItemMetric<Item>, Map<string, Matched | null>>
  /** whether a profile has a figure, by metric */
  readonly figures: Map<ItemMetric<Item>, Map<string, boolean>>
}

export function emptyTabMemo<Item extends object>(): TabMemo<Item> {
  return {
    only: new Map(),
    offered: new Map(),
    intervals: new Map(),
    levels: new Map(),
    gauges: new Map(),
    dated: new Map(),
    holes: new Map(),
    dimensions: new Map(),
    parts: new Map(),
    splits: new Map(),
    groups: new Map(),
    unions: new Map(),
    numbers: new Map(),
    offering: new Map(),
    notCompared: new Map(),
    lacks: new Map(),
    figures: new Map(),
  }
}
