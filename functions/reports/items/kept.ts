/** What a tab has worked out once: its blocks, tiles, rows and texts ask for the same lists and the same values over and over. */
import type { Cut } from '../../../shared/reports/items/cut.ts'
import type { ItemMetric, Occurrence } from '../../../shared/reports/items/metric.ts'
import type { Placed } from './facts.ts'
import type { Dated, NamedGroup, Split } from './group.ts'

export type Kept<Item extends object> = {
  /** what of items placed in a range metrics look at that count some of them */
  readonly only: Map<readonly Placed<Item>[], Map<NonNullable<ItemMetric<Item>['only']>, readonly Placed<Item>[]>>
  /** what of such a list metrics look at that not all networks offer, or between ranges */
  readonly offered: Map<readonly Placed<Item>[], Map<string, readonly Placed<Item>[]>>
  /** what of such a list lies in some days of the range */
  readonly pieces: Map<readonly Placed<Item>[], Map<number, readonly Placed<Item>[]>>
  /** what levels look at */
  readonly levels: Map<string, readonly Occurrence<Item>[]>
  /** values, by the list they are of, the metric and the days */
  readonly values: Map<readonly Occurrence<Item>[], Map<string, Map<number, number | null>>>
  /** what of a list is of which source of days */
  readonly dated: Map<readonly Occurrence<Item>[], ReadonlyMap<string, Dated<Item>>>
  readonly cuts: Map<string, Cut<Item>>
  /** lists taken apart, by the name of the cut */
  readonly splits: Map<readonly Occurrence<Item>[], Map<string, Split<Item>>>
  /** the parts of a cut, by its name and the lists they are found in */
  readonly groups: Map<string, NamedGroup<Item>[]>
  /** several lists as one, each item once */
  readonly unions: Map<string, readonly Occurrence<Item>[]>
  readonly numbers: Map<readonly Occurrence<Item>[], number>
  readonly offering: Map<ItemMetric<Item>, string>
}

export function nothingKept<Item extends object>(): Kept<Item> {
  return {
    only: new Map(),
    offered: new Map(),
    pieces: new Map(),
    levels: new Map(),
    values: new Map(),
    dated: new Map(),
    cuts: new Map(),
    splits: new Map(),
    groups: new Map(),
    unions: new Map(),
    numbers: new Map(),
    offering: new Map(),
  }
}
