/** What a table CFF is put together from: lists of stretches, and dictionaries of numbers. */
import { DamagedFont, stretch } from './tables.ts'

export type Index = { readonly lengths: readonly number[]; readonly entry: (at: number) => DataView; readonly end: number }

export const emptyIndex: Index = {
  lengths: [],
  entry: () => {
    throw new DamagedFont('The list is empty.')
  },
  end: 0,
}

/** A list of stretches: how many, the bytes of an offset, where each begins, and then all of them. @throws DamagedFont */
export function indexAt(table: DataView, begin: number): Index {
  const count = table.getUint16(begin)
  if (count === 0) return { ...emptyIndex, end: begin + 2 }
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
  const entry = (at: number) => {
    const [offset, length] = [offsets[at], lengths[at]]
    if (offset === undefined || length === undefined) throw new DamagedFont('The list has no such entry.')
    return stretch(table, data + offset, length)
  }
  return { lengths, entry, end }
}

/** A number as dictionaries write it, and how many bytes it takes. */
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

/** Operators of two bytes: a 12, and this. */
export const second = (byte: number): number => 0x0c00 | byte

/** Numbers before an operator; null where it does not stand in the dictionary. */
export function operandsOf(dictionary: DataView, operator: number): number[] | null {
  let numbers: number[] = []
  for (let at = 0; at < dictionary.byteLength; ) {
    const byte = dictionary.getUint8(at)
    if (byte >= 28) {
      const { length, value } = numberAt(dictionary, at)
      numbers.push(value)
      at += length
      continue
    }
    const found = byte === 12 ? second(dictionary.getUint8(at + 1)) : byte
    if (found === operator) return numbers
    numbers = []
    at += byte === 12 ? 2 : 1
  }
  return null
}
