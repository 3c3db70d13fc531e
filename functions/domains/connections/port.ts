/**
 * What a network has to offer so that a profile's figures come by themselves: a reader of an import with a network in front of it. What it
 * gives is a reading, written by import/targets/write-reading.ts like that of a file (docs/decisions/0060-a-connection-gives-readings.md).
 * Whoever fills this port is registered in index.ts.
 */
import type { DateRange } from '../../../shared/dates/index.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import type { Reading } from '../readers/csv/format.ts'

/** Asks the network. Only it knows of tokens, budgets and the clock. */
export type Call = (path: string, query: Readonly<Record<string, string>>) => Promise<{ readonly status: number; readonly body: unknown }>

/** One of the accounts that a permission opens, for a person to choose from. */
export type Discovered = {
  /** the network's own */
  readonly id: string
  readonly name: string
  /** IANA; null when the network does not say */
  readonly timezone: string | null
  /** permissions that reports need and that were not given */
  readonly lacks: readonly string[]
}

/** Some days asked for, in pages that can be taken up again after any of them. */
export type Page = {
  readonly reading: Reading
  /** the days that the network was asked for, whether or not it told anything of them */
  readonly asked: DateRange
  /** where the next page begins; null after the last */
  readonly next: string | null
}

export type Stream = {
  readonly gives: 'days' | 'posts' | 'audience' | 'breakdowns' | 'reviews' | 'messages' | 'ads'
  /** days back that the network still tells of; null: all of them */
  readonly history: number | null
  /** days after which a figure no longer changes; younger ones are asked for again */
  readonly settles: number
  /** the zone in which it closes a day */
  readonly day: 'Pacific' | 'UTC' | 'account' | 'location'
  readonly pull: (call: Call, days: DateRange, cursor: string | null) => Promise<Page>
}

/** What an answer means for the run: that it is good, comes later, needs a person, or never comes. */
export type Outcome = 'ok' | 'again' | 'limited' | 'reconnect' | 'denied' | 'gone' | 'malformed'

export type Connector = {
  readonly network: NetworkCode
  /** `endsOn`: ISO date from which the network refuses this version; null: none was named */
  readonly api: { readonly version: string; readonly endsOn: string | null }
  readonly auth: { readonly kind: 'oauth2' | 'key' | 'none'; readonly scopes: readonly string[] }
  readonly discover: (call: Call) => Promise<readonly Discovered[]>
  readonly streams: readonly Stream[]
  readonly classify: (answer: { readonly status: number; readonly body: unknown }) => Outcome
}
