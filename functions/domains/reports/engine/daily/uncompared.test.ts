import { expect, test } from '@jest/globals'
import { figureMessages } from '../../../../../shared/figure-messages.ts'
import { aProfile, reportOf } from '../../../../../test/builders/dataset.ts'

const facebook = aProfile('fb', 'facebook')
const instagram = aProfile('ig', 'instagram')

test('days that the comparison range lacks are said for every compared profile, three at most', () => {
  const holes = (id: string) => ({
    profile: aProfile(id, 'facebook'),
    // 29 days from 1 October with 11 holes, then 29 whole days
    days: [{ from: '2026-10-01', values: { impressions: Array.from({ length: 58 }, (_, day) => (day >= 10 && day < 21 ? null : 5)) } }],
  })
  const report = reportOf({
    range: ['2026-10-30', '2026-11-27'],
    prior: ['2026-10-01', '2026-10-29'],
    profiles: [
      ...['a', 'b', 'c', 'd'].map(holes),
      { profile: instagram },
      { ...holes('new'), profile: aProfile('new', 'facebook', { available_from: '2026-10-25' }) },
    ],
  })
  const said = [
    ...['a', 'b', 'c'].map((id) => `Profile ${id} (Facebook) has no data for 11 of 29 days of the prior period.`),
    figureMessages.coverage.morePrior(1),
  ]
  expect(report.notes).toEqual([figureMessages.report.notCompared(1), ...said])
  expect(report.reports.crossChannel.coverage?.notes.slice(-4)).toEqual(said)
})

test('a coverage names tiles that are missing on days of their profile', () => {
  const days = [
    { from: '2026-11-01', values: { followers_gained: [1, 0, 2, 1] } },
    { from: '2026-11-01', values: { impressions: [5, 6], clicks: [1, 2] } },
  ]
  const { coverage } = reportOf({ range: ['2026-11-01', '2026-11-04'], profiles: [{ profile: aProfile('li', 'linkedin'), days }] }).reports.crossChannel
  expect(coverage).toEqual({ have: 4, expected: 4, notes: ['Impressions and 2 more figures are missing on some days.'] })
})

test('a growth that is not of the whole figure names the two numbers it is of', () => {
  const { summary } = reportOf({
    range: ['2026-11-02', '2026-11-03'],
    prior: ['2026-10-31', '2026-11-01'],
    profiles: [
      { profile: facebook, days: [{ from: '2026-10-31', values: { impressions: [60, 55, 60, 49], clicks: [1, 1, 1, 1] } }] },
      { profile: aProfile('new', 'linkedin', { available_from: '2026-11-01' }), days: [{ from: '2026-11-01', values: { impressions: [9, 5, 6] } }] },
    ],
  }).reports.crossChannel
  const tile = (id: string) => summary.find(({ key }) => key === id)
  expect(tile('impressions')).toMatchObject({ value: 120, prior: 115, figure: { compared: 109 }, note: 'Like for like, without 1 new profile: 109, was 115.' })
  expect(tile('impressions')?.growth).toBeCloseTo(-5.217, 3)
  // the new profile has none of these, so nothing is compared without it
  expect(tile('link_clicks')?.figure).not.toHaveProperty('compared')
})

test('a level without one before the range says that it is not known', () => {
  const noteOf = (before: number | null) =>
    reportOf({
      range: ['2026-11-02', '2026-11-03'],
      prior: ['2026-10-31', '2026-11-01'],
      profiles: [{ profile: facebook, days: [{ from: '2026-10-31', values: { impressions: [1, 1, 1, 1], followers: [before, before, 20, 21] } }] }],
    }).reports.crossChannel.summary.find(({ key }) => key === 'followers')?.note
  expect([noteOf(null), noteOf(10)]).toEqual([figureMessages.growth.levelUnknown, null])
})
