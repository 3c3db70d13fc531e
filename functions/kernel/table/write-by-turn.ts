/**
 * Limits that two at once must not pass together: what is there is counted, and the write holds only if nobody else has written by that count
 * meanwhile. A counter beside the items would drift from them (docs/decisions/0047-groups-and-profiles-are-hidden-before-they-go.md).
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { backoff } from '../backoff.ts'
import { documents, tableName } from '../clients.ts'

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
type Key = { readonly pk: string; readonly sk: string }

const Turn = v.object({ turn: v.number() })

/**
 * Writes what `decide` answers; `Key` is of the item that counts the turns. `decide` reads what it counts by consistent reads, may throw, and is
 * asked again when somebody came between. @throws Error when it is so again and again; false when the conditions of a write itself did not hold
 */
export async function writeByTurn(Key: Key, decide: () => Promise<readonly Write[]>): Promise<boolean> {
  const TableName = tableName()
  for (let attempt = 1; ; attempt++) {
    const { Item } = await documents().send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    const turn = Item ? v.parse(Turn, Item).turn : null
    const writes = await decide()
    const next: Write = {
      Update: {
        TableName,
        Key,
        UpdateExpression: 'SET turn = :next',
        ConditionExpression: turn === null ? 'attribute_not_exists(pk)' : 'turn = :turn',
        ExpressionAttributeValues: { ':next': (turn ?? 0) + 1, ...(turn === null ? {} : { ':turn': turn }) },
      },
    }
    try {
      await documents().send(new TransactWriteCommand({ TransactItems: [next, ...writes] }))
      return true
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const [ofTurn, ...ofWrites] = (error.CancellationReasons ?? []).map(({ Code }) => Code)
      if (ofWrites.includes('ConditionalCheckFailed')) return false
      if (ofTurn !== 'ConditionalCheckFailed' && ![ofTurn, ...ofWrites].includes('TransactionConflict')) throw error
    }
    await backoff(attempt)
  }
}
