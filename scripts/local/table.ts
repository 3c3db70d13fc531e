/** Creates the table of the product, exactly as infra/data.ts deploys it, on whatever DynamoDB the environment points at. */
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'

const stringKey = (name: string) => ({ AttributeName: name, AttributeType: 'S' }) as const
const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
]

/** Creates `name` when it is missing; true when it was created now. */
export async function createTable(name: string): Promise<boolean> {
  const client = new DynamoDBClient({})
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [stringKey('pk'), stringKey('sk'), stringKey('gsi1pk'), stringKey('gsi1sk')],
        KeySchema: keys('pk', 'sk'),
        GlobalSecondaryIndexes: [{ IndexName: 'gsi1', KeySchema: keys('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } }],
      }),
    )
    await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName: name })
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true } }))
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceInUseException') return false
    throw error
  } finally {
    client.destroy()
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

/** True when the table is there and active. */
export async function tableExists(name: string): Promise<boolean> {
  const client = new DynamoDBClient({})
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    return Table?.TableStatus === 'ACTIVE'
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return false
    throw error
  } finally {
    client.destroy()
  }
}
