import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { messages } from '../../../../shared/messages.ts'
import { securityMessages } from '../../../../shared/security-messages.ts'
import { type Called, type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { startPeople, type TestPeople } from '../../../../test/builders/people.ts'
import { counterOf } from '../../../domains/auth/one-time-codes.ts'
import { openSecret, sealSecret } from '../../../domains/auth/sealed-secret.ts'
import { beginHalfSession } from '../../../domains/auth/store/half-sessions.ts'
import { propose, switchOn } from '../../../domains/auth/store/second-factor.ts'
import { endSessions } from '../../../kernel/accounts/end-sessions.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { handler as begin } from './begin-two-factor.ts'
import { handler as confirm } from './confirm-two-factor.ts'
import { handler as newCodes } from './create-recovery-codes.ts'
import { handler as end } from './end-two-factor.ts'
import { handler as getMe } from './get-me.ts'
import { handler as getTwoFactor } from './get-two-factor.ts'
import { handler as login } from './login.ts'
import { handler as secondStep } from './second-step.ts'

const password = 'another one, long'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
let people: TestPeople
beforeAll(async () => {
  people = await startPeople(password)
})
afterAll(() => people.stop())

type Somebody = { accountId: 'acct'; userId: string; email: string; session: string }
async function somebody(): Promise<Somebody> {
  const { id: userId, email } = await people.somebody()
  return { accountId: 'acct', userId, email, session: await startSession('acct', userId, new Date()) }
}
/** Somebody who has it on, with recovery codes that are known here. */
async function guarded(codes: readonly string[] = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']): Promise<Somebody> {
  const person = await somebody()
  await propose(person, secret, new Date(Date.now() + 60_000))
  expect(await switchOn(person, { secret, counter: 0, codes, now: new Date() })).toBe(true)
  return person
}
/** What an app shows so many half minutes from now: the one before and the one after count as well, so three calls in a row can have one each. */
const shown = (of = secret, halfMinutes = 0) => new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })
const address = () => people.address()
const signIn = (email: string, more: CallInput = {}) => callHandler(login, 'POST', '/auth/login', { body: { email, password }, address: address(), ...more })
const cookieIn = ({ cookies }: Called, name: string) => new RegExp(`^${name}=([^;]*)`).exec(cookies.find((one) => one.startsWith(`${name}=`)) ?? '')?.[1] ?? ''
const half = (first: Called) => cookieIn(first, 'almanac_second_step')
const step = (token: string, code: string, more: CallInput = {}) =>
  callHandler(secondStep, 'POST', '/auth/second-step', { body: { code }, address: address(), headers: { cookie: `almanac_second_step=${token}` }, ...more })
const ask = (handler: typeof begin, path: string, { session }: Somebody, body: Record<string, unknown>) =>
  callHandler(handler, 'POST', path, { session, body, address: address() })
const stateOf = async ({ session }: Somebody) => (await callHandler(getTwoFactor, 'GET', '/auth/two-factor', { session })).json
const isIn = async (session: string) => (await callHandler(getMe, 'GET', '/me', { session })).status === 200
const subjects = async (email: string) => (await people.mail.to(email)).map(({ subject }) => subject)

test('it is set up by the password and a first code, which gives ten recovery codes that are kept as hashes', async () => {
  const person = await somebody()
  expect(await ask(begin, '/auth/two-factor/begin', person, { password: 'wrong' })).toMatchObject({
    status: 400,
    json: { error: securityMessages.password.wrong },
  })
  const { json } = await ask(begin, '/auth/two-factor/begin', person, { password })
  const made = String(json.secret)
  expect(String(json.uri)).toContain(`otpauth://totp/Almanac:${encodeURIComponent(person.email)}?issuer=Almanac&secret=${made}`)
  expect(await ask(confirm, '/auth/two-factor/confirm', person, { code: shown() })).toMatchObject({ status: 400 })
  expect((await signIn(person.email)).json).toHaveProperty('me')
  const confirmed = await ask(confirm, '/auth/two-factor/confirm', person, { code: shown(made) })
  const codes: string[] = JSON.parse(confirmed.text).codes
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}$/)
  expect(await stateOf(person)).toMatchObject({ since: expect.any(String), codes_left: 10 })
  expect(await subjects(person.email)).toEqual(['Two-factor authentication is on'])
  const query = { KeyConditionExpression: 'pk = :pk AND sk = :sk', ExpressionAttributeValues: { ':pk': 'A#acct', ':sk': `SECOND#${person.userId}` } }
  const { Items } = await documents().send(new QueryCommand({ TableName: tableName(), ...query }))
  expect(Items).toHaveLength(1)
  for (const code of codes) expect(JSON.stringify(Items?.map((item) => [...item.codes]))).not.toContain(code)
  // no table, backup or export gives away what the app knows
  expect(JSON.stringify(Items)).not.toContain(made)
  expect(openSecret(person, Items?.[0]?.secret)).toBe(made)
  expect((await step(half(await signIn(person.email)), shown(made, 1))).status).toBe(200)
  // once it is on, no other secret takes its place
  expect(await ask(begin, '/auth/two-factor/begin', person, { password })).toMatchObject({ status: 409, json: { error: securityMessages.twoFactor.isOn } })
})

test('a sealed secret opens for its person alone, under its key alone, unchanged; without a key none is kept', () => {
  const [ada, ben] = [
    { accountId: 'acct', userId: 'ada' },
    { accountId: 'acct', userId: 'ben' },
  ]
  const sealed = sealSecret(ada, secret)
  expect([openSecret(ada, sealed), sealSecret(ada, secret) === sealed, openSecret(ada, secret)]).toEqual([secret, false, secret])
  const changed = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`
  for (const wrong of [changed, sealed.slice(0, -4), 'v1.']) expect(() => openSecret(ada, wrong)).toThrow()
  expect(() => openSecret(ben, sealed)).toThrow()
  const key = process.env.ALMANAC_SECOND_FACTOR_KEY
  try {
    process.env.ALMANAC_SECOND_FACTOR_KEY = 'another key'
    expect(() => openSecret(ada, sealed)).toThrow()
    delete process.env.ALMANAC_SECOND_FACTOR_KEY
    expect(() => sealSecret(ada, secret)).toThrow('ALMANAC_SECOND_FACTOR_KEY is not set.')
  } finally {
    process.env.ALMANAC_SECOND_FACTOR_KEY = key
  }
})

test('signing in takes both steps, and each gives a token that nobody held before', async () => {
  const person = await guarded()
  const first = await signIn(person.email, { session: person.session })
  expect(first).toMatchObject({ status: 200, json: { second_step: true } })
  expect(first.json).not.toHaveProperty('me')
  expect(first.cookies.join()).toMatch(/^almanac_second_step=[\w-]{43}; Path=\/api\/auth; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/)
  expect(await isIn(half(first))).toBe(false)
  const second = await step(half(first), shown(), { headers: { cookie: `almanac_second_step=${half(first)}; almanac_session=${person.session}` } })
  expect(second).toMatchObject({ status: 200, json: { me: { id: person.userId } } })
  const session = cookieIn(second, 'almanac_session')
  expect([half(first), person.session, '']).not.toContain(session)
  expect([await isIn(session), await isIn(person.session)]).toEqual([true, false])
  // a planted half session is not the one that the next sign-in uses
  expect(half(await signIn(person.email, { headers: { cookie: `almanac_second_step=${half(first)}` } }))).not.toBe(half(first))
})

test('a code works once, also when two ask at the same time, and so does what the first step gave', async () => {
  const person = await guarded()
  const [one, two] = [half(await signIn(person.email)), half(await signIn(person.email))]
  const code = shown()
  const both = await Promise.all([step(one, code), step(two, code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  const used = both[0]?.status === 200 ? one : two
  expect(await step(used, shown(secret, 1))).toMatchObject({ status: 401, json: { error: securityMessages.twoFactor.stepOver }, cookies: [] })
})

test('a code of before the last one that was taken is refused, though an app showed it just now', async () => {
  const person = await guarded()
  expect((await step(half(await signIn(person.email)), shown(secret, 1))).status).toBe(200)
  const left = half(await signIn(person.email))
  expect(await step(left, shown(secret, 0))).toMatchObject({ status: 400, json: { error: securityMessages.twoFactor.codeWrong } })
})

test('the code before and the one after count, and none further away', () => {
  const now = new Date('2026-11-22T09:41:10Z')
  const at = (seconds: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1000 })
  const here = Math.floor(now.getTime() / 30_000)
  expect([-60, -30, 0, 30, 60].map((seconds) => counterOf(secret, at(seconds), now))).toEqual([null, here - 1, here, here + 1, null])
})

test('a recovery code signs in once, however it is typed, and the person is told', async () => {
  const person = await guarded()
  expect((await step(half(await signIn(person.email)), ' AAAA BBBB CCCC-DDDD ')).status).toBe(200)
  expect(await subjects(person.email)).toEqual(['A recovery code was used to sign in'])
  expect(await step(half(await signIn(person.email)), 'aaaa-bbbb-cccc-dddd')).toMatchObject({ status: 400 })
  expect(await stateOf(person)).toMatchObject({ codes_left: 1 })
  expect((await step(half(await signIn(person.email)), 'eeee-ffff-gggg-hhhh')).status).toBe(200)
  expect(await stateOf(person)).toMatchObject({ codes_left: 0 })
})

test('guessing at codes comes to an end, whatever address and first step it comes from, even when right', async () => {
  const person = await guarded()
  for (let n = 0; n < 10; n++) {
    const answer = await step(half(await signIn(person.email)), '000000', { address: `203.0.113.${n}` })
    expect([400, 200]).toContain(answer.status)
  }
  const right = await step(half(await signIn(person.email)), shown(), { address: '203.0.113.99' })
  expect(right).toMatchObject({ status: 429, json: { error: messages.signIn.tooMany }, cookies: [] })
})

test('without the first step, after ten minutes, or with the password changed meanwhile there is no second one', async () => {
  const person = await guarded()
  const over = { status: 401, json: { error: securityMessages.twoFactor.stepOver }, cookies: [] }
  expect(await step('A'.repeat(43), shown())).toMatchObject(over)
  expect(await step('', shown(), { headers: {} })).toMatchObject(over)
  const late = /=([^;]*)/.exec(await beginHalfSession('acct', person.userId, new Date(Date.now() - 601_000)))?.[1] ?? ''
  expect(await step(late, shown())).toMatchObject(over)
  const left = half(await signIn(person.email))
  await endSessions('acct', person.userId)
  expect(await step(left, shown())).toMatchObject(over)
})

test('it is switched off by password and code together, and an email says so', async () => {
  const person = await guarded()
  const off = (body: Record<string, unknown>) => ask(end, '/auth/two-factor/end', person, body)
  expect((await off({ password: 'wrong', code: shown() })).status).toBe(400)
  expect((await off({ password, code: '000000' })).json.error).toBe(securityMessages.twoFactor.codeWrong)
  expect(await stateOf(person)).toMatchObject({ since: expect.any(String) })
  expect((await off({ password, code: shown() })).status).toBe(204)
  expect(await stateOf(person)).toEqual({ since: null, codes_left: 0 })
  expect(await subjects(person.email)).toEqual(['Two-factor authentication is off'])
  expect((await signIn(person.email)).json).toHaveProperty('me')
  expect((await off({ password, code: shown(secret, 1) })).json.error).toBe(securityMessages.twoFactor.isOff)
})

test('new recovery codes take the place of all others', async () => {
  const person = await guarded()
  const made = await ask(newCodes, '/auth/two-factor/codes', person, { password, code: shown() })
  const [code = ''] = JSON.parse(made.text).codes
  expect(await stateOf(person)).toMatchObject({ codes_left: 10 })
  expect(await step(half(await signIn(person.email)), 'eeee-ffff-gggg-hhhh')).toMatchObject({ status: 400 })
  expect((await step(half(await signIn(person.email)), code)).status).toBe(200)
  expect(await subjects(person.email)).toContain('You have new recovery codes')
})

test('of two first codes at once one switches it on, and only its recovery codes work', async () => {
  const person = await somebody()
  await propose(person, secret, new Date(Date.now() + 60_000))
  const both = await Promise.all([1, 2].map(() => ask(confirm, '/auth/two-factor/confirm', person, { code: shown() })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})
