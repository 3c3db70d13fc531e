import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb'
import { backoff } from './backoff.ts'
import { documents, tableName } from './clients.ts'

type Key = { readonly pk: string; readonly sk: string }

/** What one call of DynamoDB takes. */
const atOnce = 100

/**
 * The items of `keys` in no order; one that is not there is left out. No key may stand twice. `consistent`: as they are this moment, for
 * who writes by what is read. What DynamoDB puts off is asked for again. @throws Error when it puts it off again and again
 */
export async function batchGet(keys: readonly Key[], { consistent = false } = {}): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  for (let start = 0; start < keys.length; start += atOnce) {
    let left: readonly Record<string, unknown>[] = keys.slice(start, start + atOnce)
    for (let refused = 0; left.length > 0; ) {
      if (refused > 0) await backoff(refused)
      const answer: BatchGetCommandOutput = await documents().send(
        new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: [...left], ConsistentRead: consistent } } }),
      )
      found.push(...(answer.Responses?.[tableName()] ?? []))
      const putOff = answer.UnprocessedKeys?.[tableName()]?.Keys ?? []
      refused = putOff.length < left.length ? 1 : refused + 1
      left = putOff
    }
  }
  return found
}
