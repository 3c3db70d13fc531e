/** Advocacy groups: ADVOCACY#<id> in the account's partition; members and shares lie in a partition of their own (functions/domains/items/store/items.ts). */

import * as v from 'valibot'
import { AdvocacyGroup } from '../../../shared/advocacy.ts'
import { readItem } from '../../kernel/table/get-item.ts'
import { putItem } from '../../kernel/table/put-item.ts'
import { readAll } from '../../kernel/table/query.ts'
import { tenantKey } from '../../kernel/table/table.ts'

const key = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `ADVOCACY#${id}` })

export function getAdvocacyGroup(accountId: string, id: string): Promise<AdvocacyGroup | null> {
  return readItem(AdvocacyGroup, key(accountId, id))
}

/** In the order of their ids. */
export function listAdvocacyGroups(accountId: string): Promise<AdvocacyGroup[]> {
  return readAll(AdvocacyGroup, { pk: tenantKey(accountId), prefix: 'ADVOCACY#' })
}

export async function putAdvocacyGroup(accountId: string, group: AdvocacyGroup): Promise<void> {
  await putItem({ ...key(accountId, group.id), ...v.parse(AdvocacyGroup, group) })
}
