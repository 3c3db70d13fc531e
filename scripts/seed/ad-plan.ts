/** The demo's ad accounts, what runs in them, and when in the year. */
import type { NetworkCode } from '../../shared/networks.ts'

export type Flight = {
  key: string
  name: string
  objective: string
  resultType: string
  /** month and day of every year; `always` has no end */
  from: string
  to: string
  /** in the account's currency, over the whole campaign */
  dailySpend: number
  /** cost of a thousand impressions, link clicks and conversions per impression and click, value of a conversion */
  cpm: number
  ctr: number
  cvr: number
  value: number
  video?: true
  adSets: readonly string[]
  ads: readonly { name: string; text: string; picture: number /** of the ad set's money */; share: number }[]
}

export type SeedAdAccount = {
  id: string
  profileId: string
  accountId: string
  network: NetworkCode
  name: string
  currency: string
  timezone: string
  /** breakdowns by people, place and hour */
  breakdowns: boolean
  flights: readonly Flight[]
}

const retargeting: Flight = {
  key: 'shop',
  name: 'Shop, all year',
  objective: 'Sales',
  resultType: 'Purchases',
  from: 'always',
  to: 'always',
  dailySpend: 24,
  cpm: 7.4,
  ctr: 0.013,
  cvr: 0.041,
  value: 27.5,
  adSets: ['Visited the shop'],
  ads: [
    { name: 'Bag on the table', text: 'Roasted on Tuesday, at your door by Friday.', picture: 5, share: 0.7 },
    { name: 'Beans, close', text: 'Still thinking about it? So are we.', picture: 13, share: 0.3 },
  ],
}

export const adAccounts: readonly SeedAdAccount[] = [
  {
    id: 'act-northbound-uk',
    profileId: 'demo-facebook',
    accountId: 'acct-demo',
    network: 'facebook',
    name: 'Northbound Shop UK',
    currency: 'GBP',
    timezone: 'Europe/London',
    breakdowns: true,
    flights: [
      retargeting,
      {
        ...retargeting,
        key: 'winter',
        name: 'Winter blend',
        from: '10-05',
        to: '12-20',
        dailySpend: 62,
        cpm: 6.2,
        ctr: 0.016,
        cvr: 0.033,
        value: 24,
        adSets: ['Coffee lovers, UK', 'Lookalike of buyers'],
        ads: [
          { name: 'Compass bag', text: 'Winter blend is back: cocoa, orange, a long finish.', picture: 5, share: 0.55 },
          { name: 'Rain on the sill', text: 'For mornings that start in the dark.', picture: 14, share: 0.35 },
          { name: 'Price only', text: 'Two bags for £22.', picture: 13, share: 0.1 },
        ],
      },
      {
        ...retargeting,
        key: 'leith',
        name: 'Leith opening',
        objective: 'Awareness',
        resultType: 'ThruPlays',
        from: '11-01',
        to: '11-30',
        dailySpend: 18,
        cpm: 3.1,
        ctr: 0.004,
        cvr: 0,
        value: 0,
        video: true,
        adSets: ['Edinburgh, 8 km'],
        ads: [
          { name: 'Doors open', text: 'Our door in Leith opens on Saturday at eight.', picture: 9, share: 0.98 },
          // so little money that nobody ever clicks it: ratios without a denominator
          { name: 'Poster', text: 'Northbound Leith', picture: 9, share: 0.02 },
        ],
      },
      {
        ...retargeting,
        key: 'subscribe',
        name: 'Spring subscriptions',
        objective: 'Leads',
        resultType: 'Leads',
        from: '03-01',
        to: '05-15',
        dailySpend: 30,
        cvr: 0.06,
        value: 9,
        adSets: ['Subscribers of other roasters'],
      },
      {
        ...retargeting,
        key: 'coldbrew',
        name: 'Summer cold brew',
        objective: 'Traffic',
        resultType: 'Link clicks',
        from: '06-10',
        to: '08-31',
        dailySpend: 26,
        ctr: 0.019,
        cvr: 0.012,
        adSets: ['Under 35, cities'],
      },
    ],
  },
  {
    id: 'act-northbound-events',
    profileId: 'demo-facebook',
    accountId: 'acct-demo',
    network: 'facebook',
    name: 'Northbound Events',
    currency: 'GBP',
    timezone: 'Europe/London',
    breakdowns: false,
    // over since May: an account without a figure in any recent range
    flights: [
      {
        ...retargeting,
        key: 'festival',
        name: 'Coffee festival',
        objective: 'Traffic',
        resultType: 'Link clicks',
        from: '04-20',
        to: '05-10',
        dailySpend: 40,
        adSets: ['Edinburgh and Glasgow'],
      },
    ],
  },
  {
    id: 'act-northbound-ig',
    profileId: 'demo-instagram',
    accountId: 'acct-demo',
    network: 'instagram',
    name: 'Northbound Stories',
    currency: 'GBP',
    timezone: 'Europe/London',
    breakdowns: true,
    flights: [
      {
        ...retargeting,
        key: 'stories',
        name: 'Stories, all year',
        objective: 'Traffic',
        resultType: 'Link clicks',
        dailySpend: 17,
        cpm: 5.6,
        ctr: 0.011,
        cvr: 0.018,
        adSets: ['Followers and friends'],
        ads: [
          { name: 'Iced, three ways', text: 'Which one are you today?', picture: 8, share: 0.6 },
          { name: 'Heart in the milk', text: 'Swipe up for the Saturday class.', picture: 1, share: 0.4 },
        ],
      },
      {
        ...retargeting,
        key: 'gifts',
        name: 'Gift boxes',
        from: '11-05',
        to: '12-20',
        dailySpend: 35,
        cpm: 8.1,
        cvr: 0.046,
        value: 38,
        adSets: ['Gift shoppers'],
      },
    ],
  },
  {
    id: 'act-leith-us',
    profileId: 'leith-facebook',
    accountId: 'acct-demo',
    network: 'facebook',
    name: 'Leith Studio US',
    currency: 'USD',
    timezone: 'America/New_York',
    breakdowns: true,
    flights: [
      {
        ...retargeting,
        key: 'workshops',
        name: 'Workshop sign-ups',
        objective: 'Leads',
        resultType: 'Leads',
        dailySpend: 21,
        cpm: 9.8,
        ctr: 0.009,
        cvr: 0.07,
        value: 0,
        adSets: ['Brooklyn, makers'],
        ads: [
          { name: 'Hands and clay', text: 'Six Tuesdays, one wheel each.', picture: 3, share: 0.75 },
          { name: 'Open studio', text: 'Come and look first.', picture: 9, share: 0.25 },
        ],
      },
      {
        ...retargeting,
        key: 'cards',
        name: 'Holiday cards',
        from: '10-20',
        to: '12-15',
        dailySpend: 28,
        cpm: 10.4,
        cvr: 0.03,
        value: 31,
        adSets: ['Past buyers, US'],
      },
    ],
  },
  {
    id: 'act-northbound-li',
    profileId: 'demo-linkedin',
    accountId: 'acct-demo',
    network: 'linkedin',
    name: 'Northbound Wholesale',
    currency: 'GBP',
    timezone: 'UTC',
    breakdowns: false,
    flights: [
      {
        ...retargeting,
        key: 'wholesale',
        name: 'Wholesale leads',
        objective: 'Leads',
        resultType: 'Leads',
        from: '09-01',
        to: '12-15',
        dailySpend: 33,
        cpm: 31,
        ctr: 0.0052,
        cvr: 0.08,
        value: 0,
        adSets: ['Hospitality, UK'],
        ads: [{ name: 'Café counter', text: 'Your guests taste it. Your margin does too.', picture: 10, share: 1 }],
      },
    ],
  },
  {
    id: 'act-northbound-tt',
    profileId: 'demo-tiktok',
    accountId: 'acct-demo',
    network: 'tiktok',
    name: 'Northbound TikTok',
    currency: 'GBP',
    timezone: 'Europe/London',
    breakdowns: false,
    flights: [
      {
        ...retargeting,
        key: 'latteart',
        name: 'Latte art challenge',
        objective: 'Traffic',
        resultType: 'Link clicks',
        from: '10-01',
        to: '11-30',
        dailySpend: 20,
        cpm: 2.9,
        ctr: 0.007,
        cvr: 0.009,
        adSets: ['18 to 24, UK'],
        ads: [
          { name: 'Spilled it', text: 'Attempt 14 of the heart.', picture: 1, share: 0.5 },
          { name: 'POV barista', text: 'POV: you asked for a swan.', picture: 3, share: 0.5 },
        ],
      },
    ],
  },
  {
    id: 'act-harbour',
    profileId: 'other-facebook',
    accountId: 'acct-other',
    network: 'facebook',
    name: 'Harbour Books',
    currency: 'GBP',
    timezone: 'Europe/London',
    breakdowns: true,
    flights: [
      {
        ...retargeting,
        key: 'readings',
        name: 'Readings',
        objective: 'Traffic',
        resultType: 'Link clicks',
        dailySpend: 9,
        adSets: ['Readers nearby'],
        ads: [
          { name: 'Thursday reading', text: 'Thursday, seven, the back room.', picture: 14, share: 0.6 },
          { name: 'New on the shelf', text: 'Come and smell the paper.', picture: 13, share: 0.4 },
        ],
      },
    ],
  },
]
