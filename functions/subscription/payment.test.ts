import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { createStripe } from '../../scripts/local/stripe/index.ts'
import { subscriptionMessages as words } from '../../shared/subscription-messages.ts'
import { callHandler } from '../../test/builders/call.ts'
import { startTable, type TestTable } from '../../test/builders/stack.ts'
import { startSession } from '../accounts/sessions.ts'
import { getAccount, putAccount, putGroup, putProfile, putUser } from '../accounts/store.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const file = join(tmpdir(), `almanac-stripe-${process.pid}.json`)
const secret = 'whsec_test'
let table: TestTable
let served: Listening
let hook: Listening
let account = ''
let accounts = 0
/** What the product answered to each event that it was told. */
let answers: number[] = []

const stripeAt = () => `http://127.0.0.1:${served.port}`
const receive = (body: string, signature: string) =>
  callHandler(handlerOf('receive-stripe-event'), 'POST', '/webhooks/stripe', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })

beforeAll(async () => {
  table = await startTable()
  hook = await listen(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { status } = await receive(body, String(request.headers['stripe-signature']))
    answers.push(status)
    response.writeHead(status).end()
  })
  const local = createStripe({ file, origin: stripeAt, webhook: () => `http://127.0.0.1:${hook.port}/`, secret })
  served = await listen(local.listener)
  Object.assign(process.env, {
    ALMANAC_BILLING: 'stripe',
    ALMANAC_LIMIT_FACTOR: '1000',
    ALMANAC_ORIGIN: 'https://reports.example.com',
    ALMANAC_STRIPE_KEY: 'sk_test_local',
    ALMANAC_STRIPE_PUBLIC_KEY: 'pk_test_local',
    ALMANAC_STRIPE_WEBHOOK_SECRET: secret,
    ALMANAC_STRIPE_ADDRESS: stripeAt(),
  })
})
afterAll(async () => {
  await Promise.all([served.close(), hook.close(), table.stop()])
  rmSync(file, { force: true })
})
beforeEach(async () => {
  account = `payer-${++accounts}`
  answers = []
  const trial_ends_at = new Date(now.getTime() + 5 * 86_400_000).toISOString()
  await putAccount({ id: account, name: 'Acme', timezone: 'UTC', features: {}, plan: 'advanced', interval: 'monthly', trial_ends_at })
  await putUser(account, { id: 'u', email: `u@${account}.test`, name: 'U', role: 'OWNER', type: 'member', joined: true, groups: {} })
  await control('hold', { holds: false })
})

type Name = Parameters<typeof handlerOf>[0]
const call = async (name: Name, path: string, body?: object, method: 'GET' | 'POST' = 'POST') =>
  callHandler(handlerOf(name), method, path, { session: await startSession(account, 'u', now), ...(body ? { body } : {}) })
const control = async (act: string, body: object) => (await fetch(`${stripeAt()}/_local/${act}`, { method: 'POST', body: JSON.stringify(body) })).json()
const Told = v.array(v.object({ id: v.string(), type: v.string(), sent: v.number(), body: v.string() }))
const told = async () => v.parse(Told, await (await fetch(`${stripeAt()}/_local/events`)).json())
const checkout = (more: object = {}) =>
  call('create-checkout', '/subscription/checkout', { planId: 'Advanced', priceInterval: 'monthly', referenceId: crypto.randomUUID(), ...more })
const good = '4242424242424242'
const payAt = async (url: unknown, card = good) =>
  (await fetch(String(url), { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' })).status
/** A plan that is paid for, with the events that told of it. */
const paid = async (more: object = {}, card = good) => {
  const { json } = await checkout(more)
  expect(await payAt(json.url, card)).toBe(303)
  await control('advance', { days: 0 })
}
const standing = async () => {
  const found = await getAccount(account)
  const { state, cancels, amount, card } = found?.paid_plan ?? {}
  return { plan: found?.plan, interval: found?.interval, trial: found?.trial_ends_at !== undefined, state, cancels, amount, card }
}
const advanced = { plan: 'advanced', interval: 'monthly', trial: false, state: 'paid', cancels: false, amount: 14_900, card: '4242' }

test('a trial is paid for on the hosted page, and the same click leads to the same page', async () => {
  const referenceId = crypto.randomUUID()
  const [first, again] = [await checkout({ referenceId }), await checkout({ referenceId })]
  expect(first).toMatchObject({ status: 200, json: { sessionId: expect.stringMatching(/^cs_/), stripe_public_key: 'pk_test_local' } })
  expect(again.json).toEqual(first.json)
  expect(await payAt(first.json.url, '4000000000000002')).toBe(402)
  expect(await standing()).toMatchObject({ plan: 'advanced', trial: true, state: undefined })
  expect(await payAt(first.json.url)).toBe(303)
  await control('advance', { days: 0 })
  expect(await standing()).toEqual(advanced)
  expect(await checkout()).toMatchObject({ status: 409, json: { error: words.hasOne } })
  const { json } = await call('list-invoices', '/subscription/invoices', undefined, 'GET')
  expect(json.invoices).toMatchObject([{ amount: 149, status: 'paid' }])
})

test('a change says first what it costs, charges that, and a declined card changes nothing', async () => {
  await paid()
  const yearly = { plan_gid: 'advanced', billing_interval: 'yearly' }
  const preview = await call('preview-switch', '/subscription/switch-preview', yearly)
  expect(preview.json).toEqual({ due: 1281, credit: 0, price: 1430 })
  expect((await call('switch-plan', '/subscription/switch', yearly)).status).toBe(200)
  expect(await standing()).toEqual({ ...advanced, interval: 'yearly', amount: 143_000 })
  expect(await call('switch-plan', '/subscription/switch', yearly)).toMatchObject({ status: 409, json: { error: words.samePlan } })
})

test('a card that is declined at a change leaves the plan as it was', async () => {
  await paid({}, '4000000000000341')
  const answer = await call('switch-plan', '/subscription/switch', { planId: 'Scale', priceInterval: 'monthly' })
  expect(answer).toMatchObject({ status: 402, json: { error: words.declined } })
  expect(await standing()).toEqual({ ...advanced, card: '0341' })
})

test('a downgrade waits until the account fits, and Free begins when what is paid for is over', async () => {
  await paid()
  await putGroup(account, { entity_gid: 'g', name: 'g', timezone: null })
  const row = { network: 'facebook', username: null, picture_url: null, profile_url: null, timezone: null, available_from: null, kind: 'page' } as const
  for (const id of ['1', '2', '3', '4']) await putProfile(account, { ...row, id, name: id, entity_gid: 'g', connected_at: now.toISOString() })
  expect(await call('downgrade', '/subscription/downgrade', {})).toMatchObject({ status: 409, json: { error: words.tooLarge } })
  await putProfile(account, { ...row, id: '4', name: '4', entity_gid: 'g', connected_at: now.toISOString(), removed_at: now.toISOString() })
  expect((await call('downgrade', '/subscription/downgrade', {})).status).toBe(200)
  expect(await standing()).toEqual({ ...advanced, cancels: true })
  // changed their mind
  expect((await call('switch-plan', '/subscription/switch', { planId: 'advanced', priceInterval: 'monthly' })).status).toBe(200)
  expect(await standing()).toEqual(advanced)
  await call('downgrade', '/subscription/downgrade', {})
  await control('advance', { days: 32 })
  expect(await standing()).toMatchObject({ plan: 'free', state: 'over' })
  expect((await checkout()).status).toBe(200)
})

test('a card that fails is tried again, told of once a try, and another card pays what is open', async () => {
  await paid({}, '4000000000000341')
  await control('advance', { days: 31 })
  expect(await standing()).toMatchObject({ plan: 'advanced', state: 'unpaid' })
  const alerts = async () =>
    v.parse(v.object({ alerts: v.array(v.object({ message: v.string() })) }), (await call('list-alerts', '/alert', undefined, 'GET')).json)
  const failed = (await told()).filter(({ type }) => type === 'invoice.payment_failed').at(-1)
  await control(`events/${failed?.id}/send`, {})
  expect((await alerts()).alerts.map(({ message }) => message)).toEqual(['Payment failed: $149 could not be charged to the card ending in 0341, tried once.'])
  const { json } = await call('create-portal', '/subscription/portal', {})
  expect(await payAt(json.url)).toBe(303)
  await control('advance', { days: 0 })
  expect(await standing()).toEqual(advanced)
})

test('after the last try the plan is over, and nothing is deleted', async () => {
  await paid({}, '4000000000000341')
  await control('advance', { days: 50 })
  expect(await standing()).toMatchObject({ plan: 'free', state: 'over' })
})

test('events that come twice, late, in another order or never leave what is so now', async () => {
  await control('hold', { holds: true })
  const { json } = await checkout()
  await payAt(json.url)
  expect(await standing()).toMatchObject({ trial: true })
  // before any event: whoever comes back has it at once
  expect((await call('refresh-subscription', '/subscription/refresh', {})).json).toEqual({ paid: true })
  expect(await standing()).toEqual(advanced)
  await call('downgrade', '/subscription/downgrade', {})
  await control('advance', { days: 32 })
  const held = (await told()).filter(({ sent }) => sent === 0)
  for (const { id } of [...held].reverse()) await control(`events/${id}/send`, {})
  for (const { id } of held) await control(`events/${id}/send`, {})
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await standing()).toMatchObject({ plan: 'free', state: 'over' })
})

test('what Stripe did not sign, or signed long ago, or for another body, changes nothing', async () => {
  await paid()
  const [event] = (await told()).slice(-1)
  const body = event?.body ?? ''
  const { createHmac } = await import('node:crypto')
  const signed = (t: number, text: string, key = secret) => `t=${t},v1=${createHmac('sha256', key).update(`${t}.${text}`).digest('hex')}`
  const t = Math.floor(Date.now() / 1000)
  expect((await receive(body, signed(t, body))).status).toBe(200)
  for (const signature of [signed(t - 301, body), signed(t, body, 'whsec_other'), signed(t, `${body} `), ''])
    expect(await receive(body, signature)).toMatchObject({ status: 400, json: { error: words.unsigned } })
})

test('a coupon is taken off, and one that does not exist is refused', async () => {
  expect(await checkout({ coupon: 'none' })).toMatchObject({ status: 400, json: { error: words.unknownCoupon } })
  await paid({ coupon: 'half' })
  const { json } = await call('list-invoices', '/subscription/invoices', undefined, 'GET')
  expect(json.invoices).toMatchObject([{ amount: 74.5 }])
})

test('where nobody pays nothing is asked of Stripe', async () => {
  process.env.ALMANAC_BILLING = 'none'
  expect(await checkout()).toMatchObject({ status: 409, json: { error: words.nothingPaid } })
  process.env.ALMANAC_BILLING = 'stripe'
  expect(await checkout({ planId: 'Enterprise' })).toMatchObject({ status: 400, json: { error: words.notSold } })
})
