/** Listeners: LISTENER#<id> in the account's partition; what they found lies in a partition of their own (functions/domains/items/store/items.ts). */

import * as v from 'valibot'
import { mentionSource } from '../../../shared/items/mentions.ts'
import { type Told, withDays } from '../../../shared/known.ts'
import { Listener } from '../../../shared/listeners.ts'
import { ifThere } from '../../kernel/table/expressions.ts'
import { readItem } from '../../kernel/table/get-item.ts'
import { putItem } from '../../kernel/table/put-item.ts'
import { readAll } from '../../kernel/table/query.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { updateItem } from '../../kernel/table/update-item.ts'
import { countItems } from '../items/store/items.ts'

const key = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `LISTENER#${id}` })

export function getListener(accountId: string, id: string): Promise<Listener | null> {
  return readItem(Listener, key(accountId, id))
}

/** In the order of their ids. */
export function listListeners(accountId: string): Promise<Listener[]> {
  return readAll(Listener, { pk: tenantKey(accountId), prefix: 'LISTENER#' })
}

export async function putListener(accountId: string, listener: Listener): Promise<void> {
  await putItem({ ...key(accountId, listener.id), ...v.parse(Listener, listener) })
}

/** After mentions came in: their number, and with the first of them it is no longer initializing. */
export async function noteResults(accountId: string, { id, results: before, known }: Listener, told: readonly Told[], today: string): Promise<void> {
  const results = await countItems(mentionSource, accountId, id)
  const now: Record<string, string[]> = { ...(known ?? (before > 0 ? { any: [`0001-01-01/${today}`] } : {})) }
  for (const { of, ...days } of told) now[of] = withDays(now[of] ?? [], days)
  await updateItem(key(accountId, id), { set: { results, processed: results > 0, known: now }, ...ifThere })
}
