/** What an account has at this moment: its plan, with the limits and features that follow from it. The only place that turns a plan into them. */

import * as v from 'valibot'
import { dayMs } from '../../../shared/dates/durations.ts'
import { Billing, type PlanId, planFeatures, planFigures } from '../../../shared/plan-figures.ts'
import { type HeldLimits, noLimits } from '../../../shared/plan-limits.ts'
import { defaultCompetitors, type Features, featureIds, featuresOf, mostCompetitors } from '../../../shared/plans.ts'
import type { AccountRecord } from './records.ts'

/** ALMANAC_BILLING; none unless said. @throws when it says anything else */
export function billing(): Billing {
  return v.parse(Billing, process.env.ALMANAC_BILLING || 'none')
}

/** Days after the end of what was paid for in which a payment may still come, or its news. */
const graceDays = 21

type Planned = Pick<AccountRecord, 'plan' | 'trial_ends_at' | 'paid_plan'>

/** Null: no plan limits it, because nobody pays here or because it was there before plans were kept. */
export function planNow({ plan, trial_ends_at, paid_plan }: Planned, now: Date): PlanId | null {
  if (billing() === 'none' || !plan) return null
  if (trial_ends_at !== undefined && trial_ends_at <= now.toISOString()) return 'free'
  const isLost = paid_plan && Date.parse(paid_plan.period_end) + graceDays * dayMs < now.getTime()
  return isLost ? 'free' : plan
}

/** Of competitors a profile has a limit in any case. */
export type LimitsNow = HeldLimits & { readonly competitors: number }

export function limitsNow(account: Planned & Pick<AccountRecord, 'competitors'>, now: Date): LimitsNow {
  const plan = planNow(account, now)
  const limits = plan ? planFigures[plan].limits : noLimits
  const otherwise = plan || billing() === 'none' ? (limits.competitors ?? mostCompetitors) : defaultCompetitors
  return { ...limits, competitors: account.competitors ?? otherwise }
}

export function featuresNow(account: Planned & Pick<AccountRecord, 'features'>, now: Date): Features {
  const everything = billing() === 'none' ? Object.fromEntries(featureIds.map((id) => [id, true])) : {}
  return featuresOf({ ...planFeatures(planNow(account, now) ?? undefined), ...everything, ...account.features })
}
