/** Who an account is at Stripe. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { subscriptionMessages } from '../../../shared/subscription-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { accountKey } from '../../kernel/accounts/keys.ts'
import type { AccountRecord, PaidPlan } from '../../kernel/accounts/records.ts'
import { billing } from '../../kernel/accounts/standing.ts'
import { getAccount } from '../../kernel/accounts/store.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { problem } from '../../kernel/request/problem.ts'
import { sendCompany } from './company.ts'
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
  const { Attributes } = await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: accountKey(accountId),
      UpdateExpression: 'SET customer = if_not_exists(customer, :made)',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':made': made.id },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return v.parse(v.object({ customer: v.string() }), Attributes).customer
}
