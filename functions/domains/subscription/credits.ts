/** AI credits of an account, one item a calendar month (UTC): CREDITS#2026-11. One is taken for each summary that a model writes. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { tenantKey } from '../../kernel/table/table.ts'

const Credits = v.object({ used: v.number() })
/** Longer than anybody looks back. */
const keptDays = 400

const keyOf = (accountId: string, now: Date) => ({ pk: tenantKey(accountId), sk: `CREDITS#${now.toISOString().slice(0, 7)}` })

export async function creditsUsed(accountId: string, now: Date): Promise<number> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: keyOf(accountId, now) }))
  return Item ? v.parse(Credits, Item).used : 0
}

/** False when the month has none left of `most`; null: there is no limit, and it is counted all the same. */
export function takeCredit(accountId: string, most: number | null, now: Date): Promise<boolean> {
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(accountId, now),
        UpdateExpression: 'SET #ttl = if_not_exists(#ttl, :ttl) ADD used :one',
        ConditionExpression: 'attribute_not_exists(used) OR used < :most',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':one': 1, ':most': most ?? Number.MAX_SAFE_INTEGER, ':ttl': Math.floor(now.getTime() / 1000) + keptDays * 86_400 },
      }),
    ),
  )
}
