/** Who an account is at Stripe. */
import { subscriptionMessages } from '../../../shared/subscription-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import type { AccountRecord, PaidPlan } from '../../kernel/accounts/records.ts'
import { billing } from '../../kernel/accounts/standing.ts'
import { getAccount } from '../../kernel/accounts/store.ts'
import { problem } from '../../kernel/request/problem.ts'
import { sendCompany } from './company.ts'
import { keepCustomer } from './store/account.ts'
import { asked, stripe } from './stripe.ts'

/** @throws Problem 409 where nobody pays */
export async function payingAccount({ accountId }: Pick<Actor, 'accountId'>): Promise<AccountRecord> {
  const account = await getAccount(accountId)
  if (!account || billing() === 'none') throw problem(409, subscriptionMessages.nothingPaid)
  return account
}

/** @throws Problem 409 where there is none that runs */
export function runningPlan({ paid_plan: paid }: Pick<AccountRecord, 'paid_plan'>): PaidPlan {
  if (!paid || paid.state === 'over') throw problem(409, subscriptionMessages.hasNone)
  return paid
}

/** Of two who ask at once both get the same. */
export async function customerOf(actor: Pick<Actor, 'accountId' | 'accountName' | 'email'>, { customer, company }: AccountRecord): Promise<string> {
  if (customer) return customer
  const { accountId, accountName, email } = actor
  const made = await asked(
    stripe().customers.create({ email, name: accountName, metadata: { account_id: accountId } }, { idempotencyKey: `almanac_customer_${accountId}` }),
  )
  if (company) await sendCompany(made.id, company)
  return keepCustomer(accountId, made.id)
}
