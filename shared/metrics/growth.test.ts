import { describe, expect, test } from '@jest/globals'
import { growth, sortValue } from './growth.ts'

describe('growth', () => {
  // metrics.md 1.2
  test.each([
    [0, 0, 'percent', 0],
    [7, 0, 'new', Number.POSITIVE_INFINITY],
    [-7, 0, 'dash', Number.NEGATIVE_INFINITY],
    [7, null, 'none', null],
    [null, 7, 'none', null],
    [null, null, 'none', null],
    [42, 3902, 'percent', -98.9236],
    [136, 81, 'percent', 67.9012],
    [5, -10, 'percent', 150],
    [-20, -10, 'percent', -100],
  ] as const)('%s against %s is %s, sorted as %s', (cur, prior, kind, sorted) => {
    const change = growth(cur, prior, 'FLOW')
    expect(change.kind).toBe(kind)
    const value = sortValue(change)
    if (sorted === null || !Number.isFinite(sorted)) expect(value).toBe(sorted)
    else expect(value).toBeCloseTo(sorted, 4)
  })

  test('means and shares change by points', () => {
    expect(growth(4.5, 4.25, 'MEAN')).toEqual({ kind: 'points', value: 0.25 })
    expect(growth(38.5, 40, 'SHARE')).toEqual({ kind: 'points', value: -1.5 })
    expect(growth(3, 0, 'MEAN')).toEqual({ kind: 'points', value: 3 })
  })
})
