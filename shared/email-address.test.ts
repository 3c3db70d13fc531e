import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { addressForm } from './email-address.ts'

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
  ['.a@example.com', '.a@example.com?'],
  ['a..b@example.com', 'a..b@example.com?'],
  ['a.@example.com', 'a.@example.com?'],
  ['.@example.com', '.@example.com?'],
  ['a.b-c.d@example.com', 'a.b-c.d@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  [`${'a'.repeat(65)}@example.com`, `${'a'.repeat(65)}@example.com?`],
  ['nobody', 'nobody?'],
  ['a@localhost', 'a@localhost?'],
  ['a@[192.0.2.1]', 'a@[192.0.2.1]?'],
  ['a@b.example\r\nBcc: c@d.example', 'a@b.example\r\nBcc: c@d.example?'],
])('%s', (given, expected) => {
  expect(read(given)).toBe(expected)
})
