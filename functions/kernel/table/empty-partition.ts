import { batchWrite } from './batch-write.ts'
import { queryAll } from './query-all.ts'

/** Takes away everything under a partition key. Safe to repeat. Returns how many items there were. */
export async function emptyPartition(pk: string): Promise<number> {
  const items = await queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk }, ProjectionExpression: 'pk, sk' })
  await batchWrite(items.map((Key) => ({ DeleteRequest: { Key } })))
  return items.length
}
