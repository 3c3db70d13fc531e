import { expect, test } from '@jest/globals'
import { featureDefaults } from '../../../shared/plans.ts'
import { reportManifests } from '../../../shared/reports/index.ts'
import { enabledTypes } from './use-report-options.ts'

const report_types = reportManifests.map(({ id }) => id)

test('without the list of the server, what the plan enables can be run, and nothing that is private to others', () => {
  const ids = (types: string[], features: Record<string, boolean>) => enabledTypes({ features, report_types: types }).map(({ id }) => id)
  expect(ids(report_types, featureDefaults)).toEqual(['comprehensive', 'posts', 'reviews', 'tasks', 'listener_performance', 'competitor', 'advocacy'])
  expect(ids(['posts', 'ads_performance'], { ...featureDefaults, ads: true })).toEqual(['posts', 'ads_performance'])
})
