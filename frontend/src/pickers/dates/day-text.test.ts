import { expect, test } from '@jest/globals'
import { parseDay } from './day-text.ts'

test.each([
  ['20 Nov 2026', '2026-11-20'],
  ['3 november 2025', '2025-11-03'],
  ['2026-02-28', '2026-02-28'],
  ['1/12/2026', '2026-12-01'],
  ['20 nov', '2026-11-20'],
  ['30 Feb 2026', null],
  ['soon', null],
  ['', null],
])('%s is %s', (text, date) => {
  expect(parseDay(text, '2026-11-21')).toBe(date)
})
