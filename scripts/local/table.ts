/** Creates the product's table, as functions/lib/table.ts names it, on whatever DynamoDB the environment points at. */
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient, UpdateTimeToLiveCommand, waitUntilTableExists } from '@aws-sdk/client-dynamodb'
import { table } from '../../functions/lib/table.ts'

const { partitionKey, sortKey, ttl, indexes } = table
const pairs = [{ partitionKey, sortKey }, ...indexes]
const keySchema = (pair: { partitionKey: string; sortKey: string }) => [
  { AttributeName: pair.partitionKey, KeyType: 'HASH' as const },
  { AttributeName: pair.sortKey, KeyType: 'RANGE' as const },
]

/** Creates `name` when it is missing; true when it was created now. */
export async function createTable(name: string): Promise<boolean> {
  const client = new DynamoDBClient({})
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: pairs.flatMap(keySchema).map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' as const })),
        KeySchema: keySchema(table),
        GlobalSecondaryIndexes: indexes.map((index) => ({
          IndexName: index.name,
          KeySchema: keySchema(index),
          Projection: { ProjectionType: 'ALL' as const },
        })),
      }),
    )
    await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName: name })
    await expireItems(client, name)
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceInUseException') return false
    throw error
  } finally {
    client.destroy()
  }
}

/** Readers compare the ttl with now themselves, so an emulator that never deletes by it (and has no such call) will do. */
async function expireItems(client: DynamoDBClient, name: string): Promise<void> {
  try {
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: { AttributeName: ttl, Enabled: true } }))
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UnknownOperationException')) throw error
  }
}

export async function deleteTable(name: string): Promise<void> {
  const client = new DynamoDBClient({})
  try {
    await client.send(new DeleteTableCommand({ TableName: name }))
  } finally {
    client.destroy()
  }
}
