/** Outlines of OpenType (table CFF): whether there is one for each glyph, and where. What they draw is checked by browsers when they load them. */
import { bytesOf, DamagedFont, stretch } from './tables.ts'

type Index = { readonly lengths: readonly number[]; readonly entry: (at: number) => DataView; readonly end: number }

/** A list of stretches: how many, the bytes of an offset, where each begins, and then all of them. @throws DamagedFont */
function indexAt(table: DataView, begin: number): Index {
  const count = table.getUint16(begin)
  if (count === 0) return { lengths: [], entry: () => stretch(table, 0, 0), end: begin + 2 }
  const size = table.getUint8(begin + 2)
  if (size < 1 || size > 4) throw new DamagedFont('An offset has no size.')
  const data = begin + 2 + size * (count + 1)
  const offsets = Array.from({ length: count + 1 }, (_, at) => {
    let offset = 0
    for (let byte = 0; byte < size; byte++) offset = offset * 256 + table.getUint8(begin + 3 + at * size + byte)
    return offset
  })
  const lengths = offsets.slice(1).map((offset, at) => offset - (offsets[at] ?? 0))
  const end = data + (offsets.at(-1) ?? 0)
  if (offsets[0] !== 1 || lengths.some((length) => length < 0) || end > table.byteLength) throw new DamagedFont('A list of outlines is broken.')
  return { lengths, entry: (at) => stretch(table, data + (offsets[at] ?? 0), lengths[at] ?? 0), end }
}

/** Of the two kinds of routines. */
const calls: readonly number[] = [10, 29]

/** Of the top dictionary. */
const charStrings = 17

/** Numbers of a dictionary: the bytes that follow the first one, and what they say. */
function numberAt(dictionary: DataView, at: number): { length: number; value: number } {
  const byte = dictionary.getUint8(at)
  if (byte === 28) return { length: 3, value: dictionary.getInt16(at + 1) }
  if (byte === 29) return { length: 5, value: dictionary.getInt32(at + 1) }
  if (byte >= 247 && byte <= 250) return { length: 2, value: (byte - 247) * 256 + dictionary.getUint8(at + 1) + 108 }
  if (byte >= 251 && byte <= 254) return { length: 2, value: -(byte - 251) * 256 - dictionary.getUint8(at + 1) - 108 }
  if (byte !== 30) return { length: 1, value: byte - 139 }
  // a decimal, four bits to a digit; none is an offset
  let end = at + 1
  while ((dictionary.getUint8(end) & 15) !== 15) end++
  return { length: end + 1 - at, value: 0 }
}

/** The number that stands before an operator; null where the operator does not stand in it. */
function operand(dictionary: DataView, operator: number): number | null {
  let last: number | null = null
  for (let at = 0; at < dictionary.byteLength; ) {
    const byte = dictionary.getUint8(at)
    if (byte === operator) return last
    // an operator: those after a 12 are of two bytes
    if (byte < 28) {
      at += byte === 12 ? 2 : 1
      continue
    }
    const { length, value } = numberAt(dictionary, at)
    last = value
    at += length
  }
  return null
}

/** @returns tells whether a glyph draws anything @throws DamagedFont */
export function compactOutlines(table: DataView, glyphs: number): (glyph: number) => boolean {
  const names = indexAt(table, table.getUint8(2))
  const top = indexAt(table, names.end)
  if (top.lengths.length !== 1) throw new DamagedFont('It holds several fonts, or none.')
  const at = operand(top.entry(0), charStrings)
  if (at === null || at <= 0) throw new DamagedFont('It has no outlines.')
  const { lengths, entry } = indexAt(table, at)
  if (lengths.length !== glyphs) throw new DamagedFont('It has another number of glyphs than it says.')
  // a width and an end are at most six bytes, and draw nothing; a call of a routine is as short and may draw all
  return (glyph) => (lengths[glyph] ?? 0) > 6 || (glyph < glyphs && bytesOf(entry(glyph)).some((byte) => calls.includes(byte)))
}
