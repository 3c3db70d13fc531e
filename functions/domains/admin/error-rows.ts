/** Kept errors as administrators read and search them. */
import type { ErrorRow } from '../../../shared/api/admin.ts'
import { getAccount } from '../../kernel/accounts/store.ts'
import type { Kept } from './store/errors.ts'

export function isWanted(search: string | undefined, { name, message, requestId = '' }: Kept): boolean {
  const words = search?.trim().toLowerCase() ?? ''
  return [name, message, requestId].some((text) => text.toLowerCase().includes(words))
}

/** With the names that accounts have now; one that is gone has none. */
export async function rowsOf(found: readonly Kept[]): Promise<ErrorRow[]> {
  const ids = [...new Set(found.flatMap(({ accountId }) => accountId ?? []))]
  const names = new Map(await Promise.all(ids.map(async (id) => [id, (await getAccount(id))?.name ?? null] as const)))
  return found.map(({ sk, at, kind, name, message, requestId = null, accountId = null, release = null }) => ({
    id: sk,
    ...{ at, kind, name, message, release },
    request_id: requestId,
    account_id: accountId,
    account_name: accountId === null ? null : (names.get(accountId) ?? null),
  }))
}
