/**
 * Each metric of the catalogue from constructed days, with what it leaves out said on its tile, its terms in its passport, and no change where
 * a part of a period is not there. The four days of the range: both terms, the upper alone, the lower alone, both.
 */
import { describe, expect, test } from '@jest/globals'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { type MeasureId, type MetricId, measuresOf, metricIds, metrics, offers } from '../../../../../shared/metrics/index.ts'
import { type NetworkCode, networkCodes } from '../../../../../shared/networks.ts'
import { aPost, aProfile, type Days, reportOf } from '../../../../../test/builders/dataset.ts'

const ofClass = (...classes: string[]) => metricIds.filter((id) => classes.includes(metrics[id].class))
const [range, prior]: [[string, string], [string, string]] = [
  ['2026-03-05', '2026-03-08'],
  ['2026-03-01', '2026-03-04'],
]
type Line = readonly (number | null)[]
const of = (...lines: readonly (readonly [MeasureId, Line])[]): Days[] => [{ from: range[0], values: Object.fromEntries(lines) }]

function tileOf(id: MetricId, network: NetworkCode, profiles: readonly Days[][], at: { from: string; compared: boolean }) {
  const report = reportOf({
    summary: [id],
    range,
    prior: at.compared ? prior : null,
    profiles: profiles.map((days, index) => ({
      profile: aProfile(`${network}-${index}`, network),
      days: days.map((one) => ({ ...one, from: at.from })),
    })),
  })
  const { summary, passports } = report.reports.crossChannel
  return { tile: summary.find(({ key }) => key === id), passport: passports[id] }
}

/** Of each rate of two flows what gives its upper and its lower term, on a network that tells both. */
const rates: readonly (readonly [MetricId, NetworkCode, MeasureId, MeasureId, scale: number])[] = [
  ['avg_view_duration', 'facebook', 'watch_time_min', 'video_views', 60],
  ['completion_rate', 'twitter', 'full_plays', 'video_views', 100],
  ['thumb_ctr', 'youtube', 'thumb_clicks', 'thumb_impressions', 100],
  ['story_completion', 'instagram', 'story_completed', 'impressions', 100],
  ['er_impressions', 'facebook', 'engagements', 'impressions', 100],
  ['er_views', 'tiktok', 'engagements', 'video_views', 100],
  ['ctr_link', 'linkedin', 'link_clicks', 'impressions', 100],
]
/** What divides by days, posts, levels or people has no days to pair. */
const others: readonly MetricId[] = [
  'growth_pct',
  'followers_per_day',
  'er_reach',
  'er_engaged_users',
  'eng_per_post',
  'eng_per_day',
  'amplification',
  'posts_per_day',
]

/** A rate that is in neither, by what the catalogue says of it: one that divides two flows of one measure each is tried like those. */
const further = ofClass('RATIO').flatMap((id): (typeof rates)[number][] => {
  const metric = metrics[id]
  if (rates.some(([one]) => one === id) || others.includes(id) || metric.class !== 'RATIO' || metric.den === 'days' || metric.den === 'baseline') return []
  const network = networkCodes.find((code) => offers(code, id))
  const [above, below] = [metric.num, metric.den].map((term) => network && measureOf(term, network))
  return network && above && below ? [[id, network, above, below, metric.scale]] : []
})

function measureOf(id: MetricId, network: NetworkCode): MeasureId | null {
  const metric = metrics[id]
  const [only, ...more] = (metric.class === 'FLOW' && measuresOf(metric, network)) || []
  return only && more.length === 0 ? only : null
}

test('what is tried here by hand are rates of the catalogue', () => {
  expect(ofClass('RATIO')).toEqual(expect.arrayContaining([...rates.map(([id]) => id), ...others]))
})

describe.each([...rates, ...further])('%s of %s', (id, network, above, below, scale) => {
  const [num, den]: [Line, Line] = [
    [6, 5, null, 4],
    [40, null, 60, 80],
  ]

  test('days that lack a term are in neither sum, and the tile and the passport say of how many it is', () => {
    const { tile, passport } = tileOf(id, network, [of([above, num], [below, den])], { from: range[0], compared: false })
    // (6 + 4) / (40 + 80)
    expect(tile).toMatchObject({ value: (10 / 120) * scale, basis: 'Based on 2 of 4 days with both figures.' })
    expect(passport?.terms?.parts.map(({ value }) => value)).toEqual([10, 120])
    expect(passport?.coverage).toMatchObject({ have: 2, expected: 4 })
  })

  test('a profile with one term alone is in neither sum, and named', () => {
    const { tile, passport } = tileOf(id, network, [of([above, [1, 2, 3, 4]], [below, [50, 50, 50, 50]]), of([above, [9, 9, 9, 9]])], {
      from: range[0],
      compared: false,
    })
    expect(tile).toMatchObject({ value: (10 / 200) * scale, basis: expect.stringContaining('Without 1 profile.') })
    expect(passport?.terms?.without).toEqual([expect.stringContaining(`${network}-1`)])
  })

  test('its change needs both terms on each day of both periods', () => {
    const whole: [Line, Line] = [
      [1, 1, 1, 1, 2, 2, 2, 2],
      [10, 10, 10, 10, 10, 10, 10, 10],
    ]
    const told = (up: Line, down: Line) => tileOf(id, network, [of([above, up], [below, down])], { from: prior[0], compared: true }).tile
    expect(told(...whole)).toMatchObject({ value: 0.2 * scale, prior: 0.1 * scale, growth: scale === 100 ? 10 : 100, note: null })
    const [up, down] = whole
    for (const [top, bottom] of [
      [up.with(1, null), down],
      [up, down.with(2, null)],
    ] as const) {
      expect(told(top, bottom)).toMatchObject({ value: 0.2 * scale, prior: null, growth: null, note: figureMessages.report.lack(3, 4, 'prior', 'days') })
    }
  })
})

/** On which network a sum is tried, and what gives it there. */
function givenBy(id: MetricId): readonly [NetworkCode, MeasureId] {
  const metric = metrics[id]
  const network = networkCodes.find((one) => offers(one, id)) ?? 'facebook'
  return [network, ('source' in metric && measuresOf(metric, network)?.[0]) || 'engagements']
}
/** Public engagements have parts alone, which imported-rates.test.ts tries. */
const sums = ofClass('FLOW', 'UNIQUE').filter((id) => metrics[id].countsItems !== true && id !== 'public_engagements')

test.each(sums.map((id) => [id, ...givenBy(id)] as const))(
  '%s of %s: a day that is missing is no 0, is said, and takes the change away',
  (id, network, measure) => {
    const told = (line: Line) => tileOf(id, network, [of([measure, line])], { from: prior[0], compared: true })
    const isAverage = metrics[id].class === 'UNIQUE'
    const whole = told([1, 1, 1, 1, 2, 2, 2, 2]).tile
    expect(whole).toMatchObject({ value: isAverage ? 2 : 8, prior: isAverage ? 1 : 4, growth: 100, note: null })
    const torn = told([1, 1, 1, 1, 2, null, 2, 2])
    expect(torn.tile).toMatchObject({ value: isAverage ? 2 : 6, prior: null, growth: null, note: figureMessages.report.lack(3, 4, 'current') })
    expect(torn.passport?.coverage).toMatchObject({ have: 3, expected: 4, notes: [expect.stringContaining('has no data for 6 Mar.')] })
  },
)

/** Over posts: one with both terms, one with the upper, one with the lower, one with neither. */
const ofPosts = rates.filter(([id]) => id !== 'story_completion')
test.each(ofPosts)('%s of posts of %s: those that lack a term are in neither sum, which is said', (id, network, above, below, scale) => {
  const profile = aProfile('p', network)
  const measures = [{ [above]: 6, [below]: 40 }, { [above]: 5 }, { [below]: 60 }, {}]
  const posts = measures.map((one, index) => aPost(`${index}`, profile, `2026-03-0${5 + index}T10:00:00Z`, one))
  const { crossChannel } = reportOf({ type: 'posts', summary: [id], range, profiles: [{ profile, posts }] }).reports
  expect(crossChannel.summary[0]).toMatchObject({ value: (6 / 40) * scale, basis: 'Based on 1 of 4 posts.' })
  expect(crossChannel.passports[id]?.terms?.parts.map(({ value }) => value)).toEqual([6, 40])
  expect(crossChannel.passports[id]?.coverage).toMatchObject({ have: 1, expected: 4, of: 'posts' })
})
