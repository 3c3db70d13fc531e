/** Outlines of OpenType (table CFF): whether there is one for each glyph, and each can be drawn in no time. What they draw, browsers check when they load them. */
import { emptyIndex, indexAt, operandsOf, second } from './compact-parts.ts'
import { walker } from './compact-run.ts'
import { bytesOf, DamagedFont, stretch } from './tables.ts'

/** In dictionaries. */
const operators = { charStrings: 17, hidden: 18, routines: 19, collected: second(30) } as const
/** Of the two kinds of routines. */
const calls: readonly number[] = [10, 29]

/** @returns tells whether a glyph draws anything @throws DamagedFont */
export function compactOutlines(table: DataView, glyphs: number): (glyph: number) => boolean {
  const names = indexAt(table, table.getUint8(2))
  const tops = indexAt(table, names.end)
  const top = tops.entry(0)
  // one that is put together from several, as those of Chinese are, has routines for each
  if (tops.lengths.length !== 1 || operandsOf(top, operators.collected)) throw new DamagedFont('It holds several fonts.')
  const at = operandsOf(top, operators.charStrings)?.at(-1) ?? 0
  if (at <= 0) throw new DamagedFont('It has no outlines.')
  const { lengths, entry } = indexAt(table, at)
  if (lengths.length !== glyphs) throw new DamagedFont('It has another number of glyphs than it says.')
  const walk = walker({ own: ownRoutines(table, top), shared: indexAt(table, indexAt(table, tops.end).end) })
  for (let glyph = 0; glyph < glyphs; glyph++) walk(entry(glyph))
  // a width and an end are at most six bytes, and draw nothing; a call of a routine is as short and may draw all
  return (glyph) => (lengths[glyph] ?? 0) > 6 || (glyph < glyphs && bytesOf(entry(glyph)).some((byte) => calls.includes(byte)))
}

function ownRoutines(table: DataView, top: DataView) {
  const [size = 0, begin = 0] = operandsOf(top, operators.hidden) ?? []
  const offset = operandsOf(stretch(table, begin, size), operators.routines)?.at(-1)
  return offset === undefined ? emptyIndex : indexAt(table, begin + offset)
}
