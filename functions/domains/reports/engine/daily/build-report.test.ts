import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { messages } from '../../../../../shared/messages.ts'
import { Report, type TabReport } from '../../../../../shared/reports/report.ts'
import { aPost, aProfile, reportOf, type World } from '../../../../../test/builders/dataset.ts'

const facebook = aProfile('fb', 'facebook')
const instagram = aProfile('ig', 'instagram')
const fresh = aProfile('li', 'linkedin', { available_from: '2026-10-30' })

const fbDays = {
  followers: [90, 92, 95, 100, 101, 103, null],
  impressions: [null, 5, 5, 10, 10, 20, 30],
  reach: [null, 4, 4, 4, 6, null, 9],
  reactions: [null, 1, 1, 1, 1, 2, 3],
  comments: [null, null, null, null, 1, 0, null],
  clicks: [null, 1, 1, 1, 2, 2, 2],
}
const [fbPosts, freshDays] = [
  [
    aPost('a', facebook, '2026-11-01T09:00:00Z', { reactions: 4, impressions: 40 }, { text: '#Kaffee und #KAFFEE', labels: ['one', 'two'] }),
    aPost('b', facebook, '2026-11-03T23:59:59Z', { impressions: 10 }, { type: 'video', text: '#tee', labels: ['two'] }),
    aPost('c', facebook, '2026-10-30T09:00:00Z', { reactions: 1, impressions: 10 }),
  ],
  [{ from: '2026-10-30', values: { impressions: [9, 9, 7, 7, 7], reactions: [2, 2, 1, 1, 1], followers: [50, 51, 52, 53, 54] } }],
]

/** Three days against the three before. Holes, a fresh profile, a native total beside parts. The figures are worked out in the margin. */
const world: World = {
  range: ['2026-11-01', '2026-11-03'],
  prior: ['2026-10-29', '2026-10-31'],
  profiles: [
    { profile: facebook, days: [{ from: '2026-10-28', values: fbDays }], posts: fbPosts },
    {
      profile: instagram,
      days: [
        {
          from: '2026-10-29',
          // on 3 November the network's own total is more than its parts
          values: { impressions: [100, 100, 100, 100, null, 50], reactions: [20, 20, 20, 10, null, 5], engagements: [null, null, null, null, null, 9] },
        },
      ],
    },
    { profile: fresh, days: freshDays },
  ],
}

/** The same without the holes, and counted the same way on every day. */
const whole: World = {
  ...world,
  profiles: [
    {
      profile: facebook,
      days: [{ from: '2026-10-28', values: { ...fbDays, reach: [null, 4, 4, 4, 6, 3, 9], comments: [null, 0, 0, 0, 1, 0, 0] } }],
      posts: fbPosts,
    },
    { profile: instagram, days: [{ from: '2026-10-29', values: { impressions: [100, 100, 100, 100, 0, 50], reactions: [20, 20, 20, 10, 0, 9] } }] },
    { profile: fresh, days: freshDays },
  ],
}

const figuresOf = (tab: TabReport) => Object.fromEntries(tab.summary.map(({ key, value, prior, figure }) => [key, [value, prior, figure.growth.value]]))
const block = (tab: TabReport, section: string) => tab.report.find(({ key }) => key === section)?.content[0]

test('every tile is what the class rule of its metric gives', () => {
  const report = reportOf(whole)
  const figures = figuresOf(report.reports.crossChannel)
  // 103 carried over the hole + 54; prior 100 alone, because the fresh profile is on neither side: (103 - 100) / 100
  expect(figures.followers).toEqual([157, 100, 3])
  // 103 - 100, and 54 - 51; the level of 3 November is not known, and 2 of 3 days are too few to be compared
  expect(figures.net_growth).toEqual([6, null, null])
  // 60 + 150 + 21; prior 20 + 300: (210 - 320) / 320
  expect(figures.impressions).toEqual([231, 320, -34.375])
  // (6 + 3 + 9) / 3 days; prior 12 / 3
  expect(figures.reach).toEqual([6, 4, 50])
  // fb 6 + 1 + 6, ig 10 + 9, li 3; prior 6 + 60: (32 - 66) / 66
  expect(figures.engagements).toEqual([35, 66, ((32 - 66) / 66) * 100])
  // from the sums: 35 / 231; prior 66 / 320; the growth is of 32 / 210
  expect(figures.er_impressions?.[0]).toBeCloseTo(15.151515151515152, 12)
  expect(figures.er_impressions?.[1]).toBeCloseTo(20.625, 12)
  expect(figures.er_impressions?.[2]).toBeCloseTo(15.238095238095237 - 20.625, 10)
  expect(figures.posts_published).toEqual([2, 1, 100])
  // no network gave any
  expect(figures.video_views).toEqual([null, null, null])
  expect(report.notes).toEqual([figureMessages.report.notCompared(1)])
  expect(v.is(Report, JSON.parse(JSON.stringify(report)))).toBe(true)
})

test('an empty report has no notes on what it does not show', () => {
  const empty = reportOf({ ...whole, profiles: whole.profiles.map((one) => ({ ...one, days: [], posts: [] })) })
  expect([empty.no_data === null, empty.notes]).toEqual([false, []])
})

test('what lacks days of either range is in the figure and not in its change', () => {
  const figures = figuresOf(reportOf(world).reports.crossChannel)
  expect(figures.followers).toEqual([157, 100, 3])
  // Instagram lacks 2 November, so 60 is held against 20
  expect(figures.impressions).toEqual([231, 20, 200])
  // (6 + 9) / 2 days that have a value, of three
  expect(figures.reach).toEqual([7.5, null, null])
  // comments began on 1 November, and Instagram counts its own total on one day alone
  expect(figures.engagements).toEqual([35, null, null])
  expect(figures.er_impressions?.[0]).toBeCloseTo(15.151515151515152, 12)
  expect(figures.er_impressions?.slice(1)).toEqual([null, null])
})

test('a chart whose total is of more networks than its parts says so, and only that one', () => {
  const grown = (lost: number[]) =>
    block(
      reportOf({
        ...world,
        profiles: [
          { profile: facebook, days: [{ from: '2026-10-28', values: { followers_gained: [9, 9, 9, 9, 9, 9, 9], followers_lost: lost } }] },
          ...world.profiles.slice(2),
        ],
      }).reports.crossChannel,
      'audience_growth',
    )
  // LinkedIn has followers alone, so it is in the total and in no part
  expect(grown([1, 1, 1, 1, 1, 1, 1])).toMatchObject({ total: { value: 27 }, note: 'Networks reporting: gained 1, lost 1, total 2' })
  const alone = reportOf({
    ...world,
    profiles: [{ profile: facebook, days: [{ from: '2026-10-28', values: { followers_gained: [9, 9, 9, 9], followers_lost: [1, 1, 1, 1] } }] }],
  })
  expect(block(alone.reports.crossChannel, 'audience_growth')).not.toHaveProperty('note')
})

test('parts of engagement add up to the tile, now and before; what a network counts beyond them is Other', () => {
  const partsOf = (given: World) => {
    const chart = block(reportOf(given).reports.crossChannel, 'engagement')
    if (chart?.kind !== 'column') throw new Error('no column')
    return { chart, parts: chart.values.map(({ label, values, prior }) => [label, values, prior]) }
  }
  const { chart, parts } = partsOf(whole)
  expect(parts).toEqual([
    ['Reactions', [12, 3, 13], [21, 21, 21]],
    ['Comments', [1, 0, 0], [0, 0, 0]],
    ['Clicks', [2, 2, 2], [1, 1, 1]],
  ])
  expect([chart.priorTotal, chart.labels, chart.priorLabels]).toEqual([
    [22, 22, 22],
    ['2026-11-01', '2026-11-02', '2026-11-03'],
    ['2026-10-29', '2026-10-30', '2026-10-31'],
  ])
  // where nothing is compared, no part is
  const torn = partsOf(world)
  expect([torn.parts, torn.chart.priorTotal]).toEqual([
    [
      ['Reactions', [12, 3, 9], null],
      ['Comments', [1, 0, null], null],
      ['Clicks', [2, 2, 2], null],
      ['Other', [0, 0, 4], null],
    ],
    null,
  ])
})

test('a network that does not offer a metric has no tile for it, and its passport says why', () => {
  const tabs = reportOf({
    ...world,
    profiles: [{ profile: facebook }, { profile: aProfile('yt', 'youtube'), days: [{ from: '2026-11-01', values: { video_views: [5] } }] }],
  })
  const youtube = tabs.reports.networks.find(({ code }) => code === 'youtube')
  expect(youtube?.summary.map(({ key }) => key)).not.toContain('impressions')
  expect(youtube?.report.map(({ key }) => key)).not.toContain('impressions')
  const passport = tabs.reports.crossChannel.passports.impressions
  expect(passport?.networks).toContainEqual({
    network: 'youtube',
    field: '',
    value: null,
    note: 'YouTube gives impressions of thumbnails only; see video views.',
  })
})

test('coverage counts days that have data out of days that should, and names the holes', () => {
  const { crossChannel } = reportOf(world).reports
  const [dates, fewer] = [figureMessages.coverage.dates('Profile ig (Instagram)', '2 Nov'), figureMessages.coverage.fewer(['Average daily reach'])]
  expect(crossChannel.coverage).toEqual({ have: 8, expected: 9, notes: [dates, fewer] })
  const late = reportOf({ ...world, now: '2026-11-03T12:00:00Z' }).reports.crossChannel
  expect(late.coverage).toEqual({ have: 8, expected: 8, notes: ['Profile ig (Instagram) has no data yet for 2 Nov, so that day is not compared.'] })
  const line = block(late, 'audience')
  expect(line?.kind === 'line' && line.partialFrom).toBe(1)
})

test('exactly a week of one profile shows the number of people its network gives', () => {
  const week: World = {
    range: ['2026-11-08', '2026-11-14'],
    prior: ['2026-11-01', '2026-11-07'],
    profiles: [
      {
        profile: facebook,
        days: [
          { from: '2026-11-01', values: { reach: Array(14).fill(10) } },
          { from: '2026-11-07', values: { reach_week: [40, null, null, null, null, null, null, 50] } },
        ],
      },
    ],
  }
  const reach = (given: World) => reportOf(given).reports.crossChannel.summary.find(({ key }) => key === 'reach')
  expect(reach(week)).toMatchObject({ title: 'Reach', value: 50, prior: 40, growth: 25 })
  // held against six days it is the same number, and compared with nothing
  expect(reach({ ...week, prior: ['2026-11-02', '2026-11-07'] })).toMatchObject({ title: 'Reach', value: 50, prior: null, growth: null })
  expect(reach({ ...week, range: ['2026-11-09', '2026-11-14'] })).toMatchObject({ title: 'Average daily reach', value: 10 })
})

test('posts are cut by the zone of the report, tags are folded, best times need three posts', () => {
  const london = reportOf({ ...world, zone: 'Asia/Tokyo' }).reports.crossChannel
  // 3 November 23:59 UTC is the 4th in Tokyo
  expect(london.summary.find(({ key }) => key === 'posts_published')?.value).toBe(1)
  const { crossChannel } = reportOf(world).reports
  const tags = block(crossChannel, 'hashtags')
  expect(tags?.kind === 'hashtags' && tags.values.map(({ tag, posts, engPerPost }) => [tag, posts, engPerPost])).toEqual([
    ['#kaffee', 1, 4],
    ['#tee', 1, null],
  ])
  const cells = block(crossChannel, 'best_time')
  expect(cells?.kind === 'heatmap' && [cells.values[6]?.[9], cells.best]).toEqual([{ value: 4, items: 1 }, []])
})

test('a post with two labels stands in both rows and once in the last; ratios leave out posts without both terms', () => {
  const { crossChannel } = reportOf({ ...world, type: 'posts' }).reports
  const table = block(crossChannel, 'by_label')
  if (table?.kind !== 'table') throw new Error('no table')
  expect(table.values.map((row) => [row.name?.value, row.posts_published?.value, row.impressions?.value])).toEqual([
    ['two', 2, 50],
    ['one', 1, 40],
  ])
  expect([table.footer?.posts_published?.value, table.footer?.impressions?.value]).toEqual([2, 50])
  // 4 / 40: the post that was never measured for engagement is in neither sum
  expect(crossChannel.summary.find(({ key }) => key === 'er_impressions')?.value).toBe(10)
  expect(crossChannel.summary.find(({ key }) => key === 'eng_per_post')?.value).toBe(4)
})

test('nothing at all, one day, one profile over the limit', () => {
  expect(reportOf({ ...world, profiles: [{ profile: facebook }] }).no_data).toEqual({ message: messages.empty.whoops, hint: messages.empty.newProfiles })
  expect(reportOf({ ...world, type: 'posts', profiles: [{ profile: facebook }] }).no_data).toEqual({ message: messages.empty.posts, hint: null })
  const one = reportOf({ range: ['2026-11-01', '2026-11-01'], profiles: [{ profile: facebook, days: [{ from: '2026-11-01', values: { impressions: [7] } }] }] })
  expect(one.no_data).toBeNull()
  expect(figuresOf(one.reports.crossChannel).impressions).toEqual([7, null, null])
  const selected = Array.from({ length: 101 }, (_, i) => `p${i}`)
  const many = reportOf({
    ...world,
    prior: null,
    selected,
    profiles: selected.slice(0, 100).map((id) => ({ profile: aProfile(id, 'facebook'), days: [{ from: '2026-11-01', values: { impressions: [1] } }] })),
  })
  expect(many.notes).toEqual([messages.profiles.tooMany(100, 101)])
  expect(figuresOf(many.reports.crossChannel).impressions?.[0]).toBe(100)
  const lines = block(many.reports.networks[0] ?? many.reports.crossChannel, 'impressions')
  expect(lines?.kind === 'column' && lines.values.map(({ values }) => values[0])).toEqual([1, 1, 1, 1, 1, 95])
})

test('ranges of unequal length and ranges that overlap say so', () => {
  expect(reportOf({ ...world, prior: ['2026-10-31', '2026-11-01'] }).notes).toEqual([figureMessages.report.unequal(3, 2), figureMessages.report.overlap(1)])
})

test('the order in which profiles are chosen changes nothing', () => {
  const { request: _, ...report } = reportOf(world)
  const { request: __, ...turned } = reportOf({ ...world, profiles: world.profiles.toReversed() })
  expect(turned).toEqual(report)
})

test('followers of several profiles are a gap, not a fall, while one of them has none for over a week', () => {
  const many = (length: number, value: number | null) => Array.from({ length }, () => value)
  const lost = reportOf({
    range: ['2026-11-01', '2026-11-22'],
    prior: ['2026-10-10', '2026-10-31'],
    profiles: [
      // 100 to 31 October, 110 on 1 and 2 November, nothing until the 20th
      { profile: facebook, days: [{ from: '2026-10-10', values: { followers: [...many(22, 100), 110, 110, ...many(17, null), 120, 121, 122] } }] },
      // 10 from 4 November: not connected before, so not missed
      { profile: aProfile('li', 'linkedin', { available_from: '2026-11-04' }), days: [{ from: '2026-11-04', values: { followers: many(19, 10) } }] },
    ],
  }).reports.crossChannel
  const whole = block(lost, 'audience')
  const values = whole?.kind === 'line' ? whole.values[0]?.values : null
  const spark = lost.summary.find(({ key }) => key === 'followers')?.spark
  // carried to the 9th; the 10th to the 19th are not known
  expect(spark).toEqual([110, 110, 110, ...many(6, 120), ...many(10, null), 130, 131, 132])
  expect(values).toEqual(spark)

  const ended = reportOf({
    range: ['2026-11-01', '2026-11-12'],
    prior: ['2026-10-20', '2026-10-31'],
    profiles: [
      { profile: facebook, days: [{ from: '2026-10-20', values: { followers: [...many(12, 100), 110, ...many(11, null)] } }] },
      { profile: instagram, days: [{ from: '2026-10-20', values: { followers: [...many(12, 50), ...many(12, 55)] } }] },
    ],
  }).reports.crossChannel
  // what is left is held against the same profile before, and says what it is without
  expect(figuresOf(ended).followers).toEqual([55, 50, 10])
  expect(ended.summary.find(({ key }) => key === 'followers')?.note).toBe(figureMessages.report.lost(1))
})
