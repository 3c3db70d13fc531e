/** A PDF that is the same bytes whenever the same report is printed as of the same instant. Pure. */

/** What a browser counts of its own elements, in the names that tables of the structure have for their cells. */
const elementName = /\(node(\d{8})\)/g
const madeDate = /(\/(?:CreationDate|ModDate) \(D:)\d{14}\+00'00'(?=\))/g

/**
 * The browser writes the time of the clock, and names by how many elements it made before, which differ from one print to the next. Both are
 * written anew at the same length, so that every place that the file names stays where it is; the names keep their order, which their tree is
 * sorted by.
 */
export function steadyPdf(bytes: Uint8Array, madeAt: string): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const names = new Map(
    [...new Set([...text.matchAll(elementName)].map(([name]) => name))].sort().map((name, at) => [name, `(node${String(at + 1).padStart(8, '0')})`]),
  )
  const date = new Date(madeAt).toISOString().replace(/\D/g, '').slice(0, 14)
  const steady = text.replace(elementName, (name) => names.get(name) ?? name).replace(madeDate, `$1${date}+00'00'`)
  return Buffer.from(steady, 'latin1')
}
