import { expect, test } from '@jest/globals'
import { shadeRange, step } from './cells.ts'

const cells = (...items: number[]) => [items.map((count) => ({ value: count === 0 ? null : count, items: count }))]

test('of things that are counted a shade is worth at least one: single ones are pale, not the darkest', () => {
  const few = shadeRange({ values: cells(1, 0, 1, 1), counted: true })
  expect(few).toEqual([1, 7])
  expect(few && [step(1, few), step(2, few), step(7, few)]).toEqual([2, 2, 7])
  expect(shadeRange({ values: cells(1, 0, 40), counted: true })).toEqual([1, 40])
  expect(shadeRange({ values: cells(0, 0), counted: true })).toBeNull()
})

test('shares and means keep the scale of their values', () => {
  expect(
    shadeRange({
      values: [
        [
          { value: 0.4, items: 1 },
          { value: 0.8, items: 2 },
        ],
      ],
      counted: true,
    }),
  ).toEqual([0.4, 0.8])
  expect(
    shadeRange({
      values: [
        [
          { value: 3, items: 3 },
          { value: 90, items: 2 },
        ],
      ],
    }),
  ).toEqual([3, 3])
})
