import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb'
import { chunksOf } from '../../../shared/chunks.ts'
import { backoff } from '../backoff.ts'
import { documents, tableName } from '../clients.ts'
import { callsAtOnce, inParallel } from '../in-parallel.ts'
import { projectionFields } from './expressions.ts'
import type { Key, Stored } from './table.ts'

/** What one call of DynamoDB takes. */
const keysPerCall = 100

type How = {
  /** as they are this moment, for who writes by what is read */
  readonly consistent?: boolean
  /** the names of the attributes that are wanted, where not all are */
  readonly attributes?: readonly string[]
}

/**
 * The items of `keys` in no order; one that is not there is left out. No key may stand twice. What DynamoDB puts off is asked for again.
 * @throws Error when it puts it off again and again
 */
export async function batchGet(keys: readonly Key[], how: How = {}): Promise<Stored[]> {
  return (await inParallel(chunksOf(keys, keysPerCall), callsAtOnce, (chunk) => oneCall(chunk, how))).flat()
}

async function oneCall(keys: readonly Key[], { consistent = false, attributes }: How): Promise<Stored[]> {
  const found: Stored[] = []
  let left: readonly Stored[] = keys.map(({ pk, sk }) => ({ pk, sk }))
  const wanted = { ConsistentRead: consistent, ...projectionFields(attributes) }
  for (let refused = 0; left.length > 0; ) {
    if (refused > 0) await backoff(refused)
    const answer: BatchGetCommandOutput = await documents().send(new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: [...left], ...wanted } } }))
    found.push(...(answer.Responses?.[tableName()] ?? []))
    const putOff = answer.UnprocessedKeys?.[tableName()]?.Keys ?? []
    refused = putOff.length < left.length ? 1 : refused + 1
    left = putOff
  }
  return found
}
