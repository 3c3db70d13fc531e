/** The way back from a packed month; pack.ts says how its bytes are laid out. */
import { type MeasureId, measureIds } from '../../shared/metrics/measures.ts'
import { holes, kinds, type Month, scales, version } from './pack.ts'

/**
 * Reads a packed month into arrays that begin somewhere else: its first day stands at `at` of the array that `columnOf` gives for a measure
 * and its wire index, NaN where there is no value, and days outside the array are left out. Measures of a newer wire order are passed over.
 * @throws RangeError when the bytes are cut short, or were written by a newer version
 */
export function unpackInto(bytes: Uint8Array, at: number, columnOf: (measure: MeasureId, wire: number) => Float64Array): void {
  const reader = new Reader(bytes)
  const written = reader.byte()
  if (written !== version) throw new RangeError(`Packed month of version ${written}; this program reads version ${version}.`)
  const days = reader.byte()
  for (let left = reader.byte(); left > 0; left--) {
    const wire = reader.byte()
    const id = measureIds[wire]
    const column = id && columnOf(id, wire)
    if (column && at >= 0 && at + days <= column.length) reader.body(column, at, days)
    else {
      const aside = new Float64Array(days)
      reader.body(aside, 0, days)
      if (column) column.set(aside.subarray(Math.max(0, -at), Math.max(0, column.length - at)), Math.max(0, at))
    }
  }
}

/** How many measures a packed month has. */
export function measuresIn(bytes: Uint8Array): number {
  return bytes[2] ?? 0
}

/** A packed month as arrays of its own. */
export function unpackMonth(bytes: Uint8Array): Month {
  const days = bytes[1] ?? 0
  const measures: Partial<Record<MeasureId, Float64Array>> = {}
  unpackInto(bytes, 0, (measure) => {
    const column = new Float64Array(days)
    measures[measure] = column
    return column
  })
  return { days, measures }
}

class Reader {
  private at = 0
  private readonly bytes: Uint8Array
  private readonly view: DataView

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  byte(): number {
    return this.bytes[this.at++] ?? cutShort()
  }

  /** Form, presence and values of one measure, written over `days` of `values`. */
  body(values: Float64Array, start: number, days: number): void {
    const form = this.byte()
    const present = form & holes ? this.byte() | (this.byte() << 8) | (this.byte() << 16) | (this.byte() << 24) : -1
    const scale = scales[form & 7] ?? 1
    const kind = (form & 0x7f) >> 3
    if (kind === kinds.delta) this.delta(values, start, days, present)
    else if (kind === kinds.packed) this.packed(values, start, days, present)
    else if (kind === kinds.float64) this.float64(values, start, days, present)
    else throw new RangeError(`Packed month has a measure of unknown form ${form}.`)
    // only what was written with decimal places is divided: most is not
    if (scale !== 1) for (let day = start; day < start + days; day++) values[day] = (values[day] ?? Number.NaN) / scale
  }

  private delta(values: Float64Array, start: number, days: number, present: number): void {
    const { bytes } = this
    let { at } = this
    let last = 0
    for (let day = 0; day < days; day++) {
      if ((present & (1 << day)) === 0) {
        values[start + day] = Number.NaN
        continue
      }
      let byte = bytes[at++] ?? cutShort()
      let value = byte & 127
      for (let factor = 128; byte >= 128; factor *= 128) {
        byte = bytes[at++] ?? cutShort()
        value += (byte & 127) * factor
      }
      last += unzigzag(value)
      values[start + day] = last
    }
    this.at = at
  }

  private packed(values: Float64Array, start: number, days: number, present: number): void {
    const smallest = this.signed()
    const width = this.byte()
    const mask = (1 << width) - 1
    const { view } = this
    let bit = this.at * 8
    /** the last bit from which four bytes can be read at once: at most 24 are a value's, after at most 7 of the one before */
    const safe = (view.byteLength - 4) * 8
    let day = 0
    // most months have every day and other bytes behind them: nothing has to be asked of each value
    if (present === -1) {
      for (; day < days && bit <= safe; day++) {
        values[start + day] = smallest + ((view.getInt32(bit >>> 3, true) >>> (bit & 7)) & mask)
        bit += width
      }
    }
    for (; day < days; day++) {
      if ((present & (1 << day)) === 0) {
        values[start + day] = Number.NaN
        continue
      }
      const word = bit <= safe ? view.getInt32(bit >>> 3, true) : this.lastBytes(bit >>> 3)
      values[start + day] = smallest + ((word >>> (bit & 7)) & mask)
      bit += width
    }
    this.at = (bit + 7) >>> 3
    if (this.at > this.bytes.length) cutShort()
  }

  /** Four bytes where fewer are left; what is missing is 0. */
  private lastBytes(at: number): number {
    const { bytes } = this
    return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)
  }

  private float64(values: Float64Array, start: number, days: number, present: number): void {
    const { view } = this
    for (let day = 0; day < days; day++) {
      if ((present >>> day) & 1) {
        values[start + day] = view.getFloat64(this.at, true)
        this.at += 8
      } else values[start + day] = Number.NaN
    }
  }

  private signed(): number {
    let byte = this.byte()
    let value = byte & 127
    for (let factor = 128; byte >= 128; factor *= 128) {
      byte = this.byte()
      value += (byte & 127) * factor
    }
    return unzigzag(value)
  }
}

function unzigzag(value: number): number {
  // whole numbers of 32 bits, which most are, need no division
  if (value <= 0x7fffffff) return (value >>> 1) ^ -(value & 1)
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}

function cutShort(): never {
  throw new RangeError('Packed month is cut short.')
}
