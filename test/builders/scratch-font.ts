/** A font made from nothing: sixty-two letters, each a box, with outlines of either kind. What is to be wrong with it is given. */
import { type FontTables, fontFile, tablesIn } from './font-file.ts'

const letters = 62
export const glyphs = letters + 1

const words = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]))
const longs = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]))

/** Digits, capitals and small letters, from the second glyph on. */
function letterMap(): Buffer {
  const groups = [
    [0x30, 0x39, 1],
    [0x41, 0x5a, 11],
    [0x61, 0x7a, 37],
  ].flat()
  return Buffer.concat([words(0, 1, 3, 10), longs(12), words(12, 0), longs(16 + 36, 0, 3, ...groups)])
}

/** A box of one contour and four points. */
export const boxGlyph = (side = 500): Buffer =>
  Buffer.concat([words(1, 0, 0, side, side, 3, 0), Buffer.from([1, 1, 1, 1]), words(0, side, 0, -side), words(0, 0, side, 0)])

/** A glyph that is made of others, each where it is. */
export const madeOf = (...parts: number[]): Buffer =>
  Buffer.concat([words(-1, 0, 0, 500, 500), ...parts.map((part, at) => words(at === parts.length - 1 ? 3 : 0x23, part, 0, 0))])

function withGlyphs(all: readonly Buffer[]): [string, Buffer][] {
  const padded = all.map((glyph) => Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]))
  let end = 0
  const offsets = [0, ...padded.map(({ length }) => (end += length))]
  return [
    ['glyf', Buffer.concat(padded)],
    ['loca', longs(...offsets)],
  ]
}

/** A list of stretches, as a table CFF has them. */
function index(entries: readonly Buffer[]): Buffer {
  if (entries.length === 0) return words(0)
  let end = 1
  const offsets = [1, ...entries.map(({ length }) => (end += length))]
  return Buffer.concat([words(entries.length), Buffer.from([4]), longs(...offsets), ...entries])
}

/** A number in an outline of CFF. */
export const number = (value: number): Buffer => Buffer.from([28, (value >> 8) & 255, value & 255])
const drawn = (...parts: (number | 'rmoveto' | 'hlineto' | 'vlineto' | 'endchar')[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'number' ? number(part) : Buffer.from([{ rmoveto: 21, hlineto: 6, vlineto: 7, endchar: 14 }[part]]))))
export const compactBox = (): Buffer => drawn(0, 0, 'rmoveto', 500, 'hlineto', 500, 'vlineto', -500, 'hlineto', 'endchar')

/** A table CFF of these outlines and of what they may all call. */
export function compact(outlines: readonly Buffer[], routines: readonly Buffer[] = []): Buffer {
  const [names, strings, shared] = [index([Buffer.from('Scratch')]), index([]), index(routines)]
  // every number in five bytes, so its length is known before what it says
  const top = (charset: number, charStrings: number, hidden: number) => {
    const long = (value: number) => Buffer.concat([Buffer.from([29]), longs(value)])
    const entries = [long(charset), Buffer.from([15]), long(charStrings), Buffer.from([17]), long(0), long(hidden), Buffer.from([18])]
    return index([Buffer.concat(entries)])
  }
  const begin = 4 + names.length + top(0, 0, 0).length + strings.length + shared.length
  // names of glyphs from the first standard one on
  const charset = Buffer.concat([Buffer.from([1]), words(1), Buffer.from([outlines.length - 2])])
  const all = index(outlines)
  const head = top(begin, begin + charset.length, begin + charset.length + all.length)
  return Buffer.concat([Buffer.from([1, 0, 4, 4]), names, head, strings, shared, charset, all])
}

/** Routines of which each calls the next so many times: what the last one draws is drawn times upon times. */
export function routinesThatMultiply(deep: number, times: number): Buffer[] {
  const back = Buffer.from([11])
  const last = Buffer.concat([number(1), number(1), Buffer.from([5]), back])
  return [...Array.from({ length: deep - 1 }, (_, at) => Buffer.concat([...Array.from({ length: times }, () => callOf(at + 1)), back])), last]
}
/** Of a routine by its place: so few are counted from -107 on, which is byte 32. */
const callOf = (place: number) => Buffer.from([32 + place, 29])
/** An outline that calls the first routine. */
export const callingRoutine = (): Buffer => Buffer.concat([number(0), number(0), Buffer.from([21]), callOf(0), Buffer.from([14])])

const tag = (text: string) => Buffer.from(text, 'latin1')
/** Small letters, as the tables that join letters name them. */
const smallLetters = words(2, 1, 37, 62, 0)

/** A table GSUB or GPOS of one lookup, for all small letters, that every text goes through. */
function joining(feature: string, type: number, subtable: Buffer): Buffer {
  const scripts = Buffer.concat([words(1), tag('DFLT'), words(8, 4, 0, 0, 0xffff, 1, 0)])
  const features = Buffer.concat([words(1), tag(feature), words(8, 0, 1, 0)])
  const lookups = Buffer.concat([words(1, 4, type, 0, 1, 8), subtable])
  return Buffer.concat([words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length), scripts, features, lookups])
}
/** Each small letter becomes so many. */
export function lettersThatMultiply(times: number): Buffer {
  const begin = 6 + 2 * 26
  const sequence = words(times, ...Array.from({ length: times }, () => 37))
  return joining('ccmp', 2, Buffer.concat([words(1, begin + sequence.length, 26, ...Array.from({ length: 26 }, () => begin)), sequence, smallLetters]))
}
/** Each small letter takes so much more room. */
export const lettersThatPush = (advance: number): Buffer => joining('kern', 1, Buffer.concat([words(1, 8, 4, advance), smallLetters]))

type Outlines = { readonly glyf?: readonly Buffer[]; readonly cff?: Buffer }

/** Its tables; without outlines of its own it has boxes of TrueType. */
export function scratchTables({ glyf = Array.from({ length: glyphs }, () => boxGlyph()), cff }: Outlines = {}): FontTables {
  const lora = tablesIn(fontFile('lora', 'woff'))
  const table = (tag: string) => Buffer.from(lora.get(tag) ?? Buffer.alloc(0))
  const count = cff ? glyphs : glyf.length
  const [head, hhea, maxp, post] = [table('head'), table('hhea'), cff ? longs(0x5000, 0).subarray(0, 6) : table('maxp'), Buffer.alloc(32)]
  head.writeInt16BE(1, 50)
  hhea.writeUInt16BE(count, 34)
  maxp.writeUInt16BE(count, 4)
  post.writeUInt32BE(0x30000, 0)
  return new Map([
    ...[['head', head] as const, ['hhea', hhea] as const, ['maxp', maxp] as const, ['post', post] as const],
    ...(['OS/2', 'name'] as const).map((tag) => [tag, table(tag)] as const),
    ['cmap', letterMap()],
    ['hmtx', Buffer.concat(Array.from({ length: count }, () => words(600, 0)))],
    ...(cff ? [['CFF ', cff] as const] : withGlyphs(glyf)),
  ])
}
