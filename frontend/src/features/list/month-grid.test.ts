import { expect, test } from '@jest/globals'
import { byDay, monthName, monthOf, neighbour, turned, weeksOf } from './month-grid.ts'

test('a month has whole weeks from the chosen first day on, as many as it needs', () => {
  const edges = (month: string, start: 'monday' | 'sunday') => {
    const weeks = weeksOf(month, start)
    return [weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6], weeks.every((week) => week.length === 7)]
  }
  expect(edges('2026-11', 'monday')).toEqual([6, '2026-10-26', '2026-12-06', true])
  expect(edges('2026-11', 'sunday')).toEqual([5, '2026-11-01', '2026-12-05', true])
  expect(edges('2027-02', 'monday')).toEqual([4, '2027-02-01', '2027-02-28', true])
  expect(edges('2028-02', 'sunday')).toEqual([5, '2028-01-30', '2028-03-04', true])
})

test('a month follows the one before over the end of a year, and an address that names none is of today', () => {
  expect([turned('2026-12', 1), turned('2026-01', -1), monthName('2026-01')]).toEqual(['2027-01', '2025-12', 'January 2026'])
  expect(['2026-13', '1999-12', '2026-1', undefined, '2027-02'].map((text) => monthOf(text, '2026-11-26'))).toEqual([
    ...Array.from({ length: 4 }, () => '2026-11'),
    '2027-02',
  ])
})

test('a run stands on the day that it has where it is read, also when the clocks change', () => {
  const days = (zone: string, ...instants: string[]) => [
    ...byDay(
      instants.map((generate_at) => ({ generate_at })),
      zone,
    ).keys(),
  ]
  // the night in which London has its hour twice, and the one in which New York leaves one out
  expect(days('Europe/London', '2026-10-24T23:30:00.000Z', '2026-10-26T00:30:00.000Z')).toEqual(['2026-10-25', '2026-10-26'])
  expect(days('Europe/London', '2026-10-25T23:30:00.000Z')).toEqual(['2026-10-25'])
  expect(days('America/New_York', '2027-03-14T04:59:00.000Z', '2027-03-15T03:59:00.000Z')).toEqual(['2027-03-13', '2027-03-14'])
  expect(days('Pacific/Kiritimati', '2026-11-30T10:00:00.000Z')).toEqual(['2026-12-01'])
})

test('arrows lead to the runs beside, and up and down to those of the same day of a week', () => {
  const days = ['2026-11-02', '2026-11-02', '2026-11-05', '2026-11-16', '2026-11-16']
  const from = (at: number) => ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home'].map((key) => neighbour(days, at, key))
  expect([from(0), from(1), from(3), from(2)]).toEqual([
    [0, 1, 0, 1, 0],
    [0, 2, 0, 3, 1],
    [2, 4, 1, 4, 3],
    [1, 3, 2, 2, 2],
  ])
})
