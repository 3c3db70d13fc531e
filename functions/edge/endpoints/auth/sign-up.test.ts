import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { budgets } from '../../../../shared/limits.ts'
import { messages } from '../../../../shared/messages.ts'
import { type Called, type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { type Sent, startMail, type TestMail } from '../../../../test/builders/mail.ts'
import { cheapHash } from '../../../../test/builders/password-hash.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { newBrowser } from '../../../domains/auth/sign-up-browser.ts'
import { sendConfirmEmail } from '../../../domains/auth/sign-up-mails.ts'
import { putWaiting } from '../../../domains/auth/store/sign-ups.ts'
import { deploymentKey } from '../../../kernel/accounts/create-account.ts'
import { startSession } from '../../../kernel/accounts/sessions.ts'
import { putUser } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { handler as confirm } from './confirm-sign-up.ts'
import { handler as getMe } from './get-me.ts'
import { handler as getSignUp } from './get-sign-up.ts'
import { handler as login } from './login.ts'
import { handler as signUp } from './sign-up.ts'

const password = 'kettle crane river'
const known = 'known@x.test'
let table: TestTable
let mail: TestMail

beforeAll(async () => {
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  table = await startTable()
  mail = await startMail()
  await putUser('old', { id: 'old', email: known, name: 'K', role: 'OWNER', type: 'member', joined: true, groups: {} }, cheapHash('another one, long'))
})
afterAll(async () => {
  await mail.stop()
  await table.stop()
})
beforeEach(() => {
  process.env.ALMANAC_SIGNUP = 'open'
  process.env.ALMANAC_BILLING = 'stripe'
})

let people = 0
const newAddress = () => `ada${++people}@x.test`
/** Each from a network of their own, unless they say otherwise. */
const network = () => `198.51.${people}.1`
const ask = (body: Record<string, unknown>, more: CallInput = {}) =>
  callHandler(signUp, 'POST', '/auth/signup', {
    body: { first_name: 'Ada', last_name: 'Quillingsworth', company: 'Acme', password, ...body },
    address: network(),
    ...more,
  })
const open = (body: Record<string, unknown>, more: CallInput = {}) => callHandler(confirm, 'POST', '/auth/confirm', { body, address: network(), ...more })
const cookieIn = ({ cookies }: Called, name: string) => new RegExp(`^${name}=([^;]*)`).exec(cookies.find((one) => one.startsWith(`${name}=`)) ?? '')?.[1] ?? ''
const inBrowserOf = (answer: Called): CallInput => ({ headers: { cookie: `almanac_signup=${cookieIn(answer, 'almanac_signup')}` } })
/** A sign-up that waits for its link: signing up by the endpoint hashes the password at the real cost. */
async function waiting(email: string): Promise<{ token: string; browser: CallInput }> {
  const browser = newBrowser()
  const person = { email, name: 'Ada Quillingsworth', company: 'Acme', plan: 'free', interval: 'monthly', timezone: 'UTC' } as const
  const token = await putWaiting({ ...person, passwordHash: cheapHash(password), browserHash: browser.hash }, new Date())
  return { token, browser: { headers: { cookie: browser.setCookie.split(';')[0] ?? '' } } }
}
const linkIn = (sent: Sent | undefined) => /https?:\/\/\S+/.exec(sent?.text ?? '')?.[0] ?? ''
const tokenOf = async (email: string) =>
  linkIn((await mail.to(email))[0])
    .split('/')
    .at(-1) ?? ''
const me = (session: string) => callHandler(getMe, 'GET', '/me', { session })

test('signing up makes nothing but an email; its link makes an account of its own with what the plan has, and signs in', async () => {
  const email = newAddress()
  const asked = await ask({ email: ` ${email.toUpperCase()} `, plan: 'scale', interval: 'yearly', timezone: 'Asia/Tokyo' })
  expect(asked).toMatchObject({ status: 202, json: { email } })
  expect((await callHandler(login, 'POST', '/auth/login', { body: { email, password } })).status).toBe(401)
  const confirmed = await open({ token: await tokenOf(email) }, inBrowserOf(asked))
  expect(confirmed).toMatchObject({
    status: 200,
    json: {
      me: {
        email,
        name: 'Ada Quillingsworth',
        isOwner: true,
        account: { name: 'Acme', timezone: 'Asia/Tokyo' },
        entities: [],
        features: { sentiment: true, ads: true },
      },
    },
  })
  expect((await me(cookieIn(confirmed, 'almanac_session'))).status).toBe(200)
  expect((await callHandler(login, 'POST', '/auth/login', { body: { email, password } })).status).toBe(200)
})

test('the link starts with our own address, whatever host the request names', async () => {
  const email = newAddress()
  await ask({ email }, { headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-almanac-host': 'evil.test' } })
  const [sent] = await mail.to(email)
  expect(linkIn(sent)).toMatch(/^https:\/\/reports\.example\.com\/confirm\/[\w-]{43}$/)
  expect(JSON.stringify(sent)).not.toContain('evil')
})

test('the email says until when its link opens: a day', async () => {
  const email = newAddress()
  await sendConfirmEmail(email, 'token', 'Europe/London', new Date('2026-11-20T10:00:00Z'))
  const [sent] = await mail.to(email)
  expect(sent?.text).toContain('21 Nov 2026, 10:00 GMT')
})

test('nothing that a stranger typed but the address stands in an email', async () => {
  const email = newAddress()
  await ask({ email, first_name: 'Bargain', last_name: 'Pills', company: 'Win at https' })
  expect(JSON.stringify(await mail.to(email))).not.toMatch(/Bargain|Pills|Win at/)
})

test('a link works once, and says what to do when it is opened again, is over, or never was', async () => {
  const { token, browser } = await waiting(newAddress())
  const both = await Promise.all([open({ token }, browser), open({ token }, browser)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)])
  const again = await open({ token, password })
  expect(again).toMatchObject({ status: 410, json: { error: messages.signUp.used }, cookies: [] })
  const forgotten = {
    email: newAddress(),
    name: 'A',
    company: 'A',
    plan: 'free',
    interval: 'monthly',
    timezone: 'UTC',
    passwordHash: 'x',
    browserHash: 'y',
  } as const
  const late = await putWaiting(forgotten, new Date(Date.now() - 24 * 3_600_000 - 1000))
  expect(await open({ token: late })).toMatchObject({ status: 410, json: { error: messages.signUp.ended } })
  for (const never of ['A'.repeat(43), 'short', '../me'])
    expect(await open({ token: never })).toMatchObject({ status: 410, json: { error: messages.signUp.unknown } })
})

test('in another browser the link asks for the password, and one that is wrong does not use it up', async () => {
  const { token } = await waiting(newAddress())
  expect(await open({ token })).toMatchObject({ status: 401, json: { error: messages.signUp.password }, cookies: [] })
  expect(await open({ token }, { headers: { cookie: `almanac_signup=${'A'.repeat(43)}` } })).toMatchObject({ status: 401 })
  expect(await open({ token, password: 'another one' })).toMatchObject({ status: 401, json: { error: messages.signUp.wrongPassword } })
  expect((await open({ token, password })).status).toBe(200)
})

test('whoever is signed in as somebody else leaves that session, and gets one of their own', async () => {
  const email = newAddress()
  const { token, browser } = await waiting(email)
  const before = await startSession('old', 'old', new Date())
  const confirmed = await open({ token }, { headers: { cookie: `almanac_session=${before}; ${browser.headers?.cookie}` } })
  const session = cookieIn(confirmed, 'almanac_session')
  expect(session).not.toBe(before)
  expect((await me(session)).json).toMatchObject({ me: { email } })
  expect((await me(before)).status).toBe(401)
})

test('an address that has an account gets the same answer, and an email that says so without a link that makes one', async () => {
  const email = newAddress()
  const shape = ({ status, json, cookies, headers }: Called, address: string) =>
    JSON.stringify([status, json, cookies.map((one) => one.replace(/=[\w-]{43}/, '')), Object.keys(headers).sort()]).replaceAll(address, '')
  const [unknown, taken] = [await ask({ email }), await ask({ email: known })]
  expect(shape(taken, known)).toBe(shape(unknown, email))
  const [sent] = await mail.to(known)
  expect(sent?.subject).toBe('You already have an account')
  expect(linkIn(sent)).toBe('https://reports.example.com/login')
  expect((await callHandler(login, 'POST', '/auth/login', { body: { email: known, password } })).status).toBe(401)
})

test('a known address and an unknown one take as long', async () => {
  const median = async (addresses: string[]) => {
    const times: number[] = []
    for (const email of addresses) {
      const begun = performance.now()
      await ask({ email })
      times.push(performance.now() - begun)
    }
    return times.sort((a, b) => a - b)[1] ?? Number.NaN
  }
  const ratio = (await median([known, known, known])) / (await median([newAddress(), newAddress(), newAddress()]))
  // without the password's hash, which is made for nothing, it is more than ten
  expect(ratio).toBeGreaterThan(1 / 4)
  expect(ratio).toBeLessThan(4)
})

test('of two links to one address the first makes the account, and the second says to sign in', async () => {
  const email = newAddress()
  const [{ token: first }, { token: second }] = [await waiting(email), await waiting(email)]
  expect((await open({ token: first, password })).status).toBe(200)
  expect(await open({ token: second, password })).toMatchObject({ status: 409, json: { error: messages.signUp.taken }, cookies: [] })
})

test.each([
  ['kettle', messages.person.passwordShort(12, 6)],
  ['password1234', messages.person.passwordWeak],
  ['qwertyuiop12', messages.person.passwordWeak],
  ['Quillingsworth1', messages.person.passwordWeak],
])('%s is refused as a password, and nothing is sent', async (weak, error) => {
  const email = newAddress()
  expect(await ask({ email, password: weak })).toMatchObject({ status: 400, json: { error } })
  expect(await mail.to(email)).toEqual([])
})

test('a field is refused in the words of the form', async () => {
  expect(await ask({ email: newAddress(), first_name: 'Mara?' })).toMatchObject({ status: 400, json: { error: messages.person.firstNameInvalid } })
  expect(await ask({ email: 'nobody' })).toMatchObject({ status: 400, json: { error: messages.person.emailInvalid } })
  expect(await ask({ email: newAddress(), plan: 'enterprise' })).toMatchObject({ status: 400 })
})

test('an address gets so many emails an hour, a network may sign up so often, and both are the same for addresses in use', async () => {
  for (const email of [newAddress(), 'known2@x.test']) {
    const statuses: number[] = []
    for (let n = 0; n <= budgets.askedMail.person; n++) statuses.push((await ask({ email }, { address: `203.0.113.${n}` })).status)
    expect(statuses.slice(-2)).toEqual([202, 429])
    expect(await mail.to(email)).toHaveLength(budgets.askedMail.person)
  }
  const address = '203.0.113.200'
  const answers = await Promise.all(Array.from({ length: budgets.signUp.address + 1 }, () => ask({ email: 'nobody' }, { address })))
  expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
})

test.each([
  ['invite', messages.signUp.byInvitation],
  ['closed', messages.signUp.closed],
])('where sign-up is %s, the first one owns the deployment, and nobody comes after', async (mode, refusal) => {
  process.env.ALMANAC_SIGNUP = mode
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: deploymentKey }))
  const isOpen = async () => (await callHandler(getSignUp, 'GET', '/auth/signup')).json
  expect(await isOpen()).toEqual({ mode, open: true, billing: 'stripe' })
  const two = [newAddress(), newAddress()]
  expect((await ask({ email: newAddress() })).status).toBe(202)
  const tokens = await Promise.all(two.map(waiting))
  const made = await Promise.all(tokens.map(({ token, browser }) => open({ token }, browser)))
  expect(made.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(made.find(({ status }) => status === 403)?.json.error).toBe(refusal)
  expect(made.find(({ status }) => status === 200)?.json).toMatchObject({ me: { isOwner: true } })
  expect(await isOpen()).toEqual({ mode, open: false, billing: 'stripe' })
  expect(await ask({ email: newAddress() })).toMatchObject({ status: 403, json: { error: refusal } })
})
