import { expect, test } from '@jest/globals'
import { sameSearch } from './address.ts'

test.each([
  ['the same words in another order', { entity: 'a', network: 'x' }, { network: 'x', entity: 'a' }, true],
  ['a word without a value is none', { entity: 'a', network: undefined }, { entity: 'a' }, true],
  ['another value', { entity: 'a' }, { entity: 'b' }, false],
  ['one word more', { entity: 'a' }, { entity: 'a', network: 'x' }, false],
  ['one word fewer', { entity: 'a', network: 'x' }, { entity: 'a' }, false],
])('addresses compare by their words: %s', (_, one, other, isSame) => expect(sameSearch(one, other)).toBe(isSame))
