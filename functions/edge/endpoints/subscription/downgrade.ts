import { downgrade } from '../../../../shared/api/subscription-payment.ts'
import { payingAccount, runningPlan } from '../../../domains/subscription/customer.ts'
import { moveTo } from '../../../domains/subscription/move-to.ts'
import { becomeFree } from '../../../domains/subscription/store/account.ts'
import { asked, stripe } from '../../../domains/subscription/stripe.ts'
import { syncCustomer } from '../../../domains/subscription/sync.ts'
import { refuseTooLarge } from '../../../domains/subscription/too-large.ts'
import type { AccountRecord } from '../../../kernel/accounts/records.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** To Free at the end of what is paid for, or at once where nothing is; to a smaller plan at once, with what was paid for taken off the next payment. */
export const handler = handle(downgrade, async ({ actor, body: { plan }, audit, now }) => {
  const account = await payingAccount(actor)
  audit.about({ name: plan })
  await refuseTooLarge(actor, plan, now)
  if (plan !== 'free') await moveTo(runningPlan(account), plan, runningPlan(account).interval)
  else if (account.paid_plan && account.paid_plan.state !== 'over') await endPlan(account.paid_plan)
  else await becomeFree(actor.accountId)
  return { success: true as const }
})

async function endPlan({ id, customer }: NonNullable<AccountRecord['paid_plan']>): Promise<void> {
  await asked(stripe().subscriptions.update(id, { cancel_at_period_end: true }))
  await syncCustomer(customer)
}
