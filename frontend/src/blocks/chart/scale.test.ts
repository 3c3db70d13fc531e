import { expect, test } from '@jest/globals'
import { labelIndexes, valueScale } from './scale.ts'

test('at most five ticks that hold every value', () => {
  for (const [low, high] of [
    [0, 1],
    [0, 12_534],
    [3, 7],
    [0, 4_791_942],
    [-960, 2_876],
    [231_000, 243_455],
    [0.02, 0.31],
  ] as const) {
    for (const kind of ['line', 'column'] as const) {
      const scale = valueScale(low, high, kind, 'percent')
      expect(scale.ticks.length).toBeLessThanOrEqual(5)
      expect(scale.min).toBeLessThanOrEqual(low)
      expect(scale.max).toBeGreaterThanOrEqual(high)
    }
  }
})

test('columns start at zero; a line far from zero does not', () => {
  expect(valueScale(231_000, 243_455, 'column', 'count').min).toBe(0)
  const lifted = valueScale(231_000, 243_455, 'line', 'count')
  expect(lifted.startsAtZero).toBe(false)
  expect(231_000 - lifted.min).toBeLessThan(lifted.step)
})

test('counts have whole steps, long durations steps that are round in hours', () => {
  expect(valueScale(0, 2, 'column', 'count').ticks).toEqual([0, 1, 2])
  for (const high of [5, 6, 10, 13, 250]) expect(valueScale(0, high, 'column', 'count').ticks.every(Number.isInteger)).toBe(true)
  expect(valueScale(0, 80_000, 'column', 'minutes').ticks.every((tick) => tick % 6000 === 0)).toBe(true)
})

test('a few deleted comments do not earn a step below zero, and values that are no numbers no endless search', () => {
  expect(valueScale(-9, 1_200, 'column', 'count').ticks[0]).toBe(0)
  expect(valueScale(Number.NaN, 5, 'line', 'count').ticks).toEqual([0, 1])
})

test('at most as many labels as fit, from the first; in print on the same weekday', () => {
  expect(labelIndexes(29, 8, false)).toEqual([0, 4, 8, 12, 16, 20, 24, 28])
  expect(labelIndexes(29, 8, true)).toEqual([0, 7, 14, 21, 28])
  expect(labelIndexes(29, 4, true)).toEqual([0, 14, 28])
  expect(labelIndexes(1, 8, true)).toEqual([0])
})

test('ratings stand on their five stars; scores show where good begins', () => {
  expect(valueScale(4.1, 4.4, 'line', 'stars').ticks).toEqual([1, 2, 3, 4, 5])
  expect(valueScale(4, 5, 'line', 'score').ticks).toContain(0)
})
