/**
 * What pages are measured by (docs/metrics.md#competitors-and-benchmark), over any of them: of one page it is its own figure, of several the sum of flows and the
 * ratio of sums. Pages that lack a term are left out of both. Who is held against whom comes on top: own, median, rank.
 */

import { addDays, daysBetween } from '../../../dates/calendar-date.ts'
import { memoized } from '../../../memoize.ts'
import { sumKnownOf } from '../../../metrics/flow.ts'
import { median, percentile } from '../../../metrics/order.ts'
import { type RatioTerms, ratio } from '../../../metrics/ratio.ts'
import { share } from '../../../metrics/share.ts'
import { longestCarry } from '../../../metrics/stock.ts'
import { groupedBy } from '../../language/items/grouped-by.ts'
import type { Interval, ItemRule, Occurrence } from '../../language/items/metric.ts'
import type { PageDay, PageEntry, PagePost } from './entries.ts'

export type Found = readonly Occurrence<PageEntry>[]
type PagePiece = Interval<PageEntry>
/** A value of some pages in an interval of time. */
export type Measure = (found: Found, interval: PagePiece) => number | null
/** What a ratio over pages or posts is made of, one by one. */
export type Sides = (found: Found, interval: PagePiece) => readonly RatioTerms[]

/** The days of each page, the latest first. */
const daysByPage = memoized((found: Found): PageDay[][] => {
  const days = found.flatMap(({ item }) => (item.kind === 'day' ? [item] : []))
  const latestFirst = (a: PageDay, b: PageDay) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1)
  return [...Map.groupBy(days, ({ page }) => page.id).values()].map((own) => own.sort(latestFirst))
})

export const postsIn = memoized((found: Found): PagePost[] => found.flatMap(({ item }) => (item.kind === 'post' ? [item] : [])))

/** The last level known by the end of the interval, a week old at most; `of` says which level. */
const lastLevel =
  (of: (day: PageDay) => number | null): Measure =>
  (found, { to }) => {
    const oldest = addDays(to, -longestCarry)
    return sumKnownOf(daysByPage(found), (days) => {
      const last = days.find(({ at }) => at <= to)
      return last && last.at >= oldest ? of(last) : null
    })
  }

/** STOCK: takes every day there is. */
export const followers = lastLevel(({ followers: level }) => level)
export const indexed = lastLevel(({ index }) => index)

/**
 * As DELTA goes for every level (shared/metrics/delta.ts): from the day before the interval, else from the first day known in it. Null for a
 * page whose end is not known, or of which one day alone is: nobody measured that it stood still.
 */
function growthOf(days: readonly PageDay[], { from, to }: PagePiece): { readonly gained: number; readonly before: number | null } | null {
  const [last, first] = [days[0], days.at(-1)]
  if (!first || !last || last.at < addDays(to, -longestCarry)) return null
  const before = first.levels.get(addDays(from, -1)) ?? null
  if (before === null && first === last) return null
  return { gained: last.followers - (before ?? first.followers), before }
}

/** Over all pages: the last level less that of the day before, or less the first one known. */
export const netGrowth: Measure = (found, interval) => sumKnownOf(daysByPage(found), (days) => growthOf(days, interval)?.gained)

/** Both ends of a change; one that begins with a later level than that of the day before is not compared. */
export const bothEnds: NonNullable<ItemRule<PageEntry>['pieces']> = {
  ofRange: true,
  what: 'levels at both ends',
  of: (found, interval) => (tell) => {
    for (const days of daysByPage(found)) {
      const growth = growthOf(days, interval)
      tell('level', 1)
      tell('level', growth === null || growth.before === null ? 0 : 1)
    }
  },
}

/** A page without a level before the interval has no rate: tracking began later. */
export const growthPct: Measure = (found, interval) => ratio(grown(found, interval), 100)
export const grown: Sides = (found, interval) =>
  daysByPage(found).map((days) => {
    const growth = growthOf(days, interval)
    return { num: growth?.gained ?? null, den: growth?.before || null }
  })

/** 0 for pages that show themselves and publish nothing; null where nothing at all is known. */
export const posts: Measure = (found) => {
  const count = postsIn(found).length
  return count > 0 || found.length > 0 ? count : null
}

/** The first date on which any of the pages was tracked; '' where one always was. */
const trackedSince = memoized((found: Found): string => found.reduce((first, { item }) => earlier(first, item.page.since ?? ''), '9999-12-31'))
const earlier = (one: string, other: string) => (one < other ? one : other)

/** Posts of pages that are compared over days of their own: those of each as if it were compared over the days of the interval. */
function postsOverDays(found: Found, interval: PagePiece): number | null {
  const { days, daysOf } = interval
  if (!daysOf) return posts(found, interval)
  return sumKnownOf(byPage(found), (own) => {
    const over = daysOf(own[0]?.item.page.id ?? '')
    return over === 0 ? null : ((posts(own, interval) ?? 0) * days) / over
  })
}

/** Posts of the days on which they were tracked, over those days, also the ones without a post; nothing is known of earlier ones. */
export const postsPerDay: Measure = (found, interval) => ratio(published(found, interval))
export const published: Sides = (found, interval) => {
  const since = trackedSince(found)
  if (since <= interval.from) return [{ num: postsOverDays(found, interval), den: interval.days }]
  const tracked = found.filter(({ item }) => item.kind !== 'post' || item.at.slice(0, 10) >= since)
  return since > interval.to ? [] : [{ num: posts(tracked, interval), den: daysBetween(since, interval.to) + 1 }]
}

/** What anybody can see: a part that a page hides is not in it. */
export const engagements: Measure = (found) => sumKnownOf(postsIn(found), ({ engagements: got }) => got)

export const engagementsPerPost: Measure = (found, interval) => ratio(seen(found, interval))
export const seen: Sides = (found) => postsIn(found).map(({ engagements: num }) => ({ num, den: 1 }))

/** Public engagements of each post over the followers on its day: all of the first over all of the second. */
export const engagementRate: Measure = (found, interval) => ratio(rated(found, interval), 100)
export const rated: Sides = (found) => postsIn(found).map(({ engagements: num, followers: den }) => ({ num, den }))

export const ownIn = memoized((found: Found) => found.filter(({ item }) => item.page.own))
const othersIn = memoized((found: Found) => found.filter(({ item }) => !item.page.own))
const byPage = memoized((found: Found): Found[] => [...groupedBy(found, ({ item }) => item.page.id).values()])
const byBrand = memoized((found: Found): Found[] => [...groupedBy(found, ({ item }) => item.page.brand).values()])

export const ofOwn =
  (measure: Measure): Measure =>
  (found, interval) => {
    const own = ownIn(found)
    return own.length === 0 ? null : measure(own, interval)
  }

/** One value a brand that has one; own profiles are not among them, nor do the days that they lack shorten those of their peers. */
function peerValues(measure: Measure, found: Found, interval: PagePiece): number[] {
  return valuesOf(byBrand(othersIn(found)), measure, { ...interval, days: interval.settled ?? daysBetween(interval.from, interval.to) + 1 })
}

function valuesOf(all: readonly Found[], measure: Measure, interval: PagePiece): number[] {
  return all.flatMap((found) => measure(found, interval) ?? [])
}

/** ORDER over pages, own included: of one page its own value. */
export const medianOfPages =
  (measure: Measure): Measure =>
  (found, interval) =>
    median(valuesOf(byPage(found), measure, interval))

const isOfSeveral = memoized((found: Found): boolean => new Set(found.flatMap(({ item }) => (item.kind === 'page' ? [] : [item.page.id]))).size > 1)

/** Levels of several pages are no level of anything. */
export const ofOnePage =
  (measure: Measure): Measure =>
  (found, interval) =>
    isOfSeveral(found) ? null : measure(found, interval)

export const ofPeers =
  (measure: Measure, percent: number): Measure =>
  (found, interval) =>
    percentile(peerValues(measure, found, interval), percent)

/** 1 is the highest; null without an own value or without anybody to be held against. */
export const rank =
  (measure: Measure): Measure =>
  (found, interval) => {
    const own = ofOwn(measure)(found, interval)
    const others = valuesOf(byPage(othersIn(found)), measure, interval)
    return own === null || others.length === 0 ? null : 1 + others.filter((value) => value > own).length
  }

/** Peers below the own value, in percent of the peers. */
export const percentileRank =
  (measure: Measure): Measure =>
  (found, interval) => {
    const own = ofOwn(measure)(found, interval)
    const peers = peerValues(measure, found, interval)
    return own === null ? null : share(peers.filter((value) => value < own).length, peers.length)
  }

/** How far the own value is from the median, in percent of the median. */
export const versusMedian =
  (measure: Measure): Measure =>
  (found, interval) => {
    const [own, middle] = [ofOwn(measure)(found, interval), ofPeers(measure, 50)(found, interval)]
    return own === null || middle === null || middle === 0 ? null : ((own - middle) / middle) * 100
  }
