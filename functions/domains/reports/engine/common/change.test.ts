import { expect, test } from '@jest/globals'
import { formatGrowth, growthAria, growthDirection, growthTone } from '../../../../../shared/format.ts'
import { changeOf } from './change.ts'

const of = (compared: number, prior: number, unit: 'percent' | 'change' | 'count', rule: 'RATIO' | 'DELTA' | 'FLOW') =>
  changeOf({ value: compared, prior, compared, rule, unit }).growth

test.each([
  ['rates that look the same have not changed', of(4.271, 4.274, 'percent', 'RATIO'), { kind: 'points', value: 0 }],
  ['rates in percent are told apart in points', of(4.5, 4.25, 'percent', 'RATIO'), { kind: 'points', value: 0.25 }],
  ['a loss that is smaller than the last is told as a difference', of(-1, -32, 'change', 'DELTA'), { kind: 'points', value: 31 }],
  ['a loss that is larger, in percent', of(-20, -10, 'change', 'DELTA'), { kind: 'percent', value: -100 }],
  ['a sum in percent', of(136, 80, 'count', 'FLOW'), { kind: 'percent', value: 70 }],
])('%s', (_, growth, expected) => expect(growth).toEqual(expected))

test('of a part the change names the part and the days', () => {
  const change = changeOf({ value: 6_000, prior: 5_000, compared: 5_000, rule: 'FLOW', unit: 'count', over: { some: 5, all: 7 } })
  expect(change).toEqual({ growth: { kind: 'percent', value: 0 }, compared: 5_000, over: { some: 5, all: 7 } })
  expect(changeOf({ value: 5, prior: null, compared: null, rule: 'FLOW', unit: 'count', over: { some: 5, all: 7 } })).toEqual({
    growth: { kind: 'none', value: null },
  })
})

test('a rank that fell from 4 to 3 went up a place', () => {
  const growth = { kind: 'points', value: -1 } as const
  expect([formatGrowth(growth), growthDirection(growth), growthTone(growth, 'lower'), growthAria(growth, 'lower')]).toEqual([
    'up 1 place',
    'up',
    'good',
    'up 1 place, better',
  ])
})
