import { expect, test } from '@jest/globals'
import { countOf } from './words.ts'

test('a list of which only the first are printed says how many of how many', () => {
  expect([countOf(10, 159, 'row'), countOf(8, 8, 'post'), countOf(1, 1, 'row')]).toEqual(['10 of 159 rows', '8 posts', '1 row'])
})
