import type { BillingInterval, PlanId } from '../../../../shared/plan-catalogue.ts'
import { call } from '../../lib/api.ts'
import { tellFailure } from '../../lib/tell-failure.ts'

/** First-party, for 30 days: who follows a link with a coupon has it taken off when they pay. */
function coupon(): string | undefined {
  const found = /(?:^|; )coupon=([^;]+)/.exec(document.cookie)?.[1]
  return found && decodeURIComponent(found)
}

async function leadTo(ask: () => Promise<{ url: string }>): Promise<void> {
  try {
    location.assign((await ask()).url)
  } catch (error) {
    tellFailure(error)
  }
}

/** Leads to the page on which a plan is paid for. `reference`: of this click, so that a second one begins nothing. */
export function pay(planId: PlanId, priceInterval: BillingInterval, referenceId: string): Promise<void> {
  const stored = coupon()
  return leadTo(() => call('POST /subscription/checkout', { body: { planId, priceInterval, referenceId, ...(stored ? { coupon: stored } : {}) } }))
}

/** Leads to where the card is changed. */
export const openPortal = (): Promise<void> => leadTo(() => call('POST /subscription/portal', {}))
