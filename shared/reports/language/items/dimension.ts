/** What the figures of a report over items can be cut by. */
import type { Cell } from '../../../blocks/table/data.ts'
import type { Polarity } from '../../../metrics/units.ts'
import type { Interval } from './metric.ts'

/** One part of a dimension: a bar, a slice, a row. */
export type DimensionValue = {
  readonly key: string
  readonly label: string
  readonly color?: string
  readonly badge?: Cell['badge']
  /** for the row's head in a table */
  readonly description?: string
  /** of a step of a scale: whether more in it is good news; neutral unless given */
  readonly polarity?: Polarity
  readonly url?: string | null
  readonly picture_url?: string | null
  /** what is known of the part besides its figures: cells of a table's `attributes` */
  readonly attributes?: Readonly<Record<string, Cell>>
}

export type Dimension<Item> = Named<Item> & (Lasting<Item> | Timed<Item>)

/** `of`: the parts an item belongs to; none leaves it out of the dimension, several count it in each, once in the total. */
type Lasting<Item> = { readonly timed?: never; readonly of: (item: Item) => readonly DimensionValue[] }
/** Another part in another range: by what was so at its end. */
type Timed<Item> = { readonly timed: true; readonly of: (item: Item, interval: Pick<Interval<Item>, 'start' | 'end'>) => readonly DimensionValue[] }

type Named<Item> = {
  /** over the column of names */
  readonly title: string
  /** parts that stand even when empty, in this order, before all others; others follow by size */
  readonly parts?: readonly DimensionValue[] | ((items: readonly Item[]) => readonly DimensionValue[])
  /** its parts are steps of a scale: a count in one of them has the polarity of the step, not of the metric */
  readonly scale?: true
}

/** Cuts every report has: by its profiles. `entity`: networks in the cross-channel tab, profiles in a network's own. */
export type OwnDimension = 'network' | 'profile' | 'entity'
