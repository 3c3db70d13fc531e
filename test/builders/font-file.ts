/** Font files: one as it is sold, and what becomes of it when its tables are changed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

const folder = join(import.meta.dirname, '../../node_modules/@fontsource')
export type FontFormat = 'woff' | 'woff2'

/** A file of a font that the project has, such as `lora`, in one weight and script. */
export const fontFile = (family: string, format: FontFormat = 'woff2', script = 'latin', weight = 600): Buffer =>
  readFileSync(join(folder, family, 'files', `${family}-${script}-${weight}-normal.${format}`))

/** TrueType as a whole family has it, with hints. */
export const trueTypeFile = (): Buffer => readFileSync(join(folder, '../pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf'))

export type FontTables = Map<string, Buffer>

/** Tables of a WOFF file, read without any code of the product. */
export function tablesIn(woff: Buffer): FontTables {
  return new Map(
    Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
      const entry = woff.subarray(44 + at * 20, 64 + at * 20)
      const [offset, packed, length] = [4, 8, 12].map((place) => entry.readUInt32BE(place))
      const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
      return [entry.toString('latin1', 0, 4), packed === length ? Buffer.from(bytes) : inflateSync(bytes)]
    }),
  )
}

/** A file of these tables. Sums of them are left out: nobody holds a font against them. */
export function sfntOf(tables: FontTables, flavor = '\0\x01\0\0'): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const head = Buffer.alloc(12 + 16 * sorted.length)
  head.write(flavor, 'latin1')
  head.writeUInt16BE(sorted.length, 4)
  let offset = head.length
  const data = sorted.map(([tag, bytes], at) => {
    head.write(tag, 12 + at * 16, 'latin1')
    head.writeUInt32BE(offset, 20 + at * 16)
    head.writeUInt32BE(bytes.length, 24 + at * 16)
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...data])
}

/** Lora with other tables in place of some of its own; `null` leaves one out. */
export function changedFont(changes: Readonly<Record<string, ((table: Buffer) => Buffer) | null>>): Buffer {
  const tables = tablesIn(fontFile('lora', 'woff'))
  for (const [tag, change] of Object.entries(changes)) {
    if (change) tables.set(tag, change(Buffer.from(tables.get(tag) ?? Buffer.alloc(0))))
    else tables.delete(tag)
  }
  return sfntOf(tables)
}

/** Writes a number of two bytes. */
export const withWord =
  (at: number, value: number) =>
  (table: Buffer): Buffer => {
    table.writeUInt16BE(value & 0xffff, at)
    return table
  }
