import { listInvoices } from '../../../../shared/api/subscription-payment.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** Who never paid has none, and needs nothing of Stripe. */
export const handler = handle(listInvoices, async ({ actor: { accountId } }) => {
  const customer = (await getAccount(accountId))?.customer
  return { invoices: customer ? await (await import('../../../domains/subscription/invoices-of.ts')).invoicesOf(customer) : [] }
})
