/** Files that are sent as fonts by whoever means harm, or whose disk did. Each says which of our sentences refuses it; `taken`: it must be harmless. */
import { brotliCompressSync, deflateSync } from 'node:zlib'
import { fontMessages } from '../../shared/font-messages.ts'
import { changedFont, fontFile, sfntOf, tablesIn, withWord } from './font-file.ts'
import {
  boxGlyph,
  callingRoutine,
  compact,
  compactBox,
  glyphs,
  lettersThatMultiply,
  lettersThatPush,
  madeOf,
  number,
  routinesThatMultiply,
  scratchTables,
} from './scratch-font.ts'

/** `either`: it depends on which of its bits it is; then it is refused as damaged, or harmless. */
export type HostileFont = readonly [name: string, bytes: Buffer, said: string | 'taken' | 'either']

const { damaged, colored, variable, restricted, outsized } = fontMessages
const woff2 = fontFile('lora')
const woff = fontFile('lora', 'woff')
const long = (at: number, value: number) => (table: Buffer) => {
  table.writeUInt32BE(value >>> 0, at)
  return table
}
const cut = (length: number) => (table: Buffer) => table.subarray(0, length)
const filled = (length: number, byte: number) => () => Buffer.alloc(length, byte)

/** Lora, its file changed at one place. */
const patched = (file: Buffer, at: number, ...bytes: number[]) => Buffer.concat([file.subarray(0, at), Buffer.from(bytes), file.subarray(at + bytes.length)])

const noFonts: HostileFont[] = [
  ['HTML', Buffer.from('<!doctype html><script>alert(document.domain)</script>'), damaged],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), damaged],
  ['JavaScript', Buffer.from('alert(1)//'.repeat(99)), damaged],
  ['a PDF', Buffer.from('%PDF-1.7\n/JS (app.alert(1))'), damaged],
  ['a zip', Buffer.from('504b0304'.repeat(20), 'hex'), damaged],
  ['one byte', Buffer.from([0]), damaged],
  ['HTML behind the mark of WOFF2', Buffer.concat([Buffer.from('wOF2'), Buffer.from('<script>alert(1)</script>'.repeat(40))]), damaged],
  ['WOFF2 of HTML', patched(woff2, 4, ...Buffer.from('<htm')), damaged],
  ['a collection of fonts', Buffer.concat([Buffer.from('ttcf'), sfntOf(tablesIn(woff)).subarray(4)]), damaged],
  ['WOFF2 of a collection', patched(woff2, 4, ...Buffer.from('ttcf')), damaged],
  ['zeros', Buffer.alloc(100_000), damaged],
  ['an empty font', sfntOf(new Map()), damaged],
]

const cutOff: HostileFont[] = [
  ...[5, 47, 60, 3000, woff2.length - 1].map((length): HostileFont => [`WOFF2 of ${length} bytes`, woff2.subarray(0, length), damaged]),
  ...[43, 100, 9000].map((length): HostileFont => [`WOFF of ${length} bytes`, woff.subarray(0, length), damaged]),
  ['TrueType, its half', sfntOf(tablesIn(woff)).subarray(0, 20_000), damaged],
]

/** Other bits at places that a seed chooses. */
function flipped(seed: number): HostileFont {
  const file = seed % 2 === 0 ? sfntOf(tablesIn(woff)) : Buffer.from(woff2)
  let state = seed * 2_654_435_761
  for (let times = 0; times < 1 + (seed % 7); times++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const at = 12 + (state % (file.length - 12))
    file[at] = (file[at] ?? 0) ^ (1 << (seed % 8))
  }
  return [`bits flipped, ${seed}`, file, 'either']
}

/** A WOFF2 file of one table that says this length, and unpacks to that. */
function bomb(said: number, unpacked: number): Buffer {
  const packed = brotliCompressSync(Buffer.alloc(unpacked))
  const head = Buffer.alloc(48)
  head.write('wOF2\0\x01\0\0', 'latin1')
  head.writeUInt16BE(1, 12)
  head.writeUInt32BE(packed.length, 20)
  const length = [28, 21, 14, 7, 0].map((shift, at) => (Math.floor(said / 2 ** shift) & 127) | (at < 4 ? 128 : 0))
  while (length[0] === 128) length.shift()
  const file = Buffer.concat([head, Buffer.from([1, ...length]), packed])
  file.writeUInt32BE(file.length, 8)
  return file
}

const sizes: HostileFont[] = [
  ['a bomb of Brotli that says so', bomb(1_000_000_000, 200_000_000), damaged],
  ['a bomb of Brotli that says little', bomb(1000, 200_000_000), damaged],
  ['a length without an end', patched(woff2, 49, 255, 255, 255, 255, 255, 255), damaged],
  ['a bomb of deflate', woffOf(deflateSync(Buffer.alloc(100_000_000)), 1000), damaged],
  ['a bomb of deflate that says so', woffOf(deflateSync(Buffer.alloc(100_000_000)), 100_000_000), damaged],
  ['60,000 tables', patched(sfntOf(tablesIn(woff)), 4, 0xea, 0x60), damaged],
  ['a table beyond the end', patched(sfntOf(tablesIn(woff)), 20, 0x7f, 0xff, 0xff, 0xff), damaged],
  ['a table of four gigabytes', patched(sfntOf(tablesIn(woff)), 24, 0xff, 0xff, 0xff, 0xff), damaged],
  ['a table twice', twice(), damaged],
]

function woffOf(packed: Buffer, length: number): Buffer {
  const head = Buffer.alloc(64)
  head.write('wOFF\0\x01\0\0', 'latin1')
  head.writeUInt16BE(1, 12)
  head.write('glyf', 44, 'latin1')
  head.writeUInt32BE(64, 48)
  head.writeUInt32BE(packed.length, 52)
  head.writeUInt32BE(length, 56)
  return Buffer.concat([head, packed])
}

function twice(): Buffer {
  const file = sfntOf(tablesIn(woff))
  file.copy(file, 28, 12, 28)
  return file
}

const kinds: HostileFont[] = [
  ['a table of SVG with a script', changedFont({ 'SVG ': () => Buffer.from('<svg><script>alert(1)</script></svg>') }), colored],
  ['layers of colours', changedFont({ COLR: filled(40, 0) }), colored],
  ['bitmaps of Apple', changedFont({ sbix: filled(40, 0) }), colored],
  ['bitmaps of Google', changedFont({ CBDT: filled(40, 0) }), colored],
  ['axes', changedFont({ fvar: filled(40, 0) }), variable],
  ['embedding that is restricted', changedFont({ 'OS/2': withWord(8, 2) }), restricted],
  ['a program of Apple, and data of nobody', changedFont({ morx: filled(999, 255), Zapf: filled(999, 255), ABCD: () => Buffer.from('<script>') }), 'taken'],
]

const named = (text: string) => (table: Buffer) => {
  const bytes = Buffer.from(text, 'utf16le').swap16()
  const head = Buffer.alloc(6 + 12 * 3)
  head.writeUInt16BE(3, 2)
  head.writeUInt16BE(head.length, 4)
  for (const [at, id] of [1, 4, 6].entries())
    for (const [place, value] of [3, 1, 0x409, id, bytes.length, 0].entries()) head.writeUInt16BE(value, 6 + at * 12 + place * 2)
  return table.length > 0 ? Buffer.concat([head, bytes]) : table
}
const names: HostileFont[] = [
  ['<img src=x onerror=alert(1)>', '</style><script>alert(1)</script>', '"; } * { display: none } @import "//evil.test"; {'],
  [') >> endobj 1 0 obj << /S /JavaScript /JS (app.alert(1)) >>', '../../../etc/passwd', '=HYPERLINK("http://evil.test")'],
  ['\u202eelgoog\u2066 شركة النخبة', '👩‍👩‍👧'.repeat(300), '\0\x07\x1b[31m\r\nBcc: all@evil.test', 'W'.repeat(30_000)],
]
  .flat()
  .map((text): HostileFont => [`the name ${JSON.stringify(text.slice(0, 40))}`, changedFont({ name: named(text) }), 'taken'])

/** Boxes for letters, with another table in place of one of theirs. */
function scratchWith(tag: string, change: (table: Buffer) => Buffer): Buffer {
  const tables = scratchTables()
  return sfntOf(tables.set(tag, change(Buffer.from(tables.get(tag) ?? ''))))
}

const measures: HostileFont[] = [
  ['no glyphs', changedFont({ maxp: withWord(4, 0) }), damaged],
  ['more glyphs than there are', changedFont({ maxp: withWord(4, 65_535) }), damaged],
  ['fewer glyphs than letters', changedFont({ maxp: withWord(4, 3), hhea: withWord(34, 3) }), damaged],
  ['more widths than glyphs', changedFont({ hhea: withWord(34, 65_535) }), damaged],
  ['widths cut off', changedFont({ hmtx: cut(10) }), damaged],
  ['a height of nothing', changedFont({ head: withWord(18, 0) }), damaged],
  ['another mark in its head', changedFont({ head: long(12, 0) }), damaged],
  ['no head', changedFont({ head: null }), damaged],
  ['no outlines', changedFont({ glyf: null, loca: null }), damaged],
  ['no map', changedFont({ cmap: null }), damaged],
  ['a map beyond the end', scratchWith('cmap', long(8, 0xff_ff_ff_f0)), damaged],
  ['a map of four billion groups', scratchWith('cmap', long(24, 0xff_ff_ff_ff)), damaged],
  ['OS/2 of ten bytes', changedFont({ 'OS/2': cut(10) }), damaged],
  ['a line of ten times its height', changedFont({ 'OS/2': withWord(74, 20_000) }), outsized],
  ['letters without a width', scratchWith('hmtx', filled(4 * glyphs, 0)), 'This font lacks '],
  ['letters as wide as a page', scratchWith('hmtx', filled(4 * glyphs, 0x7f)), outsized],
]

const boxes = (last: Buffer, more: readonly Buffer[] = []) =>
  sfntOf(scratchTables({ glyf: [...Array.from({ length: glyphs - 1 }, () => boxGlyph()), last, ...more] }))
/** Each is made of the next one, so many times. */
const laughs = (deep: number, times: number) =>
  boxes(madeOf(glyphs), [...Array.from({ length: deep }, (_, at) => madeOf(...Array.from({ length: times }, () => glyphs + at + 1))), boxGlyph()])
const outlines: HostileFont[] = [
  ['boxes alone', sfntOf(scratchTables()), 'taken'],
  ['letters that draw nothing', sfntOf(scratchTables({ glyf: Array.from({ length: glyphs }, () => Buffer.alloc(0)) })), 'This font lacks '],
  ['a letter that is made of itself', boxes(madeOf(glyphs - 1)), damaged],
  ['two that are made of each other', boxes(madeOf(glyphs), [madeOf(glyphs - 1)]), damaged],
  ['a letter that is made of one that is not there', boxes(madeOf(60_000)), damaged],
  ['parts of parts of parts, five deep, thirty of each', laughs(5, 30), damaged],
  ['a chain of forty parts', laughs(40, 1), damaged],
  [
    'a letter of 60,000 points in a few bytes',
    boxes(Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 0, 0, 9, 0, 9, 0xea, 0x60, 0, 0]), ...Array.from({ length: 240 }, () => Buffer.from([0x39, 255]))])),
    'either',
  ],
  ['contours that are not there', boxes(withWord(0, 30_000)(boxGlyph())), damaged],
  ['instructions beyond the end', boxes(withWord(12, 60_000)(boxGlyph())), damaged],
  ['a letter as large as a page', boxes(boxGlyph(32_000)), outsized],
  ['loca that runs backwards', changedFont({ loca: (table) => Buffer.from(table).reverse() }), damaged],
  ['a glyph beyond the end', changedFont({ glyf: cut(200) }), damaged],
]

/** PUSHB -3, JMPR: for ever. */
const forEver = () => Buffer.from([0xb8, 0xff, 0xfd, 0x1c])
const programs: HostileFont[] = [
  ['hints that never end', changedFont({ fpgm: forEver, prep: forEver }), 'taken'],
  ['hints of nonsense', changedFont({ fpgm: filled(9000, 0x2b), prep: filled(9000, 0xb7), 'cvt ': filled(2, 0) }), 'taken'],
  ['letters that become sixty each', scratchWith('GSUB', () => lettersThatMultiply(60)), 'taken'],
  ['letters that push each other off the page', scratchWith('GPOS', () => lettersThatPush(30_000)), 'taken'],
  ...(['GSUB', 'GPOS', 'GDEF', 'kern', 'post', 'gasp'] as const).flatMap((tag): HostileFont[] => [
    [`${tag} of nonsense`, changedFont({ [tag]: filled(500, 0xff) }), 'taken'],
    [`${tag} cut off`, changedFont({ [tag]: cut(7) }), 'taken'],
  ]),
]

const compactOnes = Array.from({ length: glyphs }, () => compactBox())
const compacted = (last: Buffer, routines: readonly Buffer[] = []) =>
  sfntOf(scratchTables({ cff: compact([...compactOnes.slice(0, -1), last], routines) }), 'OTTO')
const compactFonts: HostileFont[] = [
  ['boxes of CFF', compacted(compactBox()), 'taken'],
  ['routines that multiply', compacted(callingRoutine(), routinesThatMultiply(9, 60)), damaged],
  ['a routine that calls itself', compacted(callingRoutine(), [Buffer.from([32, 29, 11])]), damaged],
  ['a routine that is not there', compacted(Buffer.concat([number(9), Buffer.from([29, 14])])), damaged],
  ['an outline that computes', compacted(Buffer.concat([number(1), number(1), Buffer.from([12, 10, 14])])), damaged],
  ['more numbers than fit', compacted(Buffer.concat([...Array.from({ length: 60 }, () => number(1)), Buffer.from([14])])), damaged],
  ['letters of CFF that draw nothing', sfntOf(scratchTables({ cff: compact(compactOnes.map(() => Buffer.from([14]))) }), 'OTTO'), 'This font lacks '],
  ['fewer outlines of CFF than glyphs', sfntOf(scratchTables({ cff: compact(compactOnes.slice(1)) }), 'OTTO'), damaged],
  ['CFF of nonsense', sfntOf(scratchTables({ cff: Buffer.alloc(900, 0x1e) }), 'OTTO'), damaged],
]

export const hostileFonts: readonly HostileFont[] = [
  ...[...noFonts, ...cutOff, ...Array.from({ length: 24 }, (_, seed) => flipped(seed)), ...sizes, ...kinds, ...names],
  ...[...measures, ...outlines, ...programs, ...compactFonts],
]
