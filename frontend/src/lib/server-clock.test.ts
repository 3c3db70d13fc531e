import { expect, test } from '@jest/globals'
import { today } from '../../../shared/dates/index.ts'
import { readClock, serverNow } from './server-clock.ts'

const computer = Date.parse('2026-12-03T09:00:00Z')
const answer = (date: string, cache = 'no-store') => new Headers({ date: new Date(date).toUTCString(), 'cache-control': cache })

test('today is that of the server, also on a computer whose clock is days ahead', () => {
  readClock(answer('2026-11-30T23:30:00Z'), computer)
  expect([today('Europe/London', serverNow(computer)), today('Europe/Berlin', serverNow(computer))]).toEqual(['2026-11-30', '2026-12-01'])
  // an answer from a cache is of another time, and one without a date of none
  readClock(answer('2026-11-01T00:00:00Z', 'public'), computer)
  readClock(new Headers({ 'cache-control': 'no-store' }), computer)
  expect(today('Europe/London', serverNow(computer))).toBe('2026-11-30')
  // a clock that was put right, and is a second late
  readClock(answer('2026-12-03T09:00:01Z'), computer)
  expect(serverNow(computer).getTime()).toBe(computer)
})
