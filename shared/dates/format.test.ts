import { afterEach, expect, test } from '@jest/globals'
import { formatFigure } from '../format.ts'
import { type Formats, houseFormats, inFormats } from '../formats.ts'
import { dayIn, formatBucket, formatDate, formatInstant, formatNear, formatRange, formatWeekday, formatWeekdayDate } from './format.ts'

const written = (date: Formats['date']) =>
  inFormats({ ...houseFormats, date }, () => [
    formatDate('2026-11-20'),
    formatWeekday('2026-11-20'),
    formatWeekdayDate('2026-11-20'),
    formatRange('2026-11-01', '2026-11-20'),
    formatRange('2026-10-23', '2026-11-20'),
    formatRange('2025-12-20', '2026-01-03'),
    formatBucket('2026-11-16', '2026-11-22', 'week'),
    formatBucket('2026-11-01', '2026-11-30', 'month'),
    formatInstant('2026-11-20T06:12:00Z', 'Europe/London'),
  ])

afterEach(() => expect(formatDate('2026-11-20')).toBe('20 Nov 2026'))

test('dates stand in the format of whoever reads them', () => {
  expect(written('day')).toEqual([
    '20 Nov 2026',
    'Fri 20 Nov',
    'Fri 20 Nov 2026',
    '1–20 Nov 2026',
    '23 Oct – 20 Nov 2026',
    '20 Dec 2025 – 3 Jan 2026',
    '16–22 Nov',
    'Nov 2026',
    '20 Nov 2026, 06:12 GMT',
  ])
  expect(written('month')).toEqual([
    'Nov 20, 2026',
    'Fri, Nov 20',
    'Fri, Nov 20, 2026',
    'Nov 1–20, 2026',
    'Oct 23 – Nov 20, 2026',
    'Dec 20, 2025 – Jan 3, 2026',
    'Nov 16–22',
    'Nov 2026',
    'Nov 20, 2026, 06:12 GMT',
  ])
  expect(written('iso')).toEqual([
    '2026-11-20',
    'Fri 11-20',
    'Fri 2026-11-20',
    '2026-11-01 – 2026-11-20',
    '2026-10-23 – 2026-11-20',
    '2025-12-20 – 2026-01-03',
    '11-16 – 11-22',
    'Nov 2026',
    '2026-11-20, 06:12 GMT',
  ])
})

test('figures stand in the digits of whoever reads them, an error included', () => {
  const figures = () => [
    formatFigure(4_809_069, 'count'),
    formatFigure(3_963_240, 'count', 'compact'),
    formatFigure(12.5, 'percent'),
    formatFigure(1234.5, 'money EUR'),
  ]
  const read = (number: Formats['number']) => inFormats({ ...houseFormats, number }, figures)
  expect(read('comma')).toEqual(['4,809,069', '3.96M', '12.50%', '€1,234.50'])
  expect(read('point')).toEqual(['4.809.069', '3,96M', '12,50%', '€1.234,50'])
  expect(read('space')).toEqual(['4\u00a0809\u00a0069', '3,96M', '12,50%', '€1\u00a0234,50'])
  const fails = (): string => {
    throw new Error('no')
  }
  expect(() => inFormats({ ...houseFormats, number: 'point' }, fails)).toThrow('no')
  expect(figures()).toEqual(['4,809,069', '3.96M', '12.50%', '€1,234.50'])
})

test('a day of another year has its year', () => {
  expect([formatNear('2026-01-02', '2026-11-29'), formatNear('2025-12-31', '2026-01-02')]).toEqual(['2 Jan', '31 Dec 2025'])
  const ranges = ['2024-09-12', '2025-01-01'].map((from) => dayIn({ from, to: '2025-12-31' }, '2025-09-12'))
  expect(ranges).toEqual(['12 Sep 2025', '12 Sep'])
})
