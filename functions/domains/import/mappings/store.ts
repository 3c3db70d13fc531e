/** What was said of the columns of a header, and of the dates and amounts under it, an account's own: IMPORTMAP#<hash of the header> in its partition. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { dateOrders } from '../../../../shared/api/import-job.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import { headerKey } from '../../readers/csv/mapping.ts'

const Stored = v.object({
  columns: v.record(v.string(), v.string()),
  date_order: v.optional(v.picklist(dateOrders)),
  currency: v.optional(v.string()),
  /** ISO instant */
  at: v.string(),
})
export type StoredMapping = v.InferOutput<typeof Stored>

const keyOf = (accountId: string, header: readonly string[]) => ({
  pk: tenantKey(accountId),
  sk: `IMPORTMAP#${createHash('sha256').update(headerKey(header)).digest('hex')}`,
})

/** Null when nothing was said of these columns. */
export function getMapping(accountId: string, header: readonly string[]): Promise<StoredMapping | null> {
  return readItem(Stored, keyOf(accountId, header))
}

/** In the place of what was said before. */
export async function putMapping(accountId: string, header: readonly string[], said: StoredMapping): Promise<void> {
  await putItem({ ...keyOf(accountId, header), ...said })
}

export async function deleteMapping(accountId: string, header: readonly string[]): Promise<void> {
  await deleteItem(keyOf(accountId, header))
}
