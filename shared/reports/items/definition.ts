/**
 * A report over items: reviews, tasks, messages, mentions. It says where the items come from, which metrics are made of them,
 * what they can be cut by, and which sections show that. One engine resolves it (functions/reports/items/); nothing here computes.
 */
import type { AdvocacyGroup } from '../../advocacy.ts'
import type { BlockKind } from '../../blocks/index.ts'
import type { Cell, Column } from '../../blocks/table.ts'
import type { Reader } from '../../items/source.ts'
import type { NetworkFields } from '../../metrics/definition.ts'
import type { AggregationClass, Polarity, Unit } from '../../metrics/units.ts'
import type { NetworkCode } from '../../networks.ts'
import type { Cohort, Page } from '../../pages.ts'
import type { ReportHead, Span, TabScope } from '../definition.ts'
import type { ReportRequest } from '../report.ts'
import type { ShownItemId } from './shown.ts'

/**
 * An item at the instant it counts at: a task is created once and may be completed twice. What a network counts by days of its own
 * is at a date alone, `2026-11-01`, or an hour of it, `2026-11-01T09:00`: no zone moves it (metrics.md 2.3).
 */
export type Occurrence<Item> = { readonly item: Item; readonly at: string }

/** The piece of time a value is of. Instants are ISO 8601 in UTC; `end` is not included and never lies after now. */
export type Piece<Item> = {
  readonly start: string
  readonly end: string
  /** its first and last date; the last one may lie after now */
  readonly from: string
  readonly to: string
  readonly days: number
  /** of the whole tab in the same piece: what a part is a share of */
  readonly whole: readonly Occurrence<Item>[]
}

/** How values of a class come from items; made by the rules of values.ts, or by hand where a metric has a rule of its own. */
export type ItemRule<Item> = {
  readonly class: AggregationClass
  /**
   * The value of some items in a piece. FLOW, MEAN, ORDER, RATIO, SHARE, UNIQUE: those whose instant lies in it.
   * STOCK: every item of the report, whenever it was; the level at `piece.end` is the rule's own affair.
   */
  readonly value: (items: readonly Occurrence<Item>[], piece: Piece<Item>) => number | null
  /** whether an item is on either side of the rule; all are unless given */
  readonly has?: (item: Item, at: string) => boolean
}

/** "1 review", "2 reviews" */
export type Noun = { readonly one: string; readonly many: string }

export type ItemMetric<Item> = ItemRule<Item> & {
  readonly title: string
  /** for table heads and legends; the title unless given */
  readonly label?: string
  readonly unit: Unit
  readonly polarity: Polarity
  readonly formula: string
  readonly definition: string
  /** instants at which an item counts; the item's own unless given */
  readonly at?: (item: Item) => readonly string[]
  /** networks that offer it, with their own name of the field; every network unless given */
  readonly fields?: NetworkFields
  /** why the network's own screen can show another figure */
  readonly native?: Readonly<Partial<Record<NetworkCode, string>>>
  /** said under the tile */
  readonly note?: string
  /** what it is counted over, where that is not what the report is over */
  readonly noun?: Noun
  /** false: its passport tells nothing of single networks, because it is of pages that are no profiles of the report */
  readonly byNetwork?: false
  /** what may be put together with what, where the words of its class do not say it */
  readonly rule?: string
  /** its tile is left out, instead of empty, where it has no value */
  readonly optional?: true
}

/** One part of a cut: a bar, a slice, a row. */
export type Part = {
  readonly key: string
  readonly label: string
  readonly color?: string
  readonly badge?: Cell['badge']
  /** for the row's head in a table */
  readonly description?: string
  readonly url?: string | null
  readonly picture_url?: string | null
  /** what is known of the part besides its figures: cells of a table's `attributes` */
  readonly attributes?: Readonly<Record<string, Cell>>
}

export type Cut<Item> = {
  /** over the column of names */
  readonly title: string
  /** the parts an item belongs to; none leaves it out of the cut, several count it in each, once in the total */
  readonly of: (item: Item, piece: Pick<Piece<Item>, 'start' | 'end'>) => readonly Part[]
  /** parts that stand even when empty, in this order, before all others; others follow by size */
  readonly parts?: (items: readonly Item[]) => readonly Part[]
  /** its parts are steps of a scale: more in one of them is neither good nor bad news */
  readonly scale?: true
}

/** Cuts every report has: by its profiles. `entity`: networks in the cross-channel tab, profiles in a network's own. */
export type OwnCut = 'network' | 'profile' | 'entity'

type Head = {
  /** unique in its section */
  readonly key: string
  readonly title?: string
  readonly tabs?: TabScope
  /** left out, instead of empty, when there is nothing to show */
  readonly optional?: true
}
type OverTime<M, C> = Head & { readonly metric: M; readonly cut?: C | OwnCut }
type Several<M> = Head & { readonly metrics: readonly M[] }
type Slices<M, C> = Head & { readonly metric: M; readonly cut: C | OwnCut; readonly totalLabel: string }

/** What cells and texts may ask besides their item. */
export type CellContext = {
  readonly profile: (id: string | null) => { readonly name: string; readonly network: NetworkCode } | null
  /** instants of the range, `end` never after now */
  readonly start: string
  readonly end: string
  readonly zone: string
}

/** A column with figures names what they are (shown.ts). */
export type NamedColumn = Partial<Omit<Column, 'passport'>> & Pick<Column, 'key' | 'value'> & { readonly passport?: ShownItemId }

export type ItemColumn<Item> = {
  readonly column: NamedColumn
  readonly tabs?: TabScope
  readonly cell: (item: Item, context: CellContext) => Cell
}

export type ItemBlock<Item, M, C> =
  /** over time: one line, one a part of the cut, or one a metric */
  | ({ readonly kind: 'line' } & (OverTime<M, C> | Several<M>))
  /** stacked by the cut, or one column beside the other a metric */
  | ({ readonly kind: 'column' } & (OverTime<M, C> | Several<M>))
  /** `stack`: what each bar consists of, as shares of it */
  | (Head & { readonly kind: 'bar'; readonly metric: M; readonly cut: C | OwnCut; readonly stack?: C; readonly limit?: number })
  /** a bar a metric, in this order; all of one unit */
  | ({ readonly kind: 'bar' } & Several<M>)
  | ({ readonly kind: 'donut' } & Slices<M, C>)
  | ({ readonly kind: 'pie' } & Slices<M, C>)
  /** by weekday and hour of the report's zone; fewer than 3 items are no pattern */
  | (Head & { readonly kind: 'heatmap'; readonly metric: M; readonly itemsLabel: string })
  /** the cut's keys are ISO 3166-1 alpha-2 codes */
  | (Head & { readonly kind: 'map'; readonly metric: M; readonly cut: C })
  | (Head & {
      readonly kind: 'hashtags'
      readonly text: (item: Item) => string
      readonly engagements?: (item: Item) => number | null
      readonly impressions?: (item: Item) => number | null
    })
  /** a row a part of the cut; the last row is made from the items, each once */
  | (Head & {
      readonly kind: 'table'
      readonly rows: C | OwnCut
      /** columns of the parts' own `attributes`, before the figures */
      readonly attributes?: readonly NamedColumn[]
      readonly columns: readonly M[]
      /** in the order of the cut unless given */
      readonly sortBy?: M
      /** where rows are level; then by name. Without it they keep the order of the cut */
      readonly thenBy?: readonly M[]
      /** keys of the rows that stand first, whatever the order */
      readonly first?: ReadonlySet<string>
      readonly limit?: number
      /** false: no last row; its name where it is not the total */
      readonly footer?: false | string
    })
  /** a row an item of the range, or of all there are */
  | (Head & {
      readonly kind: 'table'
      readonly rows: 'items'
      readonly from?: 'range' | 'ever'
      readonly keep?: (item: Item, context: CellContext) => boolean
      readonly order: (a: Item, b: Item) => number
      readonly limit: number
      readonly columns: readonly ItemColumn<Item>[]
    })
  | (Head & {
      readonly kind: 'text'
      readonly text: (
        items: readonly Occurrence<Item>[],
        context: CellContext,
      ) => { readonly paragraphs: readonly string[]; readonly facts?: readonly { readonly label: string; readonly value: string }[] }
    })

export type ItemSection<Item, M = string, C = string> = {
  readonly key: string
  readonly title: string
  /** may hold {bucket}, {to}, {zone}, {shown} (rows listed), {items} (rows there are); the basis is printed after it */
  readonly subTitle?: string | ((items: readonly Occurrence<Item>[]) => string)
  /** what its figures count; the report's basis unless given */
  readonly basis?: string
  readonly label?: string
  readonly tabs?: TabScope
  readonly width: Span
  readonly blocks: readonly ItemBlock<Item, M, C>[]
  readonly empty?: string
}

/** What a report may know of what it is about. */
export type LoadContext = {
  /** the zone of a profile; the report's where it has none */
  readonly zoneOf: (profileId: string) => string
  /** names of what its listener looks for, in order */
  readonly queries: readonly string[]
  /** its profiles, and the pages they are held against one by one (competitors) */
  readonly pages: readonly Page[]
  /** the industry they are held against as a whole */
  readonly cohort: Cohort | null
  readonly advocacy: AdvocacyGroup | null
}

export type ItemReportSpec<Item extends object, M extends string = string, C extends string = string> = {
  readonly noun: Noun
  /** the items that the noun is of; all unless given */
  readonly counts?: (item: Item) => boolean
  /** what the figures count, printed under section titles */
  readonly basis: string
  /**
   * Reads what the report counts, each source once, and puts it together. Several sources make a union; what one derives
   * (a turn from messages) is made here.
   */
  readonly load: (read: Reader, request: ReportRequest, context: LoadContext) => Promise<readonly Item[]>
  /** the profiles it is about, of those selected; all of them unless given */
  readonly profilesIn?: (items: readonly Item[]) => ReadonlySet<string>
  /** what only the items decide: a figure per currency they are in, say. Takes the place of what is declared here. */
  readonly fit?: (items: readonly Item[]) => Partial<Pick<ItemReportSpec<Item>, 'metrics' | 'cuts' | 'summary' | 'sections'>>
  /** sentences for the reader */
  readonly notes?: (items: readonly Item[], request: ReportRequest, now: Date) => readonly string[]
  /** how its days are counted, for the number passport; by the instant in the report's zone unless given */
  readonly days?: string
  /** its own instant; null for what only levels and rules of their own look at */
  readonly at: (item: Item) => string | null
  /** id of the profile it belongs to; null when it has none: it then stands in the cross-channel tab alone */
  readonly profileOf: (item: Item) => string | null
  /**
   * True when the items come from the networks: profiles connected after the comparison range began are not compared, and the
   * last two days may still change. False for what is made here.
   */
  readonly fromNetworks: boolean
  readonly metrics: Readonly<Record<M, ItemMetric<Item>>>
  readonly cuts: Readonly<Record<C, Cut<Item>>>
  readonly summary: readonly NoInfer<M>[]
  readonly sections: readonly ItemSection<Item, NoInfer<M>, NoInfer<C>>[]
}

/** A report over items with the type of its items put away: whoever opens it works for any. */
export type ItemReport<Id extends string = string> = ReportHead & {
  readonly id: Id
  readonly source: 'items'
  readonly open: <R>(use: <Item extends object>(spec: ItemReportSpec<Item>) => R) => R
}

/** `itemReport(head, spec)`: the metrics and cuts that sections name are checked against those declared. */
export function itemReport<const Id extends string, Item extends object, const M extends string, const C extends string>(
  head: ReportHead & { readonly id: Id },
  spec: ItemReportSpec<Item, M, C>,
): ItemReport<Id> {
  return { ...head, source: 'items', open: (use) => use(spec) }
}

/** Kinds that no item report draws: posts have a report of their own. */
export type ItemBlockKind = Exclude<BlockKind, 'posts'>
export type ItemBlockOf<Item, K extends ItemBlockKind> = Extract<ItemBlock<Item, string, string>, { kind: K }>
