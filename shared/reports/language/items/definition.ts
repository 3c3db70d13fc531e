/**
 * A report over items: reviews, tasks, messages, mentions. It says where the items come from, which metrics are made of them,
 * what they can be cut by, and which sections show that. One engine resolves it (functions/domains/reports/engine/items/); nothing here computes.
 */
import type { AdvocacyGroup } from '../../../advocacy.ts'
import type { AdAccount } from '../../../items/ad-accounts.ts'
import type { Reader } from '../../../items/source.ts'
import type { KnownDays } from '../../../known.ts'
import type { NetworkCode } from '../../../networks.ts'
import type { Cohort, ComparedProfile } from '../../../public-profiles.ts'
import type { ReportRequest } from '../../request.ts'
import type { SubjectRef } from '../../subjects.ts'
import type { ReportManifest } from '../manifest.ts'
import type { Dimension } from './dimension.ts'
import type { ItemMetric, Noun } from './metric.ts'
import type { ItemSection } from './section.ts'

/** Whose every day should have figures. `name`: null where it may not be told. `since`: ISO date of its first figures, null where not known. */
export type DailySource = { readonly id: string; readonly name: string | null; readonly network: NetworkCode; readonly since: string | null }

/** How a report over what is counted by days finds the days that are missing. */
export type Daily<Item> = {
  /** in the singular: ad account */
  readonly noun: string
  /** whose days a metric is of; null where it counts events, which no day has to have */
  readonly sources: (items: readonly Item[], metric: ItemMetric<Item>) => readonly DailySource[] | null
  /** id of the source whose day an item is; null where it is none */
  readonly of: (item: Item) => string | null
  /** of a total of several days, which stands on the last of them: ISO date of the first, null where nobody says it; undefined of a single day */
  readonly from?: (item: Item) => string | null | undefined
  /** days of a source that are not whole, whatever figures they have: ISO dates, and why, in a sentence */
  readonly lacks?: (item: Item) => { readonly id: string; readonly from: string; readonly to: string; readonly said: string } | null
}

/** What a report may know of what it is about. */
export type LoadContext = {
  readonly subject: SubjectRef
  /** the zone of a profile; the report's where it has none */
  readonly zoneOf: (profileId: string) => string
  /** names of what its listener looks for, in order */
  readonly queries: readonly string[]
  /** its profiles, and the pages they are held against one by one (competitors) */
  readonly pages: readonly ComparedProfile[]
  /** the industry they are held against as a whole */
  readonly cohort: Cohort | null
  readonly advocacy: AdvocacyGroup | null
  /** what is known already of the ad accounts it is over; null: they are to be read */
  readonly adAccounts: readonly AdAccount[] | null
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
  readonly fit?: (items: readonly Item[]) => Partial<Pick<ItemReportSpec<Item>, 'metrics' | 'dimensions' | 'summary' | 'sections'>>
  /** sentences for the reader */
  readonly notes?: (items: readonly Item[], request: ReportRequest, now: Date) => readonly string[]
  /** sentences for the author's screen alone */
  readonly authorNotes?: (items: readonly Item[]) => readonly string[]
  /** what its items are kept in, where they come from no network */
  readonly origin?: string
  /** the dimension that tells where items come from, where profiles do not tell it all: sites that were searched, networks shared to */
  readonly sources?: NoInfer<C>
  /** not given where items are events: a day without one lacks nothing */
  readonly daily?: Daily<Item>
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
  /**
   * What has to be known on every day of both ranges for a change: sources of its profiles by their ids, of which those count that a profile
   * has; or what is known of each profile, as the items say it. Not given: everything since the profile was connected.
   */
  readonly knownBy?: readonly string[] | ((items: readonly Item[]) => ReadonlyMap<string, readonly KnownDays[]>)
  /** of profiles by their ids, days on which they were looked at, where the items tell that: they have to be known as well */
  readonly lookedAt?: (items: readonly Item[]) => ReadonlyMap<string, KnownDays>
  /** id of the source that is of profile groups and has to be known as well */
  readonly ofGroups?: string
  readonly metrics: Readonly<Record<M, ItemMetric<Item>>>
  readonly dimensions: Readonly<Record<C, Dimension<Item>>>
  readonly summary: readonly NoInfer<M>[]
  readonly sections: readonly ItemSection<Item, NoInfer<M>, NoInfer<C>>[]
}

/** A report over items with the type of its items put away: whoever opens it works for any. */
export type ItemReport<Id extends string = string> = ReportManifest & {
  readonly id: Id
  readonly source: 'items'
  readonly open: <R>(use: <Item extends object>(spec: ItemReportSpec<Item>) => R) => R
}

/** `itemReport(head, spec)`: the metrics and dimensions that sections name are checked against those declared. */
export function itemReport<const Id extends string, Item extends object, const M extends string, const C extends string>(
  head: ReportManifest & { readonly id: Id },
  spec: ItemReportSpec<Item, M, C>,
): ItemReport<Id> {
  return { ...head, source: 'items', open: (use) => use(spec) }
}
