import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { canonicalJson } from './canonical-json.ts'

test('the same value has one spelling, whatever the order of its keys, and comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value)
      expect(JSON.stringify(JSON.parse(text))).toBe(text)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(canonicalJson({ b: 1, a: { d: [{ f: 1, e: undefined }], c: 'é' } })).toBe('{"a":{"c":"é","d":[{"f":1}]},"b":1}')
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }))
})

test('what is not a number is not sealed as null', () => {
  expect(() => canonicalJson({ value: Number.NaN })).toThrow('cannot be sealed')
  expect(() => canonicalJson([Number.POSITIVE_INFINITY])).toThrow('cannot be sealed')
})
