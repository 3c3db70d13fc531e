import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { budgets } from '../../../../shared/limits.ts'
import { messages } from '../../../../shared/messages.ts'
import { type Called, type CallInput, callHandler } from '../../../../test/builders/call.ts'
import type { Sent } from '../../../../test/builders/mail.ts'
import { startPeople, type TestPeople } from '../../../../test/builders/people.ts'
import { putReset } from '../../../domains/auth/store/resets.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { putUser } from '../../../kernel/accounts/store.ts'
import { handler as forgot } from './forgot-password.ts'
import { handler as getMe } from './get-me.ts'
import { handler as getReset } from './get-reset.ts'
import { handler as login } from './login.ts'
import { handler as reset } from './reset-password.ts'

const fresh = 'kettle crane river'
let people: TestPeople
beforeAll(async () => {
  people = await startPeople('another one, long')
})
afterAll(() => people.stop())
const somebody = () => people.somebody()
const address = () => people.address()
const ask = (email: string, more: CallInput = {}) => callHandler(forgot, 'POST', '/auth/forgot', { body: { email }, address: address(), ...more })
const set = (token: string, password = fresh) => callHandler(reset, 'POST', '/auth/reset', { body: { token, password }, address: address() })
const look = (token: string) => callHandler(getReset, 'GET', '/auth/reset/{token}', { params: { token }, address: address() })
const signIn = async (email: string, password: string) =>
  (await callHandler(login, 'POST', '/auth/login', { body: { email, password }, address: address() })).status
const linkIn = (sent: Sent | undefined) => /https?:\/\/\S+/.exec(sent?.text ?? '')?.[0] ?? ''
const tokenOf = async (email: string) =>
  linkIn((await people.mail.to(email))[0])
    .split('/')
    .at(-1) ?? ''
const isIn = async (session: string) => (await callHandler(getMe, 'GET', '/me', { session })).status === 200

test('a link of our own address sets a new password, ends every session, and signs nobody in', async () => {
  const { id, email } = await somebody()
  const sessions = [await startSession('acct', id, new Date()), await startSession('acct', id, new Date())]
  expect(await ask(` ${email.toUpperCase()} `, { headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' } })).toMatchObject({
    status: 202,
    json: { email },
  })
  expect(linkIn((await people.mail.to(email))[0])).toMatch(/^https:\/\/reports\.example\.com\/password\/[\w-]{43}$/)
  const token = await tokenOf(email)
  expect((await look(token)).json).toEqual({ email })
  expect(await Promise.all(sessions.map(isIn))).toEqual([true, true])
  const done = await set(token)
  expect(done).toMatchObject({ status: 200, json: { email } })
  expect(done.cookies.join()).toMatch(/^almanac_session=;/)
  expect(await Promise.all(sessions.map(isIn))).toEqual([false, false])
  expect([await signIn(email, 'another one, long'), await signIn(email, fresh)]).toEqual([401, 200])
  expect(await isIn(await startSession('acct', id, new Date()))).toBe(true)
})

test('a link works once and for an hour; those of before a change are over with it', async () => {
  const { id, email } = await somebody()
  const [first, second] = [
    await putReset({ accountId: 'acct', userId: id }, email, new Date()),
    await putReset({ accountId: 'acct', userId: id }, email, new Date()),
  ]
  const both = await Promise.all([set(first), set(first, 'river kettle crane')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  for (const token of [first, second])
    for (const answer of [await set(token), await look(token)]) expect(answer).toMatchObject({ status: 410, json: { error: messages.reset.used } })
  const other = await somebody()
  const late = await putReset({ accountId: 'acct', userId: other.id }, other.email, new Date(Date.now() - 3_600_000))
  expect(await set(late)).toMatchObject({ status: 410, json: { error: messages.reset.ended } })
  for (const never of ['A'.repeat(43), 'short']) expect(await set(never)).toMatchObject({ status: 410, json: { error: messages.reset.unknown } })
  expect(await signIn(other.email, 'another one, long')).toBe(200)
})

test('a weak password does not use the link up', async () => {
  const { email } = await somebody()
  await ask(email)
  const token = await tokenOf(email)
  for (const weak of ['password1234', 'Quillingsworth1'])
    expect(await set(token, weak)).toMatchObject({ status: 400, json: { error: messages.person.passwordWeak } })
  expect((await set(token)).status).toBe(200)
})

const shape = ({ status, json, cookies, headers }: Called, email: string) =>
  JSON.stringify([status, json, cookies, Object.keys(headers).sort()]).replaceAll(email, '')

test('an address without an account gets the same answer after the same steps, and an email that says so', async () => {
  const { email } = await somebody()
  const nobody = 'nobody@x.test'
  await putUser('acct', { id: 'invited', email: 'invited@x.test', name: 'I', role: 'MANAGER', type: 'member', joined: false, groups: {} })
  const known = shape(await ask(email), email)
  for (const other of [nobody, 'invited@x.test']) {
    expect(shape(await ask(other), other)).toBe(known)
    const [sent] = await people.mail.to(other)
    expect([sent?.subject, linkIn(sent)]).toEqual(['There is no account with this address', 'https://reports.example.com/login'])
  }
})

test('an address gets so many emails an hour, whether or not it has an account', async () => {
  const { email } = await somebody()
  for (const asked of [email, 'nobody2@x.test']) {
    const statuses: number[] = []
    for (let n = 0; n <= budgets.askedMail.person; n++) statuses.push((await ask(asked, { address: `203.0.113.${n}` })).status)
    expect(statuses.slice(-2)).toEqual([202, 429])
  }
})
