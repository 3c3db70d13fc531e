import { expect, test } from '@jest/globals'
import { BadExpression, nextRun } from './expression.ts'

const runs = (expression: string, zone: string, from: string, count: number, bounds: { start?: string; end?: string } = {}) => {
  const timing = { expression, zone, start: Date.parse(bounds.start ?? from), end: bounds.end ? Date.parse(bounds.end) : null }
  const found: string[] = []
  let after: number | null = Date.parse(from) - 1
  while (found.length < count && after !== null) {
    after = nextRun(timing, after)
    if (after !== null) found.push(new Date(after).toISOString())
  }
  return found
}

test('at() is a wall time of its zone', () => {
  expect(runs('at(2026-11-23T09:00:00)', 'Europe/Athens', '2026-11-01T00:00:00Z', 1)).toEqual(['2026-11-23T07:00:00.000Z'])
  expect(runs('at(2026-11-23T09:00:00)', 'UTC', '2030-01-01T00:00:00Z', 1)).toEqual(['2026-11-23T09:00:00.000Z'])
})

test('rate() counts from its start', () => {
  expect(runs('rate(36 hours)', 'UTC', '2026-01-01T00:00:00Z', 3)).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-02T12:00:00.000Z', '2026-01-04T00:00:00.000Z'])
  expect(runs('rate(1 day)', 'UTC', '2026-01-03T10:00:00Z', 2, { start: '2026-01-01T06:00:00Z', end: '2026-01-04T23:00:00Z' })).toEqual([
    '2026-01-04T06:00:00.000Z',
  ])
})

test('cron() reads AWS weekdays (1 is Sunday), L, # and years', () => {
  expect(runs('cron(0 9 ? * 2 *)', 'UTC', '2026-11-21T00:00:00Z', 2)).toEqual(['2026-11-23T09:00:00.000Z', '2026-11-30T09:00:00.000Z'])
  expect(runs('cron(0 0 L * ? *)', 'UTC', '2027-02-01T00:00:00Z', 2)).toEqual(['2027-02-28T00:00:00.000Z', '2027-03-31T00:00:00.000Z'])
  expect(runs('cron(30 8 ? 1 FRI#2 2027)', 'UTC', '2026-11-21T00:00:00Z', 2)).toEqual(['2027-01-08T08:30:00.000Z'])
  expect(runs('cron(15/20 10 * * ? *)', 'UTC', '2026-11-21T00:00:00Z', 3).map((at) => at.slice(11, 16))).toEqual(['10:15', '10:35', '10:55'])
})

test('cron() skips a time that daylight saving skips, and runs once in one it repeats', () => {
  // Europe/London: 2027-03-28 has no 01:30, 2026-10-25 has two
  expect(runs('cron(30 1 * * ? *)', 'Europe/London', '2027-03-27T00:00:00Z', 3)).toEqual([
    '2027-03-27T01:30:00.000Z',
    '2027-03-29T00:30:00.000Z',
    '2027-03-30T00:30:00.000Z',
  ])
  expect(runs('cron(30 1 * * ? *)', 'Europe/London', '2026-10-24T12:00:00Z', 2)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'])
})

test('what AWS refuses is refused', () => {
  const bad = [
    'at(tomorrow)',
    'at(2026-02-30T00:00:00)',
    'rate(0 hours)',
    'rate(5 weeks)',
    'cron(0 9 * * *)',
    'cron(0 9 * * * *)',
    'cron(61 9 * * ? *)',
    'every day',
    'cron(0 9 ? * ? *)',
  ]
  for (const expression of bad) expect(() => runs(expression, 'UTC', '2026-01-01T00:00:00Z', 1)).toThrow(BadExpression)
  expect(() => runs('at(2026-11-23T09:00:00)', 'Mars/Olympus', '2026-01-01T00:00:00Z', 1)).toThrow('Invalid ScheduleExpressionTimezone Mars/Olympus.')
})
