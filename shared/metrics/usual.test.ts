import { expect, test } from '@jest/globals'
import { unusualness, usualChange } from './usual.ts'

test('the usual holds the middle two thirds of the changes, and one at its edge is just not outside', () => {
  // 0 to 12: a sixth of the way is 2, five sixths are 10
  const usual = usualChange([12, 0, 6, 3, 9, 1, 2, 4, 5, 7, 8, 10, 11])
  expect(usual).toEqual({ low: 2, high: 10, weeks: 13 })
  if (!usual) throw new Error('nothing is usual')
  expect([6, 10, 2, 14, -6].map((change) => unusualness(change, usual))).toEqual([0, 1, 1, 2, 3])
})

test('a few weeks say nothing of what is usual', () => {
  expect(usualChange([1, 2, 3, 4, 5, 6, 7])).toBeNull()
})

test('a figure that never moved is allowed a percentage point', () => {
  const usual = usualChange(Array.from({ length: 26 }, () => 0))
  if (!usual) throw new Error('nothing is usual')
  expect([0.5, 1, 3].map((change) => unusualness(change, usual))).toEqual([0.5, 1, 3])
})
