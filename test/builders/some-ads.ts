import * as fc from 'fast-check'
import type { Place } from './some-items.ts'

const instantDate = (from: string, days: number) => new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** An ad account of each place, in one currency or two, with days of ads that may lack anything, and what the network says of reach. */
export function someAds(places: readonly Place[], from: string, days: number, most: number) {
  const dates = Array.from({ length: days }, (_, n) => instantDate(from, n))
  const figure = fc.option(fc.integer({ min: -3, max: 900 }), { freq: 6 })
  const account = (two: boolean) => (place: Place, n: number) => ({
    id: `ads-${place.id}`,
    profileId: place.id,
    network: place.network,
    name: `Ads ${place.id}`,
    currency: two && n === 0 ? 'USD' : 'GBP',
    timezone: 'UTC',
    since: '2020-01-01',
  })
  const row = fc.record({
    place: fc.constantFrom(...places),
    date: fc.constantFrom(...dates),
    ad: fc.constantFrom('a', 'b', 'c'),
    figures: fc.array(figure, { minLength: 8, maxLength: 8 }),
  })
  return fc
    .record({ two: fc.boolean(), drawn: fc.array(row, { maxLength: most }), people: fc.option(fc.integer({ min: 1, max: 500 })) })
    .map(({ two, drawn, people }) => {
      const rows = drawn.map(({ place: { id }, date, ad, figures }, index) => {
        const [spend, impressions, clicksAll, linkClicks, results, conversions, conversionValue, thruplays] = figures.map((value) => value ?? null)
        const measures = { spend, impressions, clicksAll, linkClicks, results, conversions, conversionValue, thruplays }
        return {
          id: `${date}:${ad}:${index}`,
          accountId: `ads-${id}`,
          date,
          adId: ad,
          adSetId: `set-${ad}`,
          campaignId: ad === 'c' ? 'two' : 'one',
          ...measures,
        }
      })
      const sets = places.flatMap(({ id }) =>
        ['a', 'b', 'c'].map((ad) => ({
          level: 'ad_set',
          id: `set-${ad}`,
          accountId: `ads-${id}`,
          name: ad,
          status: 'active',
          campaignId: 'one',
          resultType: ad === 'b' ? 'Leads' : 'Purchases',
          bidType: null,
          dailyBudget: null,
        })),
      )
      const reach = dates.map((date) => ({
        id: date,
        accountId: `ads-${places[0]?.id}`,
        date,
        reached:
          people === null
            ? []
            : [
                { level: 'account', objectId: 'x', windows: { 1: people, 7: people * 3 } },
                { level: 'region', objectId: 'GB:Scotland', windows: { 1: people, 7: people * 2 } },
              ],
      }))
      const parts = rows.slice(0, 9).flatMap(({ id, accountId, date, spend, impressions, linkClicks }) =>
        Object.entries({ device: 'Mobile', hour: '9', region: 'GB:Scotland', age_gender: '25-34:women', placement: 'Feed' }).map(([dimension, key]) => ({
          id: `${id} ${dimension}`,
          accountId,
          date,
          dimension,
          parts: [{ key, spend, impressions, linkClicks }],
        })),
      )
      return { 'ad accounts': places.map(account(two)), 'ad figures': rows, 'ad campaigns, sets and ads': sets, 'ad reach': reach, 'ad breakdowns': parts }
    })
}
