import { expect, test } from '@jest/globals'
import { counted } from './counted.ts'

test('a badge counts to 99', () => {
  expect([0, 99, 100].map(counted)).toEqual(['0', '99', '99+'])
})
