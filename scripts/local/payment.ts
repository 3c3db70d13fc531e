/** Who is paid where plans hold: Stripe by the keys that are given, else what stands in for it here. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { listen } from './listen.ts'
import { createStripe } from './stripe/index.ts'

type Payment = { readonly env: Record<string, string>; readonly close: () => Promise<void> }

/** `webhook`: where the product is told of payments. Null: nobody pays, or Stripe itself is asked. */
export async function startPayment(dataFolder: string, webhook: () => string, given = process.env): Promise<Payment | null> {
  if (given.ALMANAC_BILLING !== 'stripe' || given.ALMANAC_STRIPE_KEY) return null
  const secret = `whsec_${randomBytes(24).toString('hex')}`
  let address = ''
  const local = createStripe({ file: join(dataFolder, 'stripe.json'), origin: () => address, webhook, secret })
  const served = await listen(local.listener)
  address = `http://127.0.0.1:${served.port}`
  const keys = { ALMANAC_STRIPE_KEY: 'sk_test_local', ALMANAC_STRIPE_PUBLIC_KEY: 'pk_test_local', ALMANAC_STRIPE_WEBHOOK_SECRET: secret }
  return { env: { ...keys, ALMANAC_STRIPE_ADDRESS: address }, close: served.close }
}
