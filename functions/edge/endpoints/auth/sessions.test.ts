import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messages } from '../../../../shared/messages.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { type Called, type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { startPeople, type TestPeople } from '../../../../test/builders/people.ts'
import { putReset } from '../../../domains/auth/store/resets.ts'
import { findSession, sessionHash, startSession } from '../../../kernel/accounts/sessions.ts'
import { deviceOf, networkOf } from '../../../kernel/accounts/whence.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { sessionPrefix } from '../../../kernel/table/table.ts'
import { handler as change } from './change-password.ts'
import { handler as endSession } from './end-session.ts'
import { handler as getMe } from './get-me.ts'
import { handler as list } from './list-sessions.ts'
import { handler as login } from './login.ts'
import { handler as reset } from './reset-password.ts'
import { handler as everywhere } from './sign-out-everywhere.ts'

const password = 'another one, long'
const fresh = 'kettle crane river'
let people: TestPeople
beforeAll(async () => {
  people = await startPeople(password)
})
afterAll(() => people.stop())
const somebody = () => people.somebody()
const chrome = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
const address = () => people.address()
const signIn = (email: string, given = password, more: CallInput = {}) =>
  callHandler(login, 'POST', '/auth/login', { body: { email, password: given }, address: address(), ...more })
const tokenIn = ({ cookies }: Called) => /^almanac_session=([^;]*)/.exec(cookies.find((one) => one.startsWith('almanac_session=')) ?? '')?.[1] ?? ''
const begin = (id: string) => startSession('acct', id, new Date())
const isIn = async (session: string) => (await callHandler(getMe, 'GET', '/me', { session })).status === 200
type Row = {
  id: string
  current: boolean
  began: string
  seen: string
  browser: string | null
  system: string | null
  network: string | null
  country: string | null
}
const rowsOf = (answer: Called): Row[] => JSON.parse(answer.text).sessions
const sessionsOf = async (session: string) => rowsOf(await callHandler(list, 'GET', '/auth/sessions', { session }))
const end = (session: string, id: string) => callHandler(endSession, 'DELETE', '/auth/sessions/{id}', { session, params: { id } })
const changeTo = (session: string, body: Record<string, unknown>) => callHandler(change, 'POST', '/auth/password', { session, body, address: address() })

test('a list tells device, place and time of each session of mine, this one first, and of nobody else', async () => {
  const { id, email } = await somebody()
  const other = await somebody()
  await begin(other.id)
  const old = await begin(id)
  const session = tokenIn(await signIn(email, password, { headers: { 'user-agent': chrome }, address: '192.0.2.77' }))
  const [first, second, ...rest] = await sessionsOf(session)
  expect(first).toMatchObject({ browser: 'Chrome', system: 'macOS', network: '192.0.2.x', country: null, current: true })
  expect(Date.now() - Date.parse(first?.began ?? '')).toBeLessThan(60_000)
  expect(second).toMatchObject({ browser: null, current: false })
  expect(rest).toEqual([])
  expect(JSON.stringify(first)).not.toContain(session)
  expect(await isIn(old)).toBe(true)
})

test('the country is told by the front alone, in the header that the deployment names', async () => {
  const { email } = await somebody()
  const named = { ALMANAC_COUNTRY_HEADER: 'CloudFront-Viewer-Country', ALMANAC_FRONT_SECRET: 'front-secret' }
  Object.assign(process.env, named)
  const from = async (headers: Record<string, string>) => (await sessionsOf(tokenIn(await signIn(email, password, { headers }))))[0]?.country
  expect(await from({ 'cloudfront-viewer-country': 'DE', 'x-almanac-front': 'front-secret' })).toBe('DE')
  expect(await from({ 'cloudfront-viewer-country': 'DE' })).toBeNull()
  expect(await from({ 'cloudfront-viewer-country': '<b>', 'x-almanac-front': 'front-secret' })).toBeNull()
  for (const name of Object.keys(named)) delete process.env[name]
})

test.each([
  [chrome, 'Chrome on macOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5.0', 'curl'],
  ['<script>alert(1)</script>', 'Unknown device'],
])('%s is %s', (agent, words) => {
  expect(securityMessages.device(deviceOf(agent))).toBe(words)
})

test.each([
  ['192.0.2.77', '192.0.2.x'],
  ['::ffff:192.0.2.77', '192.0.2.x'],
  ['2001:db8:7:9::5', '2001:db8:7:x'],
  ['::1', 'loopback'],
  ['unknown', null],
])('of the address %s only %s is kept', (given, kept) => {
  expect(networkOf(given)).toBe(kept)
})

test('a session is ended by its id, at once and once; one of somebody else answers as one of nobody', async () => {
  const { id } = await somebody()
  const [mine, other] = [await begin(id), await begin(id)]
  const otherId = (await sessionsOf(mine)).find(({ current }) => !current)?.id ?? ''
  const stranger = await begin((await somebody()).id)
  const missing = await end(stranger, 'none')
  expect(missing).toMatchObject({ status: 404, json: { error: securityMessages.sessions.missing } })
  expect((await end(stranger, otherId)).json).toMatchObject({ status: 404, error: missing.json.error })
  expect(await isIn(other)).toBe(true)
  const both = await Promise.all([end(mine, otherId), end(mine, otherId)])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 404])
  expect([await isIn(mine), await isIn(other)]).toEqual([true, false])
  expect(await sessionsOf(mine)).toHaveLength(1)
})

test('signing out everywhere ends all others, gives this one a new token, and voids links to a new password', async () => {
  const { id, email } = await somebody()
  const [mine, other] = [await begin(id), await begin(id)]
  const began = (await sessionsOf(mine)).find(({ current }) => current)?.began
  const link = await putReset({ accountId: 'acct', userId: id }, email, new Date())
  const answer = await callHandler(everywhere, 'POST', '/auth/sign-out-everywhere', { session: mine })
  expect(answer.status).toBe(204)
  const renewed = tokenIn(answer)
  expect([await isIn(mine), await isIn(other), await isIn(renewed)]).toEqual([false, false, true])
  expect(await sessionsOf(renewed)).toEqual([expect.objectContaining({ current: true, began })])
  expect((await callHandler(reset, 'POST', '/auth/reset', { body: { token: link, password: fresh } })).status).toBe(410)
})

test('the last use is written after some minutes, and not by every call', async () => {
  const { id } = await somebody()
  const session = await begin(id)
  const seen = async () => (await findSession(session, new Date()))?.seen ?? ''
  const first = await seen()
  await isIn(session)
  expect(await seen()).toBe(first)
  const before = new Date(Date.now() - 6 * 60_000).toISOString()
  const Key = { pk: sessionPrefix + sessionHash(session), sk: 'SESSION' }
  const update = { UpdateExpression: 'SET seen = :before', ExpressionAttributeValues: { ':before': before } }
  await documents().send(new UpdateCommand({ TableName: tableName(), Key, ...update }))
  await isIn(session)
  expect(Date.parse(await seen())).toBeGreaterThan(Date.parse(before) + 5 * 60_000)
})

test('a password is changed by the current one: every other session ends, this one has a new token, and an email says so', async () => {
  const { id, email } = await somebody()
  const [mine, other] = [await begin(id), await begin(id)]
  const done = await changeTo(mine, { current: password, password: fresh })
  expect(done.status).toBe(204)
  const renewed = tokenIn(done)
  expect([await isIn(mine), await isIn(other), await isIn(renewed)]).toEqual([false, false, true])
  expect([(await signIn(email)).status, (await signIn(email, fresh)).status]).toEqual([401, 200])
  const [sent] = await people.mail.to(email)
  expect(sent?.subject).toBe('Your password was changed')
  expect(sent?.text).toContain('https://reports.example.com/settings/preferences/security')
})

test('without the current password, with a weak one, or with the same one, nothing changes', async () => {
  const { id, email } = await somebody()
  const mine = await begin(id)
  const refused: [Record<string, unknown>, string][] = [
    [{ current: 'wrong', password: fresh }, securityMessages.password.wrong],
    [{ current: '', password: fresh }, securityMessages.password.currentRequired],
    [{ current: password, password: 'Quillingsworth1' }, messages.person.passwordWeak],
    [{ current: password, password }, securityMessages.password.same],
  ]
  for (const [body, error] of refused) expect(await changeTo(mine, body)).toMatchObject({ status: 400, json: { error }, cookies: [] })
  expect(await isIn(mine)).toBe(true)
  expect(await people.mail.to(email)).toEqual([])
})

test('a stolen session can guess at the password ten times, and no more', async () => {
  const { id } = await somebody()
  const mine = await begin(id)
  const guesses = await Promise.all(Array.from({ length: 12 }, () => changeTo(mine, { current: 'wrong', password: fresh })))
  expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10)
  expect(await changeTo(mine, { current: password, password: fresh })).toMatchObject({ status: 429, json: { error: messages.signIn.tooMany } })
})

test('of two changes at once one wins, and whoever lost is told', async () => {
  const { id } = await somebody()
  const two = [await begin(id), await begin(id)]
  const statuses = await Promise.all(two.map(async (session, n) => (await changeTo(session, { current: password, password: `${fresh} ${n}` })).status))
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
})

test('a password that is changed is changed though the email cannot be sent', async () => {
  const { id, email } = await somebody()
  const from = process.env.ALMANAC_MAIL_FROM
  process.env.ALMANAC_MAIL_FROM = 'nobody'
  expect((await changeTo(await begin(id), { current: password, password: fresh })).status).toBe(204)
  process.env.ALMANAC_MAIL_FROM = from
  expect((await signIn(email, fresh)).status).toBe(200)
})
