import { expect, test } from '@jest/globals'
import { hasCsv, reportHeads } from './index.ts'

test('which types have a CSV is said once, and every type can be made a template of', () => {
  expect(reportHeads.flatMap(({ id, csv }) => (csv === null ? [] : [[id, csv]]))).toEqual([
    ['comprehensive', 'daily'],
    ['posts', 'rows'],
    ['reviews', 'rows'],
    ['tasks', 'rows'],
    ['ads_performance', 'rows'],
  ])
  expect(['posts', 'facebook_ads', 'nothing'].map(hasCsv)).toEqual([true, false, false])
  expect(reportHeads.filter(({ templates }) => !templates)).toEqual([])
})
