import { expect, test } from '@jest/globals'
import { formatBytes } from './format-bytes.ts'
import { houseFormats, inFormats } from './formats.ts'

test.each([
  [0, '1 KB'],
  [1499, '1 KB'],
  [50_600, '51 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [12_440_000, '12.4 MB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test('in the digits of whoever reads', () => {
  expect(inFormats({ ...houseFormats, number: 'point' }, () => formatBytes(12_440_000))).toBe('12,4 MB')
})
