import * as v from 'valibot'
import { InvoiceStatus } from '../../shared/api/subscription-payment.ts'
import { asked, stripe } from './stripe.ts'

/** Two years of monthly ones, the newest first; drafts are not yet any. */
export async function invoicesOf(customer: string) {
  const { data } = await asked(stripe().invoices.list({ customer, limit: 24 }))
  return data.flatMap(({ id, number, created, total, status: said, invoice_pdf: pdf = null, hosted_invoice_url: page = null }) => {
    const status = v.safeParse(InvoiceStatus, said)
    return status.success ? [{ id, number, date: new Date(created * 1000).toISOString(), amount: total / 100, status: status.output, pdf, page }] : []
  })
}
