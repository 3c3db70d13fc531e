import { refreshSubscription } from '../../shared/api/subscription-payment.ts'
import { getAccount } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { syncCustomer } from './sync.ts'

/** For whoever comes back from the payment page before Stripe has told us, or when it never does. */
export const handler = handle(refreshSubscription, async ({ actor: { accountId } }) => {
  const customer = (await getAccount(accountId))?.customer
  return { paid: customer !== undefined && (await syncCustomer(customer))?.paid.state === 'paid' }
})
