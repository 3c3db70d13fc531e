/** Which days of followers pages should have, and have. */

import { addDays, daysBetween } from '../../../dates/calendar-date.ts'
import { joined, type KnownDays } from '../../../known.ts'
import { memoized } from '../../../memoize.ts'
import { longestCarry } from '../../../metrics/stock.ts'
import type { ComparedProfile } from '../../../public-profiles.ts'
import type { Daily } from '../../language/items/definition.ts'
import { type PageEntry, pagesOf } from './entries.ts'
import { ofDays } from './figures.ts'

const pagesIn = memoized((entries: readonly PageEntry[]) => pagesOf(entries).filter(({ page: { state } }) => state !== 'waiting' && state !== 'outside'))

/** Of each page that is not one's own, the days on which it was read: of those that have followers, and of holes a level is carried over. */
export const daysLookedAt = (entries: readonly PageEntry[]): Map<string, KnownDays> =>
  new Map(
    [...Map.groupBy(daysOfOthers(entries), ({ page }) => page.id)].map(([id, days]) => {
      const dates = days.map(({ at }) => at).sort()
      return [id, joined(dates.map((date, index) => `${date}/${carried(date, dates[index + 1])}`))]
    }),
  )

const daysOfOthers = (entries: readonly PageEntry[]) => entries.flatMap((entry) => (entry.kind === 'day' && !entry.page.own ? [entry] : []))

/** The last day that a level stands for: the one before the next level where that comes soon enough. */
function carried(date: string, next: string | undefined): string {
  return next !== undefined && daysBetween(date, next) <= longestCarry + 1 ? addDays(next, -1) : date
}

/** `nameOf`: null for a page that may not be told apart. Posts are no days: a page need not post. */
export function pageDays(nameOf: (page: ComparedProfile) => string | null): Daily<PageEntry> {
  return {
    noun: 'page',
    sources: (entries, { noun, has = () => true }) => {
      if (noun !== ofDays) return null
      const counted = pagesIn(entries).filter((one) => has(one, ''))
      return counted.map(({ page }) => ({ id: page.id, name: nameOf(page), network: page.network, since: page.since }))
    },
    of: ({ kind, page }) => (kind === 'day' ? page.id : null),
  }
}
