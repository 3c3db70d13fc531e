/** The figures of the small files that failed once: those of a calculation by hand from the files. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@jest/globals'
import { addDays } from '../../../shared/dates/index.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import { nothingSaid } from '../../../test/builders/nothing-said.ts'
import { readContext } from '../../../test/builders/read-context.ts'
import { realFile, testWith } from '../../../test/builders/real-data.ts'
import { readForProfile } from './targets/read-for-profile.ts'

type Figures = {
  readonly days?: readonly object[]
  /** by the ID of each */
  readonly posts?: Readonly<Record<string, object>>
  readonly records?: readonly object[]
}

async function figuresOf(network: NetworkCode, name: string): Promise<Figures> {
  const of = network === 'facebook' || network === 'instagram' ? network : null
  const files = [{ name, bytes: readFileSync(realFile(`cases/${name}`)) }]
  const profile = { network, username: network === 'instagram' ? 'shop' : null }
  const context = { ...readContext(network), today: '2026-11-28', todayUtc: '2026-11-28' }
  const [file] = await readForProfile({ profile, format: 'auto', of, files }, context, nothingSaid)
  const { days = [], posts = [], items = [] } = file?.reading ?? {}
  const records = items.filter(({ source }) => !/^ad (?!figures)/.test(source)).flatMap((batch) => batch.records ?? [])
  return {
    ...(days.length > 0 ? { days } : {}),
    ...(posts.length > 0 ? { posts: Object.fromEntries(posts.map(({ id, measures }) => [id, measures])) } : {}),
    ...(records.length > 0 ? { records: records.filter((one) => !('level' in one)) } : {}),
  }
}

/** Parts of an audience are hundredths of a percent; times of videos are minutes. */
const byHand: Readonly<Record<string, readonly [NetworkCode, Figures]>> = {
  '00-tiktok-territories.csv': [
    'tiktok',
    {
      records: [
        {
          id: 'its territories',
          countries: [
            { code: 'US', followers: 4600 },
            { code: 'EG', followers: 2200 },
          ],
        },
      ],
    },
  ],
  '01-list-in-a-text.csv': ['google', { records: [expect.objectContaining({ id: 'r1', createdAt: '2026-10-02T10:00:00.000Z', stars: 5 })] }],
  // 30.5 and 20 hours; the line of their total is no video
  '02-youtube-many-columns.csv': [
    'youtube',
    { posts: { AAAAAAAAAAA: { video_views: 600, watch_time_min: 1830 }, BBBBBBBBBBB: { video_views: 400, watch_time_min: 1200 } } },
  ],
  '04-instagram-collab-post.csv': [
    'instagram',
    { posts: { '17900000000000001': { impressions: 100, reach: 90, reactions: 5, shares: 1, followers_gained: 0, comments: 2, saves: 1 } } },
  ],
  '05-meta-audience-towns.csv': [
    'facebook',
    {
      records: [
        {
          id: 'its ages',
          ages: [
            { band: '18-24', women: 3040, men: 1020, other: 0 },
            { band: '25-34', women: 4060, men: 1880, other: 0 },
          ],
        },
        {
          id: 'its cities',
          cities: [
            { name: 'Pleven, Bulgaria', followers: 7430 },
            { name: 'Sofia, Bulgaria', followers: 480 },
          ],
        },
        {
          id: 'its countries',
          countries: [
            { code: 'BG', followers: 9840 },
            { code: 'DE', followers: 90 },
          ],
        },
      ],
    },
  ],
  '06-declared-coverage.csv': ['facebook', { posts: { a: { reactions: 5 }, b: { reactions: 6 }, c: { reactions: 6 } } }],
  // 600 seconds
  '07-facebook-video-export.csv': [
    'facebook',
    { posts: { '1001': { reach: 100, video_views: 50, watch_time_min: 10, reactions: 5, comments: 1, shares: 1 } } },
  ],
  '10-no-date-note.csv': ['google', { records: [expect.objectContaining({ id: 'a', stars: 5, text: '25/12/2025' })] }],
  '11-google-ads-into-facebook.csv': [
    'google',
    {
      records: [
        expect.objectContaining({
          ...{ from: '2026-10-01', date: '2026-10-31', campaignId: 'Brand', impressions: 1200, spend: 30, clicksAll: 60, conversions: 3 },
          ...{ linkClicks: null, results: null, conversionValue: null, thruplays: null },
        }),
      ],
    },
  ],
  'ids-and-lines.csv': ['twitter', { posts: { '1734567890123456789': { impressions: 100 }, '0012345': { impressions: 200 }, '12E5': { impressions: 300 } } }],
  // from 1 October to 27 November
  'until-yesterday.csv': [
    'facebook',
    {
      days: Array.from({ length: 58 }, (_, at) => ({
        date: addDays('2026-10-01', at),
        values: { impressions: 1000, engagements: 100, followers: 5000 },
      })),
    },
  ],
}

testWith('cases')('the figures of every file of the cases are those calculated by hand', async () => {
  const tables = readdirSync(realFile('cases')).filter((name) => name.endsWith('.csv'))
  expect(tables.toSorted()).toEqual(Object.keys(byHand))
  for (const [name, [network, figures]] of Object.entries(byHand)) expect([name, await figuresOf(network, name)]).toEqual([name, figures])
})
