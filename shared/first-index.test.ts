import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { firstIndex } from './first-index.ts'

test('finds where a search from the front finds it, and asks only a few times', async () => {
  let found = 0
  await fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 300 }), fc.integer({ min: -1, max: 41 }), (values, least) => {
      const sorted = values.toSorted((a, b) => a - b)
      const inFront = sorted.findIndex((value) => value >= least)
      if (inFront >= 0) found++
      let asked = 0
      const index = firstIndex(sorted.length, (at) => {
        asked++
        return (sorted[at] ?? 0) >= least
      })
      expect(index).toBe(inFront < 0 ? sorted.length : inFront)
      expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log2(sorted.length + 1)))
    }),
  )
  expect(found).toBeGreaterThan(10)
})
