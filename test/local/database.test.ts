import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { dynamo, tableName } from '../../functions/kernel/clients.ts'
import { startDynamoDb } from '../../scripts/local/dynamodb.ts'
import { readStackFile } from '../../scripts/local/stack-file.ts'
import { startOwnStack, type TestStack } from '../builders/stack.ts'

let stack: TestStack
let free = 10 ** 12
const said: string[] = []
beforeAll(async () => {
  stack = await startOwnStack({ say: (line) => said.push(line), freeBytes: async () => free })
})
beforeEach(() => {
  said.length = 0
})
afterAll(() => stack.stop())

const until = async (condition: () => Promise<boolean> | boolean) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}
const health = async () => (await fetch(`${stack.origin}/api/health`)).status
const signIn = () =>
  fetch(`${stack.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@almanac.test","password":"x"}',
  })

test('health says when the database does not answer; one that dies is started again, on the same data and at the same address', async () => {
  const Key = { pk: { S: 'A#1' }, sk: { S: 'kept' } }
  await dynamo().send(new PutItemCommand({ TableName: tableName(), Item: Key }))
  expect(await health()).toBe(200)
  const pid = readStackFile(stack.dataFolder)?.children[0] ?? 0
  // a group of its own: the guard and the program
  process.kill(-pid, 'SIGSTOP')
  // a busy machine lets its other threads answer until the one that got the signal has its turn
  await until(async () => (await health()) !== 200)
  const away = await fetch(`${stack.origin}/api/health`)
  expect([away.status, (await away.json()).error]).toEqual([503, 'The database does not answer at the moment. Please try again in a moment.'])
  process.kill(-pid, 'SIGKILL')
  await until(async () => (await health()) === 200)
  expect((await dynamo().send(new GetItemCommand({ TableName: tableName(), Key }))).Item).toEqual(Key)
  expect((await signIn()).status).toBe(401)
  expect(said).toEqual(['The local DynamoDB has ended by itself; it is started again.', 'The local DynamoDB answers again.'])
  // the next start reaps by this, so it must name the process that runs now
  await until(() => readStackFile(stack.dataFolder)?.children[0] !== pid)
})

test('a database whose files are removed while it pauses answers again, at its address and empty', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-database-'))
  const database = await startDynamoDb({ folder })
  await database.pause(() => rmSync(folder, { recursive: true }))
  const answers = await database.answers()
  await database.stop()
  expect([answers, readdirSync(folder)]).toEqual([true, expect.arrayContaining(['dynamodb.sqlite'])])
  rmSync(folder, { recursive: true })
})

test('on a full disk writes are refused with a sentence and reads go on; with room it goes on by itself', async () => {
  free = 1024
  const refused = await signIn()
  expect([refused.status, (await refused.json()).error]).toEqual([
    507,
    'The disk of this machine is full, so nothing can be saved. Free some space, then try again.',
  ])
  expect(await health()).toBe(200)
  expect((await signIn()).status).toBe(507)
  free = 10 ** 12
  expect((await signIn()).status).toBe(401)
  expect(said).toEqual([
    `The disk of ${stack.dataFolder} is full: nothing is written until 64 MB are free. What is there can be read.`,
    'The disk has room again: Almanac goes on.',
  ])
})
