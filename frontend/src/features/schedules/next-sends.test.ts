import { expect, test } from '@jest/globals'
import { changeSentence, firstCovers, nextSends, planSentence } from './next-sends.ts'

const form = {
  type: 'MONTHLY',
  quantity: 12,
  untilStopped: false,
  date: '2026-12-01',
  hour: 9,
  minute: 0,
  half: 'AM',
  timezone: 'Europe/London',
  range: 'last_7_days',
} as const
const inLondon = (run: number, generate_at: string) => ({ run, generate_at, timezone: 'Europe/London', counted_from: null })

test('five sends at the same wall time, with the change of the clock between two of them', () => {
  const sends = nextSends(form)
  expect(sends.map((send) => send.date)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'])
  expect(sends.map((send) => send.instant.slice(11, 16))).toEqual(['09:00', '09:00', '09:00', '09:00', '08:00'])
  expect(sends.map((send) => send.change)).toEqual([null, null, null, null, { date: '2027-03-28', hours: 23 }])
  expect(changeSentence({ date: '2027-03-28', hours: 23 }, '9:00 AM', sends)).toBe('28 Mar 2027: clocks go forward; sends stay at 9:00 AM')
})

test('a time that the clock skips is shown as it will be, and one change is marked once', () => {
  const sends = nextSends({ ...form, type: 'WEEKLY', date: '2027-03-21', hour: 1, minute: 30, quantity: 3 })
  expect(sends.map(({ date, clock, change }) => [date, clock.time, change?.date])).toEqual([
    ['2027-03-21', '1:30', undefined],
    ['2027-03-28', '2:00', '2027-03-28'],
    ['2027-04-04', '1:30', undefined],
  ])
  expect(changeSentence({ date: '2027-03-28', hours: 23 }, '1:30 AM', sends)).toBe(
    '28 Mar 2027: clocks go forward; sends stay at 1:30 AM. On 28 Mar that time does not exist, so it is sent at 2:00 AM.',
  )
})

test('a time that is skipped over midnight is told of on the day of the change, and one that was moved by itself is not', () => {
  const nuuk = { ...form, type: 'WEEKLY', timezone: 'America/Nuuk', date: '2027-03-20', hour: 11, minute: 30, half: 'PM', quantity: 2 } as const
  const sends = nextSends(nuuk)
  expect(sends.map(({ date, clock, isSkipped }) => [date, clock.time, isSkipped])).toEqual([
    ['2027-03-20', '11:30', false],
    ['2027-03-28', '12:00', true],
  ])
  expect(changeSentence({ date: '2027-03-27', hours: 23 }, '11:30 PM', sends)).toContain('On 27 Mar that time does not exist, so it is sent at 12:00 AM.')
  const runs = [inLondon(1, '2027-03-22T09:00:00.000Z'), inLondon(2, '2027-03-28T10:00:00.000Z')]
  const moved = nextSends({ ...form, date: '2027-03-22', quantity: 2, type: 'WEEKLY' }, runs)
  expect(moved.map(({ isSkipped }) => isSkipped)).toEqual([false, false])
})

test('fewer runs than five are all there are', () => {
  expect(nextSends({ ...form, quantity: 2 })).toHaveLength(2)
  expect(nextSends({ ...form, date: '' })).toEqual([])
})

test('each send says which dates it covers, ending on its own day', () => {
  expect(nextSends({ ...form, quantity: 2 }).map((send) => send.covers)).toEqual([
    { from: '2026-11-25', to: '2026-12-01' },
    { from: '2026-12-26', to: '2027-01-01' },
  ])
  expect(nextSends({ ...form, quantity: 1, range: { days: 14 } })[0]?.covers).toEqual({ from: '2026-11-18', to: '2026-12-01' })
})

test('one run is sent once whatever the timeframe is, more end on a day that is named', () => {
  expect(planSentence({ ...form, type: 'WEEKLY', quantity: 1 })).toBe('Sends once, on Tue 1 Dec 2026.')
  expect(planSentence({ ...form, type: 'WEEKLY' })).toBe('Sends every week, 12 times: the last on Tue 16 Feb 2027.')
  expect(planSentence(form)).toBe('Sends every month, 12 times: the last on Mon 1 Nov 2027.')
  expect(planSentence({ ...form, date: '' })).toBeNull()
})

test('a schedule without an end says so, and shows its next five sends whatever the quantity was', () => {
  const endless = { ...form, quantity: 1, untilStopped: true }
  expect(planSentence(endless)).toBe('Sends every month from Tue 1 Dec 2026, until you stop it.')
  expect(nextSends(endless)).toHaveLength(5)
  expect(firstCovers({ ...endless, compare: null })).toBe('The first send covers 25 Nov – 1 Dec 2026.')
})

test('the first send says what it covers and what that is compared with', () => {
  const compare = 'preceding' as const
  expect(firstCovers({ ...form, compare })).toBe('The first send covers 25 Nov – 1 Dec 2026, compared with 18–24 Nov 2026.')
  expect(firstCovers({ ...form, quantity: 1, compare: null })).toBe('Covers 25 Nov – 1 Dec 2026.')
  expect(firstCovers({ ...form, date: '', compare })).toBeNull()
})

test('runs to come stay where they are until the time of the first is another one, and then keep their places after it', () => {
  const runs = [inLondon(2, '2027-02-28T09:00:00.000Z'), inLondon(4, '2027-04-30T08:00:00.000Z')]
  const days = (changes: object) => {
    return nextSends({ ...form, quantity: 2, date: '2027-02-28', ...changes }, runs).map(({ date }) => date)
  }
  expect(days({})).toEqual(['2027-02-28', '2027-04-30'])
  expect(days({ hour: 10 })).toEqual(['2027-02-28', '2027-04-30'])
  expect(days({ date: '2027-02-27' })).toEqual(['2027-02-27', '2027-04-27'])
  expect(days({ quantity: 1, date: '2027-03-02' })).toEqual(['2027-03-02'])
})

test('a run that was moved to another zone by itself keeps the day it has there', () => {
  const runs = [inLondon(2, '2027-03-08T09:00:00.000Z'), { ...inLondon(3, '2027-03-14T23:00:00.000Z'), timezone: 'Australia/Sydney' }]
  const sends = nextSends({ ...form, type: 'WEEKLY', quantity: 2, date: '2027-03-08', hour: 11 }, runs)
  expect(sends.map(({ instant }) => instant)).toEqual(['2027-03-08T11:00:00.000Z', '2027-03-15T11:00:00.000Z'])
})

test('a run that the clock pushes over midnight keeps the day it was planned for, as the others do', () => {
  const nuuk = (run: number, generate_at: string) => ({ run, generate_at, timezone: 'America/Nuuk', counted_from: '2027-03-20T23:30' })
  const runs = [nuuk(2, '2027-03-28T01:00:00.000Z'), nuuk(3, '2027-04-04T00:30:00.000Z')]
  const days = (changes: object) =>
    nextSends({ ...form, type: 'WEEKLY', timezone: 'America/Nuuk', date: '2027-03-27', hour: 11, minute: 30, half: 'PM', quantity: 2, ...changes }, runs).map(
      ({ date }) => date,
    )
  expect([days({}), days({ hour: 4, minute: 0 }), days({ date: '2027-03-28', hour: 12, minute: 0, half: 'AM' })]).toEqual([
    ['2027-03-28', '2027-04-03'],
    ['2027-03-27', '2027-04-03'],
    ['2027-03-28', '2027-04-04'],
  ])
})
