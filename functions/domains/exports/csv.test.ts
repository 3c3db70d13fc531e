import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { property } from '../../../test/builders/sizes.ts'
import { csvChunks, escapeFormula, unescapeFormula, type Value } from './csv.ts'

async function csvOf(rows: readonly (readonly Value[])[]): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of csvChunks(rows)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^['=+\-@\t\r\n",;| a1]{0,10}$/),
  fc.constantFrom('=1+1', "'=1", '-5', '+44 20', '@sum', '\ttab', '\r=x', '"quoted"', 'a\r\nb', '😀', 'ولد', ''),
)
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }))
  .map((one) => (Math.abs(one) < 1e-6 ? 0 : Number(one.toPrecision(15))))

test('no text cell can be read as a formula, and every text comes back exactly', async () => {
  await fc.assert(
    fc.property(nasty, (text) => {
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/)
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
    }),
    property(1000, 1000),
  )
})

test('a file of any texts and numbers is read back as it was; numbers keep every digit they carry, and their sign', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(nasty, number, fc.option(nasty)), { minLength: 1, maxLength: 8 }), async (rows) => {
      const text = await csvOf(rows)
      expect(text.startsWith('\uFEFF')).toBe(true)
      const back: string[][] = parse(text, { bom: true })
      expect(back.map(([a, b, c]) => [unescapeFormula(a ?? ''), Number(b), unescapeFormula(c ?? '')])).toEqual(rows.map(([a, b, c]) => [a, b, c ?? '']))
    }),
    property(200, 200),
  )
  expect(await csvOf([['=A1', -5, 0.1 + 0.2, 1e21]])).toBe("\uFEFF'=A1,-5,0.3,1000000000000000000000\r\n")
})

/** How spreadsheets read a file whose separator they do not find out: at the one of their country, a quote within a cell being a letter. */
const cutAt = (separator: string, text: string) =>
  text.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator).flatMap((cell) => [cell, cell.replace(/^"+/, '')]))

test.each([';', '\t', '|', ','])('a spreadsheet that cuts at %j finds no formula either', async (separator) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.oneof(nasty, fc.constantFrom('x;=cmd()', 'a\t=1', 'b|@x', 'c\n=1', 'd;"=1"', ";'=1", 'x;', '"')), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 4,
      }),
      async (rows) => {
        const text = (await csvOf(rows)).slice(1)
        // who cuts at commas sees our quotes
        const cells = separator === ',' ? (parse(text, { relax_column_count: true }) satisfies string[][]).flat() : cutAt(separator, text)
        // a tab or a line end in a cell is where another one ends, and its rest is looked at besides
        expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([])
      },
    ),
    property(2000, 2000),
  )
})

test('a cell stays one cell for who knows our quotes, whatever separators they allow', async () => {
  const texts = ['x;=cmd()', 'a\tb', 'c|d', 'e,f', 'great ;-)', 'two\n- lines']
  const text = await csvOf([texts])
  const back: string[][] = parse(text, { bom: true, delimiter: [',', ';', '\t', '|'] })
  expect(back).toEqual([["x;'=cmd()", 'a\tb', 'c|d', 'e,f', "great ;'-)", "two\n'- lines"]])
  expect(back[0]?.map(unescapeFormula)).toEqual(texts)
})
