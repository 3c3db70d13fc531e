/** What a checked file leaves open, for whoever says it, with what is said of it already. */
import type { CheckedFile } from '../../../../shared/api/import-job.ts'
import { unsaidOrder } from '../../../../shared/import-messages.ts'
import type { Table } from '../../readers/csv/table.ts'
import { lacksYears } from '../../readers/csv/years.ts'
import { needsMapping } from '../formats/choose.ts'
import { isTextColumn } from '../formats/text-columns.ts'
import { isCurrencyOpen, openDates } from '../mappings/left-open.ts'
import { getMapping } from '../mappings/store.ts'
import type { ImportRecord } from '../record.ts'

type Said = Pick<ImportRecord, 'date_order' | 'currency' | 'year'> & { readonly rows_of: string | null | undefined }

/** `rows_of`: undefined where no account has to be chosen; `error`: why the file is refused, or null; `lastDay`: of what was read. A network writes its dates in one way, so of its exports the order is asked only where they contradict it. */
export async function unsaidOf(
  accountId: string,
  said: Said,
  tables: readonly Table[],
  error: string | null,
  lastDay: string | null = null,
): Promise<CheckedFile['unsaid']> {
  const dated = tables.find((table) => openDates(table).length > 0)
  const paid = tables.find(isCurrencyOpen)
  const storedOf = async (table: Table | undefined) => (table ? await getMapping(accountId, table.header) : null)
  const [order, currency] = [said.date_order ?? (await storedOf(dated))?.date_order ?? null, said.currency ?? (await storedOf(paid))?.currency ?? null]
  const asksOrder = dated && (order !== null || needsMapping(dated) || error?.includes(unsaidOrder))
  const asksYear = tables.some(({ header, rows }) => header.some((name, at) => !isTextColumn(name) && lacksYears(rows.map(({ cells }) => cells[at] ?? ''))))
  return {
    ...(asksOrder ? { date_order: order } : {}),
    ...(paid ? { currency } : {}),
    ...(said.rows_of !== undefined ? { rows_of: said.rows_of } : {}),
    ...(asksYear ? { year: said.year ?? lastDay?.slice(0, 4) ?? null } : {}),
  }
}
