import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type MeasureId, measureIds } from '../../../shared/metrics/measures.ts'
import { property } from '../../../test/builders/sizes.ts'
import { packMonth } from './pack.ts'
import { unpackMonth } from './unpack.ts'

const value = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -50, max: 200_000 }) },
  { weight: 2, arbitrary: fc.maxSafeInteger() },
  { weight: 2, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 2, arbitrary: fc.integer({ min: -9_000, max: 9_000_000 }).map((n) => n / 100) },
  { weight: 2, arbitrary: fc.constant(Number.NaN) },
)
const month = fc
  .integer({ min: 28, max: 31 })
  .chain((days) => fc.tuple(fc.constant(days), fc.dictionary(fc.constantFrom(...measureIds), fc.array(value, { minLength: days, maxLength: days }))))

/** What goes in, as plain JSON would keep it: independent of the codec's arithmetic. */
const plain = (measures: Partial<Record<MeasureId, ArrayLike<number>>>) =>
  measureIds.flatMap((id) => {
    const values = Array.from(measures[id] ?? [], (n) => (Number.isNaN(n) ? null : Object.is(n, -0) ? '-0' : n))
    return values.some((n) => n !== null) ? [[id, values]] : []
  })

test('any month comes back exactly: holes, negatives, decimals, large and tiny numbers', () => {
  fc.assert(
    fc.property(month, ([days, columns]) => {
      const measures = Object.fromEntries(Object.entries(columns).map(([id, values]) => [id, Float64Array.from(values)]))
      const back = unpackMonth(packMonth({ days, measures }))
      expect(back.days).toBe(days)
      expect(JSON.stringify(plain(back.measures))).toBe(JSON.stringify(plain(columns)))
    }),
    property(500, 500),
  )
})

test('bytes written by version 1 stay readable', () => {
  // followers 1000, 1003, none, 1001, then 27 times 1001; watch_time_min 0.5 on the last day only
  const bytes = Uint8Array.from([1, 31, 2, 0, 0x80, 0xfb, 255, 255, 127, 0xd0, 15, 6, 3, ...Array(27).fill(0), 17, 0x81, 0, 0, 0, 64, 10])
  const { measures } = unpackMonth(bytes)
  expect(Object.keys(measures)).toEqual(['followers', 'watch_time_min'])
  expect([...(measures.followers ?? [])]).toEqual([1000, 1003, Number.NaN, ...Array(28).fill(1001)])
  expect([...(measures.watch_time_min ?? [])]).toEqual([...Array(30).fill(Number.NaN), 0.5])
})

test('a profile of twenty measures fits one write unit a month', () => {
  const daily = (base: number, spread: number) => Float64Array.from({ length: 31 }, (_, day) => Math.round(base + spread * Math.sin(day * 7.3) * Math.cos(day)))
  const sizes = [48_000, 40, 12, 21_000, 17_000, 4_000, 9_000, 31_000, 90_000, 640, 400, 60, 45, 30, 110, 80, 7_400, 5_200, 900, 140]
  const measures = Object.fromEntries(sizes.map((size, i) => [measureIds[i], daily(size, size / 3)]))
  expect(packMonth({ days: 31, measures }).length).toBeLessThanOrEqual(1024 - 60)
})

test('what it cannot carry is refused', () => {
  expect(() => packMonth({ days: 30, measures: { reach: new Float64Array(31) } })).toThrow('reach has 31 values')
  expect(() => packMonth({ days: 28, measures: { reach: new Float64Array(28).fill(Number.POSITIVE_INFINITY) } })).toThrow('infinite')
  const packed = packMonth({ days: 28, measures: { reach: Float64Array.from({ length: 28 }, (_, i) => i * i * 99) } })
  for (let length = 0; length < packed.length; length++) expect(() => unpackMonth(packed.subarray(0, length))).toThrow('cut short')
  expect(() => unpackMonth(Uint8Array.from([2, 28, 0]))).toThrow('version 2')
})
