/** Sections of a report over items, and the blocks they may hold; M and C are the ids of its metrics and dimensions. */
import type { Cell, Column } from '../../../blocks/table/data.ts'
import type { NetworkCode, TabScope } from '../../../networks.ts'
import type { Span } from '../tabs.ts'
import type { Topic } from '../topics.ts'
import type { OwnDimension } from './dimension.ts'
import type { Occurrence } from './metric.ts'
import type { ShownItemId } from './non-metric-figures.ts'

type Head = {
  /** unique in its section */
  readonly key: string
  readonly title?: string
  readonly tabs?: TabScope
  /** left out, instead of empty, when there is nothing to show: everywhere, or in the tabs of these networks */
  readonly optional?: true | readonly NetworkCode[]
}
type OverTime<M, C> = Head & { readonly metric: M; readonly dimension?: C | OwnDimension }
type Several<M> = Head & { readonly metrics: readonly M[] }
type Slices<M, C> = Head & { readonly metric: M; readonly dimension: C | OwnDimension; readonly totalLabel: string }

/** What cells and texts may ask besides their item. */
export type CellContext = {
  readonly profile: (id: string | null) => { readonly name: string; readonly network: NetworkCode } | null
  /** instants of the range, `end` never after now */
  readonly start: string
  readonly end: string
  readonly zone: string
}

/** A column with figures names what they are (non-metric-figures.ts). */
export type NamedColumn = Partial<Omit<Column, 'passport'>> & Pick<Column, 'key' | 'value'> & { readonly passport?: ShownItemId }

export type ItemColumn<Item> = {
  readonly column: NamedColumn
  readonly tabs?: TabScope
  readonly cell: (item: Item, context: CellContext) => Cell
}

export type ItemBlock<Item, M, C> =
  /** over time: one line, one a part of the dimension, or one a metric */
  | ({ readonly kind: 'line' } & (OverTime<M, C> | Several<M>))
  /** stacked by the dimension, or one column beside the other a metric */
  | ({ readonly kind: 'column' } & (OverTime<M, C> | Several<M>))
  /** `stack`: what each bar consists of, as shares of it */
  | (Head & { readonly kind: 'bar'; readonly metric: M; readonly dimension: C | OwnDimension; readonly stack?: C; readonly limit?: number })
  /** a bar a metric, in this order; all of one unit */
  | ({ readonly kind: 'bar' } & Several<M>)
  | ({ readonly kind: 'donut' } & Slices<M, C>)
  | ({ readonly kind: 'pie' } & Slices<M, C>)
  /** by weekday and hour of the report's zone; fewer than 3 items are no pattern */
  | (Head & { readonly kind: 'heatmap'; readonly metric: M; readonly itemsLabel: string })
  /** the dimension's keys are ISO 3166-1 alpha-2 codes; `unplaced`: what is said to have no country, where some has none */
  | (Head & { readonly kind: 'map'; readonly metric: M; readonly dimension: C; readonly unplaced?: string })
  | (Head & {
      readonly kind: 'hashtags'
      /** of one profile alone */
      readonly profile?: string
      readonly text: (item: Item) => string
      readonly engagements?: (item: Item) => number | null
      readonly impressions?: (item: Item) => number | null
    })
  /** a row a part of the dimension; the last row is made from the items, each once */
  | (Head & {
      readonly kind: 'table'
      readonly rows: C | OwnDimension
      /** columns of the parts' own `attributes`, before the figures */
      readonly attributes?: readonly NamedColumn[]
      readonly columns: readonly M[]
      /** in the order of the dimension unless given */
      readonly sortBy?: M
      /** where rows are level; then by name. Without it they keep the order of the dimension */
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
      /** those of one profile in the range */
      readonly profile?: string
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
  /** what shares pages with it in print; a topic of its own unless given */
  readonly topic?: Topic
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

/** The kinds that a report over items may declare; posts have a report of their own. */
export type ItemBlockKind = ItemBlock<never, string, string>['kind']

export type ItemBlockOf<Item, K extends ItemBlockKind> = Extract<ItemBlock<Item, string, string>, { kind: K }>
