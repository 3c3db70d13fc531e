/** The endpoints of Stripe that Almanac calls, and no other: whatever else is asked for does not exist here. */
import { at, type Form, mapAt } from './form.ts'
import { proration } from './money.ts'
import { creditNoteObject, customerObject, invoiceObject, listObject, priceObject, sessionObject, subscriptionObject } from './objects.ts'
import { unknownParameter } from './parameters.ts'
import type { Customer, Price, Session } from './records.ts'
import { Declined, type World } from './world.ts'

export type Answer = { status: number; body: object }
type Asked = { form: Form; id: string }

class Refused extends Error {
  readonly status: number
  readonly param: string | undefined
  readonly code: string | undefined
  constructor(status: number, message: string, param?: string, code: string | undefined = 'resource_missing') {
    super(message)
    this.status = status
    this.param = param
    this.code = code
  }
}

/** Paths with an id in them. */
const withId = ['/v1/customers/{id}', '/v1/subscriptions/{id}', '/v1/checkout/sessions/{id}', '/v1/checkout/sessions/{id}/expire'] as const

function routeOf(path: string): { route: string; id: string } {
  for (const route of withId) {
    const [before = '', after = ''] = route.split('{id}')
    const id = path.slice(before.length, path.length - after.length)
    if (path.startsWith(before) && path.endsWith(after) && /^\w+$/.test(id)) return { route, id }
  }
  return { route: path, id: '' }
}

const missing = (what: string, id: string, param = 'id') => new Refused(404, `No such ${what}: '${id}'`, param)

export function createApi(world: World, origin: () => string) {
  const { kept, now, newId } = world
  const oneOf = <One>(all: Record<string, One>, what: string, id: string, param?: string): One => {
    const found = all[id]
    if (!found) throw missing(what, id, param)
    return found
  }
  const newest = <One extends { created: number; id: string }>(all: Record<string, One>) =>
    Object.values(all).sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1))

  const routes: Record<string, (asked: Asked) => object> = {
    'GET /v1/prices': ({ form }) => {
      const found = Object.values(kept.prices).filter(({ lookup_key, active }) => active && lookup_key === at(form, 'lookup_keys', '0'))
      return listObject(found.map(priceObject), '/v1/prices')
    },
    'POST /v1/prices': ({ form }) => {
      const lookup_key = at(form, 'lookup_key') || null
      if (at(form, 'transfer_lookup_key') === 'true') for (const one of Object.values(kept.prices)) if (one.lookup_key === lookup_key) one.lookup_key = null
      const interval = at(form, 'recurring', 'interval') === 'year' ? 'year' : 'month'
      const price: Price = {
        ...{ id: newId('price'), created: now(), product: newId('prod'), lookup_key, interval, active: true },
        ...{ amount: Number(at(form, 'unit_amount')), metadata: mapAt(form, 'metadata') },
      }
      kept.prices[price.id] = price
      return priceObject(price)
    },
    'POST /v1/customers': ({ form }) => {
      const named = { email: at(form, 'email'), name: at(form, 'name'), metadata: mapAt(form, 'metadata') }
      const customer: Customer = { id: newId('cus'), created: now(), ...named, balance: 0, card: null }
      kept.customers[customer.id] = customer
      return customerObject(customer)
    },
    'POST /v1/customers/{id}': ({ form, id }) => {
      const customer = oneOf(kept.customers, 'customer', id)
      const [name, value] = [at(form, 'invoice_settings', 'custom_fields', '0', 'name'), at(form, 'invoice_settings', 'custom_fields', '0', 'value')]
      Object.assign(customer, { name: at(form, 'name'), address: mapAt(form, 'address'), fields: name ? { [name]: value } : {} })
      return customerObject(customer)
    },
    'POST /v1/checkout/sessions': ({ form }) => {
      const coupon = at(form, 'discounts', '0', 'coupon') || null
      if (coupon !== null && coupon !== 'half') throw new Refused(400, `No such coupon: '${coupon}'`, 'discounts[0][coupon]')
      const session: Session = {
        ...{ id: newId('cs_test'), created: now(), reference: at(form, 'client_reference_id') || null, coupon, status: 'open', subscription: null },
        customer: oneOf(kept.customers, 'customer', at(form, 'customer'), 'customer').id,
        price: oneOf(kept.prices, 'price', at(form, 'line_items', '0', 'price'), 'line_items[0][price]').id,
        metadata: mapAt(form, 'subscription_data', 'metadata'),
        ...{ success_url: at(form, 'success_url'), cancel_url: at(form, 'cancel_url') },
      }
      kept.sessions[session.id] = session
      return sessionObject(session, origin())
    },
    'GET /v1/checkout/sessions/{id}': ({ id }) => sessionObject(oneOf(kept.sessions, 'checkout.session', id), origin()),
    'POST /v1/checkout/sessions/{id}/expire': ({ id }) => {
      const session = oneOf(kept.sessions, 'checkout.session', id)
      const refused = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`
      if (session.status !== 'open') throw new Refused(400, refused, undefined, '')
      session.status = 'expired'
      return sessionObject(session, origin())
    },
    'GET /v1/subscriptions': ({ form }) => {
      const found = newest(kept.subscriptions).filter(({ customer }) => customer === at(form, 'customer'))
      return listObject(
        found.map((one) => subscriptionObject(kept, one, true)),
        '/v1/subscriptions',
      )
    },
    'POST /v1/subscriptions/{id}': ({ form, id }) => {
      const one = oneOf(kept.subscriptions, 'subscription', id)
      const wanted = at(form, 'items', '0', 'price')
      const cancels = at(form, 'cancel_at_period_end')
      world.change(one, wanted ? oneOf(kept.prices, 'price', wanted, 'items[0][price]') : null, cancels === '' ? null : cancels === 'true')
      return subscriptionObject(kept, one)
    },
    'DELETE /v1/subscriptions/{id}': ({ id }) => {
      const one = oneOf(kept.subscriptions, 'subscription', id)
      if (one.status === 'canceled') throw missing('subscription', id)
      world.end(one, now())
      return subscriptionObject(kept, one)
    },
    'POST /v1/credit_notes': ({ form }) => {
      const invoice = oneOf(kept.invoices, 'invoice', at(form, 'invoice'), 'invoice')
      const [amount, refunded, credit] = [Number(at(form, 'amount')), Number(at(form, 'refund_amount')), Number(at(form, 'credit_amount'))]
      const left = invoice.total - (invoice.credited ?? 0)
      if (invoice.status !== 'paid' || amount !== refunded + credit || amount > left) throw new Refused(400, 'The sum of credits is not right.', 'amount', '')
      invoice.credited = (invoice.credited ?? 0) + amount
      const customer = kept.customers[invoice.customer]
      if (customer) customer.balance -= credit
      return creditNoteObject(newId('cn'), invoice, amount, now())
    },
    'GET /v1/invoices': ({ form }) => {
      const found = newest(kept.invoices).filter(({ customer }) => customer === at(form, 'customer'))
      return listObject(
        found.map((one) => invoiceObject(one, origin())),
        '/v1/invoices',
      )
    },
    'POST /v1/invoices/create_preview': ({ form }) => {
      const one = oneOf(kept.subscriptions, 'subscription', at(form, 'subscription'), 'subscription')
      const next = world.priceOf(at(form, 'subscription_details', 'items', '0', 'price'))
      const { total } = proration(world.priceOf(one.price), next, one, now())
      const due = Math.max(0, total + (kept.customers[one.customer]?.balance ?? 0))
      const shown = { number: '', created: now(), customer: one.customer, subscription: one.id, total, due, attempts: 0, next: null }
      return { ...invoiceObject({ id: newId('upcoming_in'), status: 'open', reason: 'subscription_update', ...shown }, origin()), status: 'draft' }
    },
    'POST /v1/billing_portal/sessions': ({ form }) => {
      const { id: customer } = oneOf(kept.customers, 'customer', at(form, 'customer'), 'customer')
      const return_url = at(form, 'return_url')
      const url = `${origin()}/p/session/${customer}?${new URLSearchParams({ return_url })}`
      return { id: newId('bps'), object: 'billing_portal.session', created: now(), customer, return_url, url, livemode: false }
    },
  }

  const refusal = (error: unknown): Answer => {
    if (error instanceof Declined) {
      const type = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }
      return { status: 402, body: { error: { ...type, message: 'Your card was declined.' } } }
    }
    if (!(error instanceof Refused)) throw error
    return {
      status: error.status,
      body: { error: { type: 'invalid_request_error', code: error.code || undefined, message: error.message, param: error.param } },
    }
  }

  /** The same idempotency key gets the same answer, and another request with it is refused, as Stripe does. */
  return (method: string, path: string, form: Form, key: string | undefined): Answer => {
    const { route, id } = routeOf(path)
    const respond = routes[`${method} ${route}`]
    if (!respond) return { status: 404, body: { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` } } }
    const asked = JSON.stringify([path, form])
    const first = key === undefined ? undefined : kept.requests?.[key]
    if (first !== undefined && first !== asked) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
      return { status: 400, body: { error: { type: 'idempotency_error', message } } }
    }
    const before = key === undefined ? undefined : kept.answers[key]
    if (typeof before === 'object' && before !== null) return { status: 200, body: before }
    try {
      const unknown = unknownParameter(`${method} ${route}`, form)
      if (unknown) throw new Refused(400, `Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
      const body = respond({ form, id })
      if (key !== undefined && method === 'POST') {
        kept.answers[key] = body
        kept.requests = { ...kept.requests, [key]: asked }
      }
      return { status: 200, body }
    } catch (error) {
      return refusal(error)
    }
  }
}
