/** A font is tables, each under a tag of four letters. However a file packs them, the rest of the code reads them here. */

export type Tables = ReadonlyMap<string, DataView>

/** The file is no font, or one that says of itself what is not so. */
export class DamagedFont extends Error {
  override readonly name = 'DamagedFont'
}

/** Bytes of all tables together: a font of twenty thousand Chinese glyphs has as many. */
export const mostUnpacked = 12 * 1024 * 1024

/** None has more than thirty. */
export const mostTables = 64

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
export const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

/** A stretch of what was read, and nothing that lies beyond its end. @throws DamagedFont */
export function stretch(view: DataView, offset: number, length: number): DataView {
  if (offset + length > view.byteLength) throw new DamagedFont('A part lies beyond the end.')
  return new DataView(view.buffer, view.byteOffset + offset, length)
}

export const tagAt = (view: DataView, offset: number): string => String.fromCharCode(...bytesOf(stretch(view, offset, 4)))

/** Each tag once, and all within bounds. @throws DamagedFont */
export function tablesOf(entries: Iterable<readonly [string, DataView]>): Tables {
  const tables = new Map<string, DataView>()
  let bytes = 0
  for (const [tag, table] of entries) {
    bytes += table.byteLength
    if (tables.has(tag) || tables.size === mostTables || bytes > mostUnpacked) throw new DamagedFont('Too many tables, or too large ones.')
    tables.set(tag, table)
  }
  return tables
}

/** @throws DamagedFont where there is none */
export function tableOf(tables: Tables, tag: string): DataView {
  const table = tables.get(tag)
  if (!table) throw new DamagedFont(`It has no table ${tag}.`)
  return table
}
