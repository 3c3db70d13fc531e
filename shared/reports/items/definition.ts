/**
 * A report over items: reviews, tasks, messages, mentions. It says where the items come from, which metrics are made of them,
 * what they can be cut by, and which sections show that. One engine resolves it (functions/reports/items/); nothing here computes.
 */
import type { AdvocacyGroup } from '../../advocacy.ts'
import type { Reader } from '../../items/source.ts'
import type { Cohort, Page } from '../../pages.ts'
import type { ReportHead } from '../definition.ts'
import type { ReportRequest } from '../report.ts'
import type { Cut } from './cut.ts'
import type { ItemMetric, Noun } from './metric.ts'
import type { ItemSection } from './section.ts'

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
