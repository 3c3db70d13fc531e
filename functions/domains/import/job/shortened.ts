import type { CheckedFile, ImportResult } from '../../../../shared/api/import-job.ts'
import { bytesOf } from '../../readers/csv/size.ts'

/** Results of many files fit into the record: each then shows fewer of the rows that were skipped, and how many there were. */
export function shortened(results: ImportResult[]): ImportResult[] {
  let short = results
  for (let shown = 100; bytesOf(short) > 300_000 && shown >= 1; shown = Math.floor(shown / 2))
    short = results.map((result) => ({ ...result, skipped: result.skipped.slice(0, shown) }))
  return bytesOf(short) > 300_000 ? short.map((result) => ({ ...result, skipped: [], notes: [] })) : short
}

const [skippedShown, accountsShown] = [20, 10]

/** What is shown before an import needs no rows that are skipped, but how many. */
export function shortenedChecks(files: CheckedFile[]): CheckedFile[] {
  const plain = files.map((file) => ({ ...file, result: file.result && { ...file.result, skipped: file.result.skipped.slice(0, skippedShown) } }))
  if (bytesOf(plain) <= 300_000) return plain
  const short = plain.map((file) => ({ ...withFewerAccounts(file), columns: null, result: file.result && { ...file.result, skipped: [] } }))
  return bytesOf(short) <= 300_000 ? short : short.map(withoutChoice)
}

function withFewerAccounts(file: CheckedFile): CheckedFile {
  if (!file.account_choice) return file
  const { accounts, more, by_username } = file.account_choice
  const shown = accounts.filter(({ id }, at) => at < accountsShown || id === file.unsaid.rows_of)
  return { ...file, account_choice: { accounts: shown, more: more + accounts.length - shown.length, by_username } }
}

/** The command and the API still take an answer. */
function withoutChoice({ unsaid: { rows_of: _, ...unsaid }, ...file }: CheckedFile): CheckedFile {
  return { ...file, account_choice: null, unsaid }
}
