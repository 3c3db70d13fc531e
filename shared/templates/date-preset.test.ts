import { expect, test } from '@jest/globals'
import { computedCompareIds } from '../dates/compare.ts'
import { defaultRange, quickRangeIds } from '../dates/quick-ranges.ts'
import { compareLabel, openPrior, openRange, presetCompare, presetRange, rangeLabel } from './date-preset.ts'

const today = '2026-11-20'

test('every range and comparison of the picker can be preset, and is what a run begins with', () => {
  expect(quickRangeIds.map((range) => presetRange({ range, compare: null }))).toEqual([...quickRangeIds])
  expect(computedCompareIds.map((compare) => presetCompare({ range: null, compare }))).toEqual([...computedCompareIds])
  const preset = { range: 'last_7_days', compare: 'last_year' }
  expect(openRange(preset, today)).toEqual({ from: '2026-11-14', to: today })
  expect(openPrior(preset, openRange(preset, today))).toEqual({ from: '2025-11-14', to: '2025-11-20' })
})

test.each([null, undefined, { range: null, compare: null }, { range: 'last_fortnight', compare: '__proto__' }])(
  'without one, or with one that left the product, a run begins as it does without a template: %j',
  (preset) => {
    expect([presetRange(preset), presetCompare(preset)]).toEqual([null, null])
    expect(openRange(preset, today)).toEqual(defaultRange(today))
    expect(openPrior(preset, { from: '2026-11-14', to: today })).toEqual({ from: '2026-11-07', to: '2026-11-13' })
  },
)

test('what left the product is called by its id', () => {
  expect([rangeLabel('last_7_days'), rangeLabel('last_fortnight')]).toEqual(['Last 7 days', 'last fortnight'])
  expect([compareLabel('last_year'), compareLabel('two_years_ago')]).toEqual(['Same period last year', 'two years ago'])
})
