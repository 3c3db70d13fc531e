import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { joinList, splitList } from './comma-list.ts'

const item = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('\\', ',', 'a', ' ') })).map((text) => text.trim())
const list = fc.uniqueArray(item.filter(Boolean))

test('a joined list splits into itself, whatever its items contain', async () => {
  await fc.assert(fc.property(list, (items) => expect(splitList(joinList(items))).toEqual(items)))
})

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  [' a , ,b,a,', ['a', 'b']],
  ['', []],
  ['Sale\\, autumn,Sale', ['Sale, autumn', 'Sale']],
  ['a\\\\,b', ['a\\', 'b']],
  ['C:\\temp,end\\', ['C:\\temp', 'end\\']],
])('%j is split', (text, items) => expect(splitList(text)).toEqual(items))
