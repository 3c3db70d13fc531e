/** Getting emails again at an address that took none, and the link to a new address once more. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startPeople, type TestPeople } from '../../../../test/builders/people.ts'
import { handler as forgot } from '../../../edge/endpoints/auth/forgot-password.ts'
import { handler as getMe } from '../../../edge/endpoints/auth/get-me.ts'
import { handler as reset } from '../../../edge/endpoints/auth/reset-password.ts'
import { handler as changeEmail } from '../../../edge/endpoints/preferences/change-email.ts'
import { handler as resend } from '../../../edge/endpoints/preferences/resend-confirmation.ts'
import { handler as sendCode } from '../../../edge/endpoints/preferences/send-email-code.ts'
import { handler as verify } from '../../../edge/endpoints/preferences/verify-email.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { liftSuppression, suppress, suppressionOf } from '../../../kernel/mail/suppression.ts'
import { putCode, tryCode } from './email-codes.ts'

const password = 'kettle crane river'
let people: TestPeople
beforeAll(async () => {
  people = await startPeople(password)
})
afterAll(() => people.stop())

async function somebody() {
  const person = await people.somebody()
  return { ...person, session: await startSession('acct', person.id, new Date()) }
}
type Person = Awaited<ReturnType<typeof somebody>>
async function unreachable(): Promise<Person> {
  const person = await somebody()
  await suppress(person.email, { reason: 'BOUNCE', since: '2026-11-20T08:00:00.000Z' })
  return person
}
const me = async ({ session }: Person) => (await callHandler(getMe, 'GET', '/me', { session })).json.me
const ask = ({ session }: Person, headers: Record<string, string> = {}) => callHandler(sendCode, 'GET', '/me/email-verification-code', { session, headers })
const enter = ({ session }: Person, code: string) => callHandler(verify, 'POST', '/me/email-verification-code', { session, body: { code } })
const codesTo = async (email: string) => (await people.mail.to(email)).map(({ subject }) => subject.slice(0, 6))
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('whoever enters the code that was sent gets emails again', async () => {
  const person = await unreachable()
  expect(await me(person)).toMatchObject({ email_suppressed: true, suppressed_reason: 'BOUNCE', confirmed: true })
  expect((await ask(person)).json).toMatchObject({ email: person.email })
  const [code = ''] = await codesTo(person.email)
  const right = await enter(person, ` ${code} `)
  expect([right.status, right.json.me]).toMatchObject([200, { email_suppressed: false, suppressed_reason: null }])
  expect(await suppressionOf(person.email)).toBeNull()
  expect([(await enter(person, code)).json.error, (await ask(person)).json.error]).toEqual([messages.emailCode.ended, messages.emailCode.works(person.email)])
})

test('asking twice sends one email, and a page of another site sends none', async () => {
  const person = await unreachable()
  const foreign = await ask(person, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })
  const first = await ask(person)
  const second = await ask(person)
  expect([foreign.status, first.status, second.json.until]).toEqual([403, 200, first.json.until])
  expect(await codesTo(person.email)).toHaveLength(1)
})

test('a code takes five tries, also when they come at once, and then not even the right one', async () => {
  const person = await unreachable()
  await ask(person)
  const [code = ''] = await codesTo(person.email)
  for (const bad of ['12345', '1234567', '12345a', '', '١٢٣٤٥٦']) expect((await enter(person, bad)).json.error).toBe(messages.emailCode.digits)
  const wrong = await Promise.all(Array.from({ length: 5 }, () => enter(person, otherThan(code))))
  const said = wrong.map(({ json }) => json.error)
  expect(said).toEqual(expect.arrayContaining([...[4, 3, 2, 1].map(messages.emailCode.wrong), messages.emailCode.ended]))
  expect((await enter(person, code)).json.error).toBe(messages.emailCode.ended)
  expect(await suppressionOf(person.email)).not.toBeNull()
})

test('a code works for ten minutes', async () => {
  const self = { accountId: 'acct', userId: 'slow' }
  const asked = new Date('2026-11-20T08:00:00Z')
  const { code } = await putCode(self, 'slow@x.test', asked)
  const after = (seconds: number) => tryCode(self, 'slow@x.test', code, new Date(asked.getTime() + seconds * 1000))
  expect([await after(600), await after(599)]).toEqual(['ended', 'right'])
})

test('the code of one person is nothing to another', async () => {
  const [one, other] = [await unreachable(), await unreachable()]
  await ask(one)
  await ask(other)
  const [[mine = ''], [theirs = '']] = [await codesTo(one.email), await codesTo(other.email)]
  if (mine === theirs) return
  expect((await enter(other, mine)).status).toBe(400)
  expect((await enter(one, mine)).status).toBe(200)
  await liftSuppression(other.email, new Date())
})

test('while a new address waits for its link, the link can be sent again, and the one before it stops', async () => {
  const person = await somebody()
  expect((await callHandler(resend, 'GET', '/me/verify-email', { session: person.session })).json.error).toBe(messages.emailCode.nothingWaits)
  const wanted = `new-${person.email}`
  await callHandler(changeEmail, 'POST', '/me/email', { session: person.session, body: { email: wanted, password } })
  expect(await me(person)).toMatchObject({ confirmed: false, email_suppressed: false })
  const foreign = await callHandler(resend, 'GET', '/me/verify-email', { session: person.session, headers: { 'sec-fetch-site': 'cross-site' } })
  expect([foreign.status, (await people.mail.to(wanted)).length]).toEqual([403, 1])
  const again = await callHandler(resend, 'GET', '/me/verify-email', { session: person.session })
  expect(again.json).toEqual({ email: wanted })
  const links = (await people.mail.to(wanted)).map(({ text }) => /\/email\/([\w-]{43})/.exec(text)?.[1])
  expect(new Set(links).size).toBe(2)
  const more = []
  for (let time = 0; time < 6; time++) more.push((await callHandler(resend, 'GET', '/me/verify-email', { session: person.session })).status)
  expect(more.at(-1)).toBe(429)
})

test('the link to a new password comes to an address that takes no other email, and whoever opens it gets emails again', async () => {
  const person = await unreachable()
  expect((await callHandler(forgot, 'POST', '/auth/forgot', { body: { email: person.email } })).status).toBe(202)
  const [mail] = await people.mail.to(person.email)
  const token = /\/password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const { status } = await callHandler(reset, 'POST', '/auth/reset', { body: { token, password: 'otter violin harbour' } })
  expect([status, await suppressionOf(person.email)]).toEqual([200, null])
})
