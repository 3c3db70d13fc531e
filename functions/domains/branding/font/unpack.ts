/** The tables of a font file: TrueType, OpenType, WOFF or WOFF2. What a file says of its sizes is held against bounds before anything is unpacked. */
import { inflateSync } from 'node:zlib'
import decompress from 'woff2-encoder/decompress'
import { bytesOf, DamagedFont, mostTables, mostUnpacked, stretch, type Tables, tablesOf, tagAt, viewOf } from './tables.ts'
import { unpackedBytes } from './woff2-directory.ts'

/** Outlines of TrueType, of OpenType, and what Apple calls the first. */
const flavors: readonly string[] = ['\0\x01\0\0', 'OTTO', 'true']

/** @throws DamagedFont for what is none of the four, and for a collection of fonts */
export async function unpack(bytes: Uint8Array): Promise<Tables> {
  const view = viewOf(bytes)
  const kind = tagAt(view, 0)
  if (flavors.includes(kind)) return sfntTables(view)
  if (!['wOFF', 'wOF2'].includes(kind) || !flavors.includes(tagAt(view, 4))) throw new DamagedFont('It is no font.')
  if (kind === 'wOFF') return woffTables(view)
  if (unpackedBytes(view) > mostUnpacked) throw new DamagedFont('It is too large.')
  const sfnt = await decompress(bytes).catch(() => {
    throw new DamagedFont('It cannot be unpacked.')
  })
  return sfntTables(viewOf(sfnt))
}

/** Entries of a directory, each of so many bytes. */
function* entriesOf(view: DataView, countAt: number, begin: number, size: number): Generator<DataView> {
  const count = view.getUint16(countAt)
  if (count > mostTables) throw new DamagedFont('Too many tables.')
  for (let at = 0; at < count; at++) yield stretch(view, begin + at * size, size)
}

function sfntTables(view: DataView): Tables {
  return tablesOf([...entriesOf(view, 4, 12, 16)].map((entry) => [tagAt(entry, 0), stretch(view, entry.getUint32(8), entry.getUint32(12))]))
}

function woffTables(view: DataView): Tables {
  let left = mostUnpacked
  const unpacked = (entry: DataView): DataView => {
    const [offset, packed, length] = [entry.getUint32(4), entry.getUint32(8), entry.getUint32(12)]
    left -= length
    if (packed > length || left < 0) throw new DamagedFont('It is too large.')
    const given = stretch(view, offset, packed)
    if (packed === length) return given
    return viewOf(inflated(bytesOf(given), length))
  }
  return tablesOf([...entriesOf(view, 12, 44, 20)].map((entry) => [tagAt(entry, 0), unpacked(entry)]))
}

function inflated(packed: Uint8Array, length: number): Uint8Array {
  try {
    const bytes = inflateSync(packed, { maxOutputLength: length })
    if (bytes.length === length) return bytes
  } catch {
    // said below: whatever it was, it was in the file
  }
  throw new DamagedFont('A table does not unpack to what it says.')
}
