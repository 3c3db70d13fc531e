import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import * as v from 'valibot'
import { endpoint } from '../../../shared/api/endpoint.ts'
import { endpoints } from '../../../shared/api/index.ts'
import { budgets, workOf } from '../../../shared/limits.ts'
import { messages } from '../../../shared/messages.ts'
import { type CallInput, callHandler } from '../../../test/builders/call.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { startSession } from '../accounts/sessions.ts'
import { putAccount, putUser } from '../accounts/store.ts'
import { handle } from '../chain/endpoint.ts'
import { documents } from '../clients.ts'
import { addressBlock } from './address-block.ts'
import { take } from './limits.ts'
import { problem } from './problem.ts'

const declared = {
  name: 'probe',
  domain: 'probe',
  method: 'GET',
  path: '/probe',
  summary: 'Probe',
  access: { session: true },
  query: v.strictObject({ wait: v.optional(v.string()) }),
  response: v.object({ done: v.literal(true) }),
} as const
const otherClocks = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
]
const done = { done: true } as const

let table: TestTable
const sessions = new Map<string, string>()

beforeAll(async () => {
  // no window ends in the middle of a test
  jest.useFakeTimers({ advanceTimers: false, now: Math.floor(Date.now() / 3_600_000) * 3_600_000 + 15_000, doNotFake: otherClocks })
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  table = await startTable()
  for (const account of ['acme', 'globex', 'hooli', 'initech']) {
    await putAccount({ id: account, name: account, timezone: 'Europe/London', features: {} })
    for (const user of ['ada', 'ben', 'cleo']) {
      await putUser(account, {
        id: `${account}-${user}`,
        email: `${user}@${account}.test`,
        name: user,
        role: 'OWNER',
        type: 'member',
        joined: true,
        groups: {},
      })
      sessions.set(`${account}-${user}`, await startSession(account, `${account}-${user}`, new Date()))
    }
  }
})
afterAll(async () => {
  jest.useRealTimers()
  await table.stop()
})

const as = (user: string) => ({ session: sessions.get(user) ?? null })
/** All counts of one instant fall into one window. */
const noon = new Date('2026-01-15T12:00:15Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

test('every endpoint that costs something has a budget', () => {
  const free = endpoints.filter((contract) => workOf(contract) === 'free').map(({ name }) => name)
  // what Stripe sends is refused by its signature before it costs anything
  expect(free.sort()).toEqual(['get-health', 'get-link-page', 'get-openapi', 'get-shared-page', 'login', 'logout', 'logout-by-link', 'receive-stripe-event'])
  const computing = endpoints.filter(
    ({ name }) => /^get-.*-report$|^get-report-chart$|^create-(?:share|report-summary)$/.test(name) && !/scheduled|shared|sample/.test(name),
  )
  expect(computing.length).toBeGreaterThanOrEqual(12)
  for (const contract of computing) expect([contract.name, workOf(contract)]).toEqual([contract.name, 'report'])
})

test('work beyond a budget is refused until its window ends, and other people, accounts and kinds are not', async () => {
  const ada = { account: 'a1', user: 'ada' }
  for (let n = 0; n < budgets.write.user; n++) await take('write', ada, noon)
  const refused = { status: 429, message: messages.limits.tooMany('changes', 45), extra: { retryAfter: 45 } }
  await expect(take('write', ada, noon)).rejects.toMatchObject(refused)
  await expect(take('write', ada, later(44))).rejects.toMatchObject({ extra: { retryAfter: 1 } })
  await take('write', { account: 'a1', user: 'ben' }, noon)
  await take('write', { account: 'a2', user: 'ada' }, noon)
  await take('export', ada, noon)
  await take('write', ada, later(45))
})

test('a budget holds for requests that come all at once, and what was refused is not counted', async () => {
  const now = new Date('2026-01-16T12:00:00Z')
  const bulk = { units: budgets.mail.user / 10 }
  const taken = await Promise.allSettled(Array.from({ length: 25 }, () => take('mail', { account: 'b', user: 'u' }, now, bulk)))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await expect(take('mail', { account: 'b', user: 'v' }, now, { units: budgets.mail.account + 1 })).rejects.toMatchObject({ status: 429 })
  await take('mail', { account: 'b', user: 'v' }, now, { units: budgets.mail.account - budgets.mail.user })
  await expect(take('mail', { account: 'b', user: 'w' }, now)).rejects.toMatchObject({ extra: { retryAfter: 12 * 3600 } })
})

test('an account may be given less than others', async () => {
  await take('strangerMail', { account: 'new', user: 'u' }, noon, { units: 20, most: 20 })
  await expect(take('strangerMail', { account: 'new', user: 'u' }, noon, { most: 20 })).rejects.toMatchObject({ status: 429 })
})

test('as many reports of an account run at once as it has places, and the next begins when one has ended', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let begun = 0
  const report = handle(endpoint({ ...declared, work: 'report' }), async ({ query }) => {
    begun++
    if (query.wait) await ended
    return done
  })
  const run = (user: string, query: Record<string, string> = {}) => callHandler(report, 'GET', '/probe', { ...as(user), query })
  const running = ['ada', 'ben', 'cleo', 'ada'].map((user) => run(`acme-${user}`, { wait: 'yes' }))
  while (begun < running.length) await new Promise((resolve) => setImmediate(resolve))
  expect(await run('acme-ben')).toMatchObject({ status: 429, json: { error: messages.limits.atOnce('reports') }, headers: { 'retry-after': '1' } })
  expect((await run('globex-ada')).status).toBe(200)
  end()
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await run('acme-ben')).status).toBe(200)
})

test('a place whose work never ended is free again after a while', async () => {
  for (let n = 0; n < budgets.report.atOnce; n++) await take('report', { account: 'dead', user: 'u' }, noon)
  await expect(take('report', { account: 'dead', user: 'u' }, later(39))).rejects.toMatchObject({ message: messages.limits.atOnce('reports') })
  const release = await take('report', { account: 'dead', user: 'u' }, later(41))
  await release()
  await release()
})

test('what still runs when a minute turns keeps its place in the next', async () => {
  const payer = { account: 'turning', user: 'u' }
  const old = await Promise.all(Array.from({ length: budgets.report.atOnce }, () => take('report', payer, later(44))))
  await expect(take('report', payer, later(46))).rejects.toMatchObject({ message: messages.limits.atOnce('reports') })
  await old[0]?.()
  const next = await take('report', payer, later(46))
  await expect(take('report', payer, later(47))).rejects.toMatchObject({ status: 429 })
  for (const release of [...old, next]) await release()
})

test('a window begins anew for all who come first at once, and a clock that is behind counts in the one that has begun', async () => {
  const ada = { account: 'window', user: 'ada' }
  const of = (now: Date, user = 'ada') => take('export', { account: 'window', user }, now).then((release) => release())
  for (let n = 0; n < budgets.export.user; n++) await of(noon)
  await of(noon, 'ben')
  await expect(of(noon)).rejects.toMatchObject({ status: 429 })
  const firsts = await Promise.allSettled(Array.from({ length: 3 }, () => of(later(60))))
  expect(firsts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  for (let n = 3; n < budgets.export.user; n++) await of(n % 2 ? later(61) : noon)
  await expect(take('export', ada, later(62))).rejects.toMatchObject({ status: 429 })
  await of(later(62), 'ben')
})

test.each([
  ['is refused', 404, () => Promise.reject(problem(404, messages.missing))],
  ['is done', 200, () => Promise.resolve(done)],
] as const)('a report that %s gives its place back', async (_, status, respond) => {
  const report = handle(endpoint({ ...declared, work: 'report' }), respond)
  for (let n = 0; n < 3 * budgets.report.atOnce; n++) expect((await callHandler(report, 'GET', '/probe', as('hooli-ada'))).status).toBe(status)
})

test('whoever may not do it, or asks wrongly, hears that and holds no place', async () => {
  const report = handle(endpoint({ ...declared, work: 'report' }), () => done)
  const calls: [number, CallInput][] = [
    [400, { ...as('initech-ada'), query: { debug: '1' } }],
    [401, { session: null }],
    [401, { session: 'x'.repeat(43) }],
  ]
  for (const [status, input] of calls) {
    for (let n = 0; n < 3 * budgets.report.atOnce; n++) expect((await callHandler(report, 'GET', '/probe', input)).status).toBe(status)
  }
  expect((await callHandler(report, 'GET', '/probe', as('initech-ada'))).status).toBe(200)
})

test('whoever needs no session is counted by address, and of IPv6 by the line', async () => {
  const visit = handle(endpoint({ ...declared, access: { session: false } }), () => done)
  const from = (address: string) => callHandler(visit, 'GET', '/probe', { address })
  const statuses = new Set<number>()
  for (let n = 0; n <= 2 * budgets.visit.address && !statuses.has(429); n++) statuses.add((await from(`2001:db8:0:7::${n.toString(16)}`)).status)
  expect(statuses).toEqual(new Set([200, 429]))
  expect((await from('2001:db8:0:8::1')).status).toBe(200)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

test('cheap reads are counted ten at a time', async () => {
  const writes: string[] = []
  documents().middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        writes.push(String(commandName))
        return next(args)
      },
    { step: 'initialize', name: 'countWrites' },
  )
  for (let n = 0; n < 30; n++) await take('read', { account: 'reader', user: 'u' }, noon)
  documents().middlewareStack.remove('countWrites')
  expect(writes).toHaveLength(3)
})
