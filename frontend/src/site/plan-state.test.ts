import { expect, test } from '@jest/globals'
import type { BillingInterval } from '../../../shared/plan-catalogue.ts'
import { nextUp, type OfferedPlan, type OwnPlan, planButton } from './plan-state.ts'

/** As the server says them to an account that has `own`. */
function offeredTo(own: OfferedPlan['id']): OfferedPlan[] {
  const names = { free: 'Free', professional: 'Professional', advanced: 'Advanced', scale: 'Scale', enterprise: 'Enterprise' } as const
  const ids = ['free', 'professional', 'advanced', 'scale', 'enterprise'] as const
  return ids.map((id) => ({ id, name: names[id], active: id === own, upgrade: ids.indexOf(id) > ids.indexOf(own), signup: id !== 'enterprise' }))
}

const labels = (own: OwnPlan, shown: BillingInterval) => offeredTo(own.plan ?? 'free').map((offered) => planButton(offered, own, shown).label)

test('each plan says what choosing it would be, for the interval that is shown', () => {
  expect(labels({ plan: 'advanced', interval: 'monthly', state: 'paid' }, 'monthly')).toEqual([
    'Downgrade to Free',
    'Downgrade to Professional',
    'Current plan',
    'Upgrade to Scale',
    'Request a demo',
  ])
  expect(labels({ plan: 'advanced', interval: 'monthly', state: 'paid' }, 'yearly')[2]).toBe('Switch to yearly')
  expect(labels({ plan: 'advanced', interval: 'yearly', state: 'paid' }, 'monthly')[2]).toBe('Switch to monthly')
  expect(labels({ plan: 'free', interval: 'monthly', state: 'paid' }, 'yearly').slice(0, 2)).toEqual(['Current plan', 'Upgrade to Professional'])
  expect(labels({ plan: 'enterprise', interval: null, state: 'paid' }, 'monthly').at(-1)).toBe('Get a quote')
})

test('an upgrade is paid for from here by whoever pays nothing yet; whoever pays is told first what it costs', () => {
  const upgrade = (state: OwnPlan['state']) =>
    offeredTo('advanced').map((offered) => planButton(offered, { plan: 'advanced', interval: 'monthly', state }, 'monthly'))[3]
  const label = 'Upgrade to Scale'
  for (const state of [null, 'over'] as const) expect(upgrade(state)).toEqual({ label, to: '/settings/subscription', pays: true })
  for (const state of ['paid', 'unpaid'] as const) expect(upgrade(state)).toEqual({ label, to: '/settings/subscription' })
})

test('the current plan leads nowhere, and the next one up stands out', () => {
  const [, , advanced] = offeredTo('advanced')
  expect(advanced && planButton(advanced, { plan: 'advanced', interval: 'monthly', state: 'paid' }, 'monthly').to).toBeNull()
  expect([nextUp(offeredTo('free')), nextUp(offeredTo('advanced')), nextUp(offeredTo('scale'))]).toEqual(['professional', 'scale', null])
})
