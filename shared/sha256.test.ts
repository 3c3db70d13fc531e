import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { property } from '../test/builders/sizes.ts'
import { sha256 } from './sha256.ts'

test('the digest of the standard’s own example', () => {
  expect(sha256(new TextEncoder().encode('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('bytes of any length have the digest that Node computes', () => {
  const same = (bytes: Uint8Array) => expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  // around the ends of a block, where the length needs another one
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 128]) same(new Uint8Array(length).fill(0xa5))
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), same), property(50, 500))
})
