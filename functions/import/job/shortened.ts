import type { CheckedFile, ImportResult } from '../../../shared/api/imports.ts'
import { bytesOf } from '../csv/size.ts'

/** Results of many files fit into the record: each then shows fewer of the rows that were skipped, and how many there were. */
export function shortened(results: ImportResult[]): ImportResult[] {
  let short = results
  for (let shown = 100; bytesOf(short) > 300_000 && shown >= 1; shown = Math.floor(shown / 2))
    short = results.map((result) => ({ ...result, skipped: result.skipped.slice(0, shown) }))
  return bytesOf(short) > 300_000 ? short.map((result) => ({ ...result, skipped: [], notes: [] })) : short
}

/** What is shown before an import needs no rows that are skipped, but how many. */
export function shortenedChecks(files: CheckedFile[]): CheckedFile[] {
  const plain = files.map((file) => ({ ...file, result: file.result && { ...file.result, skipped: file.result.skipped.slice(0, skippedShown) } }))
  return bytesOf(plain) > 300_000 ? plain.map((file) => ({ ...file, columns: null, result: file.result && { ...file.result, skipped: [] } })) : plain
}

const skippedShown = 20
