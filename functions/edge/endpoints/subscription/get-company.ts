import { getCompany } from '../../../../shared/api/subscription-company.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** Until it is set, the name is the account's. */
export const handler = handle(getCompany, async ({ actor }) => {
  const account = await getAccount(actor.accountId)
  const empty = { line1: '', line2: '', postal_code: '', city: '', country: '', vat: '' }
  return { company: account?.company ?? { name: actor.accountName, ...empty } }
})
