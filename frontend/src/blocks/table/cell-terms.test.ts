import { expect, test } from '@jest/globals'
import { againstText, cellTerms } from './cell-terms.ts'

const cell = { type: 'number', value: 120, prior: 115, growth: { kind: 'percent', value: 4.3 } } as const
const column = {
  key: 'rate',
  value: 'Rate',
  is_hidden: false,
  align: 'right',
  sortable: true,
  image: false,
  sticky: false,
  sort_order: null,
  unit: 'percent',
} as const

test('a change in a cell has both of its terms, also where only a part is compared', () => {
  expect(cellTerms(cell, 'count', 'compact')).toBe('from 115')
  expect(cellTerms({ ...cell, compared: 109 }, 'count', 'compact')).toBe('109 from 115')
})

test('nothing is said of a change that is not there', () => {
  expect(cellTerms({ ...cell, growth: { kind: 'none', value: null } }, 'count', 'full')).toBeNull()
  expect(cellTerms({ ...cell, prior: null }, 'count', 'full')).toBeNull()
})

test('a row that is held against an average says both', () => {
  expect(againstText({ ...cell, value: 5.1, prior: 4.4 }, column)).toBe('5.10% against 4.40%')
})
