/** What a WOFF2 file says it unpacks to, read without unpacking it: a file of 2 MB can hold gigabytes. */
import { DamagedFont, mostTables, tagAt } from './tables.ts'

/** Places of the two tables that are packed in a way of their own, among the tags that have a number. */
const known: Readonly<Record<number, string>> = { 10: 'glyf', 11: 'loca' }
const written = 63

/** Bytes of its tables, as they are packed or as they are when unpacked, whichever is more. @throws DamagedFont */
export function unpackedBytes(view: DataView): number {
  let at = 48
  const byte = () => view.getUint8(at++)
  /** seven bits to a byte, the last with its eighth bit off */
  const length = () => {
    let value = 0
    for (let bytes = 0; bytes < 5; bytes++) {
      const next = byte()
      value = value * 128 + (next & 127)
      if (next < 128) return value
    }
    throw new DamagedFont('A length has no end.')
  }
  const count = view.getUint16(12)
  if (count > mostTables) throw new DamagedFont('Too many tables.')
  let [whole, packed] = [0, 0]
  for (let table = 0; table < count; table++) {
    const flags = byte()
    const number = flags & 63
    if (number === written) at += 4
    const tag = number === written ? tagAt(view, at - 4) : known[number]
    const original = length()
    const version = flags >> 6
    // for these two, version 3 means as they are; for all others it is 0
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    whole += original
    packed += isTransformed ? length() : original
  }
  return Math.max(whole, packed, view.getUint32(16))
}
