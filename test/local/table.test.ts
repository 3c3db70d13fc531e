import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from '@jest/globals'
import { startTable } from '../builders/stack.ts'

test('a test table answers, and two of them are apart', async () => {
  const first = await startTable()
  const client = new DynamoDBClient({})
  await client.send(new PutItemCommand({ TableName: first.table, Item: { pk: { S: 'A#1' }, sk: { S: 'X' } } }))
  const second = await startTable()
  const other = new DynamoDBClient({})
  const read = await other.send(new GetItemCommand({ TableName: second.table, Key: { pk: { S: 'A#1' }, sk: { S: 'X' } } }))
  expect(read.Item).toBeUndefined()
  client.destroy()
  other.destroy()
  await first.stop()
  await second.stop()
})
