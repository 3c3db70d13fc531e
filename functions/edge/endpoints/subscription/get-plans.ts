import { getPlans } from '../../../../shared/api/subscription.ts'
import { dayMs } from '../../../../shared/dates/durations.ts'
import { trialDays } from '../../../../shared/plan-catalogue.ts'
import { planRowsFor } from '../../../domains/subscription/plan-rows.ts'
import { usageOf } from '../../../domains/subscription/usage.ts'
import { type Actor, managesAccount } from '../../../kernel/accounts/actor.ts'
import { billing, planNow } from '../../../kernel/accounts/standing.ts'
import { getAccount } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getPlans, async ({ actor, now }) => {
  const user = actor && (await userOf(actor, now))
  return { plans: planRowsFor(user?.subscription.plan ?? null), billing: billing(), user, redirect: null, alert: null }
})

async function userOf(actor: Actor, now: Date) {
  const isManager = managesAccount(actor)
  const [account, usage] = await Promise.all([getAccount(actor.accountId), isManager ? usageOf(actor.accountId, now) : null])
  const plan = account && planNow(account, now)
  const paid = plan ? account?.paid_plan : undefined
  const trial_end = (plan && account?.trial_ends_at) ?? null
  return {
    id: actor.userId,
    isManager,
    subscription: {
      plan,
      interval: plan ? (account?.interval ?? null) : null,
      trial_start: trial_end && new Date(Date.parse(trial_end) - trialDays * dayMs).toISOString(),
      trial_end,
      state: paid?.state ?? null,
      cancelled: paid?.cancels ?? false,
      period_start: paid?.period_start ?? null,
      next_billing_date: paid?.state === 'over' ? null : (paid?.period_end ?? null),
      amount: paid && paid.state !== 'over' ? paid.amount / 100 : 0,
      unpaid_invoices: paid?.state === 'unpaid',
      unpaid_since: paid?.unpaid_since ?? null,
      card: paid?.card ?? null,
      created: paid?.created ?? account?.created_at ?? null,
      competitors: actor.limits.competitors,
      usage,
    },
  }
}
