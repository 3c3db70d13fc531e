import { expect, test } from '@jest/globals'
import { prior } from '../../../frontend/src/blocks/chart/pattern.ts'
import { dashesOnPaper, dashNamed, miterLimitOf } from '../../../shared/print-dashes.ts'

test('every dash of the paper has a name, and the name says it', () => {
  const all = [prior.dash, dashesOnPaper.prior, dashesOnPaper.dots, ...dashesOnPaper.lines.slice(1)]
  expect(all.map((dash) => dashNamed(miterLimitOf(dash) ?? 0))).toEqual(all)
})

test.each([
  ['none has no name', [], null],
  ['nor has one that the paper does not know', [7, 1], null],
])('%s', (_, dash, expected) => {
  expect(miterLimitOf(dash)).toBe(expected)
})

test('a limit that is one is no name', () => {
  expect([4, 10, 100, 500].map(dashNamed)).toEqual([null, null, null, null])
})
