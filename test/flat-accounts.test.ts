import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, dayCount } from '../shared/dates/index.ts'
import type { Mention } from '../shared/items/mentions.ts'
import { joined } from '../shared/known.ts'
import type { ComparedProfile } from '../shared/public-profiles.ts'
import { adsPerformance } from '../shared/reports/types/ads-performance/definition.ts'
import { adDay, adSet, gbp } from '../shared/reports/types/ads-performance/sample.ts'
import { advocacy } from '../shared/reports/types/advocacy/definition.ts'
import { competitor } from '../shared/reports/types/competitor/definition.ts'
import { facebookAds } from '../shared/reports/types/facebook-ads/definition.ts'
import { inboxActivity } from '../shared/reports/types/inbox-activity/definition.ts'
import { industryBenchmark } from '../shared/reports/types/industry-benchmark/definition.ts'
import { listenerPerformance } from '../shared/reports/types/listener-performance/definition.ts'
import { reviews } from '../shared/reports/types/reviews/definition.ts'
import { sentiment } from '../shared/reports/types/sentiment/definition.ts'
import { anAdvocacyGroup } from './builders/advocacy-group.ts'
import { aPost, aProfile, reportOf } from './builders/dataset.ts'
import { type FlatSource, flatProfile } from './builders/flat-account.ts'
import { type ItemWorld, itemReportOf } from './builders/items.ts'
import { aMessage } from './builders/message.ts'
import { aReview } from './builders/review.ts'
import { changesOf } from './builders/shown-changes.ts'
import { property } from './builders/sizes.ts'

const today = '2026-11-28'
const from = '2026-07-01'

type Ranges = { readonly range: [string, string]; readonly prior: [string, string] }

/** A range that ends today or up to two weeks before, and one before it that is as long, or longer or shorter by a few days. */
const anyRanges: fc.Arbitrary<Ranges> = fc
  .record({
    length: fc.integer({ min: 1, max: 50 }),
    ago: fc.integer({ min: 0, max: 14 }),
    gap: fc.integer({ min: 1, max: 8 }),
    more: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ length, ago, gap, more }) => {
    const to = addDays(today, -ago)
    const first = addDays(to, 1 - length)
    const priorTo = addDays(first, -gap)
    return { range: [first, to], prior: [addDays(priorTo, 1 - Math.max(1, length + more)), priorTo] }
  })

const dayAt = (at: number) => addDays(from, at)
const someDays = fc.uniqueArray(fc.integer({ min: 0, max: dayCount(from, today) - 1 }).map(dayAt), { maxLength: 8 })
/** None, some, or every so many of all. */
const fewDays = fc.oneof(
  { weight: 2, arbitrary: fc.constant<string[]>([]) },
  { weight: 3, arbitrary: someDays },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 2, max: 9 }).map((step) => Array.from({ length: Math.ceil(dayCount(from, today) / step) }, (_, at) => dayAt(at * step))),
  },
)

/** Late by up to five days; without some days; its last two days, which may still change, told in part. */
const anySource = (networks: readonly NonNullable<FlatSource['network']>[]): fc.Arbitrary<FlatSource> =>
  fc.record({
    from: fc.constant(from),
    until: fc.integer({ min: 0, max: 5 }).map((late) => addDays(today, -late)),
    missing: fewDays,
    bare: fewDays,
    noLevels: fewDays,
    // absent: no network tells what was gained and lost
    noFlows: fc.oneof(fc.constant(undefined), fewDays),
    partial: fc.subarray([today, addDays(today, -1)]),
    network: fc.constantFrom(...networks),
  })

test('a flat account never shows a change, whatever its networks do not tell', () => {
  const grows = new Set(['followers'])
  let compared = 0
  fc.assert(
    fc.property(
      anyRanges,
      fc.array(anySource(['linkedin', 'instagram', 'twitter', 'tiktok', 'youtube']), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('comprehensive', 'posts'),
      (ranges, sources, type) => {
        const profiles = sources.map((source, at) => flatProfile(`p${at}`, source))
        const report = reportOf({ type, profiles, ...ranges, now: `${today}T12:00:00Z` })
        expect(changesOf(report, grows)).toEqual([])
        compared += report.reports.crossChannel.summary.filter(({ figure }) => figure.growth.kind === 'percent').length
      },
    ),
    property(40, 400),
  )
  expect(compared).toBeGreaterThan(40)
})

/** The days of a source that are known, with the instants of its two items of each; today has hardly begun. */
function toldDays({ until = today, missing = [] }: FlatSource) {
  const dates = Array.from({ length: dayCount(from, until) }, (_, day) => dayAt(day)).filter((date) => !missing.includes(date))
  const known = joined(dates.map((date) => `${date}/${date}`))
  return {
    dates,
    known,
    each: <Item>(make: (at: string, id: string, date: string) => Item) =>
      dates.flatMap((date) => (date < today ? ['08', '20'] : ['08']).map((hour) => make(`${date}T${hour}:00:00Z`, `${date} ${hour}`, date))),
  }
}
type Source = ReturnType<typeof toldDays>
type Made = Pick<ItemWorld, 'definition' | 'profiles' | 'items' | 'known' | 'queries' | 'context'>

const opinion = { text: 'A lovely mug #mug', score: 3, sentiment: 'positive' } as const
const nth = (sources: readonly Source[]) => sources.map((source, at) => ({ ...source, id: `p${at}` }))

/** Reviews of four stars, each with words and an answer an hour later. */
const reviewsOf = (sources: readonly Source[]) =>
  nth(sources).flatMap(({ id, each }) =>
    each((at, name) => {
      const reply = { text: 'Thanks', at: at.replace(':00:00Z', ':40:00Z') }
      return aReview(`${id} ${name}`, at, { profileId: id, stars: 4, reply, ...opinion })
    }),
  )

const aMention = (id: string, at: string): Mention => ({
  ...{ id, listenerId: 'l', at, source: 'news', queries: ['q'], url: null, author: { id: 'ann', name: 'Ann', followers: 100 } },
  ...{ country: 'GB', language: null, engagements: 5, repost: false, ...opinion },
})

const aShare = (id: string, at: string) => ({
  ...{ id, advocacyId: 'v', advocateId: 'ann', network: 'linkedin', profileId: 'ann', followers: 100, at },
  ...{ post: { id: 'post', text: '', url: null, picture_url: null }, clicks: 4, impressions: 500, reactions: 3, comments: 1, reshares: 1, countries: [] },
})

const level = (profileId: string) => (date: string) => ({ id: `${profileId} ${date}`, profileId, date, followers: 1_000 })
const aPage = (id: string, own: boolean): ComparedProfile => ({
  id,
  network: 'facebook',
  name: id,
  username: null,
  own,
  brand: id,
  since: null,
  state: 'shown',
})

function publicProfiles(sources: readonly Source[]) {
  const profiles = nth(sources).map(({ id, known }) => aProfile(id, 'facebook', { known: { posts: known } }))
  const postsOf = (profile: (typeof profiles)[number], { each }: Source) =>
    each((at, name) => aPost(`${profile.id} ${name}`, profile, at, { reactions: 20, comments: 5, shares: 1 }))
  return { profiles, postsOf }
}

const worlds: Record<string, (sources: readonly Source[]) => Made> = {
  reviews: (sources) => ({
    definition: reviews,
    profiles: nth(sources).map(({ id, known }) => aProfile(id, 'google', { known: { reviews: known } })),
    items: { reviews: reviewsOf(sources) },
  }),
  sentiment: (sources) => ({
    definition: sentiment,
    profiles: nth(sources).map(({ id, known }) => aProfile(id, 'google', { known: { reviews: known } })),
    items: { reviews: reviewsOf(sources) },
  }),
  inbox: (sources) => ({
    definition: inboxActivity,
    profiles: nth(sources).map(({ id, known }) => aProfile(id, 'facebook', { known: { messages: known } })),
    items: {
      messages: nth(sources).flatMap(({ id, each }) =>
        each((at, name) => {
          const thread = { profileId: id, conversation: `${id} ${name}` }
          const answered = at.replace(':00:00Z', ':30:00Z')
          return [
            aMessage(`${id} in ${name}`, 'inbound', at, { ...thread, ...opinion }),
            aMessage(`${id} out ${name}`, 'outbound', answered, { ...thread, member: { id: 'ada', name: 'Ada' } }),
          ]
        }).flat(),
      ),
    },
  }),
  mentions: ([source]) => ({
    ...{ definition: listenerPerformance, profiles: [], queries: ['q'], known: source ? [source.known] : [] },
    items: { mentions: source?.each((at, name) => aMention(name, at)) ?? [] },
  }),
  advocacy: ([source]) => ({
    ...{ definition: advocacy, profiles: [], known: source ? [source.known] : [], context: { advocacy: anAdvocacyGroup() } },
    items: {
      advocates: [{ id: 'ann', advocacyId: 'v', name: 'Ann', picture_url: null, joinedAt: '2025-01-01T00:00:00Z', leftAt: null }],
      shares: source?.each((at, name) => aShare(name, at)) ?? [],
    },
  }),
  competitors: (sources) => {
    const { profiles, postsOf } = publicProfiles(sources)
    return {
      ...{ definition: competitor, profiles, context: { pages: profiles.map(({ id }, at) => aPage(id, at === 0)) } },
      items: {
        followers: nth(sources).flatMap(({ id, dates }) => dates.map(level(id))),
        posts: profiles.flatMap((profile, at) => (sources[at] ? postsOf(profile, sources[at]) : [])),
      },
    }
  },
  benchmark: (sources) => {
    const { profiles, postsOf } = publicProfiles(sources)
    const peers = Array.from({ length: 11 }, (_, at) => aPage(`peer${at}`, false))
    const whole = toldDays({})
    return {
      ...{
        definition: industryBenchmark,
        profiles,
        context: { pages: profiles.map(({ id }) => aPage(id, true)), cohort: { industry: 'Bookshops', pages: peers } },
      },
      items: {
        followers: nth(sources).flatMap(({ id, dates }) => dates.map(level(id))),
        posts: profiles.flatMap((profile, at) => (sources[at] ? postsOf(profile, sources[at]) : [])),
        'page-followers': peers.flatMap(({ id }) => whole.dates.map(level(id))),
        'page-posts': peers.flatMap(({ id }) => postsOf(aProfile(id, 'facebook'), whole)),
      },
    }
  },
}

function adWorld(definition: typeof adsPerformance | typeof facebookAds): (sources: readonly Source[]) => Made {
  return (sources) => ({
    definition,
    profiles: nth(sources).map(({ id }) => aProfile(id, 'facebook')),
    items: {
      'ad accounts': nth(sources).map(({ id, known }) => ({ ...gbp, id: `ads ${id}`, profileId: id, timezone: 'UTC', known: [...known] })),
      'ad campaigns, sets and ads': nth(sources).map(({ id }) => adSet(`ads ${id}`, `ad ${id}`, 'Purchases')),
      'ad figures': nth(sources).flatMap(({ id, dates }) =>
        dates.map((date) =>
          adDay(`ads ${id}`, `ad ${id}`, date, date === today ? 3 : 10, date === today ? 300 : 1_000, date === today ? 3 : 10, {
            conversions: 2,
            conversionValue: 40,
            results: 2,
          }),
        ),
      ),
    },
  })
}

test.each([...Object.entries(worlds), ['ads', adWorld(adsPerformance)] as const, ['facebook ads', adWorld(facebookAds)] as const])(
  'nor does a report over items: %s',
  async (_, world) => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(anyRanges, fc.array(anySource(['facebook']), { minLength: 1, maxLength: 2 }), async (ranges, given) => {
        const sources = given.map(toldDays)
        const report = await itemReportOf({ ...world(sources), ...ranges, now: `${today}T12:00:00Z` })
        expect(changesOf(report)).toEqual([])
        compared += report.reports.crossChannel.summary.filter(({ figure }) => figure.growth.kind !== 'none').length
      }),
      property(12, 150),
    )
    expect(compared).toBeGreaterThan(5)
  },
)
