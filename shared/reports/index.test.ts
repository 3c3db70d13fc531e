import { expect, test } from '@jest/globals'
import { csvOf, hasTemplates, reportManifests } from './index.ts'

test('which types have a CSV is said once, and every type can be made a template of', () => {
  expect(reportManifests.flatMap(({ id, csv }) => (csv === null ? [] : [[id, csv.holds]]))).toEqual([
    ['comprehensive', 'daily'],
    ['posts', 'rows'],
    ['reviews', 'rows'],
    ['tasks', 'rows'],
    ['ads_performance', 'rows'],
  ])
  expect(['posts', 'facebook_ads', 'nothing'].map(csvOf)).toEqual([{ holds: 'rows', from: '/export/csv' }, null, null])
  expect(['posts', 'facebook_ads', 'nothing'].map(hasTemplates)).toEqual([true, true, false])
  expect(reportManifests.filter(({ templates }) => !templates)).toEqual([])
})

test('what a report without data says stands word for word in the specification', () => {
  const hint = 'If you have recently connected profiles, please allow 24 hours for reports to populate'
  expect(reportManifests.map(({ id, empty }) => [id, empty.message, empty.hint])).toEqual([
    ['comprehensive', 'Whoops! No data found.', hint],
    ['posts', 'No posts found', null],
    ['reviews', 'No reviews found', null],
    ['tasks', 'No tasks found', null],
    ['ads_performance', 'Whoops! No data found.', hint],
    ['facebook_ads', 'No data found', null],
    ['inbox_activity', 'Whoops! No data found.', hint],
    ['sentiment', 'No sentiment data found', null],
    ['listener_performance', 'No listeners data found', null],
    ['competitor', 'No competitor data found', hint],
    ['industry_benchmark', 'No data found for the selected period of time', null],
    ['advocacy', 'No advocacy group data found', null],
  ])
})
