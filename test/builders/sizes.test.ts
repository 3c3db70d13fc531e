import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { chosen, isWhole, property, sampleOf, seed, sizeOf } from './sizes.ts'

const items = Array.from({ length: 40 }, (_, at) => `item ${at}`)

test('a sample has the count asked for, in the original order, and is stable for its key', () => {
  for (const count of [0, 1, 7, 39, 40, 90]) {
    const some = chosen(items, count, '1 list')
    expect(some).toEqual(items.filter((item) => some.includes(item)))
    expect(some).toHaveLength(Math.min(count, items.length))
    expect(chosen(items, count, '1 list')).toEqual(some)
  }
})

test('another seed and another list choose other items, and a few dozen seeds reach every item', () => {
  const of = (key: string) => chosen(items, 7, key).join()
  expect(new Set([of('1 list'), of('2 list'), of('1 table')]).size).toBe(3)
  const counts = new Map(items.map((item) => [item, 0]))
  for (let one = 1; one <= 100; one++) for (const item of chosen(items, 7, `${one} list`)) counts.set(item, (counts.get(item) ?? 0) + 1)
  // 17.5 expected of each
  expect(Math.min(...counts.values())).toBeGreaterThan(4)
  expect(Math.max(...counts.values())).toBeLessThan(36)
})

test('the first items are in each sample where they are to be', () => {
  const sample = sampleOf(items, 5, 'list', 2)
  expect(sample.slice(0, 2)).toEqual(['item 0', 'item 1'])
  expect(sample).toHaveLength(isWhole ? 40 : 5)
  expect(new Set(sample).size).toBe(sample.length)
})

test('everything runs in a whole run, and a sample otherwise', () => {
  expect([sizeOf(2, 40), sampleOf(items, 2, 'list').length, property(2, 40).numRuns]).toEqual(isWhole ? [40, 40, 40] : [2, 2, 2])
})

test('a property that fails ends with the command that repeats it', async () => {
  const again = `Run again: ALMANAC_TEST_SEED=${seed}${isWhole ? ' ALMANAC_TEST_ALL=1' : ''} npm test -- test/builders/sizes.test.ts`
  const never = fc.property(fc.nat(), (n) => n < 0)
  const neverAsync = fc.asyncProperty(fc.nat(), async (n) => n < 0)
  expect(() => fc.assert(never, property(5, 50))).toThrow(again)
  await expect(async () => fc.assert(neverAsync, property(5, 50))).rejects.toThrow(`seed: ${seed | 0}`)
  expect(() => fc.assert(never, { ...property(5, 50), examples: [[12]] })).toThrow('Counterexample')
})
