import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { chunksOf } from '../../../shared/chunks.ts'
import { backoff } from '../backoff.ts'
import { documents, tableName } from '../clients.ts'
import type { Item, Key } from './table.ts'

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string]

/** What one call of DynamoDB takes. */
export const writesPerCall = 25

type Writes = { readonly put?: readonly Item[]; readonly delete?: readonly Key[] }

/**
 * In any order and not as one: for what is safe to repeat. What DynamoDB puts off is sent again.
 * @throws Error when it puts it off again and again; some of it is written then
 */
export async function writeEach({ put = [], delete: gone = [] }: Writes): Promise<void> {
  const requests: Requests = [...put.map((Item) => ({ PutRequest: { Item } })), ...gone.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }))]
  for (const chunk of chunksOf(requests, writesPerCall)) {
    let left = chunk
    for (let refused = 0; left.length > 0; ) {
      if (refused > 0) await backoff(refused)
      const { UnprocessedItems } = await documents().send(new BatchWriteCommand({ RequestItems: { [tableName()]: left } }))
      const putOff = UnprocessedItems?.[tableName()] ?? []
      // a table at its limit that takes some of it each time gets there
      refused = putOff.length < left.length ? 1 : refused + 1
      left = putOff
    }
  }
}
