import { expect, test } from '@jest/globals'
import { type Path, written } from './svg-path.ts'

const line: Path = [
  ['M', 0, 0],
  ['L', 10, 0],
]

test('a column ends where the next begins', () => {
  expect(
    written([
      ['M', 0, 10.12],
      ['h', 4],
      ['v', 5.12],
    ]),
  ).toBe('M0 10h4v5.25')
})

test('places are quarters of a pixel', () => {
  expect(written([['M', 0.1, 1 / 3], ['C', 1, 2, 3, 4, 5.13, 6.9], ['h', -0.2], ['Z']])).toBe('M0 0.25C1 2 3 4 5.25 7h-0.25Z')
})

test('a line of no length is left out where it is no dot', () => {
  expect(written([...line, ['L', 10.1, 0], ['L', 10, 5], ['M', 3, 3], ['L', 3, 3]])).toBe('M0 0L10 0L10 5M3 3L3 3')
})
