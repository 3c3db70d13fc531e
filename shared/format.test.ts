import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Growth } from './blocks/shared.ts'
import { formatFigure, formatGrowth, growthAria, growthTone, roundHalfAway } from './format.ts'

const percent = (value: number): Growth => ({ kind: 'percent', value })
const points = (value: number): Growth => ({ kind: 'points', value })

describe('figures', () => {
  test.each([
    [243_455, 'count', '243,455', '243.5K'],
    [3_963_240, 'count', '3,963,240', '3.96M'],
    [9317, 'count', '9,317', '9,317'],
    [9317, 'change', '+9,317', '+9,317'],
    [-64, 'change', '−64', '−64'],
    [0, 'change', '0', '0'],
    [186_953, 'count', '186,953', '187K'],
    [80_996, 'count', '80,996', '81K'],
    [9999.5, 'count', '10,000', '10K'],
    [999_949, 'count', '999,949', '999.9K'],
    [999_950, 'count', '999,950', '1M'],
    [1_234_567_890, 'count', '1,234,567,890', '1.23B'],
    [-12_345, 'count', '−12,345', '−12.3K'],
    [2989.45, 'count', '2,989', '2,989'],
    [-0.4, 'count', '0', '0'],
    [4.5284, 'percent', '4.53%', '4.53%'],
    [1.005, 'percent', '1.01%', '1.01%'],
    [-0.125, 'percent', '−0.13%', '−0.13%'],
    [77_818.01, 'money', '77,818.01', '77.8K'],
    [77_818.01, 'money GBP', '£77,818.01', '£77.8K'],
    [-12.5, 'money CHF', '−CHF\u00a012.50', '−CHF\u00a012.50'],
    [0, 'money EUR', '€0.00', '€0.00'],
    [3, 'money ZZZ', 'ZZZ\u00a03.00', 'ZZZ\u00a03.00'],
    [2.6089, 'ratio', '2.61', '2.61'],
    [3.7178, 'stars', '3.72', '3.72'],
    [-4.66, 'score', '−4.7', '−4.7'],
    [692, 'seconds', '11m 32s', '11m 32s'],
    [775.2, 'seconds', '12m 55s', '12m 55s'],
    [45.4, 'seconds', '45s', '45s'],
    [3599.7, 'seconds', '1h 0m', '1h 0m'],
    [11_803, 'seconds', '3h 17m', '3h 17m'],
    [12.5, 'minutes', '12m 30s', '12m 30s'],
    [583_971_402, 'minutes', '9,732,856h 42m', '9.73M h'],
    [null, 'count', '–', '–'],
    [Number.NaN, 'count', '–', '–'],
  ] as const)('%s %s is %s, short %s', (value, unit, full, compact) => {
    expect([formatFigure(value, unit), formatFigure(value, unit, 'compact')]).toEqual([full, compact])
  })

  test('halves are rounded away from zero', () => {
    expect([2.5, -2.5, 1.005, -1.005, 0.05, 1e-9, 1e21].map((value) => roundHalfAway(value, value === 2.5 || value === -2.5 ? 0 : 2))).toEqual([
      3, -3, 1.01, -1.01, 0.05, 0, 1e21,
    ])
  })

  test('rounding is symmetric and never further off than half a step', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.nat(3), (value, digits) => {
        const rounded = roundHalfAway(value, digits)
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 / 10 ** digits + 1e-6)
        expect(roundHalfAway(-value, digits) + rounded).toBe(0)
      }),
    )
  })
})

describe('growth as a chip', () => {
  test.each([
    [percent(12.4), 'count', 'higher', '+12.4%', 'good', 'up 12.4 percent, better'],
    [percent(-6.45), 'count', 'higher', '−6.5%', 'bad', 'down 6.5 percent, worse'],
    [percent(-6.5), 'money', 'lower', '−6.5%', 'good', 'down 6.5 percent, better'],
    [percent(4.2), 'count', 'neutral', '+4.2%', 'flat', 'up 4.2 percent'],
    [percent(4), 'count', 'higher', '+4.0%', 'good', 'up 4.0 percent, better'],
    [percent(0.04), 'count', 'higher', '0%', 'flat', 'no change'],
    [percent(0.05), 'count', 'higher', '+0.1%', 'good', 'up 0.1 percent, better'],
    [percent(999), 'count', 'higher', '+999.0%', 'good', 'up 999.0 percent, better'],
    [percent(999.1), 'count', 'higher', '>999%', 'good', 'up more than 999 percent, better'],
    [percent(-2100), 'count', 'higher', '<−999%', 'bad', 'down more than 999 percent, worse'],
    [points(0.6), 'percent', 'higher', '+0.6 pp', 'good', 'up 0.6 percentage points, better'],
    [points(1), 'percent', 'higher', '+1.0 pp', 'good', 'up 1.0 percentage points, better'],
    [points(-1.3), 'percent', 'lower', '−1.3 pp', 'good', 'down 1.3 percentage points, better'],
    [points(4), 'percent', 'higher', '+4.0 pp', 'good', 'up 4.0 percentage points, better'],
    [points(-0.96), 'percent', 'higher', '−1.0 pp', 'bad', 'down 1.0 percentage points, worse'],
    [points(0.25), 'percent', 'higher', '+0.3 pp', 'good', 'up 0.3 percentage points, better'],
    [points(0.1), 'percent', 'higher', '+0.1 pp', 'good', 'up 0.1 percentage points, better'],
    [points(0.096), 'percent', 'higher', '+0.1 pp', 'good', 'up 0.1 percentage points, better'],
    [points(0.06), 'percent', 'higher', '+0.06 pp', 'good', 'up 0.06 percentage points, better'],
    [points(0.02), 'percent', 'higher', '+0.02 pp', 'good', 'up 0.02 percentage points, better'],
    [points(-0.02), 'percent', 'higher', '−0.02 pp', 'bad', 'down 0.02 percentage points, worse'],
    [points(0.004), 'percent', 'higher', '0 pp', 'flat', 'no change'],
    [points(0), 'percent', 'higher', '0 pp', 'flat', 'no change'],
    [points(0.022), 'stars', 'higher', '+0.02', 'good', 'up 0.02, better'],
    [{ kind: 'new', value: null }, 'count', 'higher', 'New', 'good', 'new, nothing in the prior period, better'],
    [{ kind: 'dash', value: null }, 'count', 'higher', '–', 'bad', 'down from zero, worse'],
    [{ kind: 'none', value: null }, 'count', 'higher', '', 'flat', ''],
  ] as const)('%o of a %s, %s is better: %s', (growth, unit, polarity, text, tone, aria) => {
    expect([formatGrowth(growth, unit), growthTone(growth, polarity, unit), growthAria(growth, polarity, unit)]).toEqual([text, tone, aria])
  })
})
