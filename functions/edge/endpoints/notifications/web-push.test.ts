/** What a browser is told, through a push service over real HTTP, opened as a browser opens it. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { listBrowsers } from '../../../../shared/api/notification-push.ts'
import { channelMessages } from '../../../../shared/notifications/channel-messages.ts'
import { choiceKey } from '../../../../shared/notifications/choices.ts'
import { postFailure } from '../../../../shared/notifications/post-failure/definition.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { pushReceiver, vapidClaims } from '../../../../test/builders/push-receiver.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { accounts, type Role, userOf } from '../../../../test/builders/tenants.ts'
import { startWebhooks, type TestWebhooks } from '../../../../test/builders/webhooks.ts'
import { pushAddress } from '../../../domains/notifications/channels/push-services.ts'
import { emit } from '../../../domains/notifications/emit.ts'
import { saveChoices } from '../../../domains/notifications/store/settings.ts'
import { listUndelivered } from '../../../domains/notifications/store/undelivered.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { log } from '../../../kernel/log.ts'
import { realPorts, sendDue } from '../../jobs/send-notifications.ts'
import { handler as addBrowser } from './add-browser.ts'
import { handler as listThem } from './list-browsers.ts'
import { handler as removeBrowser } from './remove-browser.ts'

const account = 'acct-zebra'
const [group] = accounts[account]
const tenants = startTenants({ unlimited: true })
let service: TestWebhooks
let other: TestWebhooks
beforeAll(async () => {
  ;[service, other] = [await startWebhooks(), await startWebhooks()]
  process.env.ALMANAC_PUSH_SERVICES = `${service.origin},${other.origin}`
  log.setLogLevel('SILENT')
  const noEmail = { [choiceKey('post_failure', 'EMAIL')]: false }
  for (const role of ['owner', 'manager'] as const) await saveChoices({ accountId: account, userId: userOf(role) }, noEmail)
})
beforeEach(async () => {
  for (const { id } of (await listOf('owner')).browsers) await end('owner', id)
  for (const one of [service, other]) {
    one.posted.length = 0
    one.answer = { status: 201 }
  }
})
afterAll(async () => {
  log.setLogLevel('INFO')
  delete process.env.ALMANAC_PUSH_SERVICES
  await Promise.all([service.stop(), other.stop()])
})

const as = (role: Role) => ({
  session: tenants.sessions[role],
  headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
})
const allow = (role: Role, subscription: unknown) => callHandler(addBrowser, 'POST', '/me/notifications/browsers', { ...as(role), body: subscription })
const listOf = async (role: Role) => v.parse(listBrowsers.response, (await callHandler(listThem, 'GET', '/me/notifications/browsers', as(role))).json)
const end = (role: Role, id: string) => callHandler(removeBrowser, 'DELETE', '/me/notifications/browsers/{id}', { ...as(role), params: { id } })
const failed = (post: string, to: Role = 'owner') =>
  emit(postFailure, { accountId: account, id: post, group, data: { publication_gid: 'pub-1', post }, to: [userOf(to)] }, new Date())
let ahead = 0
const send = () => {
  ahead += 1000
  return sendDue({ ...realPorts, now: () => new Date(Date.now() + ahead) })
}

test('nothing but a push service is called', () => {
  const own = process.env.ALMANAC_PUSH_SERVICES
  delete process.env.ALMANAC_PUSH_SERVICES
  for (const one of ['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/wpush/v2/x', 'https://web.push.apple.com/x'])
    expect(pushAddress(one)).toBe(one)
  for (const one of [
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://fcm.googleapis.com@169.254.169.254/x',
    'https://169.254.169.254/latest',
    'https://localhost/x',
    'x',
  ])
    expect([one, pushAddress(one)]).toEqual([one, null])
  process.env.ALMANAC_PUSH_SERVICES = own
})

test('a browser that is allowed is told once, in what only it can open, signed with the key it allowed', async () => {
  const browser = pushReceiver(`${service.origin}/push/secret-1`)
  await failed('Before it was allowed', 'manager')
  const { status, json } = await allow('manager', { ...browser.subscription, expirationTime: null })
  expect([status, (await listOf('manager')).browsers]).toEqual([201, [{ id: json.id, device: 'Firefox on Linux', since: expect.any(String) }]])
  await failed('مرحبا ☕️ & <b>', 'manager')
  await failed('مرحبا ☕️ & <b>', 'manager')
  await Promise.all([send(), send()])
  expect(service.posted.map(({ path }) => path)).toEqual(['/push/secret-1'])
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.posted
  const told = JSON.parse(browser.open(body))
  expect(told).toEqual({
    title: 'Post failed',
    body: 'Post failed: “مرحبا ☕️ & <b>”.',
    url: '/calendar?id=pub-1',
    tag: expect.stringMatching(/^[0-9A-Z]{26}$/),
  })
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: told.tag, ttl: '259200' })
  const claims = vapidClaims(String(headers.authorization))
  expect(claims).toMatchObject({ key: (await listOf('owner')).key, aud: service.origin, sub: 'https://reports.example.com' })
  expect(claims.exp * 1000).toBeGreaterThan(Date.now())
  expect(claims.exp * 1000).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000)
  expect(() => pushReceiver(service.origin).open(body)).toThrow()
  const { Items = [] } = await documents().send(new ScanCommand({ TableName: tableName() }))
  expect(JSON.stringify(Items)).not.toMatch(/secret-1/)
})

test('of two browsers one has it when the other is away, and not a second time when that is back', async () => {
  await allow('owner', pushReceiver(`${service.origin}/push/1`).subscription)
  const second = pushReceiver(`${other.origin}/push/2`)
  await allow('owner', second.subscription)
  other.answer = { status: 503 }
  await failed('One is away')
  expect(await send()).toEqual(['tried again later'])
  const before = service.posted.length
  other.answer = { status: 201 }
  ahead += 61_000
  expect(await send()).toEqual(['sent'])
  expect(service.posted.length).toBe(before)
  expect(JSON.parse(second.open(other.posted.at(-1)?.body ?? Buffer.alloc(0))).body).toContain('One is away')
})

test('a browser that ended its subscription is forgotten, and nobody is bothered with it', async () => {
  for (const { origin } of [service, other]) await allow('owner', pushReceiver(`${origin}/push/ending`).subscription)
  other.answer = { status: 410 }
  await failed('Gone')
  expect(await send()).toEqual(['sent'])
  expect((await listOf('owner')).browsers).toHaveLength(1)
  service.answer = { status: 404 }
  await failed('All gone')
  expect(await send()).toEqual(['dropped'])
  expect((await listOf('owner')).browsers).toEqual([])
  await failed('Nowhere')
  expect(await send()).toEqual(['dropped'])
  expect(await listUndelivered(account)).toEqual([])
})

test('who ends it in a browser is told there no more, and nobody ends it for another', async () => {
  const { json } = await allow('outsider', pushReceiver(`${service.origin}/push/3`).subscription)
  const id = String(json.id)
  await failed('Not ended yet', 'outsider')
  await send()
  expect(service.posted).toHaveLength(1)
  expect((await end('owner', id)).status).toBe(404)
  expect((await end('other', id)).status).toBe(404)
  expect((await end('outsider', id)).status).toBe(204)
  expect(await end('outsider', id)).toMatchObject({ status: 404 })
  await failed('Ended', 'outsider')
  await send()
  expect(service.posted).toHaveLength(1)
})

test('the eleventh browser takes the place of the first; the same one again is one', async () => {
  for (let one = 0; one < 11; one++) await allow('groupAdmin', pushReceiver(`${service.origin}/push/many-${one}`).subscription)
  await allow('groupAdmin', pushReceiver(`${service.origin}/push/many-10`).subscription)
  expect((await listOf('groupAdmin')).browsers).toHaveLength(10)
})

test.each([
  ['an address in our own network', { endpoint: 'https://169.254.169.254/x' }, channelMessages.pushUnknown],
  ['a key that is none', { keys: { p256dh: 'x', auth: 'A'.repeat(22) } }, channelMessages.pushInvalid],
  ['no key', { keys: {} }, undefined],
])('%s is refused', async (_, changes, error) => {
  const { subscription } = pushReceiver(`${service.origin}/push/4`)
  expect(await allow('outsider', { ...subscription, ...changes })).toMatchObject({ status: 400, ...(error ? { json: { error } } : {}) })
  expect((await listOf('outsider')).browsers).toEqual([])
})
