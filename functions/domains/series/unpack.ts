/** The way back from a packed month; pack.ts says how its bytes are laid out. */
import { type MeasureId, measureIds } from '../../../shared/metrics/measures.ts'
import { holes, kinds, type Month, maxDays, scales, version } from './pack.ts'

/** One array a measure, at its wire index. */
export type Columns = (Float64Array | undefined)[]

/** A month of as many measures as a wire index can name, none of which packs well. */
const longest = 3 + 256 * (2 + 4 + 8 * maxDays)
/** Months are read from a copy behind whose end there is always more, so that no value has to ask whether its bytes are there. */
const copy = new Uint8Array(longest + 8)
const view = new DataView(copy.buffer)
const aside = new Float64Array(maxDays)

/**
 * Reads a packed month into arrays that begin somewhere else: its first day stands at `at` of the array of a measure, which `newColumn` makes
 * when there is none yet; NaN where there is no value, and days outside the array are left out. Measures of a newer wire order are passed over.
 * @throws RangeError when the bytes are cut short, or were written by a newer version
 */
export function unpackInto(bytes: Uint8Array, at: number, columns: Columns, newColumn: () => Float64Array): void {
  if (bytes.length < 3 || bytes.length > longest) cutShort()
  copy.set(bytes)
  const [written = 0, days = 0, measures = 0] = copy
  if (written !== version) throw new RangeError(`Packed month of version ${written}; this program reads version ${version}.`)
  let next = 3
  for (let left = measures; left > 0; left--) {
    const wire = copy[next] ?? 0
    let column = columns[wire]
    if (!column && wire < measureIds.length) {
      column = newColumn()
      columns[wire] = column
    }
    if (column && at >= 0 && at + days <= column.length) next = readBody(next + 1, column, at, days)
    else {
      next = readBody(next + 1, aside, 0, days)
      column?.set(aside.subarray(Math.max(0, -at), Math.max(0, Math.min(days, column.length - at))), Math.max(0, at))
    }
    if (next > bytes.length) cutShort()
  }
}

/** How many measures a packed month has. */
export function measuresIn(bytes: Uint8Array): number {
  return bytes[2] ?? 0
}

/** Arrays by the names of their measures; those without any value are left out. */
export function measuresOf(columns: Columns): Month['measures'] {
  const measures: Partial<Record<MeasureId, Float64Array>> = {}
  measureIds.forEach((id, wire) => {
    const column = columns[wire]
    if (column && !column.every(Number.isNaN)) measures[id] = column
  })
  return measures
}

/** A packed month as arrays of its own. */
export function unpackMonth(bytes: Uint8Array): Month {
  const days = bytes[1] ?? 0
  const columns: Columns = []
  unpackInto(bytes, 0, columns, () => new Float64Array(days))
  return { days, measures: measuresOf(columns) }
}

/** Form, presence and values of one measure, written over `days` of `values`; where the next one begins. */
function readBody(from: number, values: Float64Array, start: number, days: number): number {
  const form = copy[from] ?? 0
  const missing = (form & holes) !== 0
  const present = missing ? view.getInt32(from + 1, true) : -1
  const body = missing ? from + 5 : from + 1
  const kind = (form & 0x7f) >> 3
  const next =
    kind === kinds.packed
      ? readPacked(body, values, start, days, present)
      : kind === kinds.delta
        ? readDelta(body, values, start, days, present)
        : readFloat64(body, values, start, days, present, kind)
  // only what was written with decimal places is divided: most is not
  const scale = scales[form & 7] ?? 1
  if (scale !== 1) for (let day = start; day < start + days; day++) values[day] = (values[day] ?? Number.NaN) / scale
  return next
}

function readDelta(from: number, values: Float64Array, start: number, days: number, present: number): number {
  let next = from
  let last = 0
  for (let day = 0; day < days; day++) {
    if (((present >>> day) & 1) === 0) {
      values[start + day] = Number.NaN
      continue
    }
    last += signedAt(next)
    next = afterVarint(next)
    values[start + day] = last
  }
  return next
}

function readPacked(from: number, values: Float64Array, start: number, days: number, present: number): number {
  const smallest = signedAt(from)
  const next = afterVarint(from)
  const width = copy[next] ?? 0
  const mask = (1 << width) - 1
  let bit = (next + 1) * 8
  // four bytes hold every value: at most 24 bits of its own after at most 7 of the one before
  if (present === -1) {
    for (let day = start; day < start + days; day++) {
      values[day] = smallest + ((view.getInt32(bit >>> 3, true) >>> (bit & 7)) & mask)
      bit += width
    }
  } else {
    for (let day = 0; day < days; day++) {
      if (((present >>> day) & 1) === 0) {
        values[start + day] = Number.NaN
        continue
      }
      values[start + day] = smallest + ((view.getInt32(bit >>> 3, true) >>> (bit & 7)) & mask)
      bit += width
    }
  }
  return (bit + 7) >>> 3
}

function readFloat64(from: number, values: Float64Array, start: number, days: number, present: number, kind: number): number {
  if (kind !== kinds.float64) throw new RangeError(`Packed month has a measure of unknown kind ${kind}.`)
  let next = from
  for (let day = 0; day < days; day++) {
    if (((present >>> day) & 1) === 0) {
      values[start + day] = Number.NaN
      continue
    }
    values[start + day] = view.getFloat64(next, true)
    next += 8
  }
  return next
}

/** The whole number whose zigzag varint begins here. */
function signedAt(from: number): number {
  const first = copy[from] ?? 0
  if (first < 128) return (first >>> 1) ^ -(first & 1)
  let value = first & 127
  let at = from
  for (let factor = 128; (copy[at] ?? 0) >= 128; factor *= 128) value += ((copy[++at] ?? 0) & 127) * factor
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}

function afterVarint(from: number): number {
  let at = from
  while ((copy[at] ?? 0) >= 128) at++
  return at + 1
}

function cutShort(): never {
  throw new RangeError('Packed month is cut short.')
}
