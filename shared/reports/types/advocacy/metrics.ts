/** What advocacy is measured by (docs/metrics.md#advocacy). Rates, points and members are the group's, so they come in when its items are known. */
import { formatFigure } from '../../../format.ts'
import { formatCount } from '../../../format-count.ts'
import { sumKnown } from '../../../metrics/flow.ts'
import { ratio } from '../../../metrics/ratio.ts'
import { moneyIn } from '../../../metrics/units.ts'
import type { ItemMetric, Occurrence } from '../../language/items/metric.ts'
import { distinct, flow } from '../../language/items/rules.ts'
import { type AdvocacyEntry, membersAt, type Shared, termsOf } from './entries.ts'

type Metric = ItemMetric<AdvocacyEntry>

const ofShare =
  (of: (entry: Shared) => number | null) =>
  (entry: AdvocacyEntry): number | null =>
    entry.kind === 'share' ? of(entry) : null
const atCountry = (entry: AdvocacyEntry): readonly string[] => (entry.kind === 'country' ? [entry.at] : [])
const count = { unit: 'count', polarity: 'higher' } as const
const lifetime = 'counted over the lifetime of posts shared in the period.'

/** Followers of each profile that shared, once, as they were at its last share. */
function potentialReach(found: readonly Occurrence<AdvocacyEntry>[]): number | null {
  const last = new Map<string, { at: string; id: string; followers: number | null }>()
  for (const { item } of found) {
    if (item.kind !== 'share') continue
    const { network, profileId, at, id, followers } = item.share
    const key = `${network} ${profileId}`
    const known = last.get(key)
    if (!known || at > known.at || (at === known.at && id > known.id)) last.set(key, { at, id, followers })
  }
  return sumKnown([...last.values()].map(({ followers }) => followers))
}

const activeAdvocates = distinct<AdvocacyEntry>((entry) => (entry.kind === 'share' ? entry.share.advocateId : null))
const pointsFormula = 'Points per share, click and engagement, as the group sets them.'

export const advocacyMetrics = {
  advocates: {
    class: 'STOCK',
    value: (found, { end }) =>
      membersAt(
        found.map(({ item }) => item),
        end,
      ),
    ...count,
    title: 'Advocates',
    noun: { one: 'member', many: 'members' },
    origin: 'The group',
    formula: 'Members of the group at the end of the period.',
    definition: 'Members who joined before the period ended and have not left.',
  },
  active_advocates: {
    ...activeAdvocates,
    ...count,
    title: 'Active advocates',
    formula: 'Count of unique advocates with a share in the period.',
    definition:
      'Members who shared something in the period, including any who have left since. Someone who shared on two days counts once, so days do not add up.',
  },
  adoption_rate: {
    class: 'RATIO',
    value: () => null,
    unit: 'percent',
    polarity: 'higher',
    title: 'Adoption rate',
    formula: 'Active advocates ÷ advocates × 100.',
    definition: 'How much of the group took part. Members who shared and then left are active advocates but no longer advocates, so it can exceed 100%.',
    note: 'Of all advocates of the group',
  },
  shares: {
    ...flow(ofShare(() => 1)),
    ...count,
    title: 'Shares',
    formula: 'Count of shares in the period.',
    definition: 'How often members shared something, by the time they did. One post shared by two members is two shares.',
  },
  shares_per_active: {
    class: 'RATIO',
    growsWithDays: true,
    has: ({ kind }) => kind === 'share',
    value: (found, interval) => ratio([{ num: found.length, den: activeAdvocates.value(found, interval) }]),
    terms: (found, interval) => [{ value: found.length }, { value: activeAdvocates.value(found, interval) }],
    unit: 'ratio',
    polarity: 'higher',
    title: 'Shares per active advocate',
    label: 'Shares per active',
    formula: 'Shares ÷ active advocates.',
    definition: 'How often active advocates share.',
  },
  clicks: {
    ...flow(ofShare(({ share }) => share.clicks)),
    ...count,
    title: 'Clicks',
    formula: 'Sum of clicks on shared posts.',
    definition: `Clicks on links that members shared, ${lifetime}`,
    theme: { id: 'clicks', place: 4 },
  },
  engagements: {
    ...flow(ofShare(({ engagements }) => engagements)),
    ...count,
    title: 'Engagements',
    formula: 'Reactions + comments + reshares.',
    definition: `Interactions with posts shared by members, ${lifetime}`,
    sections: ['engagement'],
    theme: { id: 'engagement', place: 0 },
  },
  reactions: {
    ...flow(ofShare(({ share }) => share.reactions)),
    ...count,
    title: 'Reactions',
    formula: 'Sum of reactions.',
    definition: `Likes and other reactions to posts shared by members, ${lifetime}`,
  },
  comments: {
    ...flow(ofShare(({ share }) => share.comments)),
    ...count,
    title: 'Comments',
    formula: 'Sum of comments.',
    definition: `Comments on posts shared by members, ${lifetime}`,
  },
  reshares: {
    ...flow(ofShare(({ share }) => share.reshares)),
    ...count,
    title: 'Reshares',
    formula: 'Sum of reshares.',
    definition: `Reshares of posts shared by members, ${lifetime}`,
  },
  impressions: {
    ...flow(ofShare(({ share }) => share.impressions)),
    ...count,
    title: 'Impressions',
    formula: 'Sum of impressions of shared posts.',
    definition: `Times posts shared by members were shown, ${lifetime} Only networks that report it count.`,
  },
  potential_reach: {
    class: 'UNIQUE',
    value: potentialReach,
    ...count,
    title: 'Potential reach',
    formula: 'Sum of followers of the profiles that shared, each counted once, at its last share.',
    definition: 'How many people would have seen it if every follower had: far more than did. It is never added to reach.',
    note: 'Followers of advocates, each profile once',
    countedBy: null,
  },
  emv: {
    ...flow<AdvocacyEntry>(() => null),
    unit: 'money',
    polarity: 'higher',
    title: 'Earned media value',
    label: 'EMV',
    formula: 'Clicks, engagements and impressions × the rates of the group.',
    definition: 'Cost of the same results as advertising, at the group’s own rates. There is no common standard.',
  },
  points: {
    ...flow<AdvocacyEntry>(() => null),
    ...count,
    title: 'Points',
    formula: pointsFormula,
    definition: 'Points a member earned for shares and their results, at rates the group sets. They only rank the leaderboard.',
  },
  country_clicks: {
    ...flow<AdvocacyEntry>((entry) => (entry.kind === 'country' ? entry.clicks : null)),
    at: atCountry,
    ...count,
    noun: { one: 'pair of share and country', many: 'pairs of share and country' },
    title: 'Clicks by country',
    label: 'Clicks',
    formula: 'Sum of clicks whose country is known.',
    definition: 'Where people who clicked were. Clicks without a known country are left out.',
  },
} as const satisfies Record<string, Metric>

/** What earned media value is made of, each in all. */
const resultsOf: Metric['terms'] = (found, interval) =>
  (['clicks', 'engagements', 'impressions'] as const).map((id) => {
    const { title, value } = advocacyMetrics[id]
    return { title, value: value(found, interval) }
  })

/** With the members, rates and points of the group at hand. */
export function advocacyMetricsOf(entries: readonly AdvocacyEntry[]): Record<string, Metric> {
  const { rates, points } = termsOf(entries)
  const worth = ({ share, engagements }: Shared) =>
    sumKnown([
      share.clicks === null ? null : share.clicks * rates.click,
      engagements === null ? null : engagements * rates.engagement,
      share.impressions === null ? null : (share.impressions / 1000) * rates.thousand_impressions,
    ])
  const earned = ({ share, engagements }: Shared) => points.share + (share.clicks ?? 0) * points.click + (engagements ?? 0) * points.engagement
  const unset = rates.click + rates.engagement + rates.thousand_impressions === 0
  const money = (rate: number) => formatFigure(rate, moneyIn(rates.currency))
  const priced = `${money(rates.click)} per click, ${money(rates.engagement)} per engagement, ${money(rates.thousand_impressions)} per 1,000 impressions`
  return {
    ...advocacyMetrics,
    adoption_rate: {
      ...advocacyMetrics.adoption_rate,
      value: (found, interval) => ratio([{ num: activeAdvocates.value(found, interval), den: membersAt(entries, interval.end) }], 100),
      terms: (found, interval) => [{ value: activeAdvocates.value(found, interval) }, { value: membersAt(entries, interval.end) }],
    },
    emv: {
      ...advocacyMetrics.emv,
      ...(unset ? { value: () => null } : { ...flow(ofShare(worth)), terms: resultsOf }),
      unit: unset ? 'money' : moneyIn(rates.currency),
      title: unset ? advocacyMetrics.emv.title : `Earned media value (${rates.currency})`,
      note: unset ? 'The group has no rates' : priced,
      formula: unset ? advocacyMetrics.emv.formula : `${priced}.`,
    },
    points: {
      ...advocacyMetrics.points,
      ...flow(ofShare(earned)),
      formula: `${formatCount(points.share)} a share + ${formatCount(points.click)} a click + ${formatCount(points.engagement)} an engagement.`,
    },
  }
}
