import { expect, test } from '@jest/globals'
import { defaultPrior, quickRange } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { clockChanges } from './clock-changes.ts'
import { draftOf, draftProblem, gapNote, withOption, withRange } from './draft.ts'

const range = { from: '2026-10-23', to: '2026-11-20' }
const start = draftOf(range, { from: '2026-09-24', to: '2026-10-22' })

test('the comparison follows the report dates until it is custom', () => {
  expect(start.option).toBe('preceding')
  expect(withRange(start, { from: '2026-11-14', to: '2026-11-20' }).prior).toEqual({ from: '2026-11-07', to: '2026-11-13' })
  // of whole weeks both options say the same dates; the default is the one that goes on from there
  const week = draftOf({ from: '2026-11-14', to: '2026-11-20' }, { from: '2026-11-07', to: '2026-11-13' })
  expect(week.option).toBe('preceding_match_weekday')
  expect(withRange(week, range).prior).toEqual({ from: '2026-09-18', to: '2026-10-16' })
  const custom = withOption(start, 'custom')
  expect(withRange(custom, { from: '2026-11-14', to: '2026-11-20' }).prior).toEqual(start.prior)
})

test('saving is refused in the words of the server', () => {
  expect(draftProblem(start, '2026-11-20')).toBeNull()
  expect(draftProblem({ ...start, range: { from: null, to: '2026-11-20' } }, '2026-11-20')).toBe(messages.dates.start)
  expect(draftProblem({ ...start, range: { from: '2026-11-01', to: null } }, '2026-11-20')).toBe(messages.dates.end)
  expect(draftProblem(start, '2026-11-19')).toBe(messages.dates.endAfterToday)
  expect(draftProblem({ ...start, prior: { from: '2026-10-01', to: '2026-09-01' } }, '2026-11-20')).toBe(messages.dates.startAfterEnd)
})

test('days on which the clock changes are found, in long ranges too', () => {
  expect(clockChanges(range, 'Europe/London')).toEqual([{ date: '2026-10-25', hours: 25 }])
  expect(clockChanges({ from: '2026-01-01', to: '2026-12-31' }, 'America/New_York')).toEqual([
    { date: '2026-03-08', hours: 23 },
    { date: '2026-11-01', hours: 25 },
  ])
  expect(clockChanges({ from: '2026-01-01', to: '2026-12-31' }, 'UTC')).toEqual([])
})

test('a comparison says what it leaves out or counts twice', () => {
  expect(gapNote(range, { from: '2026-09-18', to: '2026-10-16' })).toBe('6 days between are left out')
  expect(gapNote(range, { from: '2026-10-20', to: '2026-10-23' })).toBe('1 day overlaps')
  expect(gapNote(range, { from: '2026-09-24', to: '2026-10-22' })).toBeNull()
})

test('a comparison that is the default stays the default: a month that is over is compared with the one before', () => {
  const first = draftOf(range, defaultPrior(range))
  const month = withRange(first, quickRange('last_month', '2026-11-20'))
  expect([month.option, month.prior]).toEqual(['preceding', { from: '2026-09-01', to: '2026-09-30' }])
  const again = withRange(month, range)
  expect([again.option, again.prior]).toEqual(['preceding_match_weekday', { from: '2026-09-18', to: '2026-10-16' }])
  const lastYear = withRange(withOption(first, 'last_year'), quickRange('last_month', '2026-11-20'))
  expect([lastYear.option, lastYear.prior]).toEqual(['last_year', { from: '2025-10-01', to: '2025-10-31' }])
})
