import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, addMonths, type DateRange, dayCount, daysBetween, weekday, wholeMonths } from './calendar-date.ts'
import { type ComputedCompareId, compareLabels, compareOptionOf, compareOptions, compareRange, defaultPrior, overlapDays } from './compare.ts'
import { defaultRange, type QuickRangeId, quickRange } from './quick-ranges.ts'

// docs/metrics.md#compared-periods: current from and to, prior from and to
const worked: Record<ComputedCompareId, readonly (readonly [string, string, string, string])[]> = {
  preceding: [
    ['2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13'],
    ['2026-10-23', '2026-11-20', '2026-09-24', '2026-10-22'],
    ['2026-10-02', '2026-10-31', '2026-09-02', '2026-10-01'],
    // whole months, quarters and years have as many whole months before them
    ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['2024-02-01', '2024-02-29', '2024-01-01', '2024-01-31'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['2026-01-01', '2026-02-28', '2025-11-01', '2025-12-31'],
    ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    ['2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ],
  preceding_match_weekday: [
    ['2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13'],
    ['2026-10-23', '2026-11-20', '2026-09-18', '2026-10-16'],
    ['2026-10-01', '2026-10-31', '2026-08-27', '2026-09-26'],
    ['2024-02-29', '2024-02-29', '2024-02-22', '2024-02-22'],
    ['2025-01-01', '2025-12-31', '2023-12-27', '2024-12-25'],
    ['2026-11-01', '2026-11-20', '2026-10-11', '2026-10-30'],
  ],
  last_year: [
    ['2026-11-14', '2026-11-20', '2025-11-14', '2025-11-20'],
    ['2026-10-23', '2026-11-20', '2025-10-23', '2025-11-20'],
    ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['2025-02-02', '2025-02-28', '2024-02-02', '2024-02-28'],
    ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
    ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    ['2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ],
  last_year_match_weekday: [
    ['2026-11-14', '2026-11-20', '2025-11-15', '2025-11-21'],
    ['2026-10-23', '2026-11-20', '2025-10-24', '2025-11-21'],
    ['2026-10-01', '2026-10-31', '2025-10-02', '2025-11-01'],
    ['2024-02-01', '2024-02-29', '2023-02-02', '2023-03-02'],
    ['2024-02-29', '2024-02-29', '2023-03-02', '2023-03-02'],
    ['2025-01-01', '2025-12-31', '2024-01-03', '2025-01-01'],
  ],
}

const options = ['preceding', 'preceding_match_weekday', 'last_year', 'last_year_match_weekday'] as const

const anyRange = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 800 }))
    .map(([start, days]) => ({ from: addDays('2010-01-01', start), to: addDays('2010-01-01', start + days) })),
  fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 24 }))
    .map(([start, months]) => ({ from: addMonths('2010-01-01', start), to: addDays(addMonths('2010-01-01', start + months), -1) })),
)

const ends = ({ from, to }: DateRange) => [from, to] as const

describe('compare ranges', () => {
  for (const option of options) {
    test.each(worked[option])(`${compareLabels[option]} of %s to %s is %s to %s`, (from, to, priorFrom, priorTo) => {
      expect(compareRange(option, { from, to })).toEqual({ from: priorFrom, to: priorTo })
    })
  }

  test('the options read as the specification writes them, in its order', () => {
    expect(compareOptions.map(({ label }) => label)).toEqual([
      'Preceding period (match day of week)',
      'Same period last year (match day of week)',
      'Preceding period',
      'Same period last year',
      'Custom',
    ])
  })

  // reckoned apart from this code, with Python's datetime: 7 * ceil(days / 7) days back
  test.each([
    ['2026-11-20', '2026-10-23', '2026-09-18', '2026-10-16'],
    ['2026-03-03', '2026-02-03', '2025-12-30', '2026-01-27'],
    ['2024-03-14', '2024-02-15', '2024-01-11', '2024-02-08'],
  ])('the 29 days up to %s stand beside those 35 days before, Friday beside Friday', (day, from, priorFrom, priorTo) => {
    const range = defaultRange(day)
    expect(range).toEqual({ from, to: day })
    expect(defaultPrior(range)).toEqual({ from: priorFrom, to: priorTo })
    expect(compareOptionOf(range, defaultPrior(range))).toBe('preceding_match_weekday')
  })

  test('matching weekdays keeps length and weekday; preceding never overlaps and leaves at most six days', () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        for (const option of ['preceding_match_weekday', 'last_year_match_weekday'] as const) {
          const prior = compareRange(option, range)
          expect(dayCount(prior.from, prior.to)).toBe(dayCount(range.from, range.to))
          expect(weekday(prior.from)).toBe(weekday(range.from))
        }
        const gap = daysBetween(compareRange('preceding_match_weekday', range).to, range.from) - 1
        expect(gap).toBeGreaterThanOrEqual(0)
        expect(gap).toBeLessThanOrEqual(6)
        expect(addDays(compareRange('preceding', range).to, 1)).toBe(range.from)
        const months = wholeMonths(range)
        if (months === null) expect(dayCount(...ends(compareRange('preceding', range)))).toBe(dayCount(range.from, range.to))
        else expect([wholeMonths(compareRange('preceding', range)), wholeMonths(compareRange('last_year', range))]).toEqual([months, months])
      }),
    )
  })

  test('an option is found again from its dates; other dates are Custom', () => {
    const range = { from: '2026-10-23', to: '2026-11-20' }
    expect(options.map((option) => compareOptionOf(range, compareRange(option, range)))).toEqual(options)
    expect(compareOptionOf(range, { from: '2026-01-01', to: '2026-01-31' })).toBe('custom')
  })

  test('by default months that are over are compared with those before, weeks and other days with the same weekdays', () => {
    const compared = (id: QuickRangeId) => {
      const range = quickRange(id, '2026-11-28')
      return [compareOptionOf(range, defaultPrior(range)), ...ends(defaultPrior(range))]
    }
    expect(compared('last_week')).toEqual(['preceding_match_weekday', '2026-11-09', '2026-11-15'])
    expect(compared('last_month')).toEqual(['preceding', '2026-09-01', '2026-09-30'])
    expect(compared('last_quarter')).toEqual(['preceding', '2026-04-01', '2026-06-30'])
    expect(compared('last_year')).toEqual(['preceding', '2024-01-01', '2024-12-31'])
    expect(compared('month_to_date')).toEqual(['preceding_match_weekday', '2026-10-04', '2026-10-31'])
  })

  test('a year against 364 days earlier overlaps by one day', () => {
    const range = { from: '2025-01-01', to: '2025-12-31' }
    expect(overlapDays(range, compareRange('last_year_match_weekday', range))).toBe(1)
    expect(overlapDays(range, compareRange('preceding', range))).toBe(0)
  })
})
