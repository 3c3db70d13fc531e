/** What is kept, as the API of Stripe shows it: the fields that Almanac reads, and none that Stripe has not (published.test.ts). */
import type { Customer, Invoice, Kept, Price, Session, Subscription } from './records.ts'

const livemode = false
const currency = 'usd'

export function customerObject({ id, created, email, name, metadata, balance }: Customer) {
  return { id, object: 'customer', created, email, name, metadata, balance, livemode }
}

export function priceObject({ id, created, product, lookup_key, amount, interval, metadata, active }: Price) {
  const recurring = { interval, interval_count: 1, usage_type: 'licensed' }
  return { id, object: 'price', created, product, lookup_key, unit_amount: amount, currency, recurring, metadata, active, type: 'recurring', livemode }
}

export function sessionObject({ id, created, customer, reference, success_url, cancel_url, status, subscription }: Session, origin: string) {
  const payment_status = status === 'complete' ? 'paid' : 'unpaid'
  const address = { url: status === 'open' ? `${origin}/c/pay/${id}` : null, success_url, cancel_url }
  return {
    ...{ id, object: 'checkout.session', created, customer, client_reference_id: reference, mode: 'subscription', status, payment_status },
    ...{ subscription, livemode, ...address },
  }
}

const cardObject = (last4: string) => ({ id: `pm_${last4}`, object: 'payment_method', type: 'card', card: { brand: 'visa', last4 }, livemode })

export function subscriptionObject(kept: Kept, one: Subscription, isWhole = false) {
  const { id, item, created, customer, price, metadata, status, start, end, cancels, ended, invoice } = one
  const last4 = kept.customers[customer]?.card?.slice(-4)
  const invoiceKept = kept.invoices[invoice]
  const priceKept = kept.prices[price]
  const items = priceKept
    ? [
        {
          id: item,
          object: 'subscription_item',
          price: priceObject(priceKept),
          quantity: 1,
          current_period_start: start,
          current_period_end: end,
          subscription: id,
        },
      ]
    : []
  return {
    ...{ id, object: 'subscription', created, customer, metadata, status, cancel_at_period_end: cancels, currency, livemode, ended_at: ended },
    default_payment_method: last4 === undefined ? null : isWhole ? cardObject(last4) : `pm_${last4}`,
    latest_invoice: isWhole && invoiceKept ? invoiceObject(invoiceKept, '') : invoice,
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
  }
}

export function invoiceObject(
  { id, number, created, customer, subscription, total, due, status, attempts, next, reason, credited = 0 }: Invoice,
  origin: string,
) {
  const amount_paid = status === 'paid' ? due : 0
  const page = `${origin}/invoices/${id}`
  return {
    ...{ id, object: 'invoice', number, created, customer, currency, total, amount_due: due, amount_paid, amount_remaining: due - amount_paid },
    ...{ status, attempt_count: attempts, attempted: attempts > 0, next_payment_attempt: next, billing_reason: reason, livemode },
    ...{ hosted_invoice_url: page, invoice_pdf: `${page}.pdf`, post_payment_credit_notes_amount: credited },
    parent: { type: 'subscription_details', quote_details: null, subscription_details: { subscription, metadata: {} } },
  }
}

export function creditNoteObject(id: string, { id: invoice, customer }: Invoice, amount: number, created: number) {
  return { id, object: 'credit_note', created, invoice, customer, currency, amount, total: amount, reason: 'duplicate', status: 'issued', livemode }
}

export const listObject = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url })
