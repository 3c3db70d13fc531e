import { expect, test } from '@jest/globals'
import { aProfile, reportOf } from '../../../../../test/builders/dataset.ts'

const parts = 'Comments, shares and clicks were not imported.'

test('a rate of fewer days than its terms says of how many', () => {
  const days = Array.from({ length: 10 }, (_, at) => (at === 0 ? 10 : null))
  const report = reportOf({
    range: ['2026-11-01', '2026-11-10'],
    prior: null,
    profiles: [{ profile: aProfile('fb', 'facebook'), days: [{ from: '2026-11-01', values: { impressions: days.map(() => 100), reactions: days } }] }],
  })
  const rate = report.reports.crossChannel.summary.find(({ key }) => key === 'er_impressions')
  expect([rate?.value, rate?.note]).toEqual([10, `Based on 1 of 10 days with both figures. ${parts}`])
})

test('a rate of some days alone has no change, and says of both ranges how many days have what it needs', () => {
  // both ranges: 100 impressions on each of 10 days, 10 reactions on each of the days that are told
  const told = (days: number) => Array.from({ length: 10 }, (_, at) => (at < days ? 10 : null))
  const noteOf = (before: number, now: number) => {
    const values = { impressions: Array.from({ length: 20 }, () => 100), reactions: [...told(before), ...told(now)] }
    const report = reportOf({
      range: ['2026-11-11', '2026-11-20'],
      prior: ['2026-11-01', '2026-11-10'],
      profiles: [{ profile: aProfile('fb', 'facebook'), days: [{ from: '2026-11-01', values }] }],
    })
    return report.reports.crossChannel.summary.find(({ key }) => key === 'er_impressions')?.note
  }
  const unlike = 'Not compared: only 4 of the 10 days in the prior period have what this figure needs.'
  expect([noteOf(4, 7), noteOf(4, 10), noteOf(10, 10)]).toEqual([`Based on 7 of 10 days with both figures. ${parts} ${unlike}`, `${parts} ${unlike}`, parts])
})

test('a rate per day is of each day alone in its line, and of the days told in its figure', () => {
  const { summary } = reportOf({
    summary: ['eng_per_day'],
    range: ['2026-11-01', '2026-11-04'],
    profiles: [{ profile: aProfile('fb', 'facebook'), days: [{ from: '2026-11-01', values: { reactions: [10, 20, 60, null] } }] }],
  }).reports.crossChannel
  expect(summary[0]).toMatchObject({ value: 30, spark: [10, 20, 60, null] })
})
