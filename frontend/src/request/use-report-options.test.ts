import { expect, test } from '@jest/globals'
import { featureDefaults } from '../../../shared/plans.ts'
import { reportManifests } from '../../../shared/reports/index.ts'
import { enabledTypes } from './use-report-options.ts'

const report_types = reportManifests.map(({ id }) => id)

test('without the list of the server, what the plan enables can be run, and nothing that is private to others', () => {
  const ids = (types: string[], features: Record<string, boolean>) => enabledTypes({ features, report_types: types }).map(({ id }) => id)
  const offered = ids(report_types, featureDefaults)
  expect(offered).toEqual(expect.arrayContaining(['comprehensive', 'posts', 'reviews', 'tasks', 'listener_performance', 'competitor', 'advocacy']))
  const locked = ['ads_performance', 'facebook_ads', 'inbox_activity', 'sentiment', 'industry_benchmark']
  expect(offered.filter((id) => locked.includes(id))).toEqual([])
  expect(ids([], featureDefaults)).toEqual([])
  expect(ids(['posts', 'ads_performance'], { ...featureDefaults, ads: true })).toEqual(['posts', 'ads_performance'])
})
