/**
 * What pages are measured by (metrics.md 3.12), over any of them: of one page it is its own figure, of several the sum of flows and the
 * ratio of sums. Pages that lack a term are left out of both. Who is held against whom comes on top: own, median, rank.
 */

import { addDays } from '../../dates/calendar-date.ts'
import { sumKnown } from '../../metrics/flow.ts'
import { median, percentile } from '../../metrics/order.ts'
import { type RatioTerms, ratio } from '../../metrics/ratio.ts'
import { share } from '../../metrics/share.ts'
import { longestCarry } from '../../metrics/stock.ts'
import type { Page } from '../../pages.ts'
import type { Occurrence, Piece } from '../items/metric.ts'
import { levelOn, type PageDay, type PageEntry, type PagePost } from './entries.ts'

export type Found = readonly Occurrence<PageEntry>[]
type PagePiece = Piece<PageEntry>
/** A value of some pages in a piece of time. */
export type Measure = (found: Found, piece: PagePiece) => number | null

function daysIn(found: Found): PageDay[] {
  return found.flatMap(({ item }) => (item.kind === 'day' ? [item] : []))
}

export function postsIn(found: Found): PagePost[] {
  return found.flatMap(({ item }) => (item.kind === 'post' ? [item] : []))
}

function byPage<Of extends { readonly page: Page }>(all: readonly Of[]): Of[][] {
  return [...Map.groupBy(all, ({ page }) => page.id).values()]
}

/** The last level known by the end of the piece, a week old at most; `of` says which level. */
const lastLevel =
  (of: (day: PageDay) => number | null): Measure =>
  (found, { to }) => {
    const oldest = addDays(to, -longestCarry)
    const last = new Map<string, PageDay>()
    for (const day of daysIn(found)) {
      if (day.at > to || day.at < oldest) continue
      const known = last.get(day.page.id)
      if (!known || day.at > known.at) last.set(day.page.id, day)
    }
    return sumKnown([...last.values()].map(of))
  }

/** STOCK: takes every day there is. */
export const followers = lastLevel(({ followers: level }) => level)
export const indexed = lastLevel(({ index }) => index)

/** From the day before the piece; the first known day where nothing is known before. */
function growthOf(days: readonly PageDay[], { from }: PagePiece): { readonly gained: number; readonly before: number | null } | null {
  const sorted = [...days].sort((a, b) => (a.at < b.at ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  const before = levelOn(first.levels, addDays(from, -1))
  return { gained: last.followers - (before ?? first.followers), before }
}

/** Over all pages: the last level less that of the day before, or less the first one known. */
export const netGrowth: Measure = (found, piece) => sumKnown(byPage(daysIn(found)).map((days) => growthOf(days, piece)?.gained ?? null))

/** A page without a level before the piece has no rate: tracking began later. */
export const growthPct: Measure = (found, piece) =>
  ratio(
    byPage(daysIn(found)).map((days): RatioTerms => {
      const growth = growthOf(days, piece)
      return { num: growth?.gained ?? null, den: growth?.before || null }
    }),
    100,
  )

/** 0 for pages that show themselves and publish nothing; null where nothing at all is known. */
export const posts: Measure = (found) => {
  const count = postsIn(found).length
  return count > 0 || found.length > 0 ? count : null
}

/** Over all days of the piece, also those without a post. */
export const postsPerDay: Measure = (found, piece) => ratio([{ num: posts(found, piece), den: piece.days }])

/** What anybody can see: a part that a page hides is not in it. */
export const engagements: Measure = (found) => sumKnown(postsIn(found).map(({ engagements: got }) => got))

export const engagementsPerPost: Measure = (found) => ratio(postsIn(found).map(({ engagements: num }) => ({ num, den: 1 })))

/** Public engagements of each post over the followers on its day: all of the first over all of the second. */
export const engagementRate: Measure = (found) =>
  ratio(
    postsIn(found).map(({ engagements: num, followers: den }) => ({ num, den })),
    100,
  )

export const ofOwn =
  (measure: Measure): Measure =>
  (found, piece) => {
    const own = found.filter(({ item }) => item.page.own)
    return own.length === 0 ? null : measure(own, piece)
  }

/** One value a brand that has one; own profiles are not among them. */
function peerValues(measure: Measure, found: Found, piece: PagePiece): number[] {
  return valuesBy(
    ({ brand }) => brand,
    measure,
    found.filter(({ item }) => !item.page.own),
    piece,
  )
}

function valuesBy(of: (page: Page) => string, measure: Measure, found: Found, piece: PagePiece): number[] {
  return [...Map.groupBy(found, ({ item }) => of(item.page)).values()].flatMap((own) => measure(own, piece) ?? [])
}

/** ORDER over pages, own included: of one page its own value. */
export const medianOfPages =
  (measure: Measure): Measure =>
  (found, piece) =>
    median(valuesBy(({ id }) => id, measure, found, piece))

/** Levels of several pages are no level of anything. */
export const ofOnePage =
  (measure: Measure): Measure =>
  (found, piece) =>
    new Set(found.flatMap(({ item }) => (item.kind === 'page' ? [] : [item.page.id]))).size > 1 ? null : measure(found, piece)

export const ofPeers =
  (measure: Measure, percent: number): Measure =>
  (found, piece) =>
    percentile(peerValues(measure, found, piece), percent)

/** 1 is the highest; null without an own value or without anybody to be held against. */
export const rank =
  (measure: Measure): Measure =>
  (found, piece) => {
    const own = ofOwn(measure)(found, piece)
    const others = valuesBy(
      ({ id }) => id,
      measure,
      found.filter(({ item }) => !item.page.own),
      piece,
    )
    return own === null || others.length === 0 ? null : 1 + others.filter((value) => value > own).length
  }

/** Peers below the own value, in percent of the peers. */
export const percentileRank =
  (measure: Measure): Measure =>
  (found, piece) => {
    const own = ofOwn(measure)(found, piece)
    const peers = peerValues(measure, found, piece)
    return own === null ? null : share(peers.filter((value) => value < own).length, peers.length)
  }

/** How far the own value is from the median, in percent of the median. */
export const versusMedian =
  (measure: Measure): Measure =>
  (found, piece) => {
    const [own, middle] = [ofOwn(measure)(found, piece), ofPeers(measure, 50)(found, piece)]
    return own === null || middle === null || middle === 0 ? null : ((own - middle) / middle) * 100
  }
