/** Exports with columns or tables beyond those that are read: what is known is read, the rest is named, and nothing else is lost. */
import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { readContext } from '../../../../test/builders/read-context.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { readForProfile } from '../targets/read-for-profile.ts'

async function into(network: NetworkCode, text: string) {
  const context = readContext(network)
  const files = [{ name: 'x.csv', bytes: new TextEncoder().encode(text) }]
  const of = network === 'facebook' || network === 'instagram' ? network : null
  try {
    const [file] = await readForProfile({ profile: { network, username: null }, format: 'auto', of, files }, context, nothingSaid)
    const reading = file?.reading
    return {
      days: Object.fromEntries(reading?.days.map(({ date, values }) => [date, values]) ?? []),
      posts: Object.fromEntries(reading?.posts.map(({ id, measures }) => [id, measures]) ?? []),
      records: reading?.items.flatMap(({ records = [] }) => records),
      unread: file?.unread,
      notes: reading?.notes,
      gaps: reading?.gaps,
    }
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}

test('YouTube content with every column of its advanced mode', async () => {
  const more = ['Unique viewers', 'New viewers', 'Returning viewers', 'Clip views', 'Remix views', 'End screen clicks', 'Card clicks']
  const csv = `Content,Video title,Video publish time,${more.join()},Views,Watch time (hours)\nTotal,,,1,2,3,4,5,6,7,1000,50\nAAAAAAAAAAA,One,"Feb 19, 2026",1,2,3,4,5,6,7,1000,50\n`
  expect(await into('youtube', csv)).toMatchObject({ posts: { AAAAAAAAAAA: { video_views: 1000, watch_time_min: 3000 } }, unread: more })
})

test('the overview, the videos and the audience of TikTok’s Business Suite', async () => {
  const overview =
    'Date,Video views,Reached audience,Profile views,Likes,Shares,Comments,Website clicks,Phone number clicks,Lead submissions,App download clicks,Net growth,New followers,Lost followers\n2026/05/10,900,700,30,40,5,6,7,0,0,0,8,10,2\n'
  expect(await into('tiktok', overview)).toMatchObject({
    days: {
      '2026-05-10': {
        ...{ video_views: 900, impressions: 900, reach: 700, profile_visits: 30, reactions: 40, shares: 5, comments: 6 },
        ...{ followers_gained: 10, followers_lost: 2 },
      },
    },
  })
  const videos =
    'Video title,Video link,Post time,Video views,Likes,Comments,Shares,Add to Favorites\nOne,https://www.tiktok.com/@a/video/7400000000000000001,2026/05/10,90,8,3,2,1\n'
  expect(await into('tiktok', videos)).toMatchObject({
    posts: { '7400000000000000001': { video_views: 90, impressions: 90, reactions: 8, comments: 3, shares: 2, saves: 1 } },
    unread: [],
  })
  const audience = 'Date,New followers,Lost followers,Total followers,Reached audience,Engaged audience\n2026/05/10,10,2,500,700,60\n'
  expect(await into('tiktok', audience)).toMatchObject({
    days: { '2026-05-10': { followers: 500, followers_gained: 10, followers_lost: 2, reach: 700 } },
    unread: ['Engaged audience'],
  })
})

test('Facebook’s videos are posts with their own ids, and seconds are minutes', async () => {
  const csv =
    'Video asset ID,Universal video ID,Page ID,Page name,Title,Publish time,Date,Reach,3-second video views,1-minute video views,Seconds viewed,Reactions,Comments,Shares,Ad CPM (USD)\n1001,2001,3001,Shop,One,10/02/2026 10:00,Lifetime,100,50,10,600,5,1,1,\n'
  expect(await into('facebook', csv)).toMatchObject({
    posts: { '1001': { reach: 100, video_views: 50, watch_time_min: 10, reactions: 5, comments: 1, shares: 1 } },
    notes: [expect.stringContaining('import only one of the two')],
  })
})

const ages = '"Age & gender"\n"","Women","Men"\n"18-24","30.4","10.2"\n"25-34","40.6","18.8"\n'
test.each<[string, string]>([
  ['British', '"Top towns/cities"\n"Pleven, Bulgaria","Sofia, Bulgaria"\n"74.3","4.8"\n"Top countries"\n"Bulgaria","Germany"\n"98.4","0.9"\n'],
  ['German', '"Wichtigste Städte"\n"Pleven, Bulgaria","Sofia, Bulgaria"\n"74.3","4.8"\n"Wichtigste Länder"\n"Bulgarien","Deutschland"\n"98.4","0.9"\n'],
  ['French', '"Principales villes"\n"Pleven, Bulgaria","Sofia, Bulgaria"\n"74.3","4.8"\n"Principaux pays"\n"Bulgarie","Allemagne"\n"98.4","0.9"\n'],
  [
    'of 2024',
    '"Facebook followers by top cities"\n"Top cities","Value"\n"Pleven, Bulgaria","74.3%"\n"Sofia, Bulgaria","4.8%"\n"Facebook followers by top countries"\n"Top countries","Value"\n"Bulgaria","98.4%"\n"Germany","0.9%"\n',
  ],
])('titles of Meta’s audience: %s', async (_, places) => {
  expect(await into('facebook', `${ages}\n${places}`)).toMatchObject({
    records: [
      { ages: [{ band: '18-24', women: 3040, men: 1020 }, { band: '25-34' }] },
      {
        cities: [
          { name: 'Pleven, Bulgaria', followers: 7430 },
          { name: 'Sofia, Bulgaria', followers: 480 },
        ],
      },
      {
        countries: [
          { code: 'BG', followers: 9840 },
          { code: 'DE', followers: 90 },
        ],
      },
    ],
  })
})

test('an audience export of Meta with one unknown table keeps the others', async () => {
  const csv = `${ages}\n"Something new"\n"North","South"\n"60","40"\n\n"Top countries"\n"Bulgaria","Germany"\n"98.4","0.9"\n`
  expect(await into('facebook', csv)).toMatchObject({
    records: [{ id: 'its ages' }, { countries: [{ code: 'BG', followers: 9840 }, { code: 'DE' }] }],
    notes: expect.arrayContaining([expect.stringContaining('The table "Something new" in line 6 was skipped: we do not recognise its contents.')]),
  })
})

test('daily tables of Meta in German, one of which nobody knows', async () => {
  const csv =
    '"Facebook-Reichweite"\n"Datum","Primary"\n"2026-11-01","5"\n\n"Etwas Neues"\n"Datum","Primary"\n"2026-11-01","9"\n\n"Aufrufe"\n"Datum","Primary"\n"2026-11-01","7"\n'
  expect(await into('facebook', csv)).toMatchObject({
    days: { '2026-11-01': expect.anything() },
    notes: [expect.stringContaining('The table "Etwas Neues" in line 5 was skipped: we do not recognise its contents.')],
  })
})

test('figures of YouTube by day in German with a total and a column that nobody knows', async () => {
  const csv = 'Datum,Aufrufe,Wiedergabezeit (Stunden),Wiedergaben bis zum Ende\nGesamt,10,2.5,4\n2026-10-01,6,1.5,3\n2026-10-02,4,1,1\n'
  expect(await into('youtube', csv)).toMatchObject({
    days: { '2026-10-01': { video_views: 6, watch_time_min: 90 }, '2026-10-02': { video_views: 4, watch_time_min: 60 } },
    unread: ['Wiedergaben bis zum Ende'],
    gaps: [],
  })
})

test('rows behind a stray line are no table that nobody knows', async () => {
  const csv = 'Date,Video Views,Profile Views,Likes\n2026-11-01,1,2,3\nExported by me\n2026-11-02,1,2,3\n2026-11-03,1,2,3\n'
  expect(await into('tiktok', csv)).toContain('We do not recognise this file')
})

test('YouTube content without its views is read, and a column of another name is named', async () => {
  const csv = 'Content,Video title,Video publish time,Engaged views,Likes\nAAAAAAAAAAA,One,"Feb 19, 2026",900,7\n'
  expect(await into('youtube', csv)).toMatchObject({ posts: { AAAAAAAAAAA: { reactions: 7 } }, unread: ['Engaged views'] })
})

test.each([
  [
    'instagram',
    'Date,Total followers,New followers,Lost followers\n2026/05/10,500,10,2\n',
    'This looks like TikTok audience by day, but the profile is on Instagram. Please choose a profile on TikTok.',
  ],
  [
    'tiktok',
    'Date,Views,Watch time (hours),Comments added\n2026-05-10,500,10,2\n',
    'This looks like YouTube figures by day, but the profile is on TikTok. Please choose a profile on YouTube.',
  ],
] as const)('an export of another network in a profile on %s', async (network, csv, sentence) => {
  expect(await into(network, csv)).toContain(sentence)
})

test.each([
  ['tiktok', 'impressions', 'Reports on TikTok calculate impressions from video views, so this column is not used.'],
  ['youtube', 'impressions', 'Reports on YouTube do not use the column impressions.'],
  ['google', 'followers', 'Reports on Google do not use the column followers.'],
  ['facebook', 'impressions', null],
] as const)('a column of figures that no report on %s uses is named: %s', async (network, column, note) => {
  const { notes } = Object(await into(network, `date,${column},reactions\n2026-05-10,500,10\n`))
  expect(notes).toEqual(note === null ? [] : expect.arrayContaining([note]))
})
