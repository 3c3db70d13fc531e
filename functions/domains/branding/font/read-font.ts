/** From whatever was sent to the font that is served: WOFF2 of our own making, once all that browsers and PDFs need of it holds. */
import type { FontKind } from '../../../../shared/branding/fonts.ts'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { compactOutlines } from './compact-outlines.ts'
import { withTameJoining } from './joining.ts'
import { glyphOf, neededLetters } from './letters.ts'
import { nameOf } from './name.ts'
import { outlinesOf } from './outlines.ts'
import { DamagedFont, type Tables, tableOf } from './tables.ts'
import { unpack } from './unpack.ts'
import { writeWoff2 } from './write.ts'

type ReadFont = { readonly woff2: Uint8Array; readonly name: string; readonly kind: FontKind }

/** Heights of a letter. A letter that is wider, or a line that is higher, would cover the page. */
const furthest = { letter: 3, line: 4, other: 20 } as const

/** @throws Problem 400 that says what stands against it */
export async function readFont(bytes: Uint8Array): Promise<ReadFont> {
  try {
    const tables = await unpack(bytes)
    refuseKinds(tables)
    refuseUnlicensed(tables)
    checkMeasures(tables)
    const missing = missingLetters(tables)
    if (missing.length > 0) throw problem(400, fontMessages.lacks(missing))
    return { woff2: writeWoff2(withTameJoining(tables, heightOf(tables))), name: nameOf(tables), kind: kindOf(tables) }
  } catch (error) {
    // a RangeError is a read beyond the end of a table
    throw error instanceof DamagedFont || error instanceof RangeError ? problem(400, fontMessages.damaged) : error
  }
}

function refuseKinds(tables: Tables): void {
  if (['fvar', 'gvar', 'CFF2'].some((tag) => tables.has(tag))) throw problem(400, fontMessages.variable)
  if (['SVG ', 'COLR', 'CBDT', 'sbix'].some((tag) => tables.has(tag))) throw problem(400, fontMessages.colored)
}

/** Embedding permissions as the OpenType specification has them (OS/2, fsType); of several the mildest holds. */
const embedding = { restricted: 0x2, milder: 0xc, never: 0x300 } as const

function refuseUnlicensed(tables: Tables): void {
  const said = tableOf(tables, 'OS/2').getUint16(8)
  const isRestricted = (said & embedding.restricted) !== 0 && (said & embedding.milder) === 0
  if (isRestricted || (said & embedding.never) !== 0) throw problem(400, fontMessages.restricted)
}

const glyphsOf = (tables: Tables) => tableOf(tables, 'maxp').getUint16(4)
const heightOf = (tables: Tables) => tableOf(tables, 'head').getUint16(18)

/** Checks unitsPerEm and line metrics. */
function checkMeasures(tables: Tables): void {
  const [head, hhea, os2] = [tableOf(tables, 'head'), tableOf(tables, 'hhea'), tableOf(tables, 'OS/2')]
  const height = heightOf(tables)
  const [glyphs, widths] = [glyphsOf(tables), hhea.getUint16(34)]
  const isWhole = head.getUint32(12) === 0x5f0f3cf5 && height >= 16 && height <= 16384 && glyphs > 0 && widths > 0 && widths <= glyphs
  if (!isWhole || tableOf(tables, 'hmtx').byteLength < 4 * widths + 2 * (glyphs - widths)) throw new DamagedFont('Its glyph widths (hmtx) are incomplete.')
  const lines = [...[4, 6, 8].map((at) => hhea.getInt16(at)), ...[68, 70, 72].map((at) => os2.getInt16(at)), ...[74, 76].map((at) => os2.getUint16(at))]
  if (lines.some((line) => Math.abs(line) > furthest.line * height)) throw problem(400, fontMessages.outsized)
}

/** Of a letter as it is written; glyphs after the last width have that one. */
function widthOf(tables: Tables, glyph: number): number {
  const widths = tableOf(tables, 'hhea').getUint16(34)
  return tableOf(tables, 'hmtx').getUint16(4 * Math.min(glyph, widths - 1))
}

/** Letters without a glyph, or with one that draws nothing or takes no room. @throws Problem for glyphs that would cover a page, DamagedFont */
function missingLetters(tables: Tables): string[] {
  const [glyphs, height, glyph] = [glyphsOf(tables), heightOf(tables), glyphOf(tables)]
  if (neededLetters.some((letter) => widthOf(tables, glyph(letter)) > furthest.letter * height)) throw problem(400, fontMessages.outsized)
  /** `draws`: whether a glyph draws anything. */
  const lacksIn = (draws: (glyph: number) => boolean) => (letter: string) =>
    glyph(letter) === 0 || widthOf(tables, glyph(letter)) === 0 || !draws(glyph(letter))
  const compact = tables.get('CFF ')
  if (compact) {
    return neededLetters.filter(lacksIn(compactOutlines(compact, glyphs)))
  }
  const outline = outlinesOf(tables, glyphs, tableOf(tables, 'head').getInt16(50) === 1)
  for (let at = 0; at < glyphs; at++) if (outline(at).reach > furthest.other * height) throw problem(400, fontMessages.outsized)
  if (neededLetters.some((letter) => outline(glyph(letter)).reach > furthest.letter * height)) throw problem(400, fontMessages.outsized)
  return neededLetters.filter(lacksIn((one) => outline(one).points > 0))
}

/** By what the font says of its serifs (PANOSE), or else of its class. */
function kindOf(tables: Tables): FontKind {
  const os2 = tableOf(tables, 'OS/2')
  const [family, serifs, familyClass] = [os2.getUint8(32), os2.getUint8(33), os2.getInt8(30)]
  const says = family === 2 && serifs > 1
  return (says ? serifs <= 10 : [1, 2, 3, 4, 5, 7].includes(familyClass)) ? 'serif' : 'sans'
}
