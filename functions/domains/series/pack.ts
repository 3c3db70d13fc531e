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
import { type MeasureId, measureIds } from '../../../shared/metrics/measures.ts'

export const version = 1
export const maxDays = 31
export const kinds = { delta: 0, packed: 1, float64: 2 } as const
export const holes = 0x80
/** Differences and zigzag stay exact in a double up to here. */
const maxWhole = 2 ** 51
const maxWidth = 24
export const scales = [1, 10, 100, 1000]

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
