/**
 * One profile's month of daily values in one compact binary: all measures, each with up to 31 values and holes.
 *
 *   version(1) days(1) measures(1), then for each measure
 *   wire index(1) form(1) [present days, 4 bytes LE, when some are missing] body
 *
 * form = kind * 8 + decimal places (0..3), + 0x80 when days are missing. Kinds:
 *   0 delta    zigzag varint of the first value, then of each difference   (followers: a byte a day)
 *   1 packed   zigzag varint of the smallest value, width(1), then value - smallest in `width` bits each   (noisy daily flows)
 *   2 float64  8 bytes LE a value, for what no decimal of three places holds exactly
 * The smaller of delta and packed is written. Every number comes back exactly as it went in.
 */
import { type MeasureId, measureIds } from '../../shared/metrics/measures.ts'

const version = 1
const maxDays = 31
const kinds = { delta: 0, packed: 1, float64: 2 } as const
const holes = 0x80
/** Differences and zigzag stay exact in a double up to here. */
const maxWhole = 2 ** 51
const maxWidth = 24
const scales = [1, 10, 100, 1000]

/** Values per day of the month, index 0 is the 1st; NaN is "no value". */
export type Month = { readonly days: number; readonly measures: Partial<Record<MeasureId, Float64Array>> }

/**
 * Packs a month. Measures without any value are left out.
 * @throws RangeError when an array is not `days` long, or a value is infinite
 */
export function packMonth({ days, measures }: Month): Uint8Array {
  if (days < 1 || days > maxDays) throw new RangeError(`A month has 1 to ${maxDays} days, not ${days}.`)
  const bytes: number[] = [version, days, 0]
  measureIds.forEach((id, wire) => {
    const values = measures[id]
    if (!values) return
    if (values.length !== days) throw new RangeError(`${id} has ${values.length} values in a month of ${days} days.`)
    const present = values.filter((value) => !Number.isNaN(value))
    if (present.length === 0) return
    if (!present.every(Number.isFinite)) throw new RangeError(`${id} has an infinite value.`)
    const { form, body } = smallestBody(present)
    bytes.push(wire, form | (present.length < days ? holes : 0))
    if (present.length < days) bytes.push(...presence(values))
    for (const byte of body) bytes.push(byte)
    bytes[2] = (bytes[2] ?? 0) + 1
  })
  return Uint8Array.from(bytes)
}

function presence(values: Float64Array): number[] {
  let bits = 0
  values.forEach((value, day) => {
    if (!Number.isNaN(value)) bits |= 1 << day
  })
  return [bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255, (bits >>> 24) & 255]
}

function smallestBody(values: Float64Array): { form: number; body: ArrayLike<number> & Iterable<number> } {
  for (const [places, scale] of scales.entries()) {
    const whole = wholeNumbers(values, scale)
    if (!whole) continue
    const delta = deltaBody(whole)
    const packed = packedBody(whole)
    return packed && packed.length < delta.length ? { form: kinds.packed * 8 + places, body: packed } : { form: kinds.delta * 8 + places, body: delta }
  }
  const body = new Uint8Array(values.length * 8)
  const view = new DataView(body.buffer)
  values.forEach((value, i) => {
    view.setFloat64(i * 8, value, true)
  })
  return { form: kinds.float64 * 8, body }
}

/** The values times `scale` when that gives whole numbers which divide back to exactly the same values. */
function wholeNumbers(values: Float64Array, scale: number): Float64Array | undefined {
  const whole = values.map((value) => Math.round(value * scale))
  const exact = whole.every((number, i) => Math.abs(number) <= maxWhole && !Object.is(number, -0) && number / scale === values[i])
  return exact ? whole : undefined
}

function deltaBody(whole: Float64Array): number[] {
  const body: number[] = []
  let last = 0
  for (const number of whole) {
    pushVarint(body, zigzag(number - last))
    last = number
  }
  return body
}

function packedBody(whole: Float64Array): number[] | undefined {
  const smallest = whole.reduce((a, b) => Math.min(a, b))
  const spread = whole.reduce((a, b) => Math.max(a, b)) - smallest
  if (spread >= 2 ** maxWidth) return undefined
  const width = spread === 0 ? 0 : 32 - Math.clz32(spread)
  const body: number[] = []
  pushVarint(body, zigzag(smallest))
  body.push(width)
  let waiting = 0
  let bits = 0
  for (const number of whole) {
    waiting |= (number - smallest) << bits
    bits += width
    for (; bits >= 8; bits -= 8) {
      body.push(waiting & 255)
      waiting >>>= 8
    }
  }
  if (bits > 0) body.push(waiting & 255)
  return body
}

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

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
