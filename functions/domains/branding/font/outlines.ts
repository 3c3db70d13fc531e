/** Outlines of TrueType (tables glyf and loca): whether all are there, whole and finite, and how far each reaches. */
import { DamagedFont, stretch, type Tables, tableOf } from './tables.ts'

/** `points` counts those of the parts it is made of, `reach` is the furthest coordinate from the origin; both 0 where nothing is drawn. */
export type Outline = { readonly points: number; readonly reach: number }

type Part = { readonly glyph: number; readonly shift: number; readonly scale: number }

/** Of one glyph: as many as a font may hold at all. A chain of parts that are made of parts could have millions. */
const mostPoints = 0xffff
/** Of all glyphs. */
const mostPointsOfAll = 4_000_000

const none: Outline = { points: 0, reach: 0 }

/** @throws DamagedFont */
export function outlinesOf(tables: Tables, glyphs: number, isLong: boolean): (glyph: number) => Outline {
  const loca = tableOf(tables, 'loca')
  const glyf = tableOf(tables, 'glyf')
  const offset = (at: number) => (isLong ? loca.getUint32(at * 4) : loca.getUint16(at * 2) * 2)
  const simple = new Map<number, Outline>()
  const made = new Map<number, readonly Part[]>()
  let points = 0
  for (let glyph = 0; glyph < glyphs; glyph++) {
    const length = offset(glyph + 1) - offset(glyph)
    if (length < 0) throw new DamagedFont('A glyph ends before it begins.')
    if (length === 0) continue
    const data = stretch(glyf, offset(glyph), length)
    const contours = data.getInt16(0)
    if (contours < 0) made.set(glyph, partsOf(data))
    else simple.set(glyph, simpleOutline(data, contours))
    points += simple.get(glyph)?.points ?? 0
    if (points > mostPointsOfAll) throw new DamagedFont('It has too many points.')
  }
  const known = new Map(simple)
  const open = new Set<number>()
  const outline = (glyph: number): Outline => {
    const before = known.get(glyph)
    if (before) return before
    if (glyph >= glyphs || open.has(glyph)) throw new DamagedFont('A glyph is made of itself, or of one that is not there.')
    open.add(glyph)
    const whole = (made.get(glyph) ?? []).reduce((sum: Outline, { glyph: part, shift, scale }) => {
      const { points: own, reach } = outline(part)
      // parts that draw nothing count too: there may be as many of them
      return { points: sum.points + Math.max(own, 1), reach: Math.max(sum.reach, own > 0 ? shift + scale * reach : 0) }
    }, none)
    if (whole.points > mostPoints || open.size > mostDeep) throw new DamagedFont('A glyph is made of too many parts.')
    open.delete(glyph)
    known.set(glyph, whole)
    return whole
  }
  for (const glyph of made.keys()) outline(glyph)
  return outline
}

/** Parts of parts: three are seen, and browsers draw some more. */
const mostDeep = 8

function simpleOutline(data: DataView, contours: number): Outline {
  if (contours === 0) return none
  const points = data.getUint16(10 + 2 * (contours - 1)) + 1
  let at = 10 + 2 * contours
  at += 2 + data.getUint16(at)
  const flags = new Uint8Array(points)
  for (let point = 0; point < points; ) {
    const flag = data.getUint8(at++)
    for (let times = flag & 8 ? data.getUint8(at++) + 1 : 1; times > 0 && point < points; times--) flags[point++] = flag
  }
  let reach = 0
  for (const [short, same] of [
    [2, 16],
    [4, 32],
  ] as const) {
    let place = 0
    for (const flag of flags) {
      if (flag & short) place += flag & same ? data.getUint8(at++) : -data.getUint8(at++)
      else if (!(flag & same)) {
        place += data.getInt16(at)
        at += 2
      }
      reach = Math.max(reach, Math.abs(place))
    }
  }
  return { points, reach }
}

function partsOf(data: DataView): Part[] {
  const parts: Part[] = []
  for (let at = 10, more = true; more; ) {
    const flags = data.getUint16(at)
    const glyph = data.getUint16(at + 2)
    at += 4
    const wide = (flags & 1) !== 0
    const isShift = (flags & 2) !== 0
    const shift = isShift ? Math.max(...[0, 1].map((axis) => Math.abs(wide ? data.getInt16(at + 2 * axis) : data.getInt8(at + axis)))) : 0
    at += wide ? 4 : 2
    const numbers = flags & 8 ? 1 : flags & 0x40 ? 2 : flags & 0x80 ? 4 : 0
    const scales = Array.from({ length: numbers }, (_, number) => Math.abs(data.getInt16(at + 2 * number)) / 0x4000)
    at += 2 * numbers
    parts.push({ glyph, shift, scale: numbers === 4 ? scales.reduce((sum, one) => sum + one, 0) : Math.max(1, ...scales) })
    more = (flags & 0x20) !== 0
  }
  return parts
}
