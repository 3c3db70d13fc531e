import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { backoff, longestWait, mostTries } from './backoff.ts'
import { batchGet } from './table/batch-get.ts'
import { writeEach } from './table/write-each.ts'

const Asked = v.object({ RequestItems: v.record(v.string(), v.union([v.array(v.unknown()), v.object({ Keys: v.array(v.record(v.string(), v.unknown())) })])) })
const keys = Array.from({ length: 25 }, (_, nth) => ({ pk: 'A#acct', sk: `PROFILE#${nth}` }))
const before = { ...process.env }

let server: Listening
let calls = 0
/** How much of each call the table does. */
let takes = 0

beforeAll(async () => {
  server = await listen((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      calls++
      const asked = v.parse(Asked, JSON.parse(body)).RequestItems.table ?? []
      const answer = Array.isArray(asked)
        ? { UnprocessedItems: { table: asked.slice(takes) } }
        : { Responses: { table: asked.Keys.slice(0, takes) }, UnprocessedKeys: { table: { Keys: asked.Keys.slice(takes) } } }
      response.setHeader('content-type', 'application/x-amz-json-1.0').end(JSON.stringify(answer))
    })
  })
  Object.assign(process.env, {
    ALMANAC_TABLE: 'table',
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${server.port}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  })
})
beforeEach(() => {
  calls = 0
  // no wait at all is one of those it may choose
  jest.spyOn(Math, 'random').mockReturnValue(0)
})
afterAll(async () => {
  process.env = before
  jest.restoreAllMocks()
  await server.close()
})

test('waits double from 20 milliseconds up to 1280, and all of one thing fit into a request', async () => {
  const attempts = fc.integer({ min: 1, max: 1000 })
  const doubles = fc.property(attempts, (attempt) => longestWait(attempt) >= 20 && longestWait(attempt + 1) === Math.min(1280, 2 * longestWait(attempt)))
  await fc.assert(doubles)
  const all = Array.from({ length: mostTries - 1 }, (_, nth) => longestWait(nth + 1))
  expect(all.reduce((sum, wait) => sum + wait)).toBeLessThan(20_000)
})

test('what is put off is tried again until it is done, however little of it the table takes at a time', async () => {
  takes = 1
  expect(await batchGet(keys)).toEqual(keys)
  await writeEach({ delete: keys })
  expect(calls).toBe(50)
})

test('what is put off or refused every time ends with an error that says so', async () => {
  takes = 0
  const message = 'The database refused the same thing 20 times in a row. Please try again later.'
  await expect(batchGet(keys)).rejects.toThrow(message)
  expect(calls).toBe(mostTries)
  await expect(writeEach({ delete: keys })).rejects.toThrow(message)
  expect(calls).toBe(2 * mostTries)
  const cause = new Error('Somebody else changed it.')
  await expect(backoff(mostTries, cause)).rejects.toMatchObject({ message, cause })
})
