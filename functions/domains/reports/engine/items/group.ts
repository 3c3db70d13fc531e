/** Some items of a tab: what is picked out of a list, a part of a dimension with its name and colour, a list taken apart. */
import type { DimensionValue } from '../../../../../shared/reports/language/items/dimension.ts'
import type { Period } from '../common/period.ts'
import type { ReportedProfile } from '../common/profiles.ts'
import type { Indexed } from './dataset.ts'

export type Occurrences<Item> = readonly Indexed<Item>[]

/** Some items of the tab, or all where nothing is picked. A cut by something that changes with time has other items in the prior range. */
export type Group<Item> = {
  /** those of the group out of a list */
  readonly pick: ((list: Occurrences<Item>, period: Period) => Occurrences<Item>) | null
  /** whose they are, where that is what the group is */
  readonly profiles?: readonly ReportedProfile[]
}
export const everything = { pick: null } as const satisfies Group<never>

export type NamedGroup<Item> = Group<Item> &
  DimensionValue & {
    readonly pick: NonNullable<Group<Item>['pick']>
    /** how many items it has */
    readonly size: Readonly<Record<Period, number>>
    readonly color: string
    readonly fixed: boolean
    readonly ownColor: boolean
  }

/** Occurrences of one source, the numbers of the days that have any (shared/dates), and which of them are of several days, in words. */
export type Dated<Item> = { readonly of: Indexed<Item>[]; readonly days: Set<number>; readonly totals: Set<string> }

/** By the key of the part, in the order in which the list has them. */
export type Split<Item> = ReadonlyMap<string, { readonly part: DimensionValue; readonly of: Occurrences<Item> }>
