/**
 * The payment pages of an account that are open. One that is begun is added to them before anybody is led to it, and then ends those that were there before. Whichever
 * of two is added later sees the other one, so of any number of tabs the last one alone can be paid in.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import Stripe from 'stripe'
import * as v from 'valibot'
import { accountKey } from '../../kernel/accounts/keys.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { asked, stripe } from './stripe.ts'

const Open = v.object({ open_checkouts: v.optional(v.set(v.string()), () => new Set<string>()) })

/** Ends all others of the account. True: one of them has been paid in already, so nobody may be led to this one. Safe to repeat. */
export async function endOthers(accountId: string, session: string): Promise<boolean> {
  const others = [...(await change(accountId, 'ADD', [session]))].filter((id) => id !== session)
  const paid = await Promise.all(others.map(endCheckout))
  if (others.length > 0) await change(accountId, 'DELETE', others)
  return paid.includes(true)
}

/** Nothing can be paid in it any more. True: something was, before. */
export async function endCheckout(session: string): Promise<boolean> {
  try {
    await asked(stripe().checkout.sessions.expire(session))
    return false
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    if (error.code === 'resource_missing') return false
    return (await asked(stripe().checkout.sessions.retrieve(session))).status === 'complete'
  }
}

async function change(accountId: string, how: 'ADD' | 'DELETE', sessions: readonly string[]): Promise<ReadonlySet<string>> {
  const { Attributes } = await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: accountKey(accountId),
      UpdateExpression: `${how} open_checkouts :sessions`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':sessions': new Set(sessions) },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return v.parse(Open, Attributes).open_checkouts
}
