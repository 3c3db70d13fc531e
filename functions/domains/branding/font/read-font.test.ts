import { expect, test } from '@jest/globals'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { changedFont, fontFile, sfntOf, tablesIn, trueTypeFile, withWord } from '../../../../test/builders/font-file.ts'
import { Problem } from '../../../kernel/request/problem.ts'
import { glyphOf, neededLetters } from './letters.ts'
import { plain } from './name.ts'
import { outlinesOf } from './outlines.ts'
import { readFont } from './read-font.ts'
import { bytesOf, tableOf } from './tables.ts'
import { unpack } from './unpack.ts'

/** How far each letter reaches. */
async function reachesOf(file: Buffer) {
  const tables = await unpack(file)
  const outline = outlinesOf(tables, tableOf(tables, 'maxp').getUint16(4), tableOf(tables, 'head').getInt16(50) === 1)
  const glyph = glyphOf(tables)
  return new Map(neededLetters.map((letter) => [letter, outline(glyph(letter)).reach]))
}

const said = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readFont(bytes)
    return 'taken'
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return error.message
    throw error
  }
}

test('WOFF, TrueType and the font that is served have the same tables, and WOFF2 the same glyphs', async () => {
  const woff = tablesIn(fontFile('lora', 'woff'))
  const { woff2, name, kind } = await readFont(fontFile('lora', 'woff'))
  expect([name, kind, woff2.subarray(0, 4)]).toEqual(['Lora SemiBold', 'sans', Buffer.from('wOF2')])
  for (const file of [fontFile('lora', 'woff'), sfntOf(woff), Buffer.from(woff2)]) {
    const tables = await unpack(file)
    for (const tag of ['cmap', 'glyf', 'loca', 'hmtx', 'name', 'OS/2', 'GPOS']) {
      const table = tables.get(tag)
      expect([tag, table && Buffer.from(bytesOf(table)).equals(woff.get(tag) ?? Buffer.alloc(0))]).toEqual([tag, true])
    }
  }
  // packed in another way, and cut out of the family by another run: glyphs have other numbers and points
  const [one, other] = await Promise.all([reachesOf(fontFile('lora', 'woff')), reachesOf(fontFile('lora', 'woff2'))])
  expect(one.size).toBe(neededLetters.length)
  expect(other).toEqual(one)
})

test('what is served is read again as it is, and holds nothing but what letters need', async () => {
  const { woff2 } = await readFont(changedFont({ DSIG: () => Buffer.alloc(8), meta: () => Buffer.from('<script>'), xxxx: () => Buffer.alloc(99) }))
  expect([...(await unpack(woff2)).keys()].filter((tag) => ['DSIG', 'meta', 'xxxx'].includes(tag))).toEqual([])
  expect(Buffer.from((await readFont(woff2)).woff2).equals(woff2)).toBe(true)
  expect(await said(trueTypeFile())).toBe('taken')
})

test.each([
  ['a variable font', changedFont({ fvar: () => Buffer.alloc(16) }), fontMessages.variable],
  ['one with pictures in SVG', changedFont({ 'SVG ': () => Buffer.from('<svg onload="x">') }), fontMessages.colored],
  ['one with colours', changedFont({ COLR: () => Buffer.alloc(14) }), fontMessages.colored],
  ['one that may not be embedded', changedFont({ 'OS/2': withWord(8, 0x2) }), fontMessages.restricted],
  ['one of which no part may be embedded', changedFont({ 'OS/2': withWord(8, 0x100) }), fontMessages.restricted],
  ['one of which only the bitmaps may be', changedFont({ 'OS/2': withWord(8, 0x208) }), fontMessages.restricted],
  ['one without our letters', fontFile('lora', 'woff2', 'cyrillic'), fontMessages.lacks([...'BCDEFGHIKLMNOPQRSTUVWXYZ'])],
  ['lines of a hundred times their height', changedFont({ hhea: withWord(4, 32_000) }), fontMessages.outsized],
  ['letters of sixty times their height', changedFont({ head: withWord(18, 16) }), fontMessages.outsized],
  ['a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUg', 'base64'), fontMessages.damaged],
  ['nothing but a name', Buffer.from('wOF2'), fontMessages.damaged],
])('%s is refused, and the sentence says why', async (_, bytes, sentence) => {
  const start = sentence === fontMessages.lacks([...'BCDEFGHIKLMNOPQRSTUVWXYZ']) ? 'This font lacks ' : sentence
  expect((await said(bytes)).slice(0, start.length)).toBe(start)
})

test('embedding that is allowed for previews is enough, also where an old font says so beside a restriction', async () => {
  expect(await said(changedFont({ 'OS/2': withWord(8, 0x4) }))).toBe('taken')
  expect(await said(changedFont({ 'OS/2': withWord(8, 0x6) }))).toBe('taken')
})

test('a name is told as it is but for what is not seen', () => {
  expect(plain('  <b>Zebra</b>\u202e \u0000 Ünïcode\n عربي 😀 ')).toBe('<b>Zebra</b> Ünïcode عربي 😀')
})
