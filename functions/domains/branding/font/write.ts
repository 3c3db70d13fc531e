/** Font of our own making: WOFF2 with the tables that letters need, and nothing else of what was sent. */
import { brotliCompressSync, constants } from 'node:zlib'
import { bytesOf, type Tables, viewOf } from './tables.ts'

/** Outlines, measures, names with their licence, hints and how letters join. Left out: pictures, scripts of other programs, signatures, and what nobody knows. */
const kept = [
  ...['CFF ', 'GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'cvt ', 'fpgm', 'gasp', 'glyf', 'head', 'hhea', 'hmtx', 'kern', 'loca', 'maxp'],
  ...['name', 'post', 'prep'],
] as const

/** Above this it takes seconds more and saves a hundredth. */
const quality = 9

export function writeWoff2(tables: Tables): Uint8Array {
  const written = kept.flatMap((tag) => {
    const table = tables.get(tag)
    return table ? [{ tag, bytes: tag === 'head' ? unsummed(table) : bytesOf(table) }] : []
  })
  const directory = written.flatMap(({ tag, bytes }) => {
    // both are as they are: version 3 says so
    const version = tag === 'glyf' || tag === 'loca' ? 3 : 0
    return [63 | (version << 6), ...Buffer.from(tag, 'latin1'), ...base128(bytes.length)]
  })
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT }
  const packed = brotliCompressSync(Buffer.concat(written.map(({ bytes }) => bytes)), { params })
  const length = 48 + directory.length + packed.length
  const head = Buffer.alloc(48)
  head.write('wOF2', 'latin1')
  head.write(tables.has('CFF ') ? 'OTTO' : '\0\x01\0\0', 4, 'latin1')
  head.writeUInt32BE(padded(length), 8)
  head.writeUInt16BE(written.length, 12)
  head.writeUInt32BE(
    written.reduce((sum, { bytes }) => sum + padded(bytes.length), 12 + 16 * written.length),
    16,
  )
  head.writeUInt32BE(packed.length, 20)
  head.writeUInt16BE(1, 24)
  return Buffer.concat([head, Buffer.from(directory), packed, Buffer.alloc(padded(length) - length)])
}

/** Whoever unpacks it sums it up anew, and notes that it was packed. Without both, the same font is the same bytes again. */
function unsummed(head: DataView): Uint8Array {
  const bytes = bytesOf(head).slice()
  const view = viewOf(bytes)
  view.setUint32(8, 0)
  view.setUint16(16, view.getUint16(16) | 0x800)
  return bytes
}

const padded = (length: number) => Math.ceil(length / 4) * 4

/** Seven bits to a byte, all but the last with the eighth bit on. */
function base128(value: number): number[] {
  const bytes = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) | 128)
  return bytes
}
