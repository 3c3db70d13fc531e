/** The accounts in a file, for a person who chooses the one of the profile. */
import type { ImportResult } from '../../../shared/api/imports.ts'
import { unsaidAccount } from '../../../shared/import-messages.ts'
import type { Format } from '../csv/format.ts'
import type { ImportFile } from '../csv/read-files.ts'
import { accountNames, accountsIn } from '../csv/whose.ts'
import { formats } from '../formats/index.ts'
import type { ImportRecord } from '../record.ts'
import { tablesOf } from './columns.ts'

const all: readonly Format[] = Object.values(formats)

/** The names to choose from; empty where the file does not need an answer. `what`: its result, or why it is refused. */
export async function askedAccounts({ rows_of }: Pick<ImportRecord, 'rows_of'>, file: ImportFile, what: ImportResult | string): Promise<string[]> {
  const isOpen = typeof what === 'string' && what.includes(unsaidAccount)
  if (!isOpen && rows_of === null) return []
  // the head of a large file may lack some of them
  const seen = (await tablesOf(file)).flatMap((table) => {
    const accountOf = all.find((one) => one.accountOf && one.recognises(table))?.accountOf
    return accountOf ? accountsIn(table, accountOf(table)) : []
  })
  const names = [...accountNames(seen).values()]
  return names.length > 1 ? names : []
}
