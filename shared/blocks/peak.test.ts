import { expect, test } from '@jest/globals'
import { peakIn, timesText } from './peak.ts'

const unknown = Array.from({ length: 26 }, () => null)

test('a peak is a multiple of the median of the known days', () => {
  expect(peakIn([...unknown, 10, 10, 10, 10, 10, 30, 12])).toEqual({ index: 31, value: 30, times: 3 })
  expect(peakIn([0, 0, 0, 0, 0, 0, 9])).toEqual({ index: 6, value: 9, times: null })
})

test('with fewer than seven known days there is no multiple, with fewer than three no peak', () => {
  expect(peakIn([20, 10, 10, ...unknown])).toEqual({ index: 0, value: 20, times: null })
  expect(peakIn([20, 10, ...unknown])).toBeNull()
  expect(peakIn([12, 10, 10, ...unknown])).toBeNull()
  expect(peakIn(unknown)).toBeNull()
})

test('whole multiples are words', () => {
  expect([2, 2.04, 2.06, 3, 14.5].map(timesText)).toEqual(['twice', 'twice', '2.1 times', 'three times', '14.5 times'])
})
