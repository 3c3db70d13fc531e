import { expect, test } from '@jest/globals'
import { addDays } from '../../../shared/dates/index.ts'
import { networkCodes } from '../../../shared/networks.ts'
import { aProfile, seriesOf } from '../../../test/builders/dataset.ts'
import { contextOf, memberOf, periodOf } from '../home/contexts.ts'
import { reportTime, timeAxisOf } from '../reports/engine/common/time-axis.ts'
import { dayRows, summaryRows } from './profile-rows.ts'

const range = { from: '2026-11-22', to: '2026-11-28' }
const prior = { from: '2026-11-15', to: '2026-11-21' }
const time = reportTime({ range, prior, zone: 'UTC', now: new Date('2026-11-28T12:00:00Z') })
const first = addDays(prior.from, -30)
const days = (before: number, now: number) => Array.from({ length: 43 }, (_, day) => (day < 37 ? before : now))

/** Figures until 27 November; this day and the next may still change. */
function contextWith(...profiles: Parameters<typeof seriesOf>[3][][]) {
  const members = profiles.map(([own = []], at) => {
    const profile = aProfile(`p${at}`, 'linkedin', at > 0 ? { available_from: range.from, connected_at: `${range.from}T00:00:00Z` } : {})
    const series = seriesOf(profile.id, first, range.to, own)
    return memberOf(profile, { range, prior, current: periodOf(series, range), before: periodOf(series, prior) })
  })
  return contextOf({ ...time, profiles: members }, timeAxisOf(time))
}

const rowsOf = (rows: Iterable<readonly unknown[]>) => {
  const [header = [], ...found] = rows
  return found.map((row) => Object.fromEntries(header.map((title, at) => [String(title), row[at] ?? null])))
}

test('the change of a summary has both of its terms and the days it is of, and points are not in percent', () => {
  const page = [{ from: first, values: { impressions: days(700, 1000), reactions: days(7, 12), followers: days(100, 110) } }]
  const joined = [{ from: range.from, values: { impressions: Array.from({ length: 7 }, () => 5000), reactions: Array.from({ length: 7 }, () => 50) } }]
  const [one, , total] = rowsOf(summaryRows(contextWith([page], [joined])))
  expect(one).toMatchObject({
    ...{ Impressions: 6000, 'Impressions, compared': 5000, 'Impressions, before': 3500, 'Impressions, days compared': 5 },
    'Impressions, change (%)': expect.closeTo(42.857, 3),
    ...{ 'Followers, compared': 110, 'Followers, days compared': null },
    // 12 of 1,000 from 7 of 700
    'Engagement rate (%), change (pp)': expect.closeTo(0.2, 9),
  })
  expect(one).not.toHaveProperty(['Engagement rate (%), change (%)'])
  expect(total).toMatchObject({ Impressions: 41_000, 'Impressions, compared': 5000, 'Impressions, before': 3500, 'Impressions, days compared': 5 })
})

test('a smaller loss is no percentage: only its terms are there', () => {
  const flows = { followers_gained: days(0, 0), followers_lost: days(32, 1) }
  const [one] = rowsOf(summaryRows(contextWith([[{ from: first, values: flows }]])))
  expect(one).toMatchObject({ 'Net follower growth, compared': -5, 'Net follower growth, before': -160, 'Net follower growth, change (%)': null })
})

test('nothing is compared without a figure before', () => {
  const joined = { from: range.from, values: { impressions: [1000, 1000, 1000] } }
  const [one] = rowsOf(summaryRows(contextWith([[joined]])))
  expect(one).toMatchObject({ Impressions: 3000, 'Impressions, compared': null, 'Impressions, days compared': null, 'Impressions, change (%)': null })
})

test.each(networkCodes)('the header of the days of %s has labels in one style, each once', (network) => {
  const member = memberOf(aProfile('p', network), { range, prior, current: undefined, before: undefined })
  const context = contextOf({ ...time, profiles: [member] }, timeAxisOf(time))
  const [header = []] = dayRows(context, member)
  const [summary = []] = summaryRows(context)
  for (const titles of [header.map(String), summary.map(String)]) {
    const alike = titles.map((title) => title.toLowerCase())
    expect(titles.filter((_, at) => alike.indexOf(alike[at] ?? '') !== at)).toEqual([])
    expect(titles.filter((title) => !/^[A-Z]/.test(title) || title.includes('_'))).toEqual([])
  }
})
