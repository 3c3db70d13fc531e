/** Figures made of items: when an item counts, and how values come from those that do. */

import type { CountOf } from '../../../figure-messages.ts'
import type { Pieces } from '../../../known.ts'
import type { FigureFacts } from '../../../metrics/about.ts'
import type { NetworkFields } from '../../../metrics/definition.ts'
import type { AggregationClass, Polarity, Unit } from '../../../metrics/units.ts'
import type { NetworkCode } from '../../../networks.ts'

/**
 * An item at the instant it counts at: a task is created once and may be completed twice. What a network counts by days of its own
 * is at a date alone, `2026-11-01`, or an hour of it, `2026-11-01T09:00`: no zone moves it (docs/metrics.md#days-and-timezones).
 */
export type Occurrence<Item> = { readonly item: Item; readonly at: string }

/** The interval of time a value is of. Instants are ISO 8601 in UTC; `end` is not included and never lies after now. */
export type Interval<Item> = {
  readonly start: string
  readonly end: string
  /** its first and last date; the last one may lie after now */
  readonly from: string
  readonly to: string
  readonly days: number
  /** how many of them a profile is compared over, what is of no profile over those of `settled`; all unless given */
  readonly daysOf?: (profile: string) => number
  /** what is of no profile is over these days of it; all unless given */
  readonly settled?: number
  /** of the whole tab in the same interval: what a part is a share of */
  readonly whole: readonly Occurrence<Item>[]
}

/** A figure that another one is worked out from. Without a `title` it is called as its side of the formula is. */
export type ItemTerm = { readonly title?: string; readonly value: number | null; readonly unit?: Unit }

/** How values of a class come from items; made by the rules of rules.ts, or by hand where a metric has a rule of its own. */
export type ItemRule<Item> = {
  readonly class: AggregationClass
  /**
   * The value of some items in an interval. FLOW, MEAN, ORDER, RATIO, SHARE, UNIQUE: those whose instant lies in it.
   * STOCK: every item of the report, whenever it was; the level at `interval.end` is the rule's own affair.
   */
  readonly value: (items: readonly Occurrence<Item>[], interval: Interval<Item>) => number | null
  /** what the value is worked out from, in the order of the formula: of a ratio both sides */
  readonly terms?: (items: readonly Occurrence<Item>[], interval: Interval<Item>) => readonly ItemTerm[]
  /** whether an item is on either side of the rule; all are unless given */
  readonly has?: (item: Item, at: string) => boolean
  /** why items with figures have no value, in a sentence: parts meet that are never added up, such as currencies; null where none do */
  readonly apart?: (items: readonly Occurrence<Item>[]) => string | null
  /**
   * Of a rate or an average, what it is based on: those that have what it needs out of those that should. `what`: their name in the plural,
   * the noun's unless given. Not given where what is left out is left out by definition, as unanswered messages are of a time until an answer.
   */
  readonly basis?: (items: readonly Occurrence<Item>[], interval: Interval<Item>) => readonly (CountOf & { readonly what?: string })[]
  /**
   * What has to be there of both ranges for a change of it, of the items of one profile: `what` is told of in the plural, a day or a post.
   * Not given where nothing can be missing, or what is missing is so by definition. `ofRange`: asked of the whole range, not of each day.
   */
  readonly pieces?: { readonly what: string; readonly ofRange?: true; readonly of: (items: readonly Occurrence<Item>[], interval: Interval<Item>) => Pieces }
  /** what a part has of all; of all together it would say 100 % of nothing but itself */
  readonly ofWhole?: true
}

/** "1 review", "2 reviews" */
export type Noun = { readonly one: string; readonly many: string }

export type ItemMetric<Item> = ItemRule<Item> &
  FigureFacts & {
    readonly title: string
    /** for table heads and legends; the title unless given */
    readonly label?: string
    readonly unit: Unit
    /** of some items, where it is narrower than the unit of all: money of one currency */
    readonly unitOf?: (items: readonly Occurrence<Item>[]) => Unit
    readonly polarity: Polarity
    /** larger of more days though its class is not a sum's, and so not compared between ranges that differ too much in length */
    readonly growsWithDays?: true
    readonly formula: string
    readonly definition: string
    /** instants at which an item counts; the item's own unless given */
    readonly at?: (item: Item) => readonly string[]
    /** those it counts; all unless given, and always for levels. One function for all metrics that count the same, so that they are picked once. */
    readonly only?: (item: Item) => boolean
    /** the only profile whose items it looks at; levels look at those of all */
    readonly profile?: string
    /** networks that offer it, with their own name of the field; every network unless given */
    readonly fields?: NetworkFields
    /** why the network's own screen can show another figure */
    readonly native?: Readonly<Partial<Record<NetworkCode, string>>>
    /** said under the tile */
    readonly note?: string
    /** what it is counted over, where that is not what the report is over */
    readonly noun?: Noun
    /** what it is kept in, where it comes from no network */
    readonly origin?: string
    /** false: its passport tells nothing of the networks of profiles, because it is of pages that are no profiles of the report */
    readonly byNetwork?: false
    /** what may be put together with what, where the words of its class do not say it */
    readonly rule?: string
    /** of all together it is the middle of whoever has a figure, who need not be the same in both ranges: then it has no growth */
    readonly comparedAlone?: true
    /** its tile is left out, instead of empty, where it has no value: everywhere, or in the tabs of these networks; `zero`: where it is 0 in both ranges */
    readonly optional?: true | 'zero' | readonly NetworkCode[]
  }
