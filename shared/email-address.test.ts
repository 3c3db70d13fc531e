import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { addressesIn, addressForm } from './email-address.ts'

const form = addressForm((address) => `${address}?`)
const read = (given: string) => {
  const { success, output, issues } = v.safeParse(form, given)
  return success ? output : issues?.[0]?.message
}

test.each([
  ["o'brien@example.ie", "o'brien@example.ie"],
  ['team%sales@example.com', 'team%sales@example.com'],
  ['x@xn--bcher-kva.example', 'x@xn--bcher-kva.example'],
  ['x@bücher.example', 'x@xn--bcher-kva.example'],
  ['ana+reports@пример.рф', 'ana+reports@xn--e1afmkfd.xn--p1ai'],
  // the mail service takes no other letters before the @
  ['müller@bücher.example', 'müller@xn--bcher-kva.example?'],
  ['x@ｂank.example', 'x@ｂank.example?'],
  ['x@ba\u00adnk.example', 'x@ba\u00adnk.example?'],
  ['nobody', 'nobody?'],
  ['a@localhost', 'a@localhost?'],
  ['a@[192.0.2.1]', 'a@[192.0.2.1]?'],
  ['a@b.example\r\nBcc: c@d.example', 'a@b.example\r\nBcc: c@d.example?'],
])('%s', (given, expected) => {
  expect(read(given)).toBe(expected)
})

test.each([
  ['"Silva, Ana" <ana@x.example>; Ben Lee <ben@y.example>', ['ana@x.example', 'ben@y.example']],
  ['Silva, Ana <ana@x.example>\nben@y.example', ['ana@x.example', 'ben@y.example']],
  ['ben@y.example, Cleo <cleo@z.example> <dov@z.example>', ['ben@y.example', 'cleo@z.example', 'dov@z.example']],
  ['a@x.example b@x.example;c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['Ana <mailto:ana@x.example>', ['ana@x.example']],
  ['Ana, ', ['Ana']],
])('%j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})
