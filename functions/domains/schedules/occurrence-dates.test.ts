import { describe, expect, test } from '@jest/globals'
import { occurrences, type QuickRangeId } from '../../../shared/dates/index.ts'
import { datesOf } from './occurrence-dates.ts'

const covered = (range: QuickRangeId, start: string, zone: string, type: 'WEEKLY' | 'MONTHLY', quantity = 3) =>
  occurrences({ start, zone, type, quantity }).map((at) => {
    const { dateFrom, dateTo, priorFrom, priorTo } = datesOf({ flavor: 'comprehensive', range, dates: null, timezone: zone }, new Date(at))
    return [dateFrom, dateTo, priorFrom, priorTo]
  })

describe('a run of a period that is over covers the one before its own day, in its own zone', () => {
  test('on the 31st, late in the evening of New York, when it is the next month in UTC', () => {
    expect(covered('last_month', '2026-10-31T23:30', 'America/New_York', 'MONTHLY')).toEqual([
      ['2026-09-01', '2026-09-30', '2026-08-01', '2026-08-31'],
      // the last day of November, on which the clock went back before
      ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
      ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ])
  })

  test('early on the 1st in Auckland, when it is still the month before in UTC, over a new year', () => {
    expect(covered('last_month', '2026-12-01T00:15', 'Pacific/Auckland', 'MONTHLY')).toEqual([
      ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
      ['2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30'],
      ['2027-01-01', '2027-01-31', '2026-12-01', '2026-12-31'],
    ])
  })

  test('on Sundays and Mondays around a clock change in London', () => {
    expect(covered('last_week', '2026-10-18T09:00', 'Europe/London', 'WEEKLY', 2)).toEqual([
      ['2026-10-05', '2026-10-11', '2026-09-28', '2026-10-04'],
      ['2026-10-12', '2026-10-18', '2026-10-05', '2026-10-11'],
    ])
    expect(covered('last_week', '2026-10-26T00:05', 'Europe/London', 'WEEKLY', 1)).toEqual([['2026-10-19', '2026-10-25', '2026-10-12', '2026-10-18']])
  })

  test('in a leap year, by quarters and years', () => {
    expect(covered('last_month', '2028-03-01T08:00', 'Europe/Berlin', 'MONTHLY', 1)).toEqual([['2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31']])
    expect(covered('last_quarter', '2028-04-01T08:00', 'Europe/Berlin', 'MONTHLY', 1)).toEqual([['2028-01-01', '2028-03-31', '2027-10-01', '2027-12-31']])
    expect(covered('last_year', '2028-01-01T08:00', 'Europe/Berlin', 'MONTHLY', 1)).toEqual([['2027-01-01', '2027-12-31', '2026-01-01', '2026-12-31']])
  })
})
