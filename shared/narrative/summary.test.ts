import { expect, test } from '@jest/globals'
import { aPost, aProfile, reportOf, type World } from '../../test/builders/dataset.ts'
import type { BlockOf } from '../blocks/index.ts'
import { addDays } from '../dates/index.ts'
import type { Report } from '../reports/report.ts'
import { checkSummary, publish, type Summary, summarise } from './index.ts'
import { rankChanges } from './rank.ts'

const from = '2026-10-01'
const facebook = aProfile('fb', 'facebook')
const instagram = aProfile('ig', 'instagram')
const fresh = aProfile('li', 'linkedin', { available_from: '2026-10-01' })
const days = (prior: number, now: number) => Array.from({ length: 28 }, (_, day) => (day < 14 ? prior : now))
const prior = addDays(from, -14)
const spike = days(100, 200).map((value, day) => (day === 20 ? 900 : value))

/** Two weeks against the two before. Facebook 14 x 100 to 14 x 80 impressions; Instagram 14 x 100 to 13 x 200 and one day of 900. */
const world: World = {
  range: [from, addDays(from, 13)],
  prior: [prior, addDays(from, -1)],
  profiles: [
    { profile: facebook, days: [{ from: prior, values: { impressions: days(100, 80), reactions: days(1, 1), followers: days(500, 500) } }] },
    {
      profile: instagram,
      days: [{ from: prior, values: { impressions: spike, reactions: days(5, 5), followers: days(400, 410) } }],
      posts: [
        aPost('best', instagram, '2026-10-07T18:00:00Z', { reactions: 40, impressions: 900 }, { text: '5 ways to brew', type: 'video' }),
        aPost('other', instagram, '2026-10-08T18:00:00Z', { reactions: 3, impressions: 50 }, { text: 'Closed today', type: 'image' }),
      ],
    },
  ],
}
const report = reportOf(world)
const texts = ({ summary, conclusions, recommendations }: Summary) => [
  ...summary.cited.summary.map(({ text }) => text),
  ...summary.highlights,
  ...[...conclusions, ...recommendations].map(({ title, description }) => `${title} | ${description}`),
]

test('the figures of its sentences are those that a hand works out', () => {
  const said = texts(summarise(report))
  // now 14 x 80 + 13 x 200 + 900 = 4,620, before 14 x 200 = 2,800: + 65 %
  expect(said[0]).toContain('Impressions rose 65.0% to 4,620')
  // Instagram 3,500 of 1,400: + 150 %; Facebook 1,120 of 1,400: - 20 %
  expect(said[1]).toBe('Impressions rose most on Instagram (150.0%), but fell on Facebook (20.0%).')
  // 900 + 80 on the seventh day; the median of the others is 200 + 80
  expect(said.join('\n')).toContain('7 Oct was the busiest day: 980 impressions, 3.5 times a normal day.')
  // 70 of 84 reactions are 83 %, both posts are its own; impressions would be 76 %
  expect(said.join('\n')).toContain('Instagram leads in engagements | Instagram accounts for 83% of engagements and 100% of posts published.')
  expect(said.join('\n')).toContain('Of the top posts, “5 ways to brew” drew the most: 40 engagements.')
})

test('the same report gives the same words, in any order of its profiles', () => {
  expect(summarise(reportOf({ ...world, profiles: world.profiles.toReversed() }))).toEqual(summarise(report))
})

test('a small base, and a figure that is mostly of profiles too new to compare, rank lower', () => {
  const score = (given: World, key: string) => {
    const made = reportOf(given)
    return rankChanges(made, made.reports.crossChannel).find(({ tile }) => tile.key === key)?.score ?? 0
  }
  const one = (profile: typeof facebook, before: number, now: number) => ({ profile, days: [{ from: prior, values: { impressions: days(before, now) } }] })
  const large = score({ ...world, profiles: [one(facebook, 100, 150)] }, 'impressions')
  expect(score({ ...world, profiles: [one(facebook, 0.1, 0.15)] }, 'impressions')).toBeLessThan(large / 5)
  expect(score({ ...world, profiles: [one(facebook, 100, 150), one(fresh, 0, 600)] }, 'impressions')).toBeLessThan(large / 3)
})

test('a change of some of the profiles is said to be theirs, beside the figure of all', () => {
  const joined = { profile: fresh, days: [{ from, values: { impressions: days(0, 0).map(() => 50) } }] }
  const made = reportOf({ ...world, profiles: [...world.profiles, joined] })
  const summary = summarise(made)
  // 4,620 of the two as before; LinkedIn adds 14 x 50
  expect(texts(summary).slice(0, 2)).toContain('Impressions rose 65.0% to 4,620 like for like (5,320 in total).')
  const { cited } = summary.summary
  const unsaid = cited.summary.map((one) => ({ ...one, text: one.text.replace(' like for like', '') }))
  const checked = checkSummary(made, publish({ ...cited, ...summary, summary: unsaid }))
  expect(checked.summary.cited.summary).toEqual(cited.summary.filter(({ text }) => !text.includes('like for like')))
})

test('what it wrote passes its own check, whole', () => {
  const summary = summarise(report)
  expect(checkSummary(report, summary)).toEqual(summary)
  expect(texts(summary).length).toBeGreaterThan(6)
})

type Given = Summary['summary']['cited']['summary'][number]
const cites = (change: (cite: Given['cites'][number]) => Partial<Given['cites'][number]>) => (one: Given) => ({
  ...one,
  cites: one.cites.map((cite) => ({ ...cite, ...change(cite) })),
})

test.each<[string, (sentence: Given) => Given]>([
  ['another figure in the words', (one) => ({ ...one, text: one.text.replace('4,620', '9,620') })],
  ['one figure more', (one) => ({ ...one, text: `${one.text} Reach was 12.` })],
  ['the other direction', (one) => ({ ...one, text: one.text.replace('Impressions rose', 'Impressions fell') })],
  ['another metric', (one) => ({ ...one, text: one.text.replace('Impressions', 'Followers') })],
  ['nothing to rest on', (one) => ({ ...one, cites: [] })],
  ['a cited value that is not in the report', cites(({ figures }) => ({ figures: figures.map((one) => ({ ...one, value: one.value + 1 })) }))],
  ['a block that does not exist', cites(() => ({ section: 'nowhere' }))],
  ['a network that is not in the report', cites(() => ({ tab: 'youtube' }))],
])('a sentence with %s is dropped, and only that', (_, change) => {
  const { summary, ...rest } = summarise(report)
  const [first, ...others] = summary.cited.summary
  if (!first) throw new Error('no sentence')
  const checked = checkSummary(report, publish({ ...summary.cited, summary: [change(first), ...others], ...rest }))
  expect(checked.summary.cited.summary).toEqual(others)
  expect(checked.summary.short).toBe(others[0]?.text)
  expect(checked).toMatchObject({ ...rest, summary: { highlights: summary.highlights } })
})

test('figures that changed since drop the sentences that rest on them', () => {
  const later: Report = structuredClone(report)
  for (const tile of later.reports.crossChannel.summary) if (tile.key === 'impressions') tile.value = 1
  expect(texts(checkSummary(later, summarise(report))).join('\n')).not.toContain('Impressions rose 65.0%')
})

test('an hour in which much comes is busy; only one in which posts do well is good', () => {
  // on 28 days a post at 18:00 with 40 reactions and one at 9:00 with 10
  const days = Array.from({ length: 28 }, (_, day) => addDays('2026-10-01', day))
  const posts = days.flatMap((day) => [
    aPost(`${day}a`, instagram, `${day}T18:00:00Z`, { reactions: 40 }),
    aPost(`${day}b`, instagram, `${day}T09:00:00Z`, { reactions: 10 }),
  ])
  const made = reportOf({ ...world, range: ['2026-10-01', '2026-10-28'], profiles: [{ profile: instagram, posts }] })
  const advice = (of: Report) => summarise(of).recommendations.map(({ description }) => description)
  expect(advice(made).join()).toContain('At 18:00 you got 40 engagements per post, against 10 at other hours, based on 28 posts on 7 days of the week.')
  const tab = made.reports.crossChannel
  const arrivals = ({ values }: BlockOf<'heatmap'>) => ({
    values: values.map((row) => row.map((cell) => (cell.value === null ? cell : { value: cell.value / 5, items: cell.value / 5 }))),
  })
  const counted = tab.report.map((section) => ({
    ...section,
    content: section.content.map((block) => (block.kind === 'heatmap' ? { ...block, ...arrivals(block), counted: true as const } : block)),
  }))
  // 7 weekdays of 8 and of 2: 56 of 70 are 80 %
  const busy = advice({ ...made, reports: { ...made.reports, crossChannel: { ...tab, report: counted } } })
  expect(busy.join()).toContain('18:00 is the busiest hour of the day, with 56 engagements per post (80% of all).')
})

test('a week is not held against a quarter: sums over ranges of other length, and of a day that has just begun, have not fallen', () => {
  const steady = Array.from({ length: 99 }, () => 100)
  const values = { impressions: steady, followers: steady, reactions: steady.map((_, day) => (day < 92 ? 5 : 8)) }
  const profiles = [{ profile: facebook, days: [{ from: addDays(from, -92), values }] }]
  const uneven = texts(summarise(reportOf({ range: [from, addDays(from, 6)], prior: [addDays(from, -92), addDays(from, -1)], profiles }))).join(' ')
  expect(uneven).not.toMatch(/[Ii]mpressions fell/)
  // rates do not depend on how long a range is
  expect(uneven).toContain('Engagement rate rose from 5.00% to 8.00%')
  const begun = { ...reportOf({ range: [from, from], prior: [addDays(from, -1), addDays(from, -1)], profiles }), fetchedAt: `${from}T09:00:00Z` }
  expect(rankChanges(begun, begun.reports.crossChannel).map(({ tile }) => tile.key)).not.toContain('engagements')
})

test('without a comparison its first finding leads; of an empty report it says nothing', () => {
  expect(summarise(reportOf({ ...world, prior: null })).summary.short).toBe('7 Oct was the busiest day: 980 impressions, 3.5 times a normal day.')
  expect(texts(summarise(reportOf({ range: world.range, profiles: [{ profile: facebook }] })))).toEqual([])
})

test('a template that hides changes hides them in words', () => {
  const { reports, ...rest } = report
  const hidden = summarise({ ...rest, reports: { ...reports, crossChannel: { ...reports.crossChannel, hideIndicators: true } } })
  expect(texts(hidden).join('\n')).not.toMatch(/\b(?:rose|fell)\b/)
})
