import { updateCompany } from '../../../../shared/api/subscription-company.ts'
import { sendCompany } from '../../../domains/subscription/company.ts'
import { keepCompany } from '../../../domains/subscription/store/account.ts'
import { billing } from '../../../kernel/accounts/standing.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** Saved once Stripe has it, so that what is shown here is what invoices say. */
export const handler = handle(updateCompany, async ({ actor, body: company, audit }) => {
  const account = await getAccount(actor.accountId)
  audit.about({ name: company.name })
  if (account?.customer && billing() === 'stripe') await sendCompany(account.customer, company)
  await keepCompany(actor.accountId, company)
  return { company }
})
