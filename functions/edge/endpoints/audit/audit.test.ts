import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { endpoint } from '../../../../shared/api/endpoint.ts'
import { endpoints } from '../../../../shared/api/index.ts'
import { type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { cheapHash } from '../../../../test/builders/password-hash.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { putAccount, putUser } from '../../../kernel/accounts/store.ts'
import { almanac, putLine } from '../../../kernel/audit/line.ts'
import { type StoredLine, trail } from '../../../kernel/audit/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { documents, dynamo, tableName } from '../../../kernel/clients.ts'
import { problem } from '../../../kernel/request/problem.ts'
import { handler as login } from '../auth/login.ts'
import { handler as logout } from '../auth/logout.ts'
import { handler as exportCsv } from './export-audit-csv.ts'
import { handler as getAudit } from './get-audit.ts'

const chrome = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const password = 'kettle crane river'
let table: TestTable
let owner: string
let reader: string

beforeAll(async () => {
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  table = await startTable()
  await putAccount({ id: 'a', name: 'Acme', timezone: 'UTC', features: {} })
  await putAccount({ id: 'b', name: 'Other', timezone: 'UTC', features: {} })
  const member = { type: 'member', joined: true, groups: {} } as const
  await putUser('a', { ...member, id: 'ana', email: 'ana@x.test', name: 'Ana Silva', role: 'OWNER' }, cheapHash(password))
  await putUser('a', { ...member, id: 'ben', email: 'ben@x.test', name: 'Ben', role: 'RESTRICTED' })
  await putUser('b', { ...member, id: 'zoe', email: 'zoe@x.test', name: 'Zoe', role: 'OWNER' })
  owner = await startSession('a', 'ana', new Date())
  reader = await startSession('a', 'ben', new Date())
})
afterAll(() => table.stop())

/** The session of the owner of a new account. */
async function ownerOf(account: string): Promise<string> {
  const id = `owner-of-${account}`
  await putAccount({ id: account, name: account, timezone: 'UTC', features: {} })
  await putUser(account, { id, email: `${id}@x.test`, name: 'Ana Silva', role: 'OWNER', type: 'member', joined: true, groups: {} })
  return startSession(account, id, new Date())
}

const thing = { pk: 'A#a', sk: 'THING' }
const write = () =>
  documents().send(new UpdateCommand({ TableName: tableName(), Key: thing, UpdateExpression: 'SET n = :n', ExpressionAttributeValues: { ':n': 1 } }))
const removeThing = endpoint({
  name: 'remove-thing',
  domain: 'audit',
  method: 'DELETE',
  path: '/things/{id}',
  summary: 'Remove a thing',
  audit: { kind: 'schedules', to: 'remove', did: 'removed', thing: 'schedule' },
  changes: [],
  access: { session: true, account: 'manage' },
  response: v.object({ removed: v.boolean() }),
})
const untold = endpoint({ ...removeThing, audit: 'unaudited' })
const linesOf = async (account: string) => {
  const month = new Date().toISOString().slice(0, 7)
  const lines: StoredLine[] = []
  for await (const line of trail(account, { since: `${month}-01`, until: `${month}-32` })) lines.push(line)
  return lines
}
const remove = (handler: ReturnType<typeof handle>, input: CallInput = {}) =>
  callHandler(handler, 'DELETE', '/things/{id}', {
    session: owner,
    params: { id: 'weekly' },
    address: '203.0.113.77',
    headers: { 'user-agent': chrome },
    ...input,
  })
const read = async (query: Record<string, string> = {}, session = owner) => callHandler(getAudit, 'GET', '/audit', { session, query })
const sentences = async (query: Record<string, string> = {}) => {
  const { json } = await read(query)
  return v.parse(v.object({ lines: v.array(v.object({ sentence: v.string() })) }), json).lines.map(({ sentence }) => sentence)
}

test('every write says what the trail has of it', () => {
  const silent = endpoints.filter(({ method }) => method !== 'GET').filter((contract) => !('audit' in contract))
  expect(silent).toEqual([])
})

test('a line says who did what to which thing, from where', async () => {
  const handler = handle(removeThing, async ({ audit }) => {
    audit.about({ name: 'Weekly for Northbound' })
    await write()
    return { removed: true }
  })
  const session = await ownerOf('first')
  expect((await remove(handler, { session })).status).toBe(200)
  const { json } = await read({}, session)
  expect(json.lines).toEqual([
    expect.objectContaining({
      sentence: 'Ana Silva removed the schedule "Weekly for Northbound".',
      outcome: 'done',
      person_id: 'owner-of-first',
      thing_id: 'weekly',
      address: '203.0.113.x',
      device: 'Chrome on macOS',
    }),
  ])
})

test('the line stands before the first write, so that whoever is killed after it leaves one', async () => {
  const handler = handle(removeThing, async ({ audit }) => {
    audit.about({ name: 'Cut off' })
    await write()
    expect((await linesOf('a'))[0]).toMatchObject({ name: 'Cut off', outcome: 'done' })
    return { removed: true }
  })
  expect((await remove(handler)).status).toBe(200)
})

test('a write costs one write more, and no read', async () => {
  const sent: (string | undefined)[] = []
  const middleware = dynamo().middlewareStack
  middleware.add(
    (next, { commandName }) =>
      (args) => {
        sent.push(commandName)
        return next(args)
      },
    { step: 'initialize', name: 'counted' },
  )
  const calls = async (contract: typeof removeThing | typeof untold) => {
    sent.length = 0
    await remove(
      handle(contract, async () => {
        await write()
        await write()
        return { removed: true }
      }),
    )
    return sent.toSorted()
  }
  const plain = await calls(untold)
  const told = await calls(removeThing)
  middleware.remove('counted')
  expect(told).toEqual([...plain, 'PutItemCommand'].toSorted())
})

test('what was written by a deed that failed keeps its line, which says so', async () => {
  const failing = handle(removeThing, async () => {
    await write()
    throw new Error('cut')
  })
  expect((await remove(failing)).status).toBe(500)
  expect((await sentences())[0]).toBe('Ana Silva tried to remove a schedule, but it failed.')
})

test('a want of rights has a line, and bad input has none', async () => {
  const handler = handle(removeThing, () => ({ removed: true }))
  expect((await remove(handler, { session: reader })).status).toBe(403)
  expect((await sentences())[0]).toBe('Ben tried to remove a schedule, but was refused.')
  const before = (await linesOf('a')).length
  expect((await remove(handler, { query: { x: '1' } })).status).toBe(400)
  const conflict = handle(removeThing, () => {
    throw problem(409, 'No.')
  })
  expect((await remove(conflict)).status).toBe(409)
  expect(await linesOf('a')).toHaveLength(before)
})

test('signing in, failing to, and logging out have lines', async () => {
  const enter = (given: string) => callHandler(login, 'POST', '/auth/login', { body: { email: 'ana@x.test', password: given } })
  await enter('wrong')
  expect((await sentences({ kind: 'access' }))[0]).toBe('ana@x.test tried to sign in, but was refused.')
  const session = /^almanac_session=([^;]*)/.exec((await enter(password)).cookies.find((one) => one.startsWith('almanac_session')) ?? '')?.[1] ?? ''
  expect((await sentences({ kind: 'access' }))[0]).toBe('Ana Silva signed in.')
  await callHandler(logout, 'POST', '/auth/logout', { session })
  expect((await sentences({ kind: 'access' }))[0]).toBe('Ana Silva logged out.')
})

test('the trail is for the owner of the account, and of that account alone', async () => {
  await remove(
    handle(removeThing, () => ({ removed: true })),
    { params: { id: 'only-of-a' } },
  )
  expect((await read()).json.lines).toContainEqual(expect.objectContaining({ thing_id: 'only-of-a' }))
  expect((await read({}, reader)).status).toBe(403)
  expect((await read({}, await ownerOf('silent'))).json.lines).toEqual([])
})

test('pages follow each other without a gap or a line twice, over the end of a month', async () => {
  const months = ['2026-01-31', '2026-02-01', '2026-02-28']
  const days = months.flatMap((day) => Array.from({ length: 30 }, (_, at) => `${day}T10:00:${String(at).padStart(2, '0')}.000Z`))
  for (const at of days)
    await putLine('b', { at, id: 'x', doer: almanac, kind: 'schedules', to: 'send', did: 'sent', thing: 'report', name: at, outcome: 'done' })
  const zoe = await startSession('b', 'zoe', new Date())
  const found: string[] = []
  const page = v.object({ cursor: v.nullable(v.string()), lines: v.array(v.object({ at: v.string() })) })
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { json } = await read({ from: '2026-01-01', to: '2026-03-31', ...(cursor ? { cursor } : {}) }, zoe)
    const { lines, cursor: next }: v.InferOutput<typeof page> = v.parse(page, json)
    expect(lines.length).toBeLessThanOrEqual(50)
    found.push(...lines.map(({ at }) => at))
    cursor = next
  }
  expect(found).toEqual(days.toReversed())
  expect((await read({ from: '2026-02-01', to: '2026-02-01', thing: '10:00:07' }, zoe)).json.lines).toEqual([
    expect.objectContaining({ sentence: 'Almanac sent the report "2026-02-01T10:00:07.000Z".' }),
  ])
})

test.each([
  ['that end before they begin', { from: '2026-02-02', to: '2026-02-01' }],
  ['of all times', { from: '0001-01-01', to: '9999-12-31', thing: 'nothing has this name' }],
  ['with a cursor from elsewhere', { from: '2026-02-01', to: '2026-02-28', cursor: '2025-01-01T00:00:00.000Z#x' }],
  ['with a cursor of the future', { from: '2030-01-01', to: '2030-01-02', cursor: '9999-12-31T00:00:00.000Z#x' }],
])('dates %s find nothing', async (_, query) => {
  expect(await read(query)).toMatchObject({ status: 200, json: { lines: [] } })
})

test('the CSV holds what is filtered, and no formula', async () => {
  const at = '2026-05-05T10:00:00.000Z'
  await putLine('b', { at, id: 'x', doer: { name: '=cmd()' }, kind: 'sharing', to: 'share', did: 'shared', thing: 'report', name: '+1', outcome: 'done' })
  const zoe = await startSession('b', 'zoe', new Date())
  const { text } = await callHandler(exportCsv, 'GET', '/audit/csv', { session: zoe, query: { from: '2026-05-01', to: '2026-05-31', kind: 'sharing' } })
  const [, ...rows] = text.trim().split('\r\n')
  expect(rows).toEqual([expect.stringContaining(`${at},"'=cmd() shared the report ""+1"".",Shared links,done,'=cmd(),,,,report,,'+1`)])
})
