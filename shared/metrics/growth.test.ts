import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatFigure, formatGrowth } from '../format.ts'
import { growth, pointsBetween } from './growth.ts'

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
    expect(growth(4.5, 4.25, 'MEAN', 'ratio')).toEqual({ kind: 'points', value: 0.25 })
    expect(growth(38.5, 40, 'SHARE')).toEqual({ kind: 'points', value: -1.5 })
    expect(growth(4.5, 4.25, 'RATIO', 'percent')).toEqual({ kind: 'points', value: 0.25 })
    expect(growth(4.5, 4.25, 'RATIO', 'ratio').kind).toBe('percent')
    expect(growth(3, 0, 'MEAN')).toEqual({ kind: 'points', value: 3 })
  })

  test.each([
    ['1.43%', '1.41%', '+0.02 pp', 1.4285, 1.4119],
    ['1.43%', '1.42%', '+0.01 pp', 1.42501, 1.42499],
    ['4.27%', '4.27%', '0 pp', 4.2651, 4.2749],
    ['4.27%', '4.27%', '0 pp', 4.271, 4.274],
    ['4.20%', '4.27%', '−0.07 pp', 4.2, 4.27],
    ['4.17%', '4.27%', '−0.1 pp', 4.165, 4.265],
    ['4.50%', '4.25%', '+0.3 pp', 4.5, 4.25],
    ['0.02%', '0.00%', '+0.02 pp', 0.02, 0],
  ])('%s from %s is %s', (shown, shownPrior, change, cur, prior) => {
    for (const rule of ['RATIO', 'SHARE', 'MEAN'] as const) {
      const terms = [cur, prior].map((value) => formatFigure(value, 'percent'))
      expect([...terms, formatGrowth(growth(cur, prior, rule, 'percent'), 'percent')]).toEqual([shown, shownPrior, change])
    }
  })

  test.each([
    ['4.39', '4.40', '−0.01', 4.3937, 4.3968, 'stars'],
    ['4.39', '4.39', '0', 4.3937, 4.3941, 'stars'],
    ['4.41', '4.39', '+0.02', 4.4076, 4.3881, 'stars'],
    ['−6.5', '−6.6', '+0.1', -6.541, -6.57, 'score'],
    ['1.9', '1.8', '+0.1', 1.876, 1.84, 'score'],
  ] as const)('a mean of %s from %s is %s', (shown, shownPrior, change, cur, prior, unit) => {
    const terms = [cur, prior].map((value) => formatFigure(value, unit))
    expect([...terms, formatGrowth(growth(cur, prior, 'MEAN', unit), unit)]).toEqual([shown, shownPrior, change])
  })

  test.each([
    [93.04, 93.03, '0 pp'],
    [0.12, 0.14, '0 pp'],
    [0.14, 0.16, '−0.1 pp'],
    [0.1, 0.16, '−0.1 pp'],
    [0.3, 0.1, '+0.2 pp'],
  ])('of shares with one decimal, %s after %s is %s', (cur, prior, change) => {
    expect(formatGrowth({ kind: 'points', value: pointsBetween(cur, prior, 1) }, 'percent')).toBe(change)
  })

  test('a change in points reads as none exactly where both of its terms look alike', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: -0.2, max: 0.2, noNaN: true }), (prior, by) => {
        const cur = prior + by
        const isAlike = formatFigure(cur, 'percent') === formatFigure(prior, 'percent')
        expect(formatGrowth(growth(cur, prior, 'RATIO', 'percent'), 'percent') === '0 pp').toBe(isAlike)
      }),
    )
  })
})
