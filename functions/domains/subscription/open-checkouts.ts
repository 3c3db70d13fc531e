/**
 * The payment pages of an account that are open. One that is begun is added to them before anybody is led to it, and then ends those that were there before. Whichever
 * of two is added later sees the other one, so of any number of tabs the last one alone can be paid in.
 */
import Stripe from 'stripe'
import { addOpenCheckout, removeOpenCheckouts } from './store/account.ts'
import { asked, stripe } from './stripe.ts'

/** Ends all others of the account. True: one of them has been paid in already, so nobody may be led to this one. Safe to repeat. */
export async function endOthers(accountId: string, session: string): Promise<boolean> {
  const others = [...(await addOpenCheckout(accountId, session))].filter((id) => id !== session)
  const paid = await Promise.all(others.map(endCheckout))
  if (others.length > 0) await removeOpenCheckouts(accountId, others)
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
