import { expect, test } from '@jest/globals'
import { planIds } from '../../../../shared/plan-catalogue.ts'
import { isActiveSubscriber, planActOf } from './plan-act.ts'
import type { Subscription } from './use-subscription.ts'

const subscription = (more: Partial<Subscription>): Subscription => ({
  ...{ plan: 'advanced', interval: 'monthly', trial_start: null, trial_end: null, state: 'paid', cancelled: false, period_start: null },
  ...{ next_billing_date: null, amount: 149, unpaid_invoices: false, unpaid_since: null, card: null, created: null, competitors: 5, usage: null },
  ...more,
})
const labels = (more: Partial<Subscription>, interval: 'monthly' | 'yearly' = 'monthly') =>
  planIds.map((id) => planActOf(id, interval, subscription(more))).map(({ does, label }) => `${label} (${does})`)

test('a plan that is paid for is switched, up, down or to the other interval', () => {
  const others = ['Downgrade to Free (downgrade)', 'Downgrade to Professional (downgrade)']
  expect(labels({})).toEqual([...others, 'Current plan (nothing)', 'Upgrade to Scale (switch)', 'Request a demo (ask)'])
  expect(labels({}, 'yearly')[2]).toBe('Switch to yearly (switch)')
  expect(labels({ interval: 'yearly' })[2]).toBe('Switch to monthly (switch)')
  expect(labels({ cancelled: true })[2]).toBe('Keep Advanced (switch)')
})

test('a plan that is tried, or Free, is paid for first', () => {
  expect(labels({ state: null })).toEqual([
    ...['Downgrade to Free (downgrade)', 'Downgrade to Professional (downgrade)', 'Subscribe to Advanced (pay)', 'Upgrade to Scale (pay)'],
    'Request a demo (ask)',
  ])
  expect(labels({ plan: 'free', state: 'over' })[0]).toBe('Current plan (nothing)')
  expect(labels({ plan: 'free', state: 'over' })[1]).toBe('Upgrade to Professional (pay)')
})

test('an active subscriber has paid for longer than ten days', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const is = (created: string | null, amount: number) => isActiveSubscriber(subscription({ created, amount }), now)
  expect([is('2026-11-15T11:59:00Z', 149), is('2026-11-15T12:00:00Z', 149), is('2026-11-01T00:00:00Z', 0), is(null, 149)]).toEqual([true, false, false, false])
})
