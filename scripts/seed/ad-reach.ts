/** How many people the networks say the demo's ads reached. */
import { dayNumber } from '../../shared/dates/calendar-date.ts'
import type { AdReach, AdRow } from '../../shared/items/ads.ts'
import { regionsOf } from './ad-breakdowns.ts'
import type { SeedAdAccount } from './ad-plan.ts'
import { dateOf } from './calendar.ts'

/** Lengths for which a network is asked. */
const windows = [1, 7, 14, 28, 29, 30, 31] as const

/**
 * People behind so many impressions: the more there are, the more of them are the same people again. Grows with the impressions and never
 * adds up, so an account reaches more than any of its campaigns and fewer than all of them together, and a week more than any of its days.
 */
const people = (impressions: number) => Math.round(0.98 * impressions ** 0.92)

type Shown = { level: AdReach['reached'][number]['level']; objectId: string; days: Map<number, number> }

/** `rows` begin the longest window before `from`. */
export function adReach(account: SeedAdAccount, rows: readonly AdRow[], from: number, today: number): AdReach[] {
  const shown = new Map<string, Shown>()
  const add = (level: Shown['level'], objectId: string, day: number, impressions: number) => {
    const one = shown.get(`${level} ${objectId}`) ?? { level, objectId, days: new Map<number, number>() }
    one.days.set(day, (one.days.get(day) ?? 0) + impressions)
    shown.set(`${level} ${objectId}`, one)
  }
  for (const { date, campaignId, adSetId, adId, impressions } of rows) {
    const day = dayNumber(date)
    add('account', account.id, day, impressions ?? 0)
    add('campaign', campaignId, day, impressions ?? 0)
    add('ad_set', adSetId, day, impressions ?? 0)
    add('ad', adId, day, impressions ?? 0)
    if (account.breakdowns) for (const [key, share] of regionsOf(account)) add('region', key, day, (impressions ?? 0) * share)
  }
  return Array.from({ length: today - from + 1 }, (_, n) => from + n).flatMap((day) => {
    const reached = [...shown.values()].flatMap(({ level, objectId, days }) => {
      const known = windows.flatMap((length): [string, number][] => {
        const found = Array.from({ length }, (_, n) => days.get(day - n)).filter((impressions) => impressions !== undefined)
        return found.length === 0 ? [] : [[String(length), people(found.reduce((a, b) => a + b, 0))]]
      })
      return known.length === 0 ? [] : [{ level, objectId, windows: Object.fromEntries(known) }]
    })
    return reached.length === 0 ? [] : [{ id: dateOf(day), accountId: account.id, date: dateOf(day), reached }]
  })
}
