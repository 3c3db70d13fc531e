import { text } from 'node:stream/consumers'
import { DynamoDBClient, GetItemCommand, PutItemCommand, QueryCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from '@jest/globals'
import { listen } from '../../scripts/local/listen.ts'
import { createProductTable } from '../../scripts/local/product-table.ts'
import { createTable } from '../../scripts/local/table.ts'
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

test('a table that an older release made gets the index it lacks, with what was in it', async () => {
  const { table, stop } = await startTable()
  const client = new DynamoDBClient({})
  await client.send(new UpdateTableCommand({ TableName: table, GlobalSecondaryIndexUpdates: [{ Delete: { IndexName: 'runs' } }] }))
  const run = { pk: { S: 'A#1#RUNS' }, sk: { S: 'RUN#1' }, generate_at: { S: '2026-11-23T08:30:00.000Z' } }
  await client.send(new PutItemCommand({ TableName: table, Item: run }))
  const asked = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': run.pk } }
  const indexed = () => client.send(new QueryCommand({ TableName: table, IndexName: 'runs', ...asked }))
  await expect(indexed()).rejects.toThrow()
  expect(await createTable(table)).toBe(false)
  expect((await indexed()).Items).toEqual([run])
  client.destroy()
  await stop()
})

test('a start waits for an index that one before it asked for and that is still being filled', async () => {
  const { endpoint, table, stop } = await startTable()
  const statuses = ['CREATING', 'CREATING']
  const { port, close } = await listen(async (request, response) => {
    const headers = Object.fromEntries(['x-amz-target', 'x-amz-date', 'content-type', 'authorization'].map((name) => [name, String(request.headers[name])]))
    const answer = await fetch(endpoint, { method: 'POST', headers, body: await text(request) })
    const status = headers['x-amz-target']?.endsWith('DescribeTable') ? statuses.shift() : undefined
    const said = await answer.text()
    response.writeHead(answer.status).end(status ? said.replace('"IndexStatus":"ACTIVE"', `"IndexStatus":"${status}"`) : said)
  })
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${port}`
  expect(await createTable(table)).toBe(false)
  expect(statuses).toEqual([])
  await close()
  await stop()
})

const marks = [
  { pk: { S: 'DIRECTORY' }, sk: { S: 'STATE' } },
  { pk: { S: 'LEAVING' }, sk: { S: 'UNNOTED' } },
]

test('a new table is marked as migrated, so that no job scans it; one of an older release is not', async () => {
  const { table, stop } = await startTable()
  const client = new DynamoDBClient({})
  const cursors = (name: string) =>
    Promise.all(marks.map(async (Key) => (await client.send(new GetItemCommand({ TableName: name, Key, ConsistentRead: true }))).Item?.cursor?.S))
  expect(await createProductTable(table)).toBe(false)
  expect(await cursors(table)).toEqual([undefined, undefined])
  process.env.ALMANAC_TABLE = `${table}-new`
  expect(await createProductTable(`${table}-new`)).toBe(true)
  expect(await cursors(`${table}-new`)).toEqual(['done', 'done'])
  client.destroy()
  await stop()
})
