import { expect, test } from '@jest/globals'
import { aProfile, reportOf } from '../../../../test/builders/facts.ts'

test('a rate of fewer days than its terms says of how many', () => {
  const days = Array.from({ length: 10 }, (_, at) => (at === 0 ? 10 : null))
  const report = reportOf({
    range: ['2026-11-01', '2026-11-10'],
    prior: null,
    profiles: [{ profile: aProfile('fb', 'facebook'), days: [{ from: '2026-11-01', values: { impressions: days.map(() => 100), reactions: days } }] }],
  })
  const rate = report.reports.crossChannel.summary.find(({ key }) => key === 'er_impressions')
  expect([rate?.value, rate?.note]).toEqual([10, 'Based on 1 of 10 days with both figures.'])
})
