import Stripe from 'stripe'
import { asked, stripe } from './stripe.ts'

/** Cancels a subscription now: nothing is charged any more. Safe to repeat. */
export async function cancelAtOnce(id: string): Promise<void> {
  try {
    await asked(stripe().subscriptions.cancel(id))
  } catch (error) {
    // another event or another try was quicker
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')) throw error
  }
}
