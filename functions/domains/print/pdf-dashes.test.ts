import { expect, test } from '@jest/globals'
import { prior } from '../../../frontend/src/blocks/chart/pattern.ts'
import { dashesOnPaper, dashNamed, miterLimitOf } from '../../../shared/print-dashes.ts'
import { dashed, dashedStates } from './pdf-dashes.ts'

const state = (number: number, limit: number) => ({ number, body: Buffer.from(`<</CA 1\n/ca 1\n/LC 0\n/LJ 1\n/LW 1.5\n/ML ${limit}\n/SA true>>`) })
const fill = { number: 3, body: Buffer.from('<</ca 1\n/BM /Normal>>') }

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

test('a named line is dashed, and the next is not', () => {
  const states = dashedStates([state(8, miterLimitOf(prior.dash) ?? 0), state(9, 4), fill])
  const drawn = ['/G8 gs', '0 0 m', '9 9 l', 'S', '/G9 gs', '0 5 m', '9 5 l', 'S', '/G3 gs', 'f']
  expect(dashed(drawn.join('\n'), states).split('\n')).toEqual(
    drawn.flatMap((line) => (line === '/G8 gs' ? [line, '[4 4] 0 d'] : line === '/G9 gs' ? [line, '[] 0 d'] : [line])),
  )
})

test('where no line is dashed, nothing is said of dashes', () => {
  expect(dashed('/G9 gs\nS', dashedStates([state(9, 4), fill]))).toBe('/G9 gs\nS')
})
