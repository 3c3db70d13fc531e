/** What a report over items is computed from: its items, whose they are, and where their instants fall in the ranges. */

import { addDays, dayCount, dayNumber, weekdayOfDay } from '../../../../../shared/dates/index.ts'
import type { KnownDays } from '../../../../../shared/known.ts'
import { memoize, memoizeIn } from '../../../../../shared/memoize.ts'
import type { ItemReportSpec } from '../../../../../shared/reports/language/items/definition.ts'
import type { ItemMetric, Occurrence } from '../../../../../shared/reports/language/items/metric.ts'
import type { ProfileRecord } from '../../../../kernel/accounts/store.ts'
import { onClock } from '../common/known-days.ts'
import type { Lack } from '../common/lack.ts'
import { isCut, isUneven, type Matched, matchDays, matchKnown } from '../common/matched-days.ts'
import type { Period } from '../common/period.ts'
import { compareText, isLate, knownOf, type ReportedProfile } from '../common/profiles.ts'
import { type GivenTime, type ReportTime, reportTime } from '../common/time-axis.ts'
import { type Clock, type ClockTime, zoneClock } from '../common/zone-clock.ts'
import type { InstantsOf } from './reader.ts'

export type ItemDataset<Item> = ReportTime & {
  /** in id order, so that the order of a selection changes nothing */
  readonly profiles: readonly ReportedProfile[]
  readonly items: readonly Item[]
  /** of what is of no profile: the days that it lacks, and with them every comparison */
  readonly lack: Lack | null
  /** the days that it is compared over, where these are not all of them */
  readonly matched: Matched | null
}

/** The known days of a source of a listener or a group. */
export type KnownOf = { readonly source: string; readonly owner: string; readonly days: KnownDays }

type Given<Item> = GivenTime & {
  readonly profiles: readonly ProfileRecord[]
  readonly items: readonly Item[]
  /** of the listeners or the groups it is about */
  readonly known?: readonly KnownOf[]
  readonly instantsOf: InstantsOf
}

/** The data from what was read. Items of profiles that were not selected are left out, profiles that it is not about as well. */
export function layOutItems<Item extends object>(
  spec: ItemReportSpec<Item>,
  { range, prior, zone, now, profiles, items, known = [], instantsOf }: Given<Item>,
): ItemDataset<Item> {
  const about = spec.profilesIn?.(items)
  const chosen = about ? profiles.filter(({ id }) => about.has(id)) : profiles
  const selected = new Set(chosen.map(({ id }) => id))
  const times = reportTime({ range, prior, zone, now })
  const clock = eitherClock(zone)
  const onReportClock = ({ source, owner, days }: KnownOf) => onClock(days, instantsOf(source, owner), clock)
  const sourcesOf = knownSources(spec, items, onReportClock)
  /** With the days of which its own sources are known as they are in the report's zone. */
  const onOwnClock = (profile: ProfileRecord): ProfileRecord => {
    const { knownBy } = spec
    if (!profile.known || !knownBy || typeof knownBy === 'function') return profile
    const moved = knownBy.flatMap((source) => {
      const days = profile.known?.[source]
      return days ? [[source, onReportClock({ source, owner: profile.id, days })] as const] : []
    })
    return { ...profile, known: { ...profile.known, ...Object.fromEntries(moved) } }
  }
  // what the team records itself is known without an import
  const matchedWithout = () => (spec.fromNetworks || isUneven(times) ? null : matchDays({ ...times, isRecorded: true }, () => true))
  const whole = prior && (known.length > 0 ? matchKnown(times, known.map(onReportClock)) : matchedWithout())
  const matchedWhole = whole && !whole.lack && isCut(times, whole) ? whole : null
  const placed = (profile: ProfileRecord): ReportedProfile => {
    if (prior === null || !spec.fromNetworks) return { profile, comparable: prior !== null, ...(matchedWhole ? { matched: matchedWhole } : {}) }
    const sources = sourcesOf(profile)
    // of what has no source of its own, days that may still change are left out all the same
    const matched = sources ? matchKnown(times, sources) : matchDays(times, () => true)
    const lack = sources && matched.lack
    const own = onOwnClock(profile)
    return { profile: own, comparable: !isLate(own, prior) && !lack, lack, ...(isCut(times, matched) ? { matched } : {}) }
  }
  return {
    ...times,
    profiles: [...chosen].sort((a, b) => compareText(a.id, b.id)).map(placed),
    items: items.filter((item) => {
      const profile = spec.profileOf(item)
      return profile === null || selected.has(profile)
    }),
    // which items are of which of several groups is not known here
    lack: whole?.lack ?? null,
    matched: matchedWhole,
  }
}

/** What has to be known of a profile; of the sources those that it has, because nobody misses messages where there never were any. */
function knownSources<Item extends object>(
  { knownBy, lookedAt }: ItemReportSpec<Item>,
  items: readonly Item[],
  onReportClock: (known: KnownOf) => string[],
): (profile: ProfileRecord) => readonly KnownDays[] | null {
  if (!knownBy) return () => null
  if (typeof knownBy !== 'function') {
    const seen = lookedAt?.(items)
    return (profile) => {
      const held = knownBy.map((source) => onReportClock({ source, owner: profile.id, days: knownOf(profile, source) }))
      return [...held, seen?.get(profile.id) ?? []].filter((known) => known.length > 0)
    }
  }
  const known = knownBy(items)
  return ({ id }) => known.get(id) ?? null
}

/** `index`: where the item stands among those of the report. */
export type Indexed<Item> = Occurrence<Item> & { readonly index: number }

/** An item at its instant, on the clock of the report's zone. */
export type Placed<Item> = Indexed<Item> & ClockTime

/** The occurrences of one range, day after day: of all items, or of those of one network or one profile. The same list each time. */
export type Placer<Item> = (at: ItemMetric<Item>['at'], period: Period, by?: 'network' | 'profile', id?: string) => readonly Placed<Item>[]

/**
 * Places items once for every way of placing them that metrics ask for: their own instant, or the metric's (`at`).
 * Within a day the earliest comes first, in the order of the items where instants are the same.
 */
export function placer<Item extends object>(spec: ItemReportSpec<Item>, { range, prior, zone, items, profiles }: ItemDataset<Item>): Placer<Item> {
  const clock = eitherClock(zone)
  // no clock is more than a day off: of a history of years most is never asked for its day
  const around = [prior ?? range, range].map(({ from, to }) => ({ from: addDays(from, -1), to: addDays(to, 2) }))
  const mayBeIn = (instant: string) => around.some(({ from, to }) => instant >= from && instant < to)
  const networkOf = new Map(profiles.map(({ profile: { id, network } }): [string, string] => [id, network]))
  const ofWhom = {
    network: (item: Item) => networkOf.get(spec.profileOf(item) ?? ''),
    profile: (item: Item) => spec.profileOf(item) ?? undefined,
  }
  const known = new Map<ItemMetric<Item>['at'], Record<Period, readonly Placed<Item>[]>>()
  const parts = new Map<readonly Placed<Item>[], Map<keyof typeof ofWhom, ReadonlyMap<string | undefined, readonly Placed<Item>[]>>>()
  return (instantsOf, period, by, id = '') => {
    const all = memoize(known, instantsOf, () => {
      const placed: Placed<Item>[] = []
      let index = -1
      const place = (item: Item, at: string) => {
        if (!mayBeIn(at)) return
        const { day, weekday, hour } = clock(at)
        placed.push({ item, at, index, day, weekday, hour })
      }
      for (const item of items) {
        index++
        const own = instantsOf ? null : spec.at(item)
        if (own !== null) place(item, own)
        if (instantsOf) for (const at of instantsOf(item)) place(item, at)
      }
      return { current: inRange(placed, range), prior: prior ? inRange(placed, prior) : [] }
    })[period]
    return by === undefined ? all : (memoizeIn(parts, all, by, () => Map.groupBy(all, ({ item }) => ofWhom[by](item))).get(id) ?? nothing)
  }
}

const nothing: readonly never[] = []

/** The length of a date with an hour and a minute, and no zone. */
const networkTime = 16

/** Instants on the clock of the zone; dates and hours of a network, of which there are few, stay where they are. */
function eitherClock(zone: string): Clock {
  const zoned = zoneClock(zone)
  const known = new Map<string, ClockTime>()
  return (at) => (at.length > networkTime ? zoned(at) : memoize(known, at, () => networkClock(at)))
}

function networkClock(at: string): ClockTime {
  const day = dayNumber(at.slice(0, 10))
  return { day, weekday: weekdayOfDay(day), hour: Number(at.slice(11, 13)) }
}

function inRange<Item>(all: readonly Placed<Item>[], { from, to }: ItemDataset<Item>['range']): readonly Placed<Item>[] {
  const first = dayNumber(from)
  const days = Array.from({ length: dayCount(from, to) }, (): Placed<Item>[] => [])
  for (const placed of all) days[placed.day - first]?.push(placed)
  return days.flatMap((day) => day.sort((a, b) => compareText(a.at, b.at)))
}
