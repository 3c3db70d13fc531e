/** Rates and averages from what was imported: each file through the importer, each report from its endpoint, each figure worked out in the margin. */
import { expect, test } from '@jest/globals'
import { figureMessages } from '../../../shared/figure-messages.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import type { Report, TabReport } from '../../../shared/reports/report.ts'
import { startImportingAccount } from '../../../test/builders/importing-account.ts'

const { addProfile, reportOf, take } = startImportingAccount('acct-rates')

let shops = 0
async function imported(network: NetworkCode, ...files: string[]): Promise<string> {
  const id = await addProfile(network, `Shop ${++shops}`)
  for (const text of files) await take(id, text)
  return id
}
const run = (type: string, ids: readonly string[], from = '2026-11-01', to = '2026-11-03', more: Record<string, string> = {}): Promise<Report> =>
  reportOf(type, ids, from, to, more)
const tile = ({ summary }: TabReport, key: string) => summary.find((one) => one.key === key)
function tableOf({ report }: TabReport, section: string) {
  const block = report.find(({ key }) => key === section)?.content.find(({ kind }) => kind === 'table')
  if (block?.kind !== 'table') throw new Error(`no table in ${section}`)
  return block
}
const blockOf = ({ report }: TabReport, section: string) => report.find(({ key }) => key === section)?.content[0]

const posts = `id,published_at,type,labels,text,impressions,reactions,comments
a,2026-11-01T09:00:00Z,image,sale,#mug,100,10,
b,2026-11-01T10:00:00Z,video,sale,#mug,300,15,5
c,2026-11-02T09:00:00Z,video,,#mug,,6,
d,2026-11-03T09:00:00Z,text,,,50,,
`

test('posts that lack a term are in no rate: the tile, its passport, the groups and the last row say of how many it is', async () => {
  const { crossChannel } = (await run('posts', [await imported('facebook', posts)])).reports
  // (10 + 20) / (100 + 300): c has no impressions, d no engagements
  expect(tile(crossChannel, 'er_impressions')).toMatchObject({ value: 7.5, basis: 'Based on 2 of 4 posts.' })
  // (10 + 20 + 6) / 3
  expect(tile(crossChannel, 'eng_per_post')).toMatchObject({ value: 12, basis: 'Based on 3 of 4 posts.' })
  expect(crossChannel.passports.er_impressions).toMatchObject({
    terms: {
      parts: [
        { title: 'Engagements', value: 30 },
        { title: 'Impressions', value: 400 },
      ],
    },
    coverage: { have: 2, expected: 4, of: 'posts', single: true },
    note: 'Based on 2 of 4 posts. Shares and clicks were not imported. Not compared: there is no data for the prior period.',
    formula: expect.stringContaining('2 of 4 posts, 1 network.'),
  })
  // a sum has its posts counted too
  expect(crossChannel.passports.impressions?.coverage).toMatchObject({ have: 3, expected: 4, of: 'posts', single: true })
  expect(crossChannel.passports.posts_published?.coverage).toMatchObject({ have: 4, expected: 4 })
  const types = tableOf(crossChannel, 'by_type')
  const rates = [...types.values, types.footer].map((row) => [row?.name?.value, row?.er_impressions?.value, row?.er_impressions?.basis])
  expect(rates).toEqual([
    ['Video', (20 / 300) * 100, '1 of 2 posts'],
    ['Image', 10, undefined],
    ['Text', null, undefined],
    ['Total', 7.5, '2 of 4 posts'],
  ])
  const labels = tableOf(crossChannel, 'by_label')
  expect(labels.values.map(({ name, eng_per_post }) => [name?.value, eng_per_post?.value, eng_per_post?.basis])).toEqual([
    ['sale', 15, undefined],
    ['No label', 6, '1 of 2 posts'],
  ])
  expect(tableOf(crossChannel, 'all_posts').footer?.er_impressions).toMatchObject({ value: 7.5, basis: '2 of 4 posts' })
  const best = crossChannel.report.find(({ key }) => key === 'best_time')
  expect(best?.subTitle).toContain('Based on 3 of 4 posts')
})

test('bars of a rate say of how many posts each is', async () => {
  const { crossChannel } = (await run('posts', [await imported('facebook', `${posts}e,2026-11-03T10:00:00Z,text,,,50,4,\n`)])).reports
  const bars = blockOf(crossChannel, 'by_type')
  if (bars?.kind !== 'bar') throw new Error('no bars')
  expect(bars.values.map(({ key, figure, basis }) => [key, figure.value, basis])).toEqual([
    ['video', 13, undefined],
    ['image', 10, undefined],
    ['text', 4, '1 of 2 posts'],
  ])
})

test('a rate names the networks it leaves out wherever it stands, and its passport the two sums and whose they are', async () => {
  const days = (columns: string, row: string) => `date,${columns}\n2026-11-01,${row}\n2026-11-02,${row}\n2026-11-03,${row}\n`
  const facebook = await imported('facebook', days('impressions,reactions', '100,4'))
  const half = await imported('facebook', days('reactions', '7'))
  const bluesky = await imported('bluesky', days('reactions', '50'))
  const youtube = await imported('youtube', days('video_views,reactions', '900,30'))
  const { crossChannel, networks } = (await run('comprehensive', [facebook, half, bluesky, youtube])).reports
  const left = 'Without Bluesky, YouTube and 1 profile.'
  // 3 x 4 / 3 x 100; 3 x (4 + 7 + 50 + 30) are in the tile beside it
  expect(tile(crossChannel, 'er_impressions')).toMatchObject({ value: 4, basis: expect.stringContaining(left) })
  expect(tile(crossChannel, 'engagements')).toMatchObject({ value: 273 })
  expect(crossChannel.passports.er_impressions?.terms).toEqual({
    parts: [
      { title: 'Engagements', value: 12, unit: 'count' },
      { title: 'Impressions', value: 300, unit: 'count' },
    ],
    profiles: [expect.stringContaining('(Facebook)')],
    without: [expect.stringContaining('(Facebook)'), expect.stringContaining('(Bluesky)'), expect.stringContaining('(YouTube)')],
  })
  const line = blockOf(crossChannel, 'engagement_rate')
  expect(line?.kind === 'line' && line.note).toContain('Without Bluesky, YouTube and 1 profile')
  expect(tableOf(crossChannel, 'profiles').footer?.er_impressions).toMatchObject({ value: 4, basis: expect.stringMatching(/^3 of 6 days$/) })
  // where all are in, only the parts that no file has are named
  const alone = (await run('comprehensive', [facebook])).reports.crossChannel
  expect(tile(alone, 'er_impressions')?.basis).toBe('Comments, shares and clicks were not imported.')
  expect(networks.find(({ code }) => code === 'youtube')?.summary.find(({ key }) => key === 'er_impressions')).toBeUndefined()
})

test('stars are stars on any network; recommendations are counted beside and never in the average', async () => {
  const google = await imported('google', 'id,created_at,stars\n1,2026-11-01,5\n2,2026-11-02,2\n')
  const both = await imported(
    'facebook',
    'id,created_at,stars,recommends\n3,2026-11-01,1,\n4,2026-11-01,,yes\n5,2026-11-02,,no\n6,2026-11-02,4,yes\n7,2026-11-03,,yes\n',
  )
  const pair = await imported('facebook', 'id,created_at,recommends\n8,2026-11-01,yes\n')
  const { crossChannel, networks } = (await run('reviews', [google, both, pair])).reports
  // (5 + 2 + 1 + 4) / 4 of 8 reviews
  expect(tile(crossChannel, 'rating_avg')).toMatchObject({ value: 3, basis: 'Based on 4 of 8 reviews.' })
  // 4, 6, 7 and 8 of 4, 5, 6, 7 and 8
  expect(tile(crossChannel, 'recommended_share')).toMatchObject({ value: 80, basis: 'Based on 5 of 8 reviews.' })
  expect(crossChannel.passports.rating_avg).toMatchObject({
    terms: { parts: [{ value: 12 }, { value: 4 }] },
    coverage: { have: 4, expected: 8, of: 'reviews', single: true },
    networks: [
      { network: 'facebook', value: 2.5 },
      { network: 'google', value: 3.5 },
    ],
  })
  const page = networks.find(({ code }) => code === 'facebook')
  expect(page && tile(page, 'rating_avg')?.value).toBe(2.5)
  const rows = tableOf(crossChannel, 'locations').values
  expect(rows.map(({ rating_avg, recommended_share }) => [rating_avg?.value, rating_avg?.basis, recommended_share?.value])).toEqual([
    [2.5, '2 of 5 reviews', 75],
    [3.5, undefined, null],
    [null, undefined, 100],
  ])
  // each once: a review with both stands under its stars
  const bars = blockOf(crossChannel, 'distribution')
  expect(bars?.kind === 'bar' && bars.values.map(({ figure }) => figure.value)).toEqual([1, 1, 0, 1, 1, 3, 1])
  // a page with recommendations alone has no empty average
  const recommended = (await run('reviews', [pair])).reports.networks[0]
  expect(recommended?.summary.map(({ key }) => key)).not.toContain('rating_avg')
  expect(recommended?.report.map(({ key }) => key)).not.toContain('rating')
})

const meta = (title: string, ...values: number[]) =>
  `sep=,\n"${title}"\n"Date","Primary"\n${values.map((value, day) => `"2026-11-0${day + 1}T00:00:00","${value}"`).join('\n')}\n`

test('a passport names what was read, and no part that was not: content interactions have no clicks', async () => {
  const page = await imported('facebook', meta('Content interactions', 5, 6, 7), meta('Views', 100, 100, 100))
  const { crossChannel } = (await run('comprehensive', [page])).reports
  expect(crossChannel.passports.engagements).toMatchObject({
    figure: { value: 18 },
    networks: [{ network: 'facebook', field: 'Content interactions', value: 18, note: figureMessages.passport.partsUnknown }],
    coverage: { have: 3, expected: 3 },
    native: `Facebook: ${figureMessages.passport.interactionsWithoutClicks}`,
  })
  expect(crossChannel.passports.impressions?.networks).toEqual([{ network: 'facebook', field: 'Views', value: 300 }])
  expect(crossChannel.passports.er_impressions?.networks[0]?.field).toBe('(Content interactions) ÷ (Views)')
  // other figures are there every day, so these days are not without data
  expect(crossChannel.passports.followers?.coverage?.notes).toEqual([expect.stringContaining('has no figures for this measure in this period.')])
})

test('engagements without one of their parts are not whole on any day, and the part is named', async () => {
  const columns = 'date,comments,saves,shares,impressions'
  const bare = await imported('instagram', `${columns}\n2026-11-01,1,2,3,50\n2026-11-02,1,2,3,50\n2026-11-03,1,2,3,50\n`)
  const { crossChannel } = (await run('comprehensive', [bare])).reports
  expect(crossChannel.passports.engagements).toMatchObject({
    figure: { value: 18 },
    networks: [{ field: 'comments + saves + shares', value: 18, note: 'Reactions were not imported.' }],
    coverage: { have: 0, expected: 3, notes: [expect.stringContaining('lacks parts of this figure on 3 of 3 days.')] },
  })
  // the same with likes is whole, whether or not there were stories to answer
  const whole = await imported('instagram', `${columns},reactions\n2026-11-01,1,2,3,50,4\n2026-11-02,1,2,3,50,4\n2026-11-03,1,2,3,50,4\n`)
  const { passports } = (await run('comprehensive', [whole])).reports.crossChannel
  expect(passports.engagements).toMatchObject({ figure: { value: 30 }, coverage: { have: 3, expected: 3, notes: [] } })
  expect(passports.engagements?.networks[0]).not.toHaveProperty('note')
})

test('the tile of a figure names the term that an own file lacks: a part of a sum, or what a rate cannot do without', async () => {
  const days = (columns: string, row: string) => `date,${columns}\n2026-11-01,${row}\n2026-11-02,${row}\n2026-11-03,${row}\n`
  const bare = await imported('facebook', days('reactions,shares,clicks', '4,1,2'))
  const { crossChannel } = (await run('comprehensive', [bare])).reports
  const basis = 'Comments were not imported.'
  expect(tile(crossChannel, 'engagements')).toMatchObject({ value: 21, basis, note: expect.stringContaining(basis) })
  const rate = 'Cannot be calculated: no data for impressions.'
  expect(tile(crossChannel, 'er_impressions')).toMatchObject({ value: null, basis: rate })
  expect(crossChannel.passports.er_impressions).toMatchObject({ note: expect.stringContaining(rate) })
  const whole = await imported('facebook', days('reactions,comments,shares,clicks,impressions', '4,3,1,2,50'))
  expect(tile((await run('comprehensive', [whole])).reports.crossChannel, 'engagements')).not.toHaveProperty('basis')
  // beside a profile that has them, whose they are is named
  const both = (await run('comprehensive', [bare, whole])).reports.crossChannel
  expect(tile(both, 'engagements')?.basis).toMatch(/^Comments of Shop \d+ \(Facebook\) were not imported\.$/)
  const never = await imported('facebook', 'date,reactions,comments,shares,clicks,impressions\n2026-11-01,4,3,1,2,\n2026-11-02,,,,,50\n')
  expect(tile((await run('comprehensive', [never])).reports.crossChannel, 'er_impressions')?.basis).toBe(
    'Cannot be calculated: no day has both engagements and impressions.',
  )
})
