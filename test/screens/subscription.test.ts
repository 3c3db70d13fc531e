/** Plan & Billing: what an account without billing has, and how the plans differ. */
import { expect, test } from '@jest/globals'
import type { Answered } from '../../shared/api/client.ts'
import { eventually } from '../builders/act.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { clickNamed, textsOf } from './screen-ways.ts'

const app = startMockedApp()
type Plans = Answered<'GET /subscription/plans'>
const subscription: NonNullable<Plans['user']>['subscription'] = {
  ...{ plan: 'professional', interval: 'monthly', trial_start: null, trial_end: null, created: '2026-01-01T00:00:00.000Z', state: 'paid' },
  ...{ cancelled: false, period_start: '2026-11-01T00:00:00.000Z', next_billing_date: '2026-12-01T00:00:00.000Z', amount: 49, unpaid_invoices: false },
  ...{ unpaid_since: null, card: '4242', competitors: 5, usage: { profiles: 3, users: 1, groups: 2, ai_credits: 0 } },
}
const plans: Plans = { plans: [], billing: 'stripe', user: { id: 'user-ada', isManager: true, subscription }, redirect: null, alert: null }

test('features of the publishing product are no part of what an account has or lacks', async () => {
  const page = await app.open('/settings/subscription', { 'GET /subscription/plans': { ...plans, billing: 'none' } })
  await page.waitForSelector('main li')
  const features = await textsOf(page, 'main li')
  expect(features).toContain('White label')
  expect(features.filter((text) => /shortener|contributors/.test(text ?? ''))).toEqual([])
})

test('Change plan shows how many report types each plan has, and which one adds the white label and sentiment', async () => {
  const page = await app.open('/settings/subscription', { 'GET /subscription/plans': plans, 'GET /subscription/invoices': { invoices: [] } })
  await clickNamed(page, 'Change plan')
  await eventually(
    () =>
      page.$$eval('[role=dialog] article', (cards) =>
        cards.map((card) =>
          [card.querySelector('h3')?.firstChild?.textContent, ...[...card.querySelectorAll('li')].map(({ textContent }) => textContent)].join(' | '),
        ),
      ),
    (cards) => {
      expect(cards.map((text) => /White label/.test(text))).toEqual([false, true, true, true])
      expect(cards.map((text) => /Sentiment analysis/.test(text))).toEqual([false, false, true, true])
      expect(cards.map((text) => /\d+ of 12 report types/.exec(text)?.[0])).toEqual([7, 10, 12, 12].map((count) => `${count} of 12 report types`))
      expect(cards.filter((text) => /DM contacts|Ideas|Shared calendars/i.test(text))).toEqual([])
    },
  )
})
