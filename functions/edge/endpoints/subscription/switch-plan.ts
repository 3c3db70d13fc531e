import { switchPlan } from '../../../../shared/api/subscription-payment.ts'
import { planIds } from '../../../../shared/plan-catalogue.ts'
import { payingAccount, runningPlan } from '../../../domains/subscription/customer.ts'
import { moveTo } from '../../../domains/subscription/move-to.ts'
import { refuseTooLarge } from '../../../domains/subscription/too-large.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

/** The difference is charged at once when it costs more; when it costs less it is taken off the next payment. */
export const handler = handle(switchPlan, async ({ actor, body: { plan, interval }, audit, now }) => {
  const paid = runningPlan(await payingAccount(actor))
  audit.about({ name: plan })
  if (planIds.indexOf(plan) < planIds.indexOf(paid.plan)) await refuseTooLarge(actor, plan, now)
  await moveTo(paid, plan, interval)
  return { success: true as const }
})
