/** Requests as CloudFront hands them on, made with the distribution and the functions' environment of the templates, through the real handlers. */
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { hashPassword } from '../../functions/domains/auth/password.ts'
import { handler as getMe } from '../../functions/edge/endpoints/auth/get-me.ts'
import { handler as login } from '../../functions/edge/endpoints/auth/login.ts'
import { putAccount, putGroup, putUser } from '../../functions/kernel/accounts/store.ts'
import type { Handler } from '../../functions/kernel/chain/endpoint.ts'
import { type Called, callHandler } from '../builders/call.ts'
import { startTable, type TestTable } from '../builders/stack.ts'
import { synthesized } from '../builders/synthesized.ts'

const full = await synthesized('everything')
const alone = await synthesized('withoutWeb')
const password = 'correct horse'
let table: TestTable

const Origin = v.object({
  Id: v.string(),
  DomainName: v.string(),
  OriginCustomHeaders: v.optional(v.array(v.object({ HeaderName: v.string(), HeaderValue: v.string() })), []),
})
const Behavior = v.object({
  PathPattern: v.string(),
  TargetOriginId: v.string(),
  FunctionAssociations: v.array(v.object({ EventType: v.string(), FunctionARN: v.string() })),
})
const Distribution = v.object({ DistributionConfig: v.object({ Origins: v.array(Origin), CacheBehaviors: v.array(Behavior) }) })
const EdgeRequest = v.object({ headers: v.record(v.string(), v.object({ value: v.string() })) })

/** What arrives at the API when a browser or anybody else calls CloudFront: Host is the API's, and headers are added. */
function throughCloudFront(viewer: string, sent: Record<string, string>): { address: string; headers: Record<string, string> } {
  const [made] = full.resources('AWS::CloudFront::Distribution')
  const { Origins, CacheBehaviors } = v.parse(Distribution, full.value('web', made?.properties)).DistributionConfig
  const behavior = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*')
  const origin = Origins.find(({ Id }) => Id === behavior?.TargetOriginId)
  const routing = full.resources('AWS::CloudFront::Function').find(({ id }) => behavior?.FunctionAssociations[0]?.FunctionARN.startsWith(id))
  if (!origin || !routing) throw new Error('The distribution does not lead to the API.')
  const headers = Object.fromEntries(Object.entries({ host: 'd111111abcdef8.cloudfront.net', ...sent }).map(([name, value]) => [name, { value }]))
  const event = { viewer: { ip: viewer }, request: { headers } }
  const request: unknown = runInContext(`${routing.properties.FunctionCode}\nhandler(event)`, createContext({ event }))
  const handedOn = Object.entries(v.parse(EdgeRequest, request).headers).map(([name, { value }]) => [name, value] as const)
  const own = origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue] as const)
  return { address: edge, headers: { ...Object.fromEntries([...handedOn, ...own]), host: origin.DomainName, via: '2.0 cloudfront.net (CloudFront)' } }
}

/** Everybody's connection ends at one edge. */
const edge = '198.51.100.1'
const web = 'https://d111111abcdef8.cloudfront.net'
const fromPage = { origin: web, 'sec-fetch-site': 'same-origin' }

beforeAll(async () => {
  table = await startTable()
  await putAccount({ id: 'acct', name: 'Acme', timezone: 'Europe/London', features: {} })
  await putGroup('acct', { entity_gid: 'g1', name: 'Shops', timezone: null })
  for (const id of ['ada', 'bob', 'eve']) {
    const user = { id, email: `${id}@x.test`, name: id, role: 'OWNER', type: 'member', joined: true, groups: {} } as const
    await putUser('acct', user, await hashPassword(password))
  }
})
afterAll(() => table.stop())

/** A handler in the environment that its Lambda has. */
async function inLambda(
  environment: Record<string, string>,
  handler: Handler,
  ...call: [method: 'GET' | 'POST', path: string, input: object]
): Promise<Called> {
  const before = { ...process.env }
  Object.assign(process.env, environment, { ALMANAC_TABLE: before.ALMANAC_TABLE })
  try {
    return await callHandler(handler, ...call)
  } finally {
    for (const name of Object.keys(environment)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

const signIn = (who: string, given: { address: string; headers: Record<string, string> }, typed = password, environment = full.environmentOf('login')) =>
  inLambda(environment, login, 'POST', '/auth/login', { body: { email: `${who}@x.test`, password: typed }, ...given })

describe('one deployment of everything', () => {
  test('a browser signs in through CloudFront and stays signed in', async () => {
    const { status, cookies } = await signIn('ada', throughCloudFront('203.0.113.9', fromPage))
    expect(status).toBe(200)
    expect(cookies[0]).toMatch(/; Secure$/)
    const session = /^almanac_session=([^;]*)/.exec(cookies[0] ?? '')?.[1]
    expect(await inLambda(full.environmentOf('get-me'), getMe, 'GET', '/me', { session, ...throughCloudFront('203.0.113.9', {}) })).toMatchObject({
      status: 200,
    })
  })

  test('a page of another site is refused, whatever headers it adds', async () => {
    const foreign = { origin: 'https://evil.example', 'x-almanac-host': 'evil.example', 'x-almanac-front': 'guess' }
    expect((await signIn('ada', throughCloudFront('203.0.113.9', foreign))).status).toBe(403)
    expect((await signIn('ada', { address: '203.0.113.66', headers: foreign })).status).toBe(403)
  })

  test('links of shares and mails start with the address of CloudFront, where their pages are', () => {
    for (const name of ['create-share', 'run-report', 'watchdog']) expect(full.environmentOf(name).ALMANAC_ORIGIN).toBe(web)
    expect(full.outputOf('web', 'WebAddress')).toBe(web)
  })

  test('an address of its own is in the links, and the one of CloudFront still signs in', async () => {
    const own = await synthesized('ownAddress')
    expect(own.environmentOf('run-report').ALMANAC_ORIGIN).toBe('https://reports.agency.example')
    const environment = { ...own.environmentOf('login'), ALMANAC_FRONT_SECRET: full.environmentOf('login').ALMANAC_FRONT_SECRET ?? '' }
    expect((await signIn('ada', throughCloudFront('203.0.113.9', fromPage), password, environment)).status).toBe(200)
  })

  test.each([
    ['198.51.100.66', '203.0.113.9'],
    ['2001:db8::66', '2001:db8:1::9'],
  ])('who guesses at %s locks out nobody at %s of the same edge, and cannot pass for them', async (attacker, owner) => {
    const forged = { ...fromPage, 'x-almanac-address': owner, 'x-forwarded-for': owner }
    const statuses: number[] = []
    for (let guess = 0; guess <= 10; guess++) statuses.push((await signIn('bob', throughCloudFront(attacker, forged), 'wrong')).status)
    expect(statuses.slice(9)).toEqual([401, 429])
    expect((await signIn('bob', throughCloudFront(owner, fromPage))).status).toBe(200)
  })

  test('who calls the API around CloudFront counts by their connection, whatever they claim', async () => {
    const claims = (guess: number) => ({ 'x-almanac-address': `203.0.113.${guess}`, 'x-almanac-front': 'a guess of the secret' })
    const statuses: number[] = []
    for (let guess = 0; guess <= 10; guess++) statuses.push((await signIn('eve', { address: '192.0.2.66', headers: claims(guess) }, 'wrong')).status)
    expect(statuses.slice(9)).toEqual([401, 429])
    expect((await signIn('eve', throughCloudFront('203.0.113.9', fromPage))).status).toBe(200)
  })

  test('every endpoint knows the header of CloudFront and its secret, which stands in no template', () => {
    const { ALMANAC_FRONT_SECRET: secret, ALMANAC_ADDRESS_HEADER: header } = full.environmentOf('login')
    expect(header).toBe('x-almanac-address')
    expect(secret).toMatch(/^\{\{resolve:secretsmanager:.*:SecretString:.*\}\}$/)
    for (const { stack, properties } of full.resources('AWS::Lambda::Function', 'api'))
      expect(full.value(stack, properties)).toMatchObject({
        Environment: { Variables: { ALMANAC_FRONT_SECRET: secret, ALMANAC_ADDRESS_HEADER: header, ALMANAC_ORIGIN: web } },
      })
  })
})

describe('a deployment without web', () => {
  const api = 'https://a1b2c3d4e5.execute-api.eu-west-1.amazonaws.com'

  test('the API answers at its own address, and links start with it', async () => {
    expect(alone.outputOf('api', 'ApiAddress')).toBe(api)
    expect(alone.environmentOf('run-report').ALMANAC_ORIGIN).toBe(api)
    const headers = { host: new URL(api).host, origin: api, 'sec-fetch-site': 'same-origin' }
    expect((await signIn('ada', { address: '203.0.113.9', headers }, password, alone.environmentOf('login'))).status).toBe(200)
  })

  test('no header is believed there', () => {
    expect(alone.environmentOf('login')).not.toHaveProperty('ALMANAC_ADDRESS_HEADER')
    expect(alone.templates.has('web')).toBe(false)
  })
})
