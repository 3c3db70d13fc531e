/** When the round of an account was last made: ROUNDS in its partition. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { tenantKey } from '../../kernel/table/table.ts'

const Rounds = v.object({ last_day: v.string() })
const key = (accountId: string) => ({ pk: tenantKey(accountId), sk: 'ROUNDS' })

/** ISO date on the account's clock; null before the first one. */
export async function lastRound(accountId: string): Promise<string | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key(accountId) }))
  return v.is(Rounds, Item) ? Item.last_day : null
}

export async function noteRound(accountId: string, day: string): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key(accountId), last_day: day } }))
}
