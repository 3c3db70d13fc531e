import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messages } from '../../../../shared/messages.ts'
import { firstPreferences } from '../../../../shared/preferences.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startPeople, type TestPeople } from '../../../../test/builders/people.ts'
import { putChange } from '../../../domains/preferences/store/email-changes.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { handler as getMe } from '../auth/get-me.ts'
import { handler as login } from '../auth/login.ts'
import { handler as cancelChange } from './cancel-email-change.ts'
import { handler as changeEmail } from './change-email.ts'
import { handler as confirmChange } from './confirm-email-change.ts'
import { handler as getDetails } from './get-own-details.ts'
import { handler as updateName } from './update-own-name.ts'
import { handler as updatePreferences } from './update-preferences.ts'

const password = 'kettle crane river'
let people: TestPeople
beforeAll(async () => {
  people = await startPeople(password)
})
afterAll(() => people.stop())

async function somebody(name = 'Ada Mary Byron') {
  const person = await people.somebody(name)
  return { ...person, session: await startSession('acct', person.id, new Date()), address: people.address() }
}
type Person = Awaited<ReturnType<typeof somebody>>
const me = async ({ session }: Person) => JSON.parse(JSON.stringify((await callHandler(getMe, 'GET', '/me', { session })).json.me))
const choose = ({ session }: Person, body: unknown) => callHandler(updatePreferences, 'PATCH', '/me/preferences', { session, body })
const ask = ({ session }: Person, email: string, given = password) =>
  callHandler(changeEmail, 'POST', '/me/email', { session, body: { email, password: given } })
const confirm = (token: string) => callHandler(confirmChange, 'POST', '/auth/email', { body: { token } })
const details = async ({ session }: Person) => (await callHandler(getDetails, 'GET', '/me/details', { session })).json
const signsIn = async (email: string, address: string) => (await callHandler(login, 'POST', '/auth/login', { body: { email, password }, address })).status
const tokenTo = async (email: string) => /\/email\/([\w-]{43})/.exec((await people.mail.to(email))[0]?.text ?? '')?.[1] ?? ''

test('choices are kept one by one, and two that are made at once are both kept', async () => {
  const person = await somebody()
  expect((await me(person)).preferences).toEqual(firstPreferences)
  const both = await Promise.all([choose(person, { theme: 'dark' }), choose(person, { date_format: 'month', week_start: 'sunday' })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await choose(person, { timezone: 'America/New_York' })).json).toMatchObject({ me: { preferences: { timezone: 'America/New_York' } } })
  const chosen = { ...firstPreferences, theme: 'dark', date_format: 'month', week_start: 'sunday', timezone: 'America/New_York' }
  expect((await me(person)).preferences).toEqual(chosen)
  await choose(person, { timezone: null })
  expect((await me(person)).preferences).toEqual({ ...chosen, timezone: null })
})

test('what is no choice is refused and changes nothing', async () => {
  const person = await somebody()
  for (const body of [
    { theme: 'pink' },
    { timezone: 'Mars/Olympus' },
    { timezone: 'x'.repeat(5000) },
    { week_start: 7 },
    { number_format: null },
    { colour: 'red' },
  ])
    expect((await choose(person, body)).status).toBe(400)
  expect((await me(person)).preferences).toEqual(firstPreferences)
})

test('a name is changed in its two parts', async () => {
  const person = await somebody()
  const rename = (first_name: string, last_name: string) =>
    callHandler(updateName, 'PATCH', '/me/name', { session: person.session, body: { first_name, last_name } })
  expect(await details(person)).toMatchObject({ first_name: 'Ada', last_name: 'Mary Byron' })
  expect((await rename('Ada Mary', 'Lovelace')).json).toMatchObject({ me: { name: 'Ada Mary Lovelace' } })
  expect(await details(person)).toMatchObject({ first_name: 'Ada Mary', last_name: 'Lovelace' })
  expect(await rename('<b>', 'Lovelace')).toMatchObject({ status: 400, json: { error: messages.person.firstNameInvalid } })
  expect((await me(person)).name).toBe('Ada Mary Lovelace')
})

test('the link to a new address changes it once, with its password; the old address is told', async () => {
  const person = await somebody()
  const next = `new.${person.email}`
  expect(await ask(person, ` ${next.toUpperCase()} `)).toMatchObject({ status: 202, json: { email: next } })
  expect((await details(person)).waiting_email).toBe(next)
  const [notice] = await people.mail.to(person.email)
  expect(notice?.text.replaceAll('\n', ' ')).toContain(next)
  expect((await me(person)).email).toBe(person.email)
  const token = await tokenTo(next)
  const both = await Promise.all([confirm(token), confirm(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expect(await me(person)).toMatchObject({ email: next })
  expect(await details(person)).toMatchObject({ email: next, waiting_email: null })
  expect([await signsIn(person.email, person.address), await signsIn(next, person.address)]).toEqual([401, 200])
  expect(await confirm(token)).toMatchObject({ status: 410, json: { error: messages.emailChange.used } })
})

test('the link starts with our own address, whatever host the request names', async () => {
  const { session, email } = await somebody()
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-almanac-host': 'evil.test' }
  const asked = await callHandler(changeEmail, 'POST', '/me/email', { session, headers, body: { email: `new.${email}`, password } })
  expect(asked.status).toBe(202)
  const sent = [...(await people.mail.to(`new.${email}`)), ...(await people.mail.to(email))]
  expect(sent.map(({ text, html }) => `${text} ${html}`.includes('evil'))).toEqual([false, false])
  expect(sent[0]?.text).toContain('https://reports.example.com/email/')
})

test('a link that was taken back, replaced, has ended or never was changes nothing', async () => {
  const person = await somebody()
  const self = { accountId: 'acct', userId: person.id }
  const first = await putChange(self, person.email, 'first@y.test', new Date())
  const second = await putChange(self, person.email, 'second@y.test', new Date())
  expect(await confirm(first)).toMatchObject({ status: 410, json: { error: messages.emailChange.used } })
  expect((await callHandler(cancelChange, 'DELETE', '/me/email', { session: person.session })).status).toBe(204)
  expect(await confirm(second)).toMatchObject({ status: 410, json: { error: messages.emailChange.used } })
  const late = await putChange(self, person.email, 'late@y.test', new Date(Date.now() - 24 * 3_600_000))
  expect(await confirm(late)).toMatchObject({ status: 410, json: { error: messages.emailChange.ended } })
  for (const never of ['A'.repeat(43), 'short']) expect(await confirm(never)).toMatchObject({ status: 410, json: { error: messages.emailChange.unknown } })
  expect((await me(person)).email).toBe(person.email)
})

test('an address that somebody has is asked for like any other, and its link says so', async () => {
  const [person, other] = [await somebody(), await somebody()]
  expect((await ask(person, other.email)).status).toBe(202)
  expect(await confirm(await tokenTo(other.email))).toMatchObject({ status: 409, json: { error: messages.signIn.emailTaken } })
  expect([(await me(person)).email, (await me(other)).email]).toEqual([person.email, other.email])
})

test('the password is asked for, and guesses at it come to an end', async () => {
  const person = await somebody()
  for (let guess = 0; guess < 10; guess++)
    expect(await ask(person, 'thief@y.test', `guess ${guess}`)).toMatchObject({ status: 403, json: { error: messages.emailChange.wrongPassword } })
  expect((await ask(person, 'thief@y.test')).status).toBe(429)
  expect(await people.mail.to('thief@y.test')).toEqual([])
  const own = await somebody()
  expect(await ask(own, own.email)).toMatchObject({ status: 400, json: { error: messages.emailChange.same } })
})
