/** Creates the product's table, as functions/kernel/table/table.ts names it, on whatever DynamoDB the environment points at. */
import { setTimeout } from 'node:timers/promises'
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { type TableIndex, table } from '../../functions/kernel/table/table.ts'

const { ttl } = table
const indexes: readonly TableIndex[] = table.indexes

type Keys = Pick<TableIndex, 'partitionKey' | 'sortKey'>
const keySchema = ({ partitionKey, sortKey }: Keys) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
]
const definitions = (...keys: readonly Keys[]) => {
  const names = new Set(keys.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]))
  return [...names].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }))
}
const declaration = ({ name, attributes, ...keys }: TableIndex) => ({
  IndexName: name,
  KeySchema: keySchema(keys),
  Projection: attributes ? { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...attributes] } : { ProjectionType: 'ALL' as const },
})

/** Creates `name` when it is missing; true when it was created now. One that is there gets the indexes it lacks, filled with what it has. */
export async function createTable(name: string): Promise<boolean> {
  const client = new DynamoDBClient({})
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: definitions(table, ...indexes),
        KeySchema: keySchema(table),
        GlobalSecondaryIndexes: indexes.map(declaration),
      }),
    )
    await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName: name })
    await expireItems(client, name)
    return true
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResourceInUseException')) throw error
    await addIndexes(client, name)
    return false
  } finally {
    client.destroy()
  }
}

/** One at a time: DynamoDB takes no more in a call, and the next when the last one is filled. */
async function addIndexes(client: DynamoDBClient, name: string): Promise<void> {
  const there = await filledIndexes(client, name)
  for (const index of indexes.filter((one) => !there.has(one.name))) {
    const change = { TableName: name, AttributeDefinitions: definitions(index), GlobalSecondaryIndexUpdates: [{ Create: declaration(index) }] }
    await client.send(new UpdateTableCommand(change))
    await filledIndexes(client, name)
  }
}

/** Their names, once each can be asked: a table is active while an index is filled, be it one that a start before this had asked for. */
async function filledIndexes(client: DynamoDBClient, name: string): Promise<Set<string | undefined>> {
  for (let tries = 0; tries < 240; tries++) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    const there = Table?.GlobalSecondaryIndexes ?? []
    const isFilled = [Table?.TableStatus, ...there.map(({ IndexStatus }) => IndexStatus)].every((status) => status === 'ACTIVE')
    if (isFilled) return new Set(there.map(({ IndexName }) => IndexName))
    await setTimeout(250)
  }
  throw new Error(`The indexes of the table ${name} are still being filled. Start again in a while.`)
}

/** Readers compare the ttl with now themselves, so an emulator that never deletes by it (and has no such call) will do. */
async function expireItems(client: DynamoDBClient, name: string): Promise<void> {
  try {
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: { AttributeName: ttl, Enabled: true } }))
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UnknownOperationException')) throw error
  }
}

export async function deleteTable(name: string, endpoint: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint })
  try {
    await client.send(new DeleteTableCommand({ TableName: name }))
  } finally {
    client.destroy()
  }
}
