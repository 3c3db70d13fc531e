import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { subscriptionMessages as words } from '../../../shared/subscription-messages.ts'
import { type Paying, payingAdvanced, startPaying, webhookSecret } from '../../../test/builders/paying.ts'
import { dueLeavers } from '../../kernel/accounts/leavers.ts'
import { putGroup, putProfile } from '../../kernel/accounts/store.ts'
import { isReadyToGo } from '../leaving/close-account.ts'
import { askDeletion } from '../leaving/store/account-deletions.ts'

let paying: Paying
beforeAll(async () => {
  paying = await startPaying()
})
afterAll(() => paying.stop())
beforeEach(() => paying.begin())

test('a trial is paid for on the hosted page, and the same click leads to the same page', async () => {
  const referenceId = crypto.randomUUID()
  const [first, again] = [await paying.checkout({ referenceId }), await paying.checkout({ referenceId })]
  expect(first).toMatchObject({ status: 200, json: { sessionId: expect.stringMatching(/^cs_/), stripe_public_key: 'pk_test_local' } })
  expect(again.json).toEqual(first.json)
  expect(await paying.checkout({ referenceId, priceInterval: 'yearly' })).toMatchObject({ status: 409, json: { error: words.keyReused } })
  expect(await paying.payAt(first.json.url, '4000000000000002')).toBe(402)
  expect(await paying.standing()).toMatchObject({ plan: 'advanced', trial: true, state: undefined })
  expect(await paying.payAt(first.json.url)).toBe(303)
  await paying.control('advance', { days: 0 })
  expect(await paying.standing()).toEqual(payingAdvanced)
  expect(await paying.checkout()).toMatchObject({ status: 409, json: { error: words.hasOne } })
  expect(await paying.invoices()).toMatchObject([{ amount: 149, status: 'paid' }])
})

test('a change says first what it costs, charges that, and a declined card changes nothing', async () => {
  await paying.paid()
  const yearly = { plan_gid: 'advanced', billing_interval: 'yearly' }
  const preview = await paying.call('preview-switch', '/subscription/switch-preview', yearly)
  expect(preview.json).toEqual({ due: 1281, credit: 0, price: 1430 })
  expect((await paying.call('switch-plan', '/subscription/switch', yearly)).status).toBe(200)
  expect(await paying.standing()).toEqual({ ...payingAdvanced, interval: 'yearly', amount: 143_000 })
  expect(await paying.call('switch-plan', '/subscription/switch', yearly)).toMatchObject({ status: 409, json: { error: words.samePlan } })
})

test('a card that is declined at a change leaves the plan as it was', async () => {
  await paying.paid({}, '4000000000000341')
  const answer = await paying.call('switch-plan', '/subscription/switch', { planId: 'Scale', priceInterval: 'monthly' })
  expect(answer).toMatchObject({ status: 402, json: { error: words.declined } })
  expect(await paying.standing()).toEqual({ ...payingAdvanced, card: '0341' })
})

test('a downgrade waits until the account fits, and Free begins when what is paid for is over', async () => {
  await paying.paid()
  await putGroup(paying.account(), { entity_gid: 'g', name: 'g', timezone: null })
  const row = { network: 'facebook', username: null, picture_url: null, profile_url: null, timezone: null, available_from: null, kind: 'page' } as const
  for (const id of ['1', '2', '3', '4']) await putProfile(paying.account(), { ...row, id, name: id, entity_gid: 'g', connected_at: paying.now.toISOString() })
  expect(await paying.call('downgrade', '/subscription/downgrade', {})).toMatchObject({ status: 409, json: { error: words.tooLarge } })
  await putProfile(paying.account(), {
    ...row,
    id: '4',
    name: '4',
    entity_gid: 'g',
    connected_at: paying.now.toISOString(),
    removed_at: paying.now.toISOString(),
  })
  expect((await paying.call('downgrade', '/subscription/downgrade', {})).status).toBe(200)
  expect(await paying.standing()).toEqual({ ...payingAdvanced, cancels: true })
  // changed their mind
  expect((await paying.call('switch-plan', '/subscription/switch', { planId: 'advanced', priceInterval: 'monthly' })).status).toBe(200)
  expect(await paying.standing()).toEqual(payingAdvanced)
  await paying.call('downgrade', '/subscription/downgrade', {})
  await paying.control('advance', { days: 32 })
  expect(await paying.standing()).toMatchObject({ plan: 'free', state: 'over' })
  expect((await paying.checkout()).status).toBe(200)
})

test('company, address and VAT number are on invoices, whether they were set before the first payment or after', async () => {
  const company = { name: 'Acme Ltd', line1: '1 Shore', line2: '', postal_code: 'EH6 6QY', city: 'Leith', country: 'GB', vat: 'GB 123 4567 89' }
  const put = (changes: object) => paying.call('update-company', '/account/company', { ...company, ...changes }, 'PATCH')
  const printed = async () => {
    const { json } = await paying.call('list-invoices', '/subscription/invoices', undefined, 'GET')
    const [first] = v.parse(v.array(v.looseObject({ page: v.string() })), json.invoices)
    return (await fetch(first?.page ?? '')).text()
  }
  expect((await paying.call('get-company', '/account/company', undefined, 'GET')).json).toMatchObject({ company: { name: 'Acme', vat: '' } })
  expect((await put({})).status).toBe(200)
  await paying.paid()
  expect(await printed()).toContain('Acme Ltd, 1 Shore, EH6 6QY, Leith, GB, VAT number GB 123 4567 89')
  expect(await put({ vat: '', city: 'Edinburgh' })).toMatchObject({ status: 200, json: { company: { city: 'Edinburgh' } } })
  expect(await printed()).toContain('Acme Ltd, 1 Shore, EH6 6QY, Edinburgh, GB<')
  expect(await put({ country: 'ZZ' })).toMatchObject({ status: 400, json: { error: words.company.country } })
})

test('an account that is deleted is not charged again, and one that is kept goes on paying', async () => {
  await paying.paid()
  const cancelled = async () => (await paying.told()).filter(({ type }) => type === 'customer.subscription.deleted').length
  const before = await cancelled()
  const asked = await askDeletion(paying.account(), 'u', paying.now)
  expect(await cancelled()).toBe(before)
  const over = new Date(asked?.ends_at ?? '')
  const [entry] = (await dueLeavers(over)).filter((one) => one.kind === 'account' && one.accountId === paying.account())
  if (entry?.kind !== 'account') throw new Error('Its deletion is not queued.')
  for (const _ of ['first', 'again']) await isReadyToGo(entry, over)
  expect(await cancelled()).toBe(before + 1)
})

test('a card that fails is tried again, told of once a try, and another card pays what is open', async () => {
  await paying.paid({}, '4000000000000341')
  // a month has 28 to 31 days, and the second try is three days after the first
  for (let day = 0; day < 31 && (await paying.standing()).state === 'paid'; day++) await paying.control('advance', { days: 1 })
  expect(await paying.standing()).toMatchObject({ plan: 'advanced', state: 'unpaid' })
  const failed = (await paying.told()).filter(({ type }) => type === 'invoice.payment_failed').at(-1)
  await paying.control(`events/${failed?.id}/send`, {})
  expect(await paying.alerts()).toEqual(['Payment failed: $149 could not be charged to the card ending in 0341, tried once.'])
  const { json } = await paying.call('create-portal', '/subscription/portal', {})
  expect(await paying.payAt(json.url)).toBe(303)
  await paying.control('advance', { days: 0 })
  expect(await paying.standing()).toEqual(payingAdvanced)
})

test('after the last try the plan is over, and nothing is deleted', async () => {
  await paying.paid({}, '4000000000000341')
  await paying.control('advance', { days: 50 })
  expect(await paying.standing()).toMatchObject({ plan: 'free', state: 'over' })
})

test('events that come twice, late, in another order or never leave what is so now', async () => {
  await paying.control('hold', { holds: true })
  const { json } = await paying.checkout()
  await paying.payAt(json.url)
  expect(await paying.standing()).toMatchObject({ trial: true })
  // before any event: whoever comes back has it at once
  expect((await paying.call('refresh-subscription', '/subscription/refresh', {})).json).toEqual({ paid: true })
  expect(await paying.standing()).toEqual(payingAdvanced)
  await paying.call('downgrade', '/subscription/downgrade', {})
  await paying.control('advance', { days: 32 })
  const held = (await paying.told()).filter(({ sent }) => sent === 0)
  for (const { id } of [...held].reverse()) await paying.control(`events/${id}/send`, {})
  for (const { id } of held) await paying.control(`events/${id}/send`, {})
  expect(new Set(paying.answers())).toEqual(new Set([200]))
  expect(await paying.standing()).toMatchObject({ plan: 'free', state: 'over' })
})

test('what Stripe did not sign, or signed long ago, or for another body, changes nothing', async () => {
  await paying.paid()
  const [event] = (await paying.told()).slice(-1)
  const body = event?.body ?? ''
  const { createHmac } = await import('node:crypto')
  const signed = (t: number, text: string, key = webhookSecret) => `t=${t},v1=${createHmac('sha256', key).update(`${t}.${text}`).digest('hex')}`
  const t = Math.floor(Date.now() / 1000)
  expect((await paying.receive(body, signed(t, body))).status).toBe(200)
  for (const signature of [signed(t - 301, body), signed(t, body, 'whsec_other'), signed(t, `${body} `), ''])
    expect(await paying.receive(body, signature)).toMatchObject({ status: 400, json: { error: words.unsigned } })
})

test('a coupon is taken off, and one that does not exist is refused', async () => {
  expect(await paying.checkout({ coupon: 'none' })).toMatchObject({ status: 400, json: { error: words.unknownCoupon } })
  await paying.paid({ coupon: 'half' })
  expect(await paying.invoices()).toMatchObject([{ amount: 74.5 }])
})

test('where nobody pays nothing is asked of Stripe', async () => {
  process.env.ALMANAC_BILLING = 'none'
  expect(await paying.checkout()).toMatchObject({ status: 409, json: { error: words.nothingPaid } })
  process.env.ALMANAC_BILLING = 'stripe'
  expect(await paying.checkout({ planId: 'Enterprise' })).toMatchObject({ status: 400, json: { error: words.notSold } })
})

test.each(['\u{1f600}', 'a\nb', 'a\u0000', '\u202ea', 'café', 'a b', ''])('a reference that no header can carry is refused: %j', async (referenceId) => {
  const answer = await paying.checkout({ referenceId })
  expect(answer).toMatchObject({ status: 400 })
  expect(JSON.stringify(answer.json)).toContain(words.reference)
})

test('Free needs no payment', async () => {
  expect(await paying.checkout({ planId: 'free' })).toMatchObject({ status: 400, json: { error: words.free } })
})
