import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { endpoint } from '../../shared/api/endpoint.ts'
import { callHandler } from '../../test/builders/call.ts'
import { startTable, type TestTable } from '../../test/builders/stack.ts'
import { startSession } from '../accounts/sessions.ts'
import { putAccount, putUser } from '../accounts/store.ts'
import { handle } from './endpoint.ts'
import { readOnce } from './read-once.ts'

const look = endpoint({
  name: 'get-me',
  domain: 'auth',
  method: 'GET',
  path: '/look',
  summary: 'A contract that changes nothing',
  access: { session: true },
  query: v.strictObject({ of: v.optional(v.string()) }),
  response: v.object({ seen: v.array(v.number()) }),
})
const change = endpoint({ ...look, method: 'POST' })

let table: TestTable
let session: string
beforeAll(async () => {
  table = await startTable()
  await putAccount({ id: 'acct', name: 'Acme', timezone: 'Europe/London', features: {} })
  await putUser('acct', { id: 'u', email: 'u@x.test', name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  session = await startSession('acct', 'u', new Date())
})
afterAll(() => table.stop())

/** Says how often it was asked when it was. */
function counter() {
  let asked = 0
  return readOnce(async (_of: string) => ++asked)
}
const call = (handler: ReturnType<typeof handle>, method: 'GET' | 'POST' = 'GET') =>
  callHandler(handler, method, '/look', { session, query: { of: 'a' }, ...(method === 'POST' ? { headers: { 'sec-fetch-site': 'same-origin' } } : {}) })

test('a request that changes nothing reads a thing once, however many of its steps ask, and the next request reads it anew', async () => {
  const read = counter()
  const handler = handle(look, async () => ({ seen: [await read('a'), ...(await Promise.all([read('a'), read('b')]))] }))
  expect((await call(handler)).json).toEqual({ seen: [1, 1, 2] })
  expect((await call(handler)).json).toEqual({ seen: [3, 3, 4] })
})

test('requests at the same time know nothing of each other', async () => {
  const read = counter()
  const handler = handle(look, async () => ({ seen: [await read('a'), await read('a')] }))
  const answers = await Promise.all([call(handler), call(handler)])
  expect(new Set(answers.map(({ json }) => JSON.stringify(json)))).toEqual(new Set(['{"seen":[1,1]}', '{"seen":[2,2]}']))
})

test('a request that changes something reads each time', async () => {
  const read = counter()
  const handler = handle(change, async () => ({ seen: [await read('a'), await read('a')] }))
  expect((await call(handler, 'POST')).json).toEqual({ seen: [1, 2] })
})

test('what is asked for ahead is read once; of its failure only who needs it hears', async () => {
  const read = counter()
  const seeing = handle(
    look,
    async () => ({ seen: [await read('a')] }),
    ({ query: { of } }) => (of ? read(of) : undefined),
  )
  expect((await call(seeing)).json).toEqual({ seen: [1] })
  const broken = readOnce(async (): Promise<number> => {
    throw new Error('the table is gone')
  })
  const careless = handle(
    look,
    () => ({ seen: [] }),
    () => broken(),
  )
  const needing = handle(
    look,
    async () => ({ seen: [await broken()] }),
    () => broken(),
  )
  expect([(await call(careless)).status, (await call(needing)).status]).toEqual([200, 500])
})
