import { expect, test } from '@jest/globals'
import { defaultRunCompare, runCompareOf, runDates, runRange, runRangeLabel, runRangeOf } from './run-range.ts'

const today = '2026-11-20'

test('a schedule goes on with the range of its report, ending on the day of each run', () => {
  const lastWeek = { from: '2026-11-14', to: today }
  expect(runRangeOf(lastWeek, today)).toBe('last_7_days')
  expect(runRange(runRangeOf(lastWeek, today), '2026-12-01')).toEqual({ from: '2026-11-25', to: '2026-12-01' })
  // a quick range of another day, and one of nobody's: their length
  const fortnight = { from: '2026-10-01', to: '2026-10-14' }
  expect(runRangeOf(fortnight, today)).toEqual({ days: 14 })
  expect(runRangeLabel({ days: 14 })).toBe('Last 14 days')
  expect(runRange({ days: 14 }, '2026-12-01')).toEqual({ from: '2026-11-18', to: '2026-12-01' })
  expect(runRange({ days: 1 }, '2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' })
})

test('and with its comparison, where that can move along', () => {
  const range = { from: '2026-11-14', to: today }
  const lastYear = { from: '2025-11-14', to: '2025-11-20' }
  expect(runCompareOf(range, lastYear)).toBe('last_year')
  expect(runDates('last_7_days', 'last_year', '2026-12-01').prior).toEqual({ from: '2025-11-25', to: '2025-12-01' })
  expect(runCompareOf(range, { from: '2020-01-01', to: '2020-01-02' })).toBe('preceding_match_weekday')
})

test('of several that are the same dates today it goes on with the one its report began with', () => {
  const seventh = '2026-10-07'
  const range = { from: '2026-10-01', to: seventh }
  expect([runRangeOf(range, seventh), runRangeOf(range, seventh, 'month_to_date'), runRangeOf(range, seventh, 'year_to_date')]).toEqual([
    'last_7_days',
    'month_to_date',
    'last_7_days',
  ])
  const weekBefore = { from: '2026-09-24', to: '2026-09-30' }
  expect([runCompareOf(range, weekBefore), runCompareOf(range, weekBefore, 'preceding'), runCompareOf(range, weekBefore, 'last_year')]).toEqual([
    'preceding_match_weekday',
    'preceding',
    'preceding_match_weekday',
  ])
})

test('a run of a period that is over is of the one before its own day, compared as it is by default unless its schedule says so', () => {
  expect(runDates('last_month', null, '2026-12-01')).toEqual({
    covered: { from: '2026-11-01', to: '2026-11-30' },
    prior: { from: '2026-10-01', to: '2026-10-31' },
  })
  expect(runDates('last_month', 'last_year', '2026-12-31').prior).toEqual({ from: '2025-11-01', to: '2025-11-30' })
  expect(runDates('last_week', undefined, '2026-12-02')).toEqual({
    covered: { from: '2026-11-23', to: '2026-11-29' },
    prior: { from: '2026-11-16', to: '2026-11-22' },
  })
  expect((['last_week', 'last_month', 'last_7_days', { days: 12 }] as const).map((range) => defaultRunCompare(range, today))).toEqual([
    'preceding_match_weekday',
    'preceding',
    'preceding_match_weekday',
    'preceding_match_weekday',
  ])
  // the last of a month, on which these three cover it whole
  expect(runDates('month_to_date', null, '2026-11-30').prior).toEqual({ from: '2026-09-27', to: '2026-10-26' })
  const untilTheLast = (['month_to_date', 'last_4_weeks', { days: 29 }] as const).map((range) => defaultRunCompare(range, '2024-02-29'))
  expect(untilTheLast).toEqual(new Array(3).fill('preceding_match_weekday'))
  const october = { from: '2026-10-01', to: '2026-10-31' }
  expect([runRangeOf(october, today), runCompareOf(october, { from: '2020-01-01', to: '2020-01-02' })]).toEqual(['last_month', 'preceding'])
})
