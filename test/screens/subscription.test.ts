/** Plan & Billing: what an account without billing has, and how the plans differ. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import type { Answered } from '../../shared/api/client.ts'
import { Company } from '../../shared/company.ts'
import { leavingScreenMessages } from '../../shared/leaving-messages.ts'
import { featureIds } from '../../shared/plans.ts'
import { subscriptionWords as words } from '../../shared/subscription-messages.ts'
import { eventually, replaceText } from '../builders/act.ts'
import { chooseOption, waitForText } from '../builders/browser.ts'
import { plainHost } from '../builders/launch-browser.ts'
import { held, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { clickNamed, textsOf } from './screen-ways.ts'

const app = startMockedApp()
const leaving = leavingScreenMessages.deletion
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

test.each([
  [true, 'Nothing is charged here: this account has every feature and no limits.', []],
  [false, 'Nothing is charged here. Features with a lock are switched off for this account.', ['White label Switched off for this account.']],
] as const)('where nothing is charged, what is locked was switched off (all there: %s)', async (white_label, hint, locked) => {
  const features = { ...sampleMe.features, ...Object.fromEntries(featureIds.map((id) => [id, true])), white_label }
  const page = await app.open('/settings/subscription', {
    'GET /me': { me: { ...sampleMe, features } },
    'GET /subscription/plans': { ...plans, billing: 'none' },
  })
  await waitForText(page, hint)
  await eventually(
    () =>
      page.$$eval('main li:not([data-included]):has(small)', (rows) =>
        rows.map((row) => [...row.querySelectorAll('span')].map((span) => span.innerText.replace(/\s+/g, ' ')).join()),
      ),
    (rows) => expect(rows).toEqual(locked),
  )
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

test('a downgrade that is blocked says what to remove, and how much of it', async () => {
  const page = await app.open('/settings/subscription', {
    'GET /subscription/plans': { ...plans, user: { id: 'user-ada', isManager: true, subscription: { ...subscription, plan: 'advanced' } } },
    'GET /subscription/invoices': { invoices: [] },
    'POST /subscription/downgrade-check': { allowed: false, blockers: [{ limit: 'profiles', used: 19, max: 15 }] },
  })
  await clickNamed(page, 'Change plan')
  await clickNamed(page, 'Downgrade to Professional')
  await waitForText(page, words.tooLarge('Professional'))
  await eventually(
    () => textsOf(page, '[role=alertdialog] small'),
    (said) => expect(said).toEqual(['Professional has 15: remove 4']),
  )
})

test('the question before an account is deleted says what becomes of the plan that is paid for', async () => {
  const open = async (state: 'paid' | null) => {
    const page = await app.open('/settings/account', {
      'GET /subscription/plans': { ...plans, user: { id: 'user-ada', isManager: true, subscription: { ...subscription, state } } },
      'GET /account/leaving': { name: 'Leith Studio', asks_code: false, deletion: null, export: null },
    })
    await clickNamed(page, leaving.action.account)
    await page.waitForSelector('[role=alertdialog] li')
    return textsOf(page, '[role=alertdialog] li')
  }
  expect((await open('paid')).at(-1)).toContain('Your plan: you are not charged again')
  expect((await open(null)).filter((text) => text?.includes('plan'))).toEqual([])
})

test('an owner sets the company, address and VAT number of invoices in the account settings', async () => {
  const company = { name: 'Leith Studio', line1: '', line2: '', postal_code: '', city: '', country: '', vat: '' }
  const page = await app.open('/settings/account', {
    'GET /subscription/plans': plans,
    'GET /account/leaving': { name: 'Leith Studio', asks_code: false, deletion: null, export: null },
    'GET /account/company': { company },
    'PATCH /account/company': ({ body }) => ({ company: v.parse(Company, body) }),
  })
  await replaceText(page, 'input[name=name]', 'Leith Studio Ltd')
  await page.locator('input[name=vat]').fill('GB 123 4567 89')
  await chooseOption(page, 'main form [aria-haspopup=listbox]', 'United Kingdom')
  await clickNamed(page, 'Save')
  await waitForText(page, words.company.saved)
  expect(app.asked('PATCH /account/company').map(({ body }) => body)).toEqual([{ ...company, name: 'Leith Studio Ltd', country: 'GB', vat: 'GB 123 4567 89' }])
})

test('over plain HTTP at a name of the team’s own, a plan is paid for', async () => {
  const trial = { ...subscription, state: null, amount: 0, card: null }
  const answers = {
    'GET /subscription/plans': { ...plans, user: { id: 'user-ada', isManager: true, subscription: trial } },
    'GET /subscription/invoices': { invoices: [] },
    'POST /subscription/checkout': held,
  }
  const page = await app.open('/settings/subscription', answers, undefined, plainHost)
  await clickNamed(page, 'Change plan')
  await clickNamed(page, 'Upgrade to Advanced')
  await eventually(
    async () => app.asked('POST /subscription/checkout').map(({ body }) => body),
    (bodies) => expect(bodies).toEqual([expect.objectContaining({ plan: 'advanced', reference: expect.stringMatching(/^[0-9a-f-]{36}$/) })]),
  )
})
