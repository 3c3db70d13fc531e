import { expect, test } from '@jest/globals'
import { addressesIn } from './address-list.ts'

test.each([
  ['"Silva, Ana" <ana@x.example>; Ben Lee <ben@y.example>', ['ana@x.example', 'ben@y.example']],
  ['Silva, Ana <ana@x.example>\nben@y.example', ['ana@x.example', 'ben@y.example']],
  ['ben@y.example, Cleo <cleo@z.example> <dov@z.example>', ['ben@y.example', 'cleo@z.example', 'dov@z.example']],
  ['a@x.example b@x.example;c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['Ana <mailto:ana@x.example>', ['ana@x.example']],
  ['Ana, ', ['Ana']],
  ['ana@x.example <ana@x.example>; ben@y.example <ben@y.example>', ['ana@x.example', 'ben@y.example']],
  ['ana@x.example <ana@x.example>,ben@y.example <ben@y.example>', ['ana@x.example', 'ben@y.example']],
  ["'ana@x.example' <ana@x.example>; 'ben@y.example'", ['ana@x.example', 'ben@y.example']],
  ['"ana@x.example" <ana@x.example>', ['ana@x.example']],
  ['a@x.example b@x.example <b@x.example>', ['a@x.example', 'b@x.example']],
  ['a@x.example, <b@x.example>', ['a@x.example', 'b@x.example']],
  ['a@x.example\n<b@x.example>', ['a@x.example', 'b@x.example']],
  ['"Silva, Ana"\r\n <ana@x.example>', ['ana@x.example']],
  ['Ana Silva (ana@x.example), Ben B (b@y.example)', ['ana@x.example', 'b@y.example']],
  ['Ana Silva <ana@x.example> (Sales), ben@y.example (Leith)', ['ana@x.example', 'ben@y.example']],
  ['Ana Silva (Sales) <ana@x.example>', ['ana@x.example']],
  ['Ana Silva [mailto:ana@x.example]', ['ana@x.example']],
  ['mailto:a@x.example; MAILTO:b@y.example?subject=Reports', ['a@x.example', 'b@y.example']],
  ['Ana\ta@x.example\r\nBen\tb@y.example\r\n', ['a@x.example', 'b@y.example']],
  ['a@x.example\tSilva, Ana\tLeith\nb@y.example\t\t', ['a@x.example', 'b@y.example']],
  ['a@x.example\tb@y.example', ['a@x.example', 'b@y.example']],
  ['"Ana \\"Ace\\" Silva" <ana@x.example>, "Ben, \\\\" <b@y.example>', ['ana@x.example', 'b@y.example']],
  // words that belong to no address are kept, and refused
  ['a@x.example bob', ['a@x.example', 'bob']],
  ['<bob>, (bob), Name\tEmail', ['<bob>', '(bob)', 'Name', 'Email']],
  ['"Ana <ana@x.example>', ['ana@x.example']],
  ['a@@x.example', ['a@@x.example']],
])('%j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})

const names = ['', 'Ana', 'Ana Silva', '"Silva, Ana"', '"Ana \\"Ace\\" Silva"', 'Silva, Ana', 'Ana (Sales)', 'ÅSA Öberg', "O'Brien", 'own@address.example']
const forms: readonly ((name: string, address: string) => string)[] = [
  (_, address) => address,
  (_, address) => `mailto:${address}`,
  (name, address) => `${name} <${address}>`,
  (name, address) => `${name}<${address}>`,
  (name, address) => `${name} (${address})`,
  (name, address) => `${name} <mailto:${address}>`,
]

test('every name in every form, in a list with every separator', () => {
  for (const separator of [',', ', ', ';', '; ', '\n', '\r\n', ';\n', ' ,\t']) {
    for (const form of forms) {
      const wanted = names.map((_, at) => `p.${at}+x@mail${at}.example`)
      const text = names.map((name, at) => form(name, wanted[at] ?? '')).join(separator)
      expect([text, addressesIn(text)]).toEqual([text, wanted])
    }
  }
})

test.each(['"', '<', '(', '[', ',', '\\"', '" ', '<a ', 'a, ', '\t', '@', 'a@b ?'])('a long text of %j takes linear time', (piece) => {
  const from = performance.now()
  addressesIn(piece.repeat(30_000))
  expect(performance.now() - from).toBeLessThan(1_000)
})
