/** The stand-in against what Stripe publishes: the objects of its OpenAPI repository (published.json), and the types of its SDK. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createApi } from './api.ts'
import { readForm } from './form.ts'
import { periodEnd, proration } from './money.ts'
import { emptyWorld } from './records.ts'
import { openWorld } from './world.ts'

type Json = { readonly [name: string]: unknown }
const Objects = v.record(v.string(), v.record(v.string(), v.unknown()))
const published = v.parse(Objects, JSON.parse(readFileSync(join(import.meta.dirname, 'published.json'), 'utf8')))
const isMap = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that Stripe has not, wherever they stand; what may be anything, such as metadata, may be. */
function strange(given: Json, known: Json, path: string): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (!(name in known)) return [`${path}.${name}`]
    const other = known[name]
    // an object in the place of an id is one that was asked for
    if (name === 'metadata' || !isMap(value) || !isMap(other)) return ofObjects(value, `${path}.${name}`)
    return strange(value, other, `${path}.${name}`)
  })
}

/** Of every object that says what it is, however deep. */
function ofObjects(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => ofObjects(one, `${path}[${at}]`))
  if (!isMap(value)) return []
  if (value.object === 'list') return ofObjects(value.data, path)
  const known = published[String(value.object)]
  return known ? strange(value, known, String(value.object)) : []
}

test('every object has only fields that Stripe has, in answers and in events', () => {
  const events: object[] = []
  const kept = emptyWorld()
  const origin = () => 'http://stripe.test'
  const world = openWorld(kept, { origin, tell: (_, object) => events.push(object) })
  const api = createApi(world, origin)
  const ask = (method: string, path: string, body = '') => {
    const { status, body: answer } = api(method, path, readForm(body), undefined)
    expect([method, path, status]).toEqual([method, path, 200])
    return v.parse(v.record(v.string(), v.unknown()), answer)
  }
  const price = (amount: number) =>
    ask('POST', '/v1/prices', `unit_amount=${amount}&recurring[interval]=month&lookup_key=a${amount}&metadata[plan]=scale&metadata[interval]=monthly`)
  const [small, large, customer] = [price(7900), price(34_900), ask('POST', '/v1/customers', 'email=a@x.test&name=A')]
  const session = ask('POST', '/v1/checkout/sessions', `customer=${customer.id}&line_items[0][price]=${small.id}&success_url=/a&cancel_url=/b`)
  const other = ask('POST', '/v1/checkout/sessions', `customer=${customer.id}&line_items[0][price]=${small.id}&success_url=/a&cancel_url=/b`)
  const [kind] = Object.values(kept.sessions)
  if (kind) world.complete(kind, '4242424242424242')
  const [subscription] = Object.values(kept.subscriptions)
  const preview = `subscription=${subscription?.id}&subscription_details[items][0][price]=${large.id}`
  const answers = [
    ...[small, customer, session, ask('GET', '/v1/prices', 'lookup_keys[0]=a7900'), ask('POST', '/v1/invoices/create_preview', preview)],
    ask('POST', `/v1/subscriptions/${subscription?.id}`, `items[0][price]=${large.id}`),
    ask('GET', '/v1/subscriptions', `customer=${customer.id}`),
    ask('GET', '/v1/invoices', `customer=${customer.id}`),
    ask('POST', `/v1/checkout/sessions/${other.id}/expire`),
    ask('GET', `/v1/checkout/sessions/${other.id}`),
    ask('POST', '/v1/credit_notes', `invoice=${subscription?.invoice}&amount=100&refund_amount=40&credit_amount=60&reason=duplicate`),
    ask('DELETE', `/v1/subscriptions/${subscription?.id}`),
    ask('POST', '/v1/billing_portal/sessions', `customer=${customer.id}&return_url=/c`),
  ]
  expect([...answers, ...events].flatMap((one) => ofObjects(one, ''))).toEqual([])
  expect(events.length).toBeGreaterThan(4)
  expect(api('GET', '/v1/refunds', {}, undefined).status).toBe(404)
})

test.each([
  ['POST /v1/prices', 'amount=100', 'amount'],
  ['GET /v1/invoices', 'customer=cus_1&page=2', 'page'],
  ['POST /v1/subscriptions/sub_1', 'items[0][id]=si_1&items[0][size]=2', 'items[0][size]'],
  ['POST /v1/checkout/sessions', 'line_items[0][price]=price_1&trial=7', 'trial'],
])('%s refuses the parameter that Stripe does not know', (call, body, param) => {
  const [method = '', path = ''] = call.split(' ')
  const api = createApi(openWorld(emptyWorld(), { origin: () => '', tell: () => undefined }), () => '')
  const error = { type: 'invalid_request_error', code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param }
  expect(api(method, path, readForm(body), undefined)).toEqual({ status: 400, body: { error } })
})

test('a period ends on its day, or on the last of a shorter month; a change charges the difference of what is left', () => {
  const at = (iso: string) => Date.parse(iso) / 1000
  expect(periodEnd(at('2027-01-31T09:00:00Z'), 'month')).toBe(at('2027-02-28T09:00:00Z'))
  expect(periodEnd(at('2028-02-29T09:00:00Z'), 'year')).toBe(at('2029-02-28T09:00:00Z'))
  const price = (amount: number, interval: 'month' | 'year') => ({
    id: '',
    created: 0,
    product: '',
    lookup_key: null,
    amount,
    interval,
    metadata: {},
    active: true,
  })
  const half = { start: 0, end: 1000 }
  expect(proration(price(7900, 'month'), price(14_900, 'month'), half, 500)).toEqual({ total: 3500, begins: false })
  expect(proration(price(14_900, 'month'), price(143_000, 'year'), half, 500)).toEqual({ total: 135_550, begins: true })
})

test('a reused key returns the first answer, and refuses another request', () => {
  const api = createApi(openWorld(emptyWorld(), { origin: () => '', tell: () => undefined }), () => '')
  const customer = (name: string, key: string) => api('POST', '/v1/customers', readForm(`email=a@x.test&name=${name}`), key)
  const first = customer('Ana', 'key-1')
  expect(customer('Ana', 'key-1')).toEqual(first)
  expect(customer('Ben', 'key-1')).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
  expect(customer('Ana', 'key-2').body).not.toEqual(first.body)
})
