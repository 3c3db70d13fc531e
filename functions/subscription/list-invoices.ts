import { listInvoices } from '../../shared/api/subscription-payment.ts'
import { getAccount } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'

/** Who never paid has none, and needs nothing of Stripe. */
export const handler = handle(listInvoices, async ({ actor: { accountId } }) => {
  const customer = (await getAccount(accountId))?.customer
  return { invoices: customer ? await (await import('./invoices-of.ts')).invoicesOf(customer) : [] }
})
