import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, isRealDate, weekday } from './calendar-date.ts'
import { formatInstant, formatRange } from './format.ts'
import { displayZone, isTimezone } from './zone.ts'
import { dateIn, instantRange, today, wallTime, zonedTime } from './zoned.ts'

const zones = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC']

function hours(date: string, zone: string): number {
  const [from, to] = instantRange(date, date, zone)
  return (Date.parse(to) - Date.parse(from)) / 3_600_000
}

describe('days as instants', () => {
  test.each([
    ['2026-03-28', 'Europe/London', 24],
    ['2026-03-29', 'Europe/London', 23],
    ['2026-10-25', 'Europe/London', 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    // midnight does not exist: the day starts at 01:00
    ['2018-11-04', 'America/Sao_Paulo', 23],
    ['2025-03-30', 'Asia/Beirut', 23],
    // the last hour of the day before is shown twice
    ['2018-02-17', 'America/Sao_Paulo', 25],
    // 30 December 2011 was left out altogether
    ['2011-12-30', 'Pacific/Apia', 0],
    ['2011-12-31', 'Pacific/Apia', 24],
  ])('%s in %s has %d hours', (date, zone, length) => {
    expect(hours(date, zone)).toBe(length)
  })

  test('a range is half open: it starts at local midnight and ends at the next', () => {
    expect(instantRange('2026-10-23', '2026-11-20', 'Europe/London')).toEqual(['2026-10-22T23:00:00.000Z', '2026-11-21T00:00:00.000Z'])
  })

  test('an instant falls on the date whose range holds it, whatever the zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) }), (zone, at) => {
        const date = dateIn(at, zone)
        const [from, to] = instantRange(date, date, zone)
        expect(Date.parse(from)).toBeLessThanOrEqual(at)
        expect(Date.parse(to)).toBeGreaterThan(at)
        expect(zonedTime(at, zone)).toMatchObject({ date, weekday: weekday(date) })
      }),
    )
  })

  test('today is the date in the zone, not in UTC', () => {
    const now = new Date('2026-11-21T00:30:00Z')
    expect([today('Europe/London', now), today('America/New_York', now), today('Pacific/Kiritimati', now)]).toEqual(['2026-11-21', '2026-11-20', '2026-11-21'])
  })

  test('the wall clock is read with hour, minute and weekday', () => {
    expect(zonedTime('2026-11-11T18:32:10Z', 'Asia/Kathmandu')).toEqual({ date: '2026-11-12', hour: 0, minute: 17, weekday: 3 })
    expect(wallTime('2026-07-01T08:00:00Z', 'Europe/London')).toBe('2026-07-01T09:00')
  })
})

describe('dates as text', () => {
  test.each([
    ['2026-10-23', '2026-11-20', '23 Oct – 20 Nov 2026'],
    ['2026-09-24', '2026-10-22', '24 Sep – 22 Oct 2026'],
    ['2026-11-01', '2026-11-20', '1–20 Nov 2026'],
    ['2025-12-20', '2026-01-03', '20 Dec 2025 – 3 Jan 2026'],
    ['2025-11-20', '2026-11-20', '20 Nov 2025 – 20 Nov 2026'],
    ['2026-11-20', '2026-11-20', '20 Nov 2026'],
  ])('%s to %s reads %s', (from, to, text) => {
    expect(formatRange(from, to)).toBe(text)
  })

  test('an instant is printed with its zone', () => {
    expect(formatInstant('2026-11-20T06:12:00Z', 'Europe/London')).toBe('20 Nov 2026, 06:12 GMT')
    expect(formatInstant('2026-07-20T06:12:00Z', 'Europe/London')).toBe('20 Jul 2026, 07:12 BST')
  })

  test('zones are IANA names, shown without underscores', () => {
    expect(['Europe/London', 'UTC', '+02:00', 'Nowhere/City', ''].map(isTimezone)).toEqual([true, true, false, false, false])
    expect(displayZone('America/New_York')).toBe('America/New York')
  })

  test('only dates that exist are dates', () => {
    expect(['2024-02-29', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20261-01-01', '0000-01-01', '2026-11-21T00:00'].map(isRealDate)).toEqual([
      true,
      ...Array(7).fill(false),
    ])
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })
})
