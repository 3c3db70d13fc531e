/** What happens at Stripe: paying, changing, renewing, ending. Each change tells of itself by `tell`. */

import { day, invoiceFor, isRefused, periodEnd, proration, retries } from './money.ts'
import { customerObject, invoiceObject, sessionObject, subscriptionObject } from './objects.ts'
import type { Invoice, Kept, Price, Session, Subscription } from './records.ts'

export type World = ReturnType<typeof openWorld>
type Tell = (type: string, object: object) => void

export class Declined extends Error {}

export function openWorld(kept: Kept, { origin, tell }: { origin: () => string; tell: Tell }) {
  const now = () => Math.floor(Date.now() / 1000) + kept.ahead
  const newId = (prefix: string) => `${prefix}_local${String(++kept.count).padStart(6, '0')}`
  const ofSubscription = (type: string, one: Subscription) => tell(`customer.subscription.${type}`, subscriptionObject(kept, one))
  const ofInvoice = (type: string, one: Invoice) => tell(`invoice.${type}`, invoiceObject(one, origin()))
  const priceOf = (id: string): Price => {
    const price = kept.prices[id]
    if (!price) throw new Error(`No such price: '${id}'`)
    return price
  }

  function bill(one: Omit<Subscription, 'invoice'>, total: number, reason: Invoice['reason']): Invoice {
    const id = newId('in')
    return invoiceFor(kept, { id, number: `LOCAL-${id.slice(-4)}`, created: now(), customer: one.customer, subscription: one.id, total, reason })
  }

  /** True when it is paid. */
  function charge(invoice: Invoice, isFirst: boolean): boolean {
    invoice.attempts += 1
    if (invoice.due > 0 && isRefused(kept.customers[invoice.customer]?.card ?? null, isFirst)) return false
    Object.assign(invoice, { status: 'paid', next: null })
    ofInvoice('paid', invoice)
    return true
  }

  /** @throws Declined, and then nothing has begun */
  function complete(session: Session, card: string): void {
    if (session.status !== 'open') return
    if (isRefused(card, true)) throw new Declined()
    const customer = kept.customers[session.customer]
    if (customer) customer.card = card
    const price = priceOf(session.price)
    const [created, id] = [now(), newId('sub')]
    const one = {
      ...{ id, item: newId('si'), created, customer: session.customer, price: price.id, metadata: session.metadata, cancels: false, ended: null },
      ...{ status: 'active' as const, start: created, anchor: created, end: periodEnd(created, price.interval) },
    }
    const invoice = bill(one, session.coupon ? Math.round(price.amount / 2) : price.amount, 'subscription_create')
    const subscription: Subscription = { ...one, invoice: invoice.id }
    kept.subscriptions[id] = subscription
    Object.assign(session, { status: 'complete', subscription: id })
    charge(invoice, true)
    ofSubscription('created', subscription)
    tell('checkout.session.completed', sessionObject(session, origin()))
  }

  /** @throws Declined, and then nothing has changed */
  function change(one: Subscription, price: Price | null, cancels: boolean | null): void {
    if (price && price.id !== one.price) {
      const { total, begins } = proration(priceOf(one.price), price, one, now())
      const customer = kept.customers[one.customer]
      if (total + (customer?.balance ?? 0) > 0 && isRefused(customer?.card ?? null, false)) throw new Declined()
      one.price = price.id
      if (begins) Object.assign(one, { start: now(), anchor: now(), end: periodEnd(now(), price.interval) })
      const invoice = bill(one, total, 'subscription_update')
      one.invoice = invoice.id
      charge(invoice, false)
    }
    if (cancels !== null) one.cancels = cancels
    ofSubscription('updated', one)
  }

  function end(one: Subscription, at: number): void {
    Object.assign(one, { status: 'canceled', ended: at, cancels: false })
    ofSubscription('deleted', one)
  }

  function pay(one: Subscription, invoice: Invoice): void {
    if (charge(invoice, false)) {
      if (one.status === 'past_due') one.status = 'active'
      ofSubscription('updated', one)
      return
    }
    const wait = retries[invoice.attempts - 1]
    Object.assign(invoice, { next: wait === undefined ? null : now() + wait * day })
    one.status = 'past_due'
    ofInvoice('payment_failed', invoice)
    if (wait === undefined) end(one, now())
    else ofSubscription('updated', one)
  }

  function renew(one: Subscription): void {
    if (one.cancels) {
      end(one, one.end)
      return
    }
    const price = priceOf(one.price)
    Object.assign(one, { start: one.end, end: periodEnd(one.end, price.interval) })
    const invoice = bill(one, price.amount, 'subscription_cycle')
    one.invoice = invoice.id
    pay(one, invoice)
  }

  /** The next thing that is due, the earliest first. */
  function nextDue(until: number): { at: number; act: () => void } | undefined {
    const due = Object.values(kept.subscriptions).flatMap((one) => {
      const invoice = kept.invoices[one.invoice]
      if (one.status === 'active' && one.end <= until) return [{ at: one.end, act: () => renew(one) }]
      if (one.status === 'past_due' && invoice?.next && invoice.next <= until) return [{ at: invoice.next, act: () => pay(one, invoice) }]
      return []
    })
    return due.sort((a, b) => a.at - b.at)[0]
  }

  /** Its clock goes on by so many days, and everything that is due until then happens at its own time. */
  function advance(days: number): void {
    const until = now() + days * day
    for (let due = nextDue(until); due; due = nextDue(until)) {
      kept.ahead += Math.max(0, due.at - now())
      due.act()
    }
    kept.ahead += Math.max(0, until - now())
  }

  /** Another card, with which what is open is paid at once. */
  function replaceCard(customerId: string, card: string): void {
    const customer = kept.customers[customerId]
    if (!customer || isRefused(card, true)) throw new Declined()
    customer.card = card
    tell('customer.updated', customerObject(customer))
    for (const one of Object.values(kept.subscriptions)) {
      const invoice = kept.invoices[one.invoice]
      if (one.customer === customerId && one.status === 'past_due' && invoice) pay(one, invoice)
    }
  }

  return { kept, now, newId, priceOf, complete, change, end, advance, replaceCard }
}
