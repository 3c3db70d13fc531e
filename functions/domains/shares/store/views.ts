/** When links were opened, in a partition of the account: `<id of the link>#<instant>#<token>`, forgotten after 400 days. */
import * as v from 'valibot'
import { ShareView } from '../../../../shared/api/shares.ts'
import { newToken } from '../../../kernel/link-token.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { queryPage } from '../../../kernel/table/query.ts'
import { tenantKey } from '../../../kernel/table/table.ts'

const days = 400
const most = 100
const partition = (accountId: string) => `${tenantKey(accountId)}#VIEWS`

/** `device`: in words; null for one that nobody knows. */
export async function noteView(accountId: string, id: string, device: string | null, now: Date): Promise<void> {
  const at = now.toISOString()
  const ttl = Math.floor(now.getTime() / 1000) + days * 86_400
  // two can open it in the same millisecond
  const sk = `${id}#${at}#${newToken().slice(0, 8)}`
  await putItem({ pk: partition(accountId), sk, at, device, ttl })
}

/** The latest first. */
export async function latestViews(accountId: string, id: string): Promise<ShareView[]> {
  const { items } = await queryPage({ pk: partition(accountId), prefix: `${id}#`, newestFirst: true }, { limit: most })
  return items.map((item) => v.parse(ShareView, { ...item, id: item.sk }))
}
