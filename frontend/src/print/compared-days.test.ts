import { expect, test } from '@jest/globals'
import { aProfile, reportOf } from '../../../test/builders/dataset.ts'
import { comparedDays } from './compared-days.ts'

/** Over 28 days and the 28 before; `missing`: of that many first days there are no impressions. */
function tabOf(missing: number) {
  const days = (value: number) => Array.from({ length: 70 }, () => value)
  const impressions = days(10).map((value, at) => (at >= 38 && at < 38 + missing ? null : value))
  const profile = aProfile('page', 'linkedin')
  const values = { impressions, reactions: days(2), followers: days(100) }
  const { reports } = reportOf({
    range: ['2026-11-01', '2026-11-28'],
    prior: ['2026-10-04', '2026-10-31'],
    profiles: [{ profile, days: [{ from: '2026-09-24', values }] }],
  })
  return reports.crossChannel
}

test.each([
  ['all of them', 0, ['followers', 'impressions', 'engagements'], null],
  ['fewer for every figure with days', 2, ['followers', 'impressions', 'er_impressions'], '26 of 28 days'],
  ['fewer for one of two', 2, ['followers', 'impressions', 'engagements'], '26–28 of 28 days'],
  ['fewer for a figure of another page', 2, ['followers', 'engagements'], null],
  ['no days of a level', 2, ['followers'], null],
  ['no days of what is not compared', 9, ['followers', 'impressions', 'engagements'], null],
] as const)('the days compared of a network: %s', (_, missing, keys, said) => expect(comparedDays(tabOf(missing), keys, 28)).toBe(said))
