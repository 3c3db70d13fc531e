import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb'
import { backoff } from './backoff.ts'
import { documents, tableName } from './clients.ts'

type Key = { readonly pk: string; readonly sk: string }
type Items = NonNullable<BatchGetCommandOutput['Responses']>[string]
type Left = NonNullable<NonNullable<BatchGetCommandOutput['UnprocessedKeys']>[string]['Keys']>

/** What one call of DynamoDB takes. */
const atOnce = 100

/**
 * The items of `keys` in no order; one that is not there is left out. No key may stand twice. `consistent`: as they are this moment, for
 * who writes by what is read. What DynamoDB puts off is asked for again. @throws Error when it puts it off again and again
 */
export async function batchGet(keys: readonly Key[], { consistent = false } = {}): Promise<Items> {
  const found: Items = []
  for (let start = 0; start < keys.length; start += atOnce) {
    let left: Left | undefined = keys.slice(start, start + atOnce)
    for (let attempt = 0; left?.length; attempt++) {
      if (attempt > 0) await backoff(attempt)
      const answer: BatchGetCommandOutput = await documents().send(
        new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: left, ConsistentRead: consistent } } }),
      )
      found.push(...(answer.Responses?.[tableName()] ?? []))
      left = answer.UnprocessedKeys?.[tableName()]?.Keys
    }
  }
  return found
}
