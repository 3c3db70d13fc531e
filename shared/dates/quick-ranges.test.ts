import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, dayCount, weekday, wholeMonths } from './calendar-date.ts'
import { defaultRange, type QuickRangeId, quickRange, quickRangeIds, quickRangeLabel, quickRangeOf } from './quick-ranges.ts'
import { today as todayIn } from './zoned.ts'

const untilToday = quickRangeIds.slice(0, 6)
const over = quickRangeIds.slice(6)

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
    const found = untilToday.flatMap((id) => {
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

// reckoned apart from this code, with Python's calendar: today, then both ends of the last week, month, quarter and year
const workedOver = [
  ['2026-11-28', '2026-11-16', '2026-11-22', '2026-10-01', '2026-10-31', '2026-07-01', '2026-09-30', '2025-01-01', '2025-12-31'],
  // a Monday, and a Sunday, whose week goes on
  ['2026-11-30', '2026-11-23', '2026-11-29', '2026-10-01', '2026-10-31', '2026-07-01', '2026-09-30', '2025-01-01', '2025-12-31'],
  ['2026-11-29', '2026-11-16', '2026-11-22', '2026-10-01', '2026-10-31', '2026-07-01', '2026-09-30', '2025-01-01', '2025-12-31'],
  // the first day of a month, of a quarter and of a year; the last of a year
  ['2026-11-01', '2026-10-19', '2026-10-25', '2026-10-01', '2026-10-31', '2026-07-01', '2026-09-30', '2025-01-01', '2025-12-31'],
  ['2026-04-01', '2026-03-23', '2026-03-29', '2026-03-01', '2026-03-31', '2026-01-01', '2026-03-31', '2025-01-01', '2025-12-31'],
  ['2027-01-01', '2026-12-21', '2026-12-27', '2026-12-01', '2026-12-31', '2026-10-01', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['2026-12-31', '2026-12-21', '2026-12-27', '2026-11-01', '2026-11-30', '2026-07-01', '2026-09-30', '2025-01-01', '2025-12-31'],
  // a month without a 31st, February of both kinds of year
  ['2026-03-31', '2026-03-23', '2026-03-29', '2026-02-01', '2026-02-28', '2025-10-01', '2025-12-31', '2025-01-01', '2025-12-31'],
  ['2024-03-01', '2024-02-19', '2024-02-25', '2024-02-01', '2024-02-29', '2023-10-01', '2023-12-31', '2023-01-01', '2023-12-31'],
  ['2025-02-28', '2025-02-17', '2025-02-23', '2025-01-01', '2025-01-31', '2024-10-01', '2024-12-31', '2024-01-01', '2024-12-31'],
] as const

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))

describe('periods that are over', () => {
  test.each(workedOver)('of %s are the worked examples', (today, ...expected) => {
    expect(over.flatMap((id) => Object.values(quickRange(id, today)))).toEqual(expected)
  })

  test('are whole, over, and go on without a gap or an overlap', () => {
    const months: Partial<Record<QuickRangeId, number>> = { last_month: 1, last_quarter: 3, last_year: 12 }
    fc.assert(
      fc.property(anyDay, (today) => {
        for (const id of over) {
          const range = quickRange(id, today)
          const isWeek = id === 'last_week'
          expect(range.to < today).toBe(true)
          expect(isWeek ? [weekday(range.from), dayCount(range.from, range.to)] : wholeMonths(range)).toEqual(isWeek ? [0, 7] : months[id])
          expect(quickRangeOf(range, today)).toBe(id)
          // a day later it is the same, or the next
          const next = quickRange(id, addDays(today, 1))
          expect([range.from, addDays(range.to, 1)]).toContain(next.from)
          expect(quickRange(id, addDays(range.to, 1))).toEqual(range)
        }
      }),
    )
  })

  test('begin at midnight of the zone, whatever its clock did: one instant may be of two months', () => {
    const lastMonth = (zone: string, at: string) => quickRange('last_month', todayIn(zone, new Date(at))).from
    expect([lastMonth('Pacific/Auckland', '2026-10-31T11:30:00Z'), lastMonth('America/New_York', '2026-10-31T11:30:00Z')]).toEqual(['2026-10-01', '2026-09-01'])
    // in Havana the clock goes back an hour after midnight of that day
    expect([lastMonth('America/Havana', '2026-11-01T03:59:00Z'), lastMonth('America/Havana', '2026-11-01T04:30:00Z')]).toEqual(['2026-09-01', '2026-10-01'])
  })

  test('read as clients ask for them', () => {
    expect(over.map(quickRangeLabel)).toEqual(['Last week', 'Last month', 'Last quarter', 'Last year'])
  })
})
