import { expect, test } from '@jest/globals'
import { dashesOf } from './dashes.ts'

test('a straight line in dashes leaves out what its pattern leaves out, and goes on round a corner', () => {
  expect(dashesOf('M0 0L10 0', [4, 2])).toBe('M0 0L4 0M6 0L10 0')
  expect(dashesOf('M0 0L3 0L3 3', [4, 2])).toBe('M0 0L3 0L3 1')
  expect(dashesOf('M0 0L1 0M0 5L1 5', [4, 2])).toBe('M0 0L1 0M0 5L1 5')
})

test('a curve is as long in its dashes as in one, and ends where it ended', () => {
  const dashes = dashesOf('M0 0C10 0 20 30 30 30', [6, 0.001]) ?? ''
  const ends = [...dashes.matchAll(/L([\d.]+) ([\d.]+)(?=M|$)/g)]
  expect(ends.length).toBeGreaterThan(6)
  expect(ends.at(-1)?.slice(1)).toEqual(['30', '30'])
})

test('what is more than moves, lines and curves is left to the browser', () => {
  expect(dashesOf('M0 0h10v10Z', [4, 2])).toBeNull()
})
