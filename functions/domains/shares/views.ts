/** When links were opened, in a partition of the account: `<id of the link>#<instant>#<token>`, forgotten after 400 days. */
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { ShareView } from '../../../shared/api/shares.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { newToken } from '../../kernel/link-token.ts'
import { tenantKey } from '../../kernel/table/table.ts'

const days = 400
const most = 100
const partition = (accountId: string) => `${tenantKey(accountId)}#VIEWS`

/** `device`: in words; null for one that nobody knows. */
export async function noteView(accountId: string, id: string, device: string | null, now: Date): Promise<void> {
  const at = now.toISOString()
  const ttl = Math.floor(now.getTime() / 1000) + days * 86_400
  // two can open it in the same millisecond
  const sk = `${id}#${at}#${newToken().slice(0, 8)}`
  await documents().send(new PutCommand({ TableName: tableName(), Item: { pk: partition(accountId), sk, at, device, ttl } }))
}

/** The latest first. */
export async function latestViews(accountId: string, id: string): Promise<ShareView[]> {
  const { Items } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :id)',
      ExpressionAttributeValues: { ':pk': partition(accountId), ':id': `${id}#` },
      ScanIndexForward: false,
      Limit: most,
    }),
  )
  return (Items ?? []).map((item) => v.parse(ShareView, { ...item, id: item.sk }))
}
