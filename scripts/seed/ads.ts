/** Days of the demo's ads: what each did, cut by people, place and hour, and how many people the networks say they reached. */

import { dayNumber } from '../../shared/dates/calendar-date.ts'
import { type AdBreakdown, type AdDimension, type AdObject, type AdReach, type AdRow, adDimensions } from '../../shared/items/ads.ts'
import type { Flight, SeedAdAccount } from './ad-plan.ts'
import { dateOf, weather } from './calendar.ts'
import { count, random } from './random.ts'

/** Networks keep breakdowns and reach for a shorter time than figures. */
export const detailDays = 120
const partialShare = 0.45

type AdOf = { flight: Flight; year: string; adSet: number; ad: number; campaignId: string; adSetId: string; adId: string }

/** The years in which a flight began, up to the day; an endless one has none. */
function runsOf({ from }: Flight, first: number, today: number): string[] {
  if (from === 'always') return ['']
  const [early, late] = [Number(dateOf(first).slice(0, 4)), Number(dateOf(today).slice(0, 4))]
  return Array.from({ length: late - early + 1 }, (_, n) => String(early + n)).filter((year) => dayNumber(`${year}-${from}`) <= today)
}

function isRunning({ from, to }: Flight, year: string, day: number): boolean {
  return from === 'always' || (day >= dayNumber(`${year}-${from}`) && day <= dayNumber(`${year}-${to}`))
}

function adsOf(account: SeedAdAccount, first: number, today: number): AdOf[] {
  return account.flights.flatMap((flight) =>
    runsOf(flight, first, today).flatMap((year) => {
      const campaignId = [account.id.slice(4), flight.key, year].filter(Boolean).join('-')
      return flight.adSets.flatMap((_, adSet) =>
        flight.ads.map((_ad, ad) => ({
          flight,
          year,
          adSet,
          ad,
          campaignId,
          adSetId: `${campaignId}-s${adSet + 1}`,
          adId: `${campaignId}-s${adSet + 1}-a${ad + 1}`,
        })),
      )
    }),
  )
}

const rankings = ['above_average', 'average', 'average', 'below_average'] as const

/** Campaigns, ad sets and ads as they are on the last day. */
export function adObjects(account: SeedAdAccount, first: number, today: number): AdObject[] {
  const objects = new Map<string, AdObject>()
  for (const { flight, year, adSet, ad, campaignId, adSetId, adId } of adsOf(account, first, today)) {
    const status = isRunning(flight, year, today) ? 'active' : 'completed'
    const head = { accountId: account.id, status } as const
    const next = random(adId, 'ranking')
    const rank = () => (flight.dailySpend * (flight.ads[ad]?.share ?? 0) < 1 ? null : (rankings[Math.floor(next() * rankings.length)] ?? null))
    objects.set(campaignId, { level: 'campaign', id: campaignId, ...head, name: [flight.name, year].filter(Boolean).join(' '), objective: flight.objective })
    objects.set(adSetId, {
      level: 'ad_set',
      id: adSetId,
      ...head,
      name: flight.adSets[adSet] ?? adSetId,
      campaignId,
      resultType: flight.resultType,
      bidType: adSet === 0 ? 'Lowest cost' : 'Cost cap',
      dailyBudget: Math.round(flight.dailySpend / flight.adSets.length),
    })
    objects.set(adId, {
      level: 'ad',
      id: adId,
      accountId: account.id,
      // one is paused by hand while its campaign runs
      status: status === 'active' && ad === 2 ? 'paused' : status,
      name: flight.ads[ad]?.name ?? adId,
      adSetId,
      pictureUrl: `/media/demo-${String(flight.ads[ad]?.picture ?? 1).padStart(2, '0')}.svg`,
      text: flight.ads[ad]?.text ?? null,
      quality: rank(),
      engagement: rank(),
      conversion: flight.value === 0 ? null : rank(),
    })
  }
  return [...objects.values()]
}

/** A day on which the network answered with nothing at all, about one in ninety. */
const isMissing = (account: SeedAdAccount, day: number, today: number) => day < today - 1 && random(account.id, 'missing', day)() < 0.011

export function adRows(account: SeedAdAccount, first: number, from: number, today: number): AdRow[] {
  const ads = adsOf(account, first, today)
  const rows: AdRow[] = []
  for (let day = from; day <= today; day++) {
    if (isMissing(account, day, today)) continue
    for (const one of ads) if (isRunning(one.flight, one.year, day)) rows.push(rowOf(account, one, day, day === today ? partialShare : 1))
  }
  return rows
}

function rowOf(account: SeedAdAccount, { flight, ad, adSetId, campaignId, adId }: AdOf, day: number, share: number): AdRow {
  const next = random(adId, day)
  const spend =
    Math.round(((flight.dailySpend * (flight.ads[ad]?.share ?? 1)) / flight.adSets.length) * weather(account.id, day) * share * (0.85 + 0.3 * next()) * 100) /
    100
  const impressions = count(next, (spend / flight.cpm) * 1000)
  const linkClicks = Math.min(impressions, count(next, impressions * flight.ctr * (1.15 - 0.2 * ad)))
  const clicksAll = Math.min(impressions, linkClicks + count(next, linkClicks * 0.7))
  const conversions = Math.min(linkClicks, count(next, linkClicks * flight.cvr))
  const thruplays = flight.video ? count(next, impressions * 0.11) : null
  const results = { 'Link clicks': linkClicks, ThruPlays: thruplays, Purchases: conversions, Leads: conversions }[flight.resultType] ?? null
  // once in a while more is taken back than came in: fraud that was refunded, an order that was cancelled
  const takenBack = flight.value > 0 && random(adId, 'restated', day)() < 0.012
  const restated = takenBack ? -1 : conversions
  const value = flight.value === 0 ? null : Math.round(restated * flight.value * (0.8 + 0.4 * next()) * 100) / 100
  return {
    id: `${dateOf(day)}:${adId}`,
    accountId: account.id,
    date: dateOf(day),
    adId,
    adSetId,
    campaignId,
    spend: takenBack && ad === 1 ? -Math.round(spend * 10) / 100 : spend,
    impressions,
    clicksAll,
    linkClicks,
    results: flight.resultType === 'Purchases' ? restated : results,
    conversions: restated,
    conversionValue: value,
    thruplays,
  }
}

const shares: Record<AdDimension, readonly (readonly [string, number])[]> = {
  age_gender: (
    [
      ['18-24', 0.16],
      ['25-34', 0.34],
      ['35-44', 0.25],
      ['45-54', 0.14],
      ['55-64', 0.07],
      ['65+', 0.04],
    ] as const
  ).flatMap(([age, share]) => [[`${age}:women`, share * 0.56] as const, [`${age}:men`, share * 0.41] as const, [`${age}:unknown`, share * 0.03] as const]),
  region: [
    ['GB:England', 0.46],
    ['GB:Scotland', 0.37],
    ['GB:Wales', 0.05],
    ['GB:Northern Ireland', 0.04],
    ['IE:Dublin', 0.05],
    ['IE:Cork', 0.02],
    ['?:', 0.01],
  ],
  placement: [
    ['Facebook Feed', 0.36],
    ['Instagram Feed', 0.27],
    ['Instagram Stories', 0.18],
    ['Instagram Reels', 0.12],
    ['Audience Network', 0.05],
    ['Messenger', 0.02],
  ],
  device: [
    ['Mobile', 0.84],
    ['Desktop', 0.13],
    ['Tablet', 0.03],
  ],
  hour: [1, 0.6, 0.4, 0.3, 0.4, 0.9, 2.2, 4.6, 5.8, 5.2, 4.4, 4.1, 5, 4.6, 4, 3.9, 4.4, 5.3, 6.2, 7.1, 7.4, 6.8, 4.6, 2.4].map(
    (share, hour) => [String(hour), share / 100] as const,
  ),
}
const usRegions = [
  ['US:New York', 0.58],
  ['US:New Jersey', 0.2],
  ['US:Connecticut', 0.11],
  ['CA:Ontario', 0.09],
  ['?:', 0.02],
] as const

type Totals = { spend: number; impressions: number; linkClicks: number }

/** Each dimension holds the whole day: its parts add up to what the rows do. */
export function adBreakdowns(account: SeedAdAccount, rows: readonly AdRow[]): AdBreakdown[] {
  return Object.entries(Object.groupBy(rows, ({ date }) => date)).flatMap(([date, ofDay = []]) => {
    const sum = (of: (row: AdRow) => number | null) => ofDay.reduce((total, row) => total + (of(row) ?? 0), 0)
    const totals: Totals = {
      spend: Math.round(sum(({ spend }) => spend) * 100),
      impressions: sum(({ impressions }) => impressions),
      linkClicks: sum((row) => row.linkClicks),
    }
    return adDimensions.map((dimension): AdBreakdown => {
      const parts = dimension === 'region' && account.currency === 'USD' ? usRegions : shares[dimension]
      const weights = parts.map(([key, share]) => share * (0.8 + 0.4 * random(account.id, date, key)()))
      const [spend, impressions, linkClicks] = [totals.spend, totals.impressions, totals.linkClicks].map((total) => divided(total, weights))
      return {
        id: `${date}:${dimension}`,
        accountId: account.id,
        date,
        dimension,
        parts: parts.map(([key], n) => ({ key, spend: (spend?.[n] ?? 0) / 100, impressions: impressions?.[n] ?? 0, linkClicks: linkClicks?.[n] ?? 0 })),
      }
    })
  })
}

/** Whole numbers in proportion to the weights that add up to the total. */
function divided(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((a, b) => a + b, 0)
  let [before, given] = [0, 0]
  return weights.map((weight) => {
    before += weight
    const part = Math.round((total * before) / all) - given
    given += part
    return part
  })
}

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
    if (account.breakdowns)
      for (const [key, share] of account.currency === 'USD' ? usRegions : shares.region) add('region', key, day, (impressions ?? 0) * share)
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
