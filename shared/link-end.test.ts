import { expect, test } from '@jest/globals'
import { lastDayOf, linkEnd } from './link-end.ts'

test.each([
  ['2026-11-27T09:00:00Z', 'Europe/London', 30, '2026-12-27', '2026-12-28T00:00:00.000Z'],
  // Friday evening in London is Saturday in Auckland
  ['2026-11-27T20:00:00Z', 'Pacific/Auckland', 7, '2026-12-05', '2026-12-05T11:00:00.000Z'],
  // the clocks of New York go forward meanwhile
  ['2026-03-05T12:00:00Z', 'America/New_York', 7, '2026-03-12', '2026-03-13T04:00:00.000Z'],
])('a link made at %s in %s for %i days works for the whole of %s', (now, timezone, days, last, end) => {
  expect(linkEnd(days, new Date(now), timezone)).toBe(end)
  expect(lastDayOf(end, timezone)).toBe(last)
})
