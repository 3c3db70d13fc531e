/** What is said of constructed reviews, messages, mentions, tasks and ads, each case named for what is odd about it. */
import { expect, test } from '@jest/globals'
import { addDays } from '../../../../../shared/dates/index.ts'
import { adsPerformance } from '../../../../../shared/reports/types/ads-performance/definition.ts'
import { inboxActivity } from '../../../../../shared/reports/types/inbox-activity/definition.ts'
import { listenerPerformance } from '../../../../../shared/reports/types/listener-performance/definition.ts'
import { reviews } from '../../../../../shared/reports/types/reviews/definition.ts'
import { tasks } from '../../../../../shared/reports/types/tasks/definition.ts'
import { aProfile } from '../../../../../test/builders/dataset.ts'
import { type ItemWorld, itemReportOf } from '../../../../../test/builders/items.ts'
import { aMessage } from '../../../../../test/builders/message.ts'
import { aReview } from '../../../../../test/builders/review.ts'
import { aTask } from '../../../../../test/builders/task.ts'
import { type Expected, faultsOf } from './said.ts'

const from = '2026-03-29'
const before = addDays(from, -28)
const four = { range: [from, addDays(from, 27)], prior: [before, addDays(from, -1)] } as const
const profiles = [aProfile('p', 'google')]
const facebook = [aProfile('p', 'facebook')]

type When = 'then' | 'now'
/** `each` of every day of both ranges, with its number on that day and how many days went before. */
function daily<Item>(each: (at: string, side: When, day: number) => readonly Item[]): Item[] {
  return Array.from({ length: 56 }, (_, day) => each(addDays(before, day), day < 28 ? 'then' : 'now', day)).flat()
}
const times = <Item>(many: number, one: (nth: number) => Item): Item[] => Array.from({ length: many }, (_, nth) => one(nth))
const at = (date: string, nth: number) => `${date}T${String(8 + (nth % 12)).padStart(2, '0')}:${String((nth * 7) % 60).padStart(2, '0')}:00Z`

const ofReviews = (made: ReturnType<typeof aReview>[]): ItemWorld => ({ definition: reviews, profiles, ...four, items: { reviews: made, ratings: [] } })
const starred = (stars: (side: When, day: number, nth: number) => number, many = 10) =>
  ofReviews(daily((date, side, day) => times(many, (nth) => aReview(`${date}-${nth}`, at(date, nth), { stars: stars(side, day, nth) }))))

const mention = (id: string, when: string, queries: string[], author = id) => ({
  id,
  listenerId: 'l',
  at: when,
  source: 'news',
  queries,
  text: 'Great beans',
  url: null,
  author: { id: author, name: author, followers: 100 },
  country: null,
  language: 'en',
  engagements: 3,
  repost: false,
  score: null,
  sentiment: null,
})
const ofMentions = (each: Parameters<typeof daily<ReturnType<typeof mention>>>[0]): ItemWorld => ({
  definition: listenerPerformance,
  profiles: [],
  ...four,
  queries: ['Northbound', 'Rival'],
  items: { mentions: daily(each) },
})

const asked = (date: string, nth: number, hour: number, answered: boolean) => {
  const when = `${date}T${String(hour).padStart(2, '0')}:${String(nth % 60).padStart(2, '0')}:00Z`
  const conversation = `${date}-${hour}-${nth}`
  const question = aMessage(`${conversation}-q`, 'inbound', when, { conversation, kind: 'comment' })
  return answered ? [question, aMessage(`${conversation}-a`, 'outbound', when.replace(/:00Z$/, ':30Z'), { conversation, kind: 'comment' })] : [question]
}
const ofMessages = (each: Parameters<typeof daily<ReturnType<typeof aMessage>>>[0]): ItemWorld => ({
  definition: inboxActivity,
  profiles: facebook,
  ...four,
  items: { messages: daily(each) },
})

type Ad = { spend: number; conversions: number; conversionValue: number; impressions?: number; linkClicks?: number }
const ofAds = (each: (side: When, day: number) => Ad): ItemWorld => ({
  definition: adsPerformance,
  profiles: facebook,
  ...four,
  items: {
    'ad accounts': [{ id: 'a', profileId: 'p', network: 'facebook', name: 'Ads', currency: 'GBP', timezone: 'UTC', since: '2020-01-01' }],
    'ad figures': daily((date, side, day) => [
      {
        id: date,
        accountId: 'a',
        date,
        adId: 'ad',
        adSetId: 'set',
        campaignId: 'c',
        clicksAll: 60,
        linkClicks: 50,
        impressions: 4000,
        results: null,
        thruplays: null,
        ...each(side, day),
      },
    ]),
    'ad campaigns, sets and ads': [],
    'ad reach': [],
    'ad breakdowns': [],
    'ad gaps': [],
  },
})

const wobble = (day: number) => [0, 2, -1, 1, -2][day % 5] ?? 0
const cases: readonly (readonly [name: string, world: ItemWorld, expected: Expected])[] = [
  [
    'the average rating falls by a third of a star',
    starred((side, _, nth) => (nth < (side === 'then' ? 1 : 2) ? 1 : nth < 4 ? 4 : 5)),
    { must: ['Average rating fell from 4.30 to 4.00', 'Look into average rating'] },
  ],
  [
    'the average rating moves by noise',
    starred((_, day, nth) => (nth < 2 + (wobble(day * 3) % 2) + ((day * 7) % 3 === 0 ? 1 : 0) ? 3 : 5)),
    { must: [/verage rating went from .*within normal variation/], mustNot: [/verage rating (?:rose|fell)|Look into/] },
  ],
  ['all ratings the same', starred(() => 5), { mustNot: [/verage rating|within normal/i] }],
  [
    'three reviews now and one before',
    ofReviews([1, 30, 31, 32].map((day) => aReview(`${day}`, at(addDays(before, day), 1), { stars: day === 1 ? 1 : 5 }))),
    {
      must: [
        'only 3, compared with 1 in the prior period: too few to show a trend',
        /verage rating (?:went )?from 1\.00 to 5\.00.*, on too little data for a trend/,
      ],
      mustNot: [/\b(?:rose|fell)\b|within normal/],
    },
  ],
  [
    'reviews of a page in Arabic, with a name of emoji',
    { ...starred((side) => (side === 'then' ? 5 : 4)), profiles: [aProfile('p', 'google', { name: '☕️ قهوة' })] },
    { must: ['verage rating fell from 5.00 to 4.00'] },
  ],
  [
    'a star less on one day alone',
    starred((_, day) => (day === 40 ? 1 : 5)),
    { must: [/verage rating (?:went )?from 5\.00 to 4\.86.*within normal variation/], mustNot: [/verage rating fell/] },
  ],
  ['reviews without a comparison', { ...starred(() => 4), prior: null }, { mustNot: [/\b(?:rose|fell|went|prior|trend)\b/] }],
  [
    'share of voice lost to a rival',
    ofMentions((date, side, day) =>
      times(10 + wobble(day), (nth) => mention(`${date}-${nth}`, at(date, nth), [nth < (side === 'then' ? 6 : 4) ? 'Northbound' : 'Rival'])),
    ),
    { must: ['Share of voice fell from 59.79% to 40.14%', 'Read what people say about the others'] },
  ],
  [
    'a storm of mentions on one day',
    ofMentions((date, _, day) => times(day === 45 ? 400 : 8 + wobble(day), (nth) => mention(`${date}-${nth}`, at(date, nth), ['Northbound'], `${nth % 50}`))),
    { must: [/Mentions rose 17\d\.\d% to \d{3}.*within normal day-to-day variation/], mustNot: [/Plan for/] },
  ],
  ['no mention at all', ofMentions(() => []), { mustNot: [/./] }],
  [
    'answers that come less often',
    ofMessages((date, side, day) => times(8 + wobble(day), (nth) => nth).flatMap((nth) => asked(date, nth, 9 + nth, nth < (side === 'then' ? 7 : 5)))),
    { must: [/esponse rate fell from 8\d\.\d\d% to 6\d\.\d\d%/, 'Work through what is unanswered, oldest first'] },
  ],
  [
    'most messages come at nine',
    ofMessages((date, _, day) => [...times(3, (nth) => nth).flatMap((nth) => asked(date, nth, 9, true)), ...asked(date, 0, 11 + (day % 9), true)]),
    { must: ['Plan for 09:00 | 09:00 is the busiest hour of the day, with 84 conversations (75% of all). Make sure that someone is there to answer.'] },
  ],
  [
    'an hour that was busy on one day',
    ofMessages((date, _, day) => (day === 40 ? times(45, (nth) => nth).flatMap((nth) => asked(date, nth, 14, true)) : asked(date, 0, 8 + (day % 12), true))),
    { mustNot: [/Plan for/] },
  ],
  [
    'messages of one hour in one week',
    {
      ...ofMessages((date, _, day) => (day > 48 ? asked(date, 1, 9, true) : [])),
      range: [addDays(from, 21), addDays(from, 27)],
      prior: [addDays(from, 14), addDays(from, 20)],
    },
    { must: ['only 7, compared with 0'], mustNot: [/Plan for/] },
  ],
  [
    'ads that sell less for the same money',
    ofAds((side, day) => ({
      spend: 100 + wobble(day),
      conversions: side === 'then' ? 10 : 7,
      conversionValue: (side === 'then' ? 400 : 250) + wobble(day) * 5,
    })),
    { must: [/CPA rose 4\d\.\d% to £14\.\d\d/, /ROAS fell 3\d\.\d% to 2\.5\d|ROAS fell from 4\.\d\d to 2\.5\d/, 'Check tracking and landing pages'] },
  ],
  [
    'ads whose return moves by noise',
    ofAds((_, day) => ({ spend: 100 + wobble(day), conversions: 10 + wobble(day * 3), conversionValue: 300 + ((day * 37) % 211) })),
    { must: [/ROAS (?:went )?from .*within normal variation/], mustNot: [/ROAS (?:rose|fell)|CPA (?:rose|fell)/] },
  ],
  [
    'an advert that sold once',
    ofAds((_, day) => ({ spend: 100, conversions: day === 40 ? 1 : 0, conversionValue: day === 40 ? 20 : 0 })),
    { mustNot: [/ROAS (?:rose|fell)|CPA (?:rose|fell)|Look into/] },
  ],
  [
    'tasks that pile up',
    {
      definition: tasks,
      profiles: facebook,
      ...four,
      items: {
        tasks: daily((date, side, day) =>
          times(side === 'then' ? 2 : 5, (nth) =>
            aTask(`${day}-${nth}`, at(date, nth), nth < 2 ? { status: 'completed', completedAt: [at(addDays(date, 1), nth)] } : {}),
          ),
        ),
      },
    },
    { must: ['asks created rose 150.0% to 140', 'ompletion rate fell from 96.43% to 38.57%'] },
  ],
  [
    'one task',
    { definition: tasks, profiles: facebook, ...four, items: { tasks: [aTask('one', at(from, 1))] } },
    { mustNot: [/\b(?:rose|fell)\b|within normal/] },
  ],
]

test.each(cases)('%s', async (name, world, expected) => {
  expect(faultsOf(name, await itemReportOf(world), expected)).toEqual([])
})
