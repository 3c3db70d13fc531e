import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { dashed, type Path, type Step, written } from './svg-path.ts'

const line: Path = [
  ['M', 0, 0],
  ['L', 10, 0],
]

test.each([
  ['drawn, left out, drawn', line, [4, 2], 'M0 0L4 0M6 0L10 0'],
  ['an odd pattern is gone through twice', line, [3], 'M0 0L3 0M6 0L9 0'],
  ['a dash goes round a corner', [...line, ['L', 10, 6]], [8, 2, 4, 2], 'M0 0L8 0M10 0L10 4'],
  ['and keeps the corner', [...line, ['L', 10, 6]], [12, 100], 'M0 0L10 0L10 2'],
  ['each stretch begins anew', [...line, ['M', 0, 5], ['L', 5, 5]], [8, 2], 'M0 0L8 0M0 5L5 5'],
  ['a rectangle is closed', [['M', 0, 0], ['h', 4], ['v', 4], ['h', -4], ['Z']], [16, 4], 'M0 0L4 0L4 4L0 4L0 0'],
  ['no dash, the path as it was', line, [], 'M0 0L10 0'],
  ['nor where nothing would be drawn or left out', line, [0, 0], 'M0 0L10 0'],
] satisfies [string, Path, number[], string][])('%s', (_, path, dash, expected) => {
  expect(written(dashed(path, dash))).toBe(expected)
})

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

const place = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 300 }))
const bent = fc.array(place, { minLength: 2, maxLength: 12 }).map((places) => places.map(([x, y], index): Step => [index === 0 ? 'M' : 'L', x, y]))

/** What is drawn, added up. */
function lengthOf(path: Path): number {
  let from: readonly number[] = [0, 0]
  let sum = 0
  for (const [letter, ...to] of path) {
    if (letter === 'L') sum += Math.hypot((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0))
    from = to
  }
  return sum
}

test('however a line bends, of every stretch as long as a dash and a gap the dash is drawn', () => {
  const length = fc.double({ min: 0.5, max: 20, noNaN: true })
  fc.assert(
    fc.property(bent, length, length, (path, dash, gap) => {
      const whole = lengthOf(path)
      const turns = Math.floor(whole / (dash + gap))
      const rest = whole - turns * (dash + gap)
      expect(lengthOf(dashed(path, [dash, gap]))).toBeCloseTo(turns * dash + Math.min(dash, rest), 3)
    }),
  )
})

test('a curve is followed: half of it is drawn, in pieces no longer than their dash', () => {
  // a quarter of a circle of 100 pixels, which is 157.08 long
  const quarter: Path = [
    ['M', 100, 0],
    ['C', 100, 55.23, 55.23, 100, 0, 100],
  ]
  const pieces = dashed(quarter, [4, 4])
  expect(lengthOf(pieces)).toBeCloseTo(80, 0)
  pieces.forEach(([letter, x = 0, y = 0], index) => {
    const [, fromX = 0, fromY = 0] = pieces[index - 1] ?? []
    if (letter === 'L') expect(Math.hypot(Number(x) - Number(fromX), Number(y) - Number(fromY))).toBeLessThanOrEqual(4.001)
  })
  for (const [, x = 0, y = 0] of pieces) expect(Math.abs(Math.hypot(x, y) - 100)).toBeLessThan(0.1)
})
