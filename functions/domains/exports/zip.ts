import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** `isPacked`: of files that are compressed already, which are taken as they are. */
export type Entry = { readonly name: string; readonly chunks: AsyncIterable<Uint8Array>; readonly isPacked?: true }

/** A zip as it grows: each entry is compressed while it is read, and nothing is held but the piece in hand. */
export async function* zipChunks(entries: Iterable<Entry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failed = error
    else ready.push(chunk)
  })
  const taken = () => {
    if (failed) throw failed
    const chunks = ready
    ready = []
    return chunks
  }
  for (const { name, chunks, isPacked } of entries) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    for await (const chunk of chunks) {
      entry.push(chunk)
      yield* taken()
    }
    entry.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** Names that are files everywhere, each once: "X Northbound.csv", "X Northbound (2).csv". */
export function fileNames(names: readonly string[], extension: string): string[] {
  const used = new Set<string>()
  const copies = new Map<string, number>()
  return names.map((name) => {
    const safe =
      name
        .replace(/[\p{Cc}\\/:*?"<>|]/gu, '_')
        .slice(0, 100)
        .replace(/[. ]+$/, '') || '_'
    for (let copy = copies.get(safe.toLowerCase()) ?? 1; ; copy++) {
      copies.set(safe.toLowerCase(), copy + 1)
      const file = `${safe}${copy > 1 ? ` (${copy})` : ''}${extension}`
      if (used.has(file.toLowerCase())) continue
      used.add(file.toLowerCase())
      return file
    }
  })
}
