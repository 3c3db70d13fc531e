/** What is said of constructed days, each case named for what is odd about it. */
import { expect, test } from '@jest/globals'
import { addDays } from '../../../../../shared/dates/index.ts'
import { summarise } from '../../../../../shared/narrative/index.ts'
import type { Report } from '../../../../../shared/reports/report.ts'
import { aProfile, reportOf, type World } from '../../../../../test/builders/dataset.ts'
import { type Expected, faultsOf, sentencesOf } from './said.ts'
import { alone, before, eight, four, from, insta, noAdvice, of, page, unchanged } from './worlds.ts'

const cases: readonly (readonly [name: string, world: World, expected: Expected, change?: (report: Report) => Report])[] = [
  ['empty', { ...four, profiles: [{ profile: page }] }, { mustNot: [/./] }],
  [
    'a single day of data',
    {
      ...of({ impressions: [4000, 5200] }),
      range: [from, from],
      prior: [addDays(from, -1), addDays(from, -1)],
      profiles: [{ profile: page, days: [{ from: addDays(from, -1), values: { impressions: [4000, 5200] } }] }],
    },
    { must: ['Impressions came to 5,200, compared with 4,000', 'too short a period'], mustNot: unchanged },
  ],
  ['all zero', of({ impressions: eight(0, 0), reactions: eight(0, 0) }), { mustNot: [...unchanged, ...noAdvice, /within normal|trend/i] }],
  ['constant', of({ impressions: eight(1000, 1000), followers: eight(500, 500) }), { mustNot: [...unchanged, /28K|trend|variation/i] }],
  [
    'tiny numbers',
    of({ impressions: eight(0, 0).map((_, day) => (day % 14 === 3 ? 1 : 0)), reactions: eight(0, 0) }),
    { mustNot: [...unchanged, /within normal/i] },
  ],
  [
    'tiny numbers that grew',
    of({ impressions: eight(0, 0).map((_, day) => (day === 3 || day > 50 ? 1 : 0)) }),
    { must: ['Impressions came to only 5, compared with 1 in the prior period: too few to show a trend'], mustNot: unchanged },
  ],
  ['huge numbers', of({ impressions: eight(4e11, 5e11, 0.05), reactions: eight(8e9, 1e10, 0.05, 2) }), { must: [/mpressions rose 2\d\.\d% to 1[34]\.\d+T/] }],
  [
    'the end of a month: 28 days against 31 of the same',
    {
      ...of({}),
      range: ['2026-02-01', '2026-02-28'],
      prior: ['2026-01-01', '2026-01-31'],
      profiles: [{ profile: page, days: [{ from: '2026-01-01', values: { impressions: Array.from({ length: 59 }, () => 100) } }] }],
    },
    { mustNot: unchanged },
  ],
  [
    'a leap day',
    {
      ...of({}),
      range: ['2024-02-01', '2024-02-29'],
      prior: ['2023-02-01', '2023-02-28'],
      profiles: [
        {
          profile: page,
          days: [
            { from: '2023-02-01', values: { impressions: Array.from({ length: 28 }, (_, day) => 100 + (day % 7)) } },
            { from: '2024-02-01', values: { impressions: Array.from({ length: 29 }, (_, day) => 150 + (day % 7)) } },
          ],
        },
      ],
    },
    { must: ['Impressions rose 48.5% to 4,284 like for like over 28 of 29 days (4,434 in total)'] },
  ],
  ['nothing to compare with', alone(of({ impressions: eight(1000, 1400) })), { mustNot: [...unchanged, /prior|within normal|trend|39\.2K/] }],
  [
    'a page connected within the prior period',
    of({ impressions: eight(1000, 1400, 0.1) }, aProfile('page', 'facebook', { available_from: addDays(before, 9) })),
    { mustNot: [...unchanged, /prior|trend|came to/] },
  ],
  [
    'five days of the prior period that nobody holds',
    of({ impressions: eight(1000, 1400, 0.1).map((value, day) => (day >= 10 && day < 15 ? null : value)) }),
    { mustNot: [...unchanged, /prior|within normal|trend/] },
  ],
  [
    'one network',
    of({ impressions: eight(1000, 1400, 0.1), reactions: eight(50, 70, 0.1, 3) }),
    { must: ['Impressions rose'], mustNot: [/accounts for|rose most|by network/] },
  ],
  [
    'two networks, one up and one down',
    {
      ...four,
      profiles: [
        { profile: page, days: [{ from: before, values: { impressions: eight(1000, 800, 0.1) } }] },
        { profile: insta, days: [{ from: before, values: { impressions: eight(1000, 2200, 0.1, 5) } }] },
      ],
    },
    { must: [/Impressions rose most on Instagram \(1\d\d\.\d%\), but fell on Facebook \(\d+\.\d%\)\./] },
  ],
  [
    '100 profiles',
    {
      ...four,
      profiles: Array.from({ length: 100 }, (_, nth) => ({
        profile: aProfile(`p${nth}`, nth % 2 ? 'facebook' : 'instagram'),
        days: [{ from: before, values: { impressions: eight(900 + nth, 1100 + nth, 0.3, nth + 1), followers: eight(100, 100) } }],
      })),
    },
    { must: [/Impressions rose 2\d\.\d% to/] },
  ],
  [
    'a small certain change and a large one',
    of({ impressions: eight(1000, 1600, 0.4), followers: eight(0, 0).map((_, day) => 200_000 + day * 20) }),
    { must: [/^Impressions rose 7\d\.\d% to [\d.]+K and followers rose 0\.\d% to 201\.1K\./] },
  ],
  [
    'a rate alone',
    of({ impressions: eight(1000, 1000, 0.1), reactions: eight(50, 40, 0.1, 1) }),
    { must: ['Engagement rate fell from'], mustNot: [/engagement rate went/i] },
  ],
  [
    'rates that moved by noise',
    of({ impressions: eight(1000, 1000, 0.2), reactions: eight(50, 50, 0.5, 8) }),
    { must: [/Engagement rate went from .*within normal variation/], mustNot: [/Engagement rate (?:rose|fell)/] },
  ],
  [
    'changes hidden by a template',
    of({ impressions: eight(1000, 1600, 0.1), reactions: eight(50, 40, 0.1) }),
    { mustNot: [...unchanged, /within normal|trend|prior/] },
    (report) => ({ ...report, reports: { ...report.reports, crossChannel: { ...report.reports.crossChannel, hideIndicators: true } } }),
  ],
  [
    'a week against a quarter',
    {
      ...of({}),
      range: [from, addDays(from, 6)],
      prior: [addDays(from, -92), addDays(from, -1)],
      profiles: [{ profile: page, days: [{ from: addDays(from, -92), values: { impressions: Array.from({ length: 99 }, () => 100) } }] }],
    },
    { mustNot: [/mpressions fell/] },
  ],
  [
    'followers that leave',
    of({ followers: eight(0, 0).map((_, day) => (day < 28 ? 9000 + day * 4 : 9112 - (day - 28) * 6)) }),
    { must: ['Followers fell'], mustNot: [/ollowers rose/] },
  ],
  [
    'weekends that are quiet, and no change',
    of({ impressions: eight(0, 0).map((_, day) => [1000, 1100, 1200, 1100, 900, 300, 200][day % 7] ?? 0) }),
    { mustNot: [...unchanged, /within normal/] },
  ],
  [
    'weekends that are quiet, and a tenth more each day',
    of({ impressions: eight(0, 0).map((_, day) => Math.round(([1000, 1100, 1200, 1100, 900, 300, 200][day % 7] ?? 0) * (day < 28 ? 1 : 1.1))) }),
    { must: ['Impressions rose 10.0%'] },
  ],
  ['clicks from nothing', of({ impressions: eight(1000, 1000, 0.05), link_clicks: eight(0, 50, 0.2) }), { must: [/ink clicks rose from 0 to 1,\d{3}/] }],
  [
    'half of the days missing',
    of({ impressions: eight(1000, 1000).map((value, day) => (day > 30 && day % 2 ? null : value)) }),
    { must: ['Fill the data gaps first', 'Import the missing days or reconnect the profiles'] },
  ],
  ['a day or two missing', of({ impressions: eight(1000, 1000).map((value, day) => (day === 50 ? null : value)) }), { mustNot: [/data gaps/] }],
  [
    'a year by months',
    {
      ...of({}),
      range: ['2025-01-01', '2025-12-31'],
      prior: ['2024-01-01', '2024-12-30'],
      profiles: [
        {
          profile: aProfile('page', 'linkedin'),
          days: [{ from: '2024-01-01', values: { impressions: Array.from({ length: 731 }, (_, day) => (day < 366 ? 100 : 160) + (day % 7)) } }],
        },
      ],
    },
    { must: [/Impressions rose 5\d\.\d%/], mustNot: [/days vary/] },
  ],
]

test.each(cases)('%s', (name, world, expected, change = (report) => report) => {
  expect(faultsOf(name, change(reportOf(world)), expected)).toEqual([])
})

test('a corpus that says the wrong thing is told so', () => {
  const report = reportOf(of({ impressions: eight(1000, 1600, 0.1) }))
  expect(sentencesOf(summarise(report)).join()).toContain('Impressions rose')
  expect(faultsOf('', report, { must: ['Impressions fell'], mustNot: [/Impressions rose/] })).toHaveLength(2)
})
