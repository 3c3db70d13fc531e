/** Listeners: LISTENER#<id> in the account's partition; what they found lies in a partition of their own (functions/domains/items/store.ts). */
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { mentionSource } from '../../../shared/items/mentions.ts'
import { type Told, withDays } from '../../../shared/known.ts'
import { Listener } from '../../../shared/listeners.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { countItems } from '../items/store.ts'

const key = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `LISTENER#${id}` })

export async function getListener(accountId: string, id: string): Promise<Listener | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key(accountId, id) }))
  return Item ? v.parse(Listener, Item) : null
}

/** In the order of their ids. */
export async function listListeners(accountId: string): Promise<Listener[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': 'LISTENER#' },
  })
  return items.map((item) => v.parse(Listener, item))
}

export async function putListener(accountId: string, listener: Listener): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key(accountId, listener.id), ...v.parse(Listener, listener) } }))
}

/** After mentions came in: their number, and with the first of them it is no longer initializing. */
export async function noteResults(accountId: string, { id, results: before, known }: Listener, told: readonly Told[], today: string): Promise<void> {
  const results = await countItems(mentionSource, accountId, id)
  const now: Record<string, string[]> = { ...(known ?? (before > 0 ? { any: [`0001-01-01/${today}`] } : {})) }
  for (const { of, ...days } of told) now[of] = withDays(now[of] ?? [], days)
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key(accountId, id),
      UpdateExpression: 'SET #results = :results, #processed = :processed, #known = :known',
      ConditionExpression: 'attribute_exists(pk)',
      // some are words of the expression language
      ExpressionAttributeNames: { '#results': 'results', '#processed': 'processed', '#known': 'known' },
      ExpressionAttributeValues: { ':results': results, ':processed': results > 0, ':known': now },
    }),
  )
}
