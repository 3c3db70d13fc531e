import type Stripe from 'stripe'
import * as v from 'valibot'
import { InvoiceStatus } from '../../../shared/api/subscription-payment.ts'
import { asked, stripe } from './stripe.ts'

const isRefunded = ({ status, total, post_payment_credit_notes_amount: given }: Stripe.Invoice) => status === 'paid' && total > 0 && given >= total

/** Two years of monthly ones, the newest first; drafts are not yet any. */
export async function invoicesOf(customer: string) {
  const { data } = await asked(stripe().invoices.list({ customer, limit: 24 }))
  return data.flatMap((invoice) => {
    const { id, number, created, total, invoice_pdf: pdf = null, hosted_invoice_url: page = null } = invoice
    const status = v.safeParse(InvoiceStatus, isRefunded(invoice) ? 'refunded' : invoice.status)
    return status.success ? [{ id, number, date: new Date(created * 1000).toISOString(), amount: total / 100, status: status.output, pdf, page }] : []
  })
}
