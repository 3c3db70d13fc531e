import { describe, expect, test } from '@jest/globals'
import { growth } from './growth.ts'

describe('growth', () => {
  // docs/metrics.md#growth
  test.each([
    [0, 0, 'percent', 0],
    [7, 0, 'new', null],
    [-7, 0, 'dash', null],
    [7, null, 'none', null],
    [null, 7, 'none', null],
    [null, null, 'none', null],
    [42, 3902, 'percent', -98.9236],
    [136, 81, 'percent', 67.9012],
    [5, -10, 'percent', 150],
    [-20, -10, 'percent', -100],
  ] as const)('%s against %s is %s, %s', (cur, prior, kind, percent) => {
    const change = growth(cur, prior, 'FLOW')
    expect(change.kind).toBe(kind)
    if (percent === null) expect(change.value).toBeNull()
    else expect(change.value).toBeCloseTo(percent, 4)
  })

  test('means, shares and rates in percent change by points', () => {
    expect(growth(4.5, 4.25, 'MEAN')).toEqual({ kind: 'points', value: 0.25 })
    expect(growth(38.5, 40, 'SHARE')).toEqual({ kind: 'points', value: -1.5 })
    expect(growth(4.5, 4.25, 'RATIO', 'percent')).toEqual({ kind: 'points', value: 0.25 })
    expect(growth(4.5, 4.25, 'RATIO', 'ratio').kind).toBe('percent')
    expect(growth(3, 0, 'MEAN')).toEqual({ kind: 'points', value: 3 })
  })
})
