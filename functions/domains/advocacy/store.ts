/** Advocacy groups: ADVOCACY#<id> in the account's partition; members and shares lie in a partition of their own (functions/domains/items/store.ts). */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { AdvocacyGroup } from '../../../shared/advocacy.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { tenantKey } from '../../kernel/table/table.ts'

const key = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `ADVOCACY#${id}` })

export async function getAdvocacyGroup(accountId: string, id: string): Promise<AdvocacyGroup | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key(accountId, id) }))
  return Item ? v.parse(AdvocacyGroup, Item) : null
}

/** In the order of their ids. */
export async function listAdvocacyGroups(accountId: string): Promise<AdvocacyGroup[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': 'ADVOCACY#' },
  })
  return items.map((item) => v.parse(AdvocacyGroup, item))
}

export async function putAdvocacyGroup(accountId: string, group: AdvocacyGroup): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key(accountId, group.id), ...v.parse(AdvocacyGroup, group) } }))
}
