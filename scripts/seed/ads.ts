/** Days of the demo's ads, and what each did on them. */
import { dayNumber } from '../../shared/dates/calendar-date.ts'
import type { AdObject, AdRow } from '../../shared/items/ads.ts'
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
