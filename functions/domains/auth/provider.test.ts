/** Signing in by a real OpenID Connect provider, which runs here: through the real handlers, as a browser is led. */
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import Provider from 'oidc-provider'
import { type Called, callHandler } from '../../../test/builders/call.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { handler as begin } from '../../edge/endpoints/auth/begin-provider-sign-in.ts'
import { handler as finish } from '../../edge/endpoints/auth/finish-provider-sign-in.ts'
import { handler as getMe } from '../../edge/endpoints/auth/get-me.ts'
import { handler as getSignIn } from '../../edge/endpoints/auth/get-sign-in.ts'
import { startSession } from '../../kernel/accounts/sessions.ts'
import { putAccount, putUser } from '../../kernel/accounts/store.ts'
import { propose, switchOn } from './store/second-factor.ts'

const origin = 'https://reports.example.com'
const callback = `${origin}/api/auth/provider/callback`
let table: TestTable
let server: Server
let issuer = ''
/** Whether the provider says that addresses are verified. */
let verified: boolean | undefined = true

beforeAll(async () => {
  table = await startTable()
  await putAccount({ id: 'acct', name: 'Acme', timezone: 'UTC', features: {} })
  const person = { name: 'Ada', role: 'MANAGER', type: 'member', joined: true, groups: {} } as const
  for (const id of ['ada', 'guarded']) await putUser('acct', { ...person, id, email: `${id}@x.test` }, 'a hash')
  await putUser('acct', { ...person, id: 'invited', email: 'invited@x.test', joined: false })
  const guarded = { accountId: 'acct', userId: 'guarded' }
  await propose(guarded, 'JBSWY3DPEHPK3PXP', new Date(Date.now() + 60_000))
  await switchOn(guarded, { secret: 'JBSWY3DPEHPK3PXP', counter: 0, codes: ['a'], now: new Date() })
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  server.on('request', providerAt(issuer).callback())
  Object.assign(process.env, {
    ALMANAC_ORIGIN: origin,
    ALMANAC_OIDC_ISSUER: issuer,
    ALMANAC_OIDC_CLIENT_ID: 'almanac',
    ALMANAC_OIDC_CLIENT_SECRET: 'a secret of the client',
    ALMANAC_OIDC_LABEL: 'Acme ID',
  })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await table.stop()
})
afterEach(() => {
  verified = true
})

/** Its accounts are whoever it is told, by their address. */
function providerAt(address: string): Provider {
  return new Provider(address, {
    clients: [{ client_id: 'almanac', client_secret: 'a secret of the client', redirect_uris: [callback] }],
    claims: { email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, email: id, email_verified: verified }) }),
  })
}

const cookieIn = ({ cookies }: Called, name: string) => new RegExp(`^${name}=([^;]*)`).exec(cookies.find((one) => one.startsWith(`${name}=`)) ?? '')?.[1] ?? ''
const start = (next?: string) => callHandler(begin, 'GET', '/auth/provider', { query: next === undefined ? {} : { next } })
const comeBack = (query: Record<string, string>, held: string, headers: Record<string, string> = {}) =>
  callHandler(finish, 'GET', '/auth/provider/callback', { query, headers: { ...headers, cookie: `almanac_provider=${held}` } })

/** Signs in at the provider's own pages and consents, as far as the address that leads back to us. */
async function atProvider(url: string, email: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next = url
  let form: URLSearchParams | null = null
  for (let step = 0; step < 12; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer: Response = await fetch(next, { redirect: 'manual', headers: { cookie }, ...(form ? { method: 'POST', body: form } : {}) })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/) ?? []
      jar.set(name, value)
    }
    form = null
    const location = answer.headers.get('location')
    if (location) {
      next = new URL(location, next).href
      if (next.startsWith(callback)) return new URL(next)
      continue
    }
    const page = await answer.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    form = new URLSearchParams(prompt === 'login' ? { prompt, login: email, password: 'any' } : { prompt })
  }
  throw new Error('The provider never led back.')
}

type Came = { answer: Called; held: string; query: Record<string, string> }
async function signIn(email: string, next?: string, headers?: Record<string, string>): Promise<Came> {
  const begun = await start(next)
  const held = cookieIn(begun, 'almanac_provider')
  const query = Object.fromEntries((await atProvider(begun.headers.location ?? '', email)).searchParams)
  return { held, query, answer: await comeBack(query, held, headers) }
}

test('the sign-in page is told of the provider, and of none where there is none', async () => {
  const told = async () => (await callHandler(getSignIn, 'GET', '/auth/sign-in')).json
  expect(await told()).toEqual({ provider: { label: 'Acme ID' } })
  delete process.env.ALMANAC_OIDC_ISSUER
  expect(await told()).toEqual({ provider: null })
  expect((await start()).headers.location).toBe('/login?failed=provider')
  process.env.ALMANAC_OIDC_ISSUER = issuer
})

test('whoever the provider vouches for is signed in as who has the address here, with a session of their own, and led where they wanted to go', async () => {
  const before = await startSession('acct', 'ada', new Date())
  const { answer } = await signIn('Ada@x.test', '/reports/run/posts?profile=a', { 'x-forwarded-host': 'evil.test', host: 'evil.test' })
  expect(answer.status).toBe(302)
  expect(answer.headers.location).toBe('/reports/run/posts?profile=a')
  const session = cookieIn(answer, 'almanac_session')
  expect(session).not.toBe(before)
  expect((await callHandler(getMe, 'GET', '/me', { session })).json).toMatchObject({ me: { id: 'ada' } })
  expect(answer.cookies.join()).toMatch(/almanac_provider=; .*Max-Age=0/)
})

test('what is asked of the provider is bound to this browser, by state, nonce and PKCE, and leads back to our own address', async () => {
  const begun = await start()
  const asked = new URL(begun.headers.location ?? '')
  expect(asked.searchParams.get('redirect_uri')).toBe(callback)
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  expect(begun.cookies.join()).toMatch(/^almanac_provider=[\w-]+; Path=\/api\/auth\/provider; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/)
})

const failed = (why: string) => ({ status: 302, headers: expect.objectContaining({ location: `/login?failed=${why}` }) })

test('an answer works in the browser that began, once, and with its own state alone', async () => {
  const { answer, held, query } = await signIn('ada@x.test')
  expect(cookieIn(answer, 'almanac_session')).not.toBe('')
  const refused = [
    await comeBack(query, held),
    await comeBack(query, ''),
    await comeBack(query, cookieIn(await start(), 'almanac_provider')),
    await comeBack({ ...query, state: 'A'.repeat(43) }, held),
    await comeBack({ error: 'access_denied', state: query.state ?? '' }, held),
    await comeBack({}, 'not base64 of anything'),
  ]
  for (const one of refused) {
    expect(one).toMatchObject(failed('provider'))
    expect(cookieIn(one, 'almanac_session')).toBe('')
  }
})

test('an answer that somebody else began cannot be finished here, though they hand over all they have', async () => {
  const theirs = await start()
  const mine = cookieIn(await start(), 'almanac_provider')
  const query = Object.fromEntries((await atProvider(theirs.headers.location ?? '', 'ada@x.test')).searchParams)
  expect(await comeBack(query, mine)).toMatchObject(failed('provider'))
})

test.each([
  ['ada@x.test', false, 'unverified'],
  ['ada@x.test', undefined, 'unverified'],
  ['nobody@x.test', true, 'stranger'],
  ['invited@x.test', true, 'stranger'],
])('%s, verified: %s, is not let in, and no account is made', async (email, isVerified, why) => {
  verified = isVerified
  const { answer } = await signIn(email)
  expect(answer).toMatchObject(failed(why))
  expect(cookieIn(answer, 'almanac_session')).toBe('')
})

test('whoever has a second step takes it here, too', async () => {
  const { answer } = await signIn('guarded@x.test', '/reports/links')
  expect(answer.headers.location).toBe('/login?step=code&next=%2Freports%2Flinks')
  expect([cookieIn(answer, 'almanac_session'), cookieIn(answer, 'almanac_second_step')]).toEqual(['', expect.stringMatching(/^[\w-]{43}$/)])
})

test.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/\t/evil.test', '/.//evil.test'])('%j is nowhere to be led to', async (next) => {
  expect((await signIn('ada@x.test', next)).answer.headers.location).toBe('/')
})

test('a provider that does not answer leads back to the sign-in page, and is asked again the next time', async () => {
  const { jest } = await import('@jest/globals')
  jest.resetModules()
  const { handler } = await import('../../edge/endpoints/auth/begin-provider-sign-in.ts')
  process.env.ALMANAC_OIDC_ISSUER = 'http://127.0.0.1:9'
  expect(await callHandler(handler, 'GET', '/auth/provider')).toMatchObject(failed('provider'))
  process.env.ALMANAC_OIDC_ISSUER = issuer
  expect((await callHandler(handler, 'GET', '/auth/provider')).headers.location).toContain(issuer)
})
