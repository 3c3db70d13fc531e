import { refreshSubscription } from '../../../../shared/api/subscription-payment.ts'
import { syncCustomer } from '../../../domains/subscription/sync.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** For whoever comes back from the payment page before Stripe has told us, or when it never does. */
export const handler = handle(refreshSubscription, async ({ actor: { accountId } }) => {
  const customer = (await getAccount(accountId))?.customer
  return { paid: customer !== undefined && (await syncCustomer(customer))?.paid.state === 'paid' }
})
