/** Ads (docs/metrics.md#ads): what is in ad accounts, and what the networks say each ad did on a day. */
import * as v from 'valibot'
import { NetworkDate } from './fields.ts'
import { itemSource } from './source.ts'

/** What the network counted; negative when it took back more than it added, null when it gave none. */
const Count = v.nullable(v.number())

const adStatuses = ['active', 'paused', 'completed', 'archived'] as const
const AdStatus = v.picklist(adStatuses)
export const adRankings = ['above_average', 'average', 'below_average'] as const
const Ranking = v.nullable(v.picklist(adRankings))

const thing = { id: v.pipe(v.string(), v.nonEmpty()), accountId: v.string(), name: v.string(), status: v.nullable(AdStatus) }

/** Campaigns, ad sets and ads; each knows what it lies in. */
export const AdObject = v.variant('level', [
  v.object({ level: v.literal('campaign'), ...thing, objective: v.nullable(v.string()) }),
  v.object({
    level: v.literal('ad_set'),
    ...thing,
    campaignId: v.string(),
    /** what its results are, in the plural: link clicks */
    resultType: v.nullable(v.string()),
    bidType: v.nullable(v.string()),
    /** a day, in the account's currency */
    dailyBudget: v.nullable(v.number()),
  }),
  v.object({
    level: v.literal('ad'),
    ...thing,
    adSetId: v.string(),
    pictureUrl: v.nullable(v.string()),
    text: v.nullable(v.string()),
    quality: Ranking,
    engagement: Ranking,
    conversion: Ranking,
  }),
])
export type AdObject = v.InferOutput<typeof AdObject>
export type Campaign = Extract<AdObject, { level: 'campaign' }>
export type AdSet = Extract<AdObject, { level: 'ad_set' }>
export type Ad = Extract<AdObject, { level: 'ad' }>

/** One ad on one day, or in all of several; `id` is `<date>:<ad>`, so that a day fetched again replaces itself: conversions are restated for weeks. */
export const AdRow = v.object({
  id: v.string(),
  accountId: v.string(),
  date: NetworkDate,
  /** of a total of several days, which stands on the last of them: the first; null when nobody says it */
  from: v.optional(v.nullable(NetworkDate)),
  adId: v.string(),
  adSetId: v.string(),
  campaignId: v.string(),
  spend: Count,
  impressions: Count,
  clicksAll: Count,
  linkClicks: Count,
  results: Count,
  conversions: Count,
  conversionValue: Count,
  thruplays: Count,
})
export type AdRow = v.InferOutput<typeof AdRow>

export const adDimensions = ['age_gender', 'region', 'placement', 'device', 'hour'] as const
export const AdDimension = v.picklist(adDimensions)
export type AdDimension = v.InferOutput<typeof AdDimension>

/**
 * A day of an ad account, or of one ad of it, cut by one dimension. Keys: `25-34:women`; `GB:Scotland` (country and region, `?` for none); placements and devices
 * by their names; hours `0` to `23` of the account's zone.
 */
export const AdBreakdown = v.object({
  id: v.string(),
  accountId: v.string(),
  date: NetworkDate,
  /** as of an ad's row */
  from: v.optional(v.nullable(NetworkDate)),
  /** absent: of all its ads */
  adId: v.optional(v.string()),
  dimension: AdDimension,
  parts: v.array(v.object({ key: v.string(), spend: Count, impressions: Count, linkClicks: Count })),
})
export type AdBreakdown = v.InferOutput<typeof AdBreakdown>

export const adLevels = ['account', 'campaign', 'ad_set', 'ad', 'region'] as const
export const AdLevel = v.picklist(adLevels)
export type AdLevel = v.InferOutput<typeof AdLevel>

/**
 * People the network says were reached: `windows` holds, by length in days, its own number for the range that ends on `date`.
 * People come back, so nothing of this is ever added up.
 */
export const AdReach = v.object({
  id: v.string(),
  accountId: v.string(),
  date: NetworkDate,
  reached: v.array(v.object({ level: AdLevel, objectId: v.string(), windows: v.record(v.string(), v.number()) })),
})
export type AdReach = v.InferOutput<typeof AdReach>

/** What an import could not take, of days `from` to `date`: told where these days are, until another import tells of all of them. */
export const AdGap = v.object({
  id: v.string(),
  accountId: v.string(),
  from: NetworkDate,
  date: NetworkDate,
  rows: v.number(),
  /** what was lacking, in a sentence, with its figures */
  text: v.string(),
})
export type AdGap = v.InferOutput<typeof AdGap>

const dayOf = ({ date }: { readonly date: string }) => `${date}T00:00:00.000Z`

/** They have no instant of their own: whoever reads them reads all. */
export const adObjectSource = itemSource<AdObject>({
  id: 'ad campaigns, sets and ads',
  prefix: 'ADOBJECT',
  owner: 'ad_account',
  schema: AdObject,
  at: () => '2000-01-01T00:00:00.000Z',
})
export const adRowSource = itemSource<AdRow>({ id: 'ad figures', prefix: 'ADROW', owner: 'ad_account', schema: AdRow, at: dayOf })
export const adBreakdownSource = itemSource<AdBreakdown>({ id: 'ad breakdowns', prefix: 'ADPART', owner: 'ad_account', schema: AdBreakdown, at: dayOf })
export const adReachSource = itemSource<AdReach>({ id: 'ad reach', prefix: 'ADREACH', owner: 'ad_account', schema: AdReach, at: dayOf })
export const adGapSource = itemSource<AdGap>({ id: 'ad gaps', prefix: 'ADGAP', owner: 'ad_account', schema: AdGap, at: dayOf })
