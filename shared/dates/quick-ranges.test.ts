import { describe, expect, test } from '@jest/globals'
import { dayCount } from './calendar-date.ts'
import { defaultRange, quickRange, quickRangeIds, quickRangeOf } from './quick-ranges.ts'

// docs/metrics.md#ranges: today, then from and days of each range in the order of the picker
const worked = [
  ['2026-11-20', '2026-11-14', 7, '2026-10-23', 29, '2026-08-20', 93, '2026-11-01', 20, '2026-10-01', 51, '2026-01-01', 324],
  ['2026-05-31', '2026-05-25', 7, '2026-05-03', 29, '2026-02-28', 93, '2026-05-01', 31, '2026-04-01', 61, '2026-01-01', 151],
  ['2024-03-31', '2024-03-25', 7, '2024-03-03', 29, '2023-12-31', 92, '2024-03-01', 31, '2024-01-01', 91, '2024-01-01', 91],
  ['2026-01-01', '2025-12-26', 7, '2025-12-04', 29, '2025-10-01', 93, '2026-01-01', 1, '2026-01-01', 1, '2026-01-01', 1],
  ['2024-02-29', '2024-02-23', 7, '2024-02-01', 29, '2023-11-29', 93, '2024-02-01', 29, '2024-01-01', 60, '2024-01-01', 60],
  ['2026-03-30', '2026-03-24', 7, '2026-03-02', 29, '2025-12-30', 91, '2026-03-01', 30, '2026-01-01', 89, '2026-01-01', 89],
] as const

describe('quick ranges', () => {
  test.each(worked)('of %s are the worked examples', (today, ...expected) => {
    const found = quickRangeIds.flatMap((id) => {
      const { from, to } = quickRange(id, today)
      expect(to).toBe(today)
      return [from, dayCount(from, to)]
    })
    expect(found).toEqual(expected)
  })

  test('the default is Last 4 weeks, so the picker marks it', () => {
    expect(quickRangeOf(defaultRange('2026-11-20'), '2026-11-20')).toBe('last_4_weeks')
  })

  test('a range that ends yesterday is none of them', () => {
    expect(quickRangeOf({ from: '2026-11-13', to: '2026-11-19' }, '2026-11-20')).toBeNull()
  })
})
