/** Workbooks hold what their CSV holds, and ids, zeros, dates and texts that look like formulas survive the spreadsheet. */
import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { property } from '../../../test/builders/sizes.ts'
import { csvChunks, type Value } from './csv.ts'
import { xlsxChunks } from './xlsx.ts'

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const gathered: Uint8Array[] = []
  for await (const chunk of chunks) gathered.push(chunk)
  return Buffer.concat(gathered)
}

async function sheetOf(rows: readonly (readonly Value[])[]) {
  const { sheets } = await readXlsx(await bytesOf(xlsxChunks(rows)), { readStyles: true })
  expect(sheets).toHaveLength(1)
  return sheets[0]?.rows.map((row) => [...row]) ?? []
}

test('ids, zeros, lines and what looks like a formula, a number or a date stay the texts they are', async () => {
  const texts = [
    '1734567890123456789',
    '0012345',
    '12E5',
    '1-2',
    '2026-11-10',
    '=HYPERLINK("x")',
    '@sum',
    '+44 20',
    "'=1",
    ' padded ',
    'a\r\nb\tc',
    '_x0041_',
    'é 🎉 ولد',
  ]
  expect(await sheetOf([['Post id'], ...texts.map((text) => [text])])).toEqual([['Post id'], ...texts.map((text) => [text])])
})

test('numbers are numbers with the digits they carry, and dates are dates', async () => {
  const rows: Value[][] = [
    ['Date', 'Published', 'Replied (UTC)', 'Impressions', 'Note'],
    ['2026-11-10', '2026-11-10 09:30', '2026-11-11T23:30:00.000Z', 0.1 + 0.2, null],
    ['', 'not known', '2026-11-10T09:30:00Z\n2026-11-12T09:30:00Z', -1234567, 5],
  ]
  expect(await sheetOf(rows)).toEqual([
    rows[0],
    [new Date('2026-11-10T00:00:00Z'), new Date('2026-11-10T09:30:00Z'), new Date('2026-11-11T23:30:00Z'), 0.3, null],
    [null, 'not known', '2026-11-10T09:30:00Z\n2026-11-12T09:30:00Z', -1234567, 5],
  ])
})

test('a workbook of any texts and numbers holds what its CSV holds', async () => {
  const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@\t'"x_0-9 ]{0,8}$/), fc.integer(), fc.constant(null))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), async (rows) => {
      const table = [['a', 'b'], ...rows]
      const csv: string[][] = parse(await bytesOf(csvChunks(table)), { bom: true })
      const sheet = await sheetOf(table)
      expect(csv.map((line, row) => line.map((_, column) => sheet[row]?.[column] ?? ''))).toEqual(table.map((row) => row.map((value) => value ?? '')))
    }),
    property(100, 20),
  )
})

test('a text that is longer than a cell may be ends with a sign of it', async () => {
  const [, [text] = []] = await sheetOf([['Text'], ['x'.repeat(40_000)]])
  expect(String(text)).toHaveLength(32_767)
  expect(String(text).endsWith('x…')).toBe(true)
})

test('an empty table is a workbook with its header', async () => {
  expect(await sheetOf([['Date', 'Impressions']])).toEqual([['Date', 'Impressions']])
})
