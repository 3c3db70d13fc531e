import { expect, test } from '@jest/globals'
import { nextLook } from './next-look.ts'

const now = Date.parse('2026-11-27T07:00:00Z')
const due = (at: string) => ({ generate_at: `2026-11-27T${at}Z` })

test.each([
  ['none', [], 0],
  ['one that is being made', [due('06:59:00')], 5_000],
  ['one in half a minute', [due('07:00:30')], 5_000],
  ['one in 64 seconds: no sooner than often', [due('07:01:04')], 5_000],
  ['one in three minutes, and a later one', [due('09:00:00'), due('07:03:00')], 120_000],
  ['one tomorrow', [{ generate_at: '2026-11-28T07:00:00Z' }], 600_000],
])('runs are looked at again in time: %s', (_, runs, ms) => {
  expect(nextLook(runs, 5_000, now)).toBe(ms)
})
