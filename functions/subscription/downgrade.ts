import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { downgrade } from '../../shared/api/subscription-payment.ts'
import { accountKey } from '../accounts/keys.ts'
import type { AccountRecord } from '../accounts/records.ts'
import { documents, tableName } from '../lib/clients.ts'
import { handle } from '../lib/endpoint.ts'
import { payingAccount, runningPlan } from './customer.ts'
import { moveTo } from './move-to.ts'
import { asked, stripe } from './stripe.ts'
import { syncCustomer } from './sync.ts'
import { refuseTooLarge } from './too-large.ts'

/** To Free at the end of what is paid for, or at once where nothing is; to a smaller plan at once, with what was paid for taken off the next payment. */
export const handler = handle(downgrade, async ({ actor, body: { plan }, audit, now }) => {
  const account = await payingAccount(actor)
  audit.about({ name: plan })
  await refuseTooLarge(actor, plan, now)
  if (plan !== 'free') await moveTo(runningPlan(account), plan, runningPlan(account).interval)
  else if (account.paid_plan && account.paid_plan.state !== 'over') await endPlan(account.paid_plan)
  else await becomeFree(account)
  return { success: true as const }
})

async function endPlan({ id, customer }: NonNullable<AccountRecord['paid_plan']>): Promise<void> {
  await asked(stripe().subscriptions.update(id, { cancel_at_period_end: true }))
  await syncCustomer(customer)
}

async function becomeFree({ id }: AccountRecord): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: accountKey(id),
      UpdateExpression: 'SET #plan = :free REMOVE trial_ends_at',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#plan': 'plan' },
      ExpressionAttributeValues: { ':free': 'free' },
    }),
  )
}
