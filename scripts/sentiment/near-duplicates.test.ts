import { expect, test } from '@jest/globals'
import { nearDuplicatesOf } from './near-duplicates.ts'

const isThere = nearDuplicatesOf(['Good app!', 'I waited two hours at the gate and nobody told us why'])

test.each([
  ['good APP', true],
  ['Good apps', false],
  ['@air we waited two hours at the gate, and nobody told them', true],
  ['waited two hours at the gate and somebody told us why', false],
])('"%s" was there before: %s', (text, there) => {
  expect(isThere(text)).toBe(there)
})
