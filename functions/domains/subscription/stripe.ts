/** Stripe by its own SDK. Another address than theirs is that of the stand-in of the local stack. */
import Stripe from 'stripe'
import { subscriptionMessages } from '../../../shared/subscription-messages.ts'
import { billing } from '../../kernel/accounts/standing.ts'
import { problem } from '../../kernel/request/problem.ts'

/** How old the signature of a webhook may be, in seconds. */
const freshSeconds = 300

let client: Stripe | undefined

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The environment variable ${name} is not set.`)
  return value
}

function address(): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const given = process.env.ALMANAC_STRIPE_ADDRESS
  if (!given) return {}
  const { hostname, port, protocol } = new URL(given)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

export function stripe(): Stripe {
  client ??= new Stripe(setting('ALMANAC_STRIPE_KEY'), { ...address(), maxNetworkRetries: 2, timeout: 8000, telemetry: false })
  return client
}

export const publicKey = (): string => setting('ALMANAC_STRIPE_PUBLIC_KEY')

/** What Stripe tells. @throws Problem 400 for what it did not sign, or signed long ago */
export function eventOf(body: string, signature: string | undefined): Stripe.Event {
  if (billing() === 'none' || !signature) throw problem(400, subscriptionMessages.unsigned)
  try {
    return stripe().webhooks.constructEvent(body, signature, setting('ALMANAC_STRIPE_WEBHOOK_SECRET'), freshSeconds)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw problem(400, subscriptionMessages.unsigned)
    throw error
  }
}

/** Says what the bank or Stripe itself answered in the words of this app. @throws Problem 402 for a declined card, 409 for a reference that was used with another plan, 502 when Stripe cannot be reached */
export async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw problem(409, subscriptionMessages.keyReused)
    if (error instanceof Stripe.errors.StripeCardError) throw problem(402, subscriptionMessages.declined)
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param?.startsWith('discounts')) throw problem(400, subscriptionMessages.unknownCoupon)
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError)
      throw problem(502, subscriptionMessages.unreachable)
    throw error
  }
}
