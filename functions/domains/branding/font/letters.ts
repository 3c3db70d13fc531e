/** Which glyphs letters have (table cmap). */
import { DamagedFont, stretch, type Tables, tableOf } from './tables.ts'

/** What titles are written with. */
export const neededLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']

/** Platform and encoding of the maps that hold Unicode, the fullest first. */
const maps = ['3 10', '0 6', '0 4', '3 1', '0 3', '0 2', '0 1', '0 0']

/** @returns tells the glyph of a letter, 0 where it has none @throws DamagedFont when there is no map that we know */
export function glyphOf(tables: Tables): (letter: string) => number {
  const cmap = tableOf(tables, 'cmap')
  const records = Array.from({ length: cmap.getUint16(2) }, (_, at) => stretch(cmap, 4 + at * 8, 8)).map((record) => ({
    rank: maps.indexOf(`${record.getUint16(0)} ${record.getUint16(2)}`),
    offset: record.getUint32(4),
  }))
  const [best] = records.filter(({ rank }) => rank >= 0).sort((one, other) => one.rank - other.rank)
  if (!best) throw new DamagedFont('It does not say which glyph a letter has.')
  const map = stretch(cmap, best.offset, cmap.byteLength - best.offset)
  const format = map.getUint16(0)
  if (format !== 4 && format !== 12) throw new DamagedFont('Its character map (cmap) has an unsupported format.')
  return (letter) => (format === 4 ? inSegments : inGroups)(map, letter.codePointAt(0) ?? 0)
}

function inSegments(map: DataView, code: number): number {
  const bytes = map.getUint16(6)
  for (let at = 0; at < bytes; at += 2) {
    if (map.getUint16(14 + at) < code) continue
    const begin = map.getUint16(16 + bytes + at)
    if (begin > code) return 0
    const delta = map.getUint16(16 + 2 * bytes + at)
    const rangeAt = 16 + 3 * bytes + at
    const range = map.getUint16(rangeAt)
    if (range === 0) return (code + delta) & 0xffff
    const glyph = map.getUint16(rangeAt + range + 2 * (code - begin))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}

/** A glyph in each. */
const mostGroups = 0xffff

function inGroups(map: DataView, code: number): number {
  const groups = map.getUint32(12)
  if (groups > mostGroups) throw new DamagedFont('It maps more letters than a font can have.')
  for (let at = 16; at < 16 + groups * 12; at += 12) {
    const begin = map.getUint32(at)
    if (code >= begin && code <= map.getUint32(at + 4)) return map.getUint32(at + 8) + code - begin
  }
  return 0
}
