import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { budgets } from '../../../../shared/limits.ts'
import { messages } from '../../../../shared/messages.ts'
import { requestMessages } from '../../../../shared/request-messages.ts'
import { type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { cheapHash } from '../../../../test/builders/password-hash.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { countAttempt } from '../../../domains/auth/attempts.ts'
import { hashPassword } from '../../../domains/auth/password.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { putAccount, putGroup, putUser } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { addressBlock } from '../../../kernel/request/address-block.ts'
import { take } from '../../../kernel/request/limits.ts'
import { handler as getMe } from './get-me.ts'
import { handler as login } from './login.ts'
import { handler as logout } from './logout.ts'
import { handler as logoutByLink } from './logout-by-link.ts'

const email = 'ada@x.test'
const password = 'correct horse'
/** Kept with the strength that new passwords get. */
const strong = 'grace@x.test'
const cheap = 'edsger@x.test'
let table: TestTable

beforeAll(async () => {
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  process.env.ALMANAC_BILLING = 'stripe'
  table = await startTable()
  await putAccount({ id: 'acct', name: 'Acme', timezone: 'Europe/London', features: { ads: true } })
  await putGroup('acct', { entity_gid: 'g1', name: 'Shops', timezone: null })
  await putGroup('acct', { entity_gid: 'g2', name: 'Brand', timezone: 'Asia/Tokyo' })
  const groups = { g1: { role: 'RESTRICTED', permissions: { reports: 'view' } }, gone: { role: 'ADMIN', permissions: {} } } as const
  await putUser('acct', { id: 'u', email, name: 'Ada', role: 'RESTRICTED', type: 'member', joined: true, groups }, cheapHash(password))
  await putUser(
    'acct',
    { id: 'strong', email: strong, name: 'Grace', role: 'RESTRICTED', type: 'member', joined: true, groups: {} },
    await hashPassword(password),
  )
  const other = { id: 'other', email: cheap, name: 'Edsger', role: 'RESTRICTED', type: 'member', joined: true, groups: {} } as const
  await putUser('acct', other, cheapHash(password))
  await putUser('acct', { id: 'invited', email: 'new@x.test', name: 'New', role: 'RESTRICTED', type: 'member', joined: false, groups: {} })
})
afterAll(() => table.stop())

const signIn = (body: unknown, more: CallInput = {}) => callHandler(login, 'POST', '/auth/login', { body, ...more })
const tokenIn = (cookies: string[]) => /^almanac_session=([^;]*)/.exec(cookies[0] ?? '')?.[1] ?? ''
/** Where it does not matter how somebody came in. */
const signedIn = () => startSession('acct', 'u', new Date())
const me = (session: string) => callHandler(getMe, 'GET', '/me', { session })

test('signing in gives a new opaque session that only its hash is kept of', async () => {
  const first = await signIn({ email: ' ADA@x.test ', password })
  expect(first).toMatchObject({ status: 200, json: { me: { id: 'u', isOwner: false, account: { id: 'acct' } } } })
  expect(first.cookies[0]).toMatch(/^almanac_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600; Secure$/)
  const token = tokenIn(first.cookies)
  const { Items } = await documents().send(new ScanCommand({ TableName: tableName() }))
  expect(JSON.stringify(Items)).not.toContain(token)
  expect(JSON.stringify(Items)).not.toContain(password)
  const second = await signIn({ email, password }, { session: token })
  expect(tokenIn(second.cookies)).not.toBe(token)
  expect((await me(token)).status).toBe(401)
  expect((await me(tokenIn(second.cookies))).status).toBe(200)
})

test('a session that somebody else put into a browser is worth nothing, before signing in there and after', async () => {
  const planted = 'A'.repeat(43)
  expect((await me(planted)).status).toBe(401)
  const answer = await signIn({ email, password }, { session: planted })
  expect(tokenIn(answer.cookies)).not.toBe(planted)
  expect([(await me(planted)).status, (await me(tokenIn(answer.cookies))).status]).toEqual([401, 200])
})

test('me shows the groups that exist, with the level in each section, and plan features over the defaults', async () => {
  const { json } = await me(await signedIn())
  expect(json).toMatchObject({
    me: {
      entities: [{ entity_gid: 'g1', name: 'Shops', timezone: null, permissions: { reports: 'view', publish: 'none' } }],
      features: { ads: true, sentiment: false },
    },
  })
})

/** What a browser sends with a link that was clicked on our own page. */
const clicked = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' }

test.each([
  ['posting', logout, 'POST', '/auth/logout', 204, {}],
  ['clicking the link', logoutByLink, 'GET', '/logout', 302, clicked],
  ['opening its address', logoutByLink, 'GET', '/logout', 302, { ...clicked, 'sec-fetch-site': 'none' }],
] as const)('%s ends the session at once', async (_, handler, method, path, status, headers) => {
  const session = await signedIn()
  const answer = await callHandler(handler, method, path, { session, headers })
  expect(answer.status).toBe(status)
  expect(answer.cookies[0]).toMatch(/^almanac_session=; .*Max-Age=0/)
  expect((await me(session)).status).toBe(401)
})

test.each([
  ['a link on another site', { ...clicked, 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbouring domain', { ...clicked, 'sec-fetch-site': 'same-site' }],
  ['a picture', { ...clicked, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame', { ...clicked, 'sec-fetch-dest': 'iframe' }],
  ['a script that asks', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a script that leaves the page', { ...clicked, 'sec-fetch-user': '' }],
  ['what says nothing of itself', {}],
])('%s signs nobody out', async (_, headers) => {
  const session = await signedIn()
  const answer = await callHandler(logoutByLink, 'GET', '/logout', { session, headers })
  expect(answer).toMatchObject({ status: 403, cookies: [] })
  expect((await me(session)).status).toBe(200)
})

test.each(['image', 'script', 'style', 'iframe', 'video', 'object'])('no answer is given as a part of a page: %s', async (dest) => {
  const answer = await callHandler(getMe, 'GET', '/me', { headers: { 'sec-fetch-dest': dest } })
  expect(answer).toMatchObject({ status: 403, json: { error: requestMessages.embedded } })
})

test('a wrong password, an unknown address and an invitation not taken up read the same', async () => {
  const wrong = await signIn({ email, password: 'wrong' }, { address: '192.0.2.9' })
  const unknown = await signIn({ email: 'nobody@x.test', password: 'wrong' }, { address: '192.0.2.9' })
  const invited = await signIn({ email: 'new@x.test', password: 'wrong' }, { address: '192.0.2.9' })
  for (const answer of [wrong, unknown, invited]) {
    expect(answer).toMatchObject({ status: 401, json: { error: messages.signIn.wrong }, cookies: [] })
    expect(answer.json.mustLogin).toBeUndefined()
  }
})

test.each([
  [email, 0],
  // each of these costs as much as a real password
  ['nobody@x.test', 8],
] as const)('the eleventh guess at %s is refused for a while, even when right, and others are not', async (guessed, before) => {
  const address = '198.51.100.7'
  for (let n = 0; n < before; n++) await countAttempt(guessed, addressBlock(address), new Date())
  const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => signIn({ email: guessed, password: `guess ${n}` }, { address })))
  expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10 - before)
  for (let n = 0; n < 10; n++) await signIn({ email: guessed, password: 'again' }, { address })
  const right = await signIn({ email: guessed, password }, { address })
  expect(right).toMatchObject({ status: 429, json: { error: messages.signIn.tooMany } })
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  expect((await signIn({ email, password }, { address: '198.51.100.8' })).status).toBe(200)
})

const deviceIn = (cookies: string[]) => ({ cookie: /^(almanac_device=[\w-]{43}); Path=\/api\/auth; HttpOnly; SameSite=Lax;/.exec(cookies[1] ?? '')?.[1] ?? '' })

test('whoever guesses from the same network locks nobody out of a browser they have signed in with', async () => {
  const address = '198.51.100.20'
  const headers = deviceIn((await signIn({ email, password }, { address })).cookies)
  for (let n = 0; n < 12; n++) await signIn({ email, password: `guess ${n}` }, { address })
  expect((await signIn({ email, password }, { address })).status).toBe(429)
  expect((await signIn({ email, password }, { address, headers })).status).toBe(200)
  // and the same browser elsewhere
  expect((await signIn({ email, password }, { address: '198.51.100.21', headers })).status).toBe(200)
})

test('a known device has its own ten guesses at whoever signed in with it, and none more at anybody else', async () => {
  const address = '198.51.100.30'
  const headers = deviceIn((await signIn({ email, password }, { address })).cookies)
  const last = async (guessed: string, more: CallInput) => {
    for (let n = 0; n < 10; n++) await signIn({ email: guessed, password: `guess ${n}` }, { headers, ...more })
    return (await signIn({ email: guessed, password }, { headers, ...more })).status
  }
  expect(await last(email, { address })).toBe(429)
  expect(await last(cheap, { address })).toBe(429)
  expect((await signIn({ email: cheap, password }, { headers: {}, address })).status).toBe(429)
})

test('guessing over many accounts from one address, or from all addresses of a line, comes to an end, and elsewhere nobody notices', async () => {
  const statuses: number[] = []
  for (let n = 0; n <= budgets.signIn.address; n++) {
    await take('signIn', { address: `2001:db8:0:9::${n.toString(16)}` }, new Date()).then(
      () => statuses.push(200),
      ({ status }) => statuses.push(status),
    )
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(budgets.signIn.address)
  for (const guessed of [email, 'nobody@x.test']) {
    const answer = await signIn({ email: guessed, password }, { address: '2001:db8:0:9:ffff::1' })
    expect(answer).toMatchObject({ status: 429, cookies: [] })
    expect(answer.json.error).toMatch(/^Too many sign-in attempts in a short time\. Please try again in /)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await signIn({ email, password }, { address: '2001:db8:0:a::1' })).status).toBe(200)
})

test('a known address and an unknown one take as long', async () => {
  const median = async (guessed: string, net: number) => {
    const times: number[] = []
    for (let n = 0; n < 5; n++) {
      const begun = performance.now()
      await signIn({ email: guessed, password: 'wrong' }, { address: `192.0.2.${net + n}` })
      times.push(performance.now() - begun)
    }
    return times.sort((a, b) => a - b)[2] ?? Number.NaN
  }
  const ratio = (await median(strong, 100)) / (await median('nobody@x.test', 120))
  expect((await signIn({ email: strong, password })).status).toBe(200)
  // without the work that is done for nothing it is more than ten
  expect(ratio).toBeGreaterThan(1 / 4)
  expect(ratio).toBeLessThan(4)
})

test('attempts are forgotten one by one after fifteen minutes', async () => {
  const at = (minute: number) => countAttempt('slow@x.test', '192.0.2.1', new Date(Date.UTC(2026, 0, 1, 9, minute)))
  for (let minute = 0; minute < 10; minute++) await at(minute)
  await expect(at(14)).rejects.toMatchObject({ status: 429, extra: { retryAfter: 60 } })
  await at(15)
  await expect(at(15)).rejects.toMatchObject({ status: 429 })
})

test('a session is over at its time, whether or not the table has dropped it', async () => {
  const session = tokenIn((await signIn({ email, password })).cookies)
  const { findSession } = await import('../../../kernel/accounts/sessions.ts')
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  expect(await findSession(session, later(13))).not.toBeNull()
  expect(await findSession(session, later(15))).toBeNull()
})

test('an address belongs to one person over all accounts, and a list of users holds no password', async () => {
  const taken = { id: 'thief', email, name: 'T', role: 'OWNER', type: 'member', joined: true, groups: {} } as const
  await expect(putUser('other', taken)).rejects.toMatchObject({ status: 409, message: messages.signIn.emailTaken })
  const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': 'A#acct' } }
  const { Items } = await documents().send(new QueryCommand({ TableName: tableName(), ...query }))
  expect(JSON.stringify(Items)).not.toContain('scrypt')
})
