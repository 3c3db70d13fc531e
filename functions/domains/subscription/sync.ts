/**
 * Takes what Stripe says now into the account. Whatever told us of a change, nothing is taken from what was told: the subscription is read anew, so an event
 * that comes twice, late or before another changes nothing for the worse. Of two readings the later one stays.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type Stripe from 'stripe'
import { accountKey } from '../../kernel/accounts/keys.ts'
import type { PaidPlan } from '../../kernel/accounts/records.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { chosenOf, duplicatesOf, paidPlanOf } from './standing-of.ts'
import { asked, stripe } from './stripe.ts'

export type Synced = {
  readonly accountId: string
  readonly paid: PaidPlan
  readonly invoice: Stripe.Invoice | null
  /** what was paid for beside it, and is to end (end-duplicate.ts) */
  readonly duplicates: readonly Stripe.Subscription[]
}

/** Null: the customer has no subscription that ever began, or is none of ours. */
export async function syncCustomer(customer: string): Promise<Synced | null> {
  const read_at = new Date().toISOString()
  const { data } = await asked(
    stripe().subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.default_payment_method', 'data.latest_invoice'] }),
  )
  const duplicates = duplicatesOf(data)
  const chosen = chosenOf(data.filter((one) => !duplicates.includes(one)))
  const accountId = chosen?.metadata.account_id
  const paid = chosen && paidPlanOf(chosen)
  if (!accountId || !paid) return null
  await keep(accountId, paid, read_at)
  const { latest_invoice } = chosen
  return { accountId, paid, invoice: typeof latest_invoice === 'object' ? latest_invoice : null, duplicates }
}

/** The plan is what is paid for, and Free when nothing is any more. */
function keep(accountId: string, paid: PaidPlan, read_at: string): Promise<boolean> {
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: accountKey(accountId),
        UpdateExpression: 'SET #plan = :plan, #interval = :interval, paid_plan = :paid, paid_read_at = :read_at REMOVE trial_ends_at',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(paid_read_at) OR paid_read_at < :read_at)',
        ExpressionAttributeNames: { '#plan': 'plan', '#interval': 'interval' },
        ExpressionAttributeValues: { ':plan': paid.state === 'over' ? 'free' : paid.plan, ':interval': paid.interval, ':paid': paid, ':read_at': read_at },
      }),
    ),
  )
}
