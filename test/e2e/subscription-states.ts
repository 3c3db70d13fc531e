/** Plan & Billing at every stage of a subscription, told to the page alone: the account itself pays nothing, and everybody else's screens stay as they are. */
import type { Page } from 'puppeteer-core'
import { lockedMessages } from '../../shared/plan-messages.ts'
import { subscriptionWords as words } from '../../shared/subscription-messages.ts'
import { waitForText } from '../builders/browser.ts'
import { at, clickOn, dialog, press } from './screen-ways.ts'
import type { State } from './state.ts'

const who = 'owner' as const
const inDays = (days: number) => new Date(Date.UTC(2026, 10, 22) + days * 86_400_000).toISOString()

const trial = {
  ...{ plan: 'advanced', interval: 'monthly', trial_start: inDays(-4), trial_end: inDays(10), created: inDays(-4), state: null, cancelled: false },
  ...{ period_start: null, next_billing_date: null, amount: 0, unpaid_invoices: false, unpaid_since: null, card: null, competitors: 5 },
  usage: { profiles: 12, users: 4, groups: 3, ai_credits: 340 },
}
const paid = {
  ...trial,
  ...{
    trial_start: null,
    trial_end: null,
    created: inDays(-90),
    state: 'paid',
    period_start: inDays(-12),
    next_billing_date: inDays(18),
    amount: 149,
    card: '4242',
  },
}
const unpaid = { ...paid, state: 'unpaid', unpaid_invoices: true, unpaid_since: inDays(-3) }
const free = { ...trial, plan: 'free', interval: null, trial_start: null, trial_end: null }
const over = { profiles: 12, users: 4, groups: 3, ai_credits: 0 }
const yearly = { ...paid, plan: 'scale', interval: 'yearly', amount: 3638, usage: { profiles: 80, users: 9, groups: 14, ai_credits: 12_400 } }
const agreed = { ...paid, plan: 'enterprise', interval: 'yearly', amount: 0, usage: { profiles: 212, users: 48, groups: 31, ai_credits: 40_000 } }

const invoices = [
  { id: 'in_3', number: 'ALM-0003', date: inDays(-3), amount: 149, status: 'open', pdf: 'https://pay.example/3.pdf', page: 'https://pay.example/3' },
  { id: 'in_2', number: 'ALM-0002', date: inDays(-33), amount: 349, status: 'refunded', pdf: 'https://pay.example/2.pdf', page: null },
  { id: 'in_1', number: 'ALM-0001', date: inDays(-34), amount: 149, status: 'paid', pdf: 'https://pay.example/1.pdf', page: null },
]
const blockers = [
  { limit: 'profiles', used: 12, max: 3 },
  { limit: 'users', used: 4, max: 1 },
]
const answers = {
  'GET /subscription/invoices': { invoices },
  'POST /subscription/downgrade-check': { allowed: false, blockers },
  'POST /subscription/switch-preview': { due: 94.27, credit: 0, price: 349 },
}

/** The page of an account that stands so. Answers are changed on their way to the page. */
const standing =
  (subscription: object, more: object = {}) =>
  async (page: Page, origin: string) => {
    await page.evaluateOnNewDocument(
      (told, others: Record<string, object>) => {
        const asked = window.fetch
        window.fetch = async (input, init) => {
          const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
          const other = others[`${init?.method ?? 'GET'} ${pathname.replace('/api', '')}`]
          if (other) return Response.json(other)
          const answer = await asked(input, init)
          if (pathname !== '/api/subscription/plans') return answer
          const { user, ...rest } = await answer.json()
          return Response.json({ ...rest, billing: 'stripe', user: { ...user, subscription: told } })
        }
      },
      subscription,
      { ...answers, ...more },
    )
    await at('/settings/subscription', 'section[aria-label=Plan]', 'section[aria-label=Invoices]')(page, origin)
  }

const plansOf = (subscription: object) => async (page: Page, origin: string) => {
  await standing(subscription)(page, origin)
  await clickOn(page, 'button', 'Change plan')
  await dialog(page)
}

const chosen =
  (label: string, said: string, subscription: object = paid, more: object = {}) =>
  async (page: Page, origin: string) => {
    await standing(subscription, more)(page, origin)
    await clickOn(page, 'button', 'Change plan')
    await dialog(page)
    await press(page, '[role=dialog] button', label)
    await waitForText(page, said)
  }

/** Answers of one read, in which what `plan` has no room for is locked. */
const locked = (path: string, change: 'profiles' | 'people', wanted: string) => async (page: Page, origin: string) => {
  await page.evaluateOnNewDocument(
    (read, of, why) => {
      const asked = window.fetch
      window.fetch = async (input, init) => {
        const answer = await asked(input, init)
        if (new URL(answer.url).pathname !== read) return answer
        const given = await answer.json()
        if (of === 'people') return Response.json({ ...given, locked: given.employees.slice(3).map((one: { user_gid: string }) => one.user_gid) })
        return Response.json({
          ...given,
          profiles: given.profiles.map((one: object, place: number) => (place < 3 ? one : { ...one, blocked: why, locked: true })),
        })
      }
    },
    change === 'people' ? '/api/employees' : '/api/profiles',
    change,
    lockedMessages.profile(3),
  )
  await at(path, wanted)(page, origin)
}

export const subscriptionStates: readonly State[] = [
  { name: 'plan: on trial', who, spoils: true, open: standing(trial, { 'GET /subscription/invoices': { invoices: [] } }) },
  { name: 'plan: free, with more than it has', who, spoils: true, open: standing({ ...free, usage: over }) },
  { name: 'plan: paid by the month', who, spoils: true, open: standing(paid) },
  { name: 'plan: paid by the year, all profiles used', who, spoils: true, open: standing(yearly) },
  { name: 'plan: a payment failed', who, spoils: true, open: standing(unpaid) },
  { name: 'plan: ends with the period', who, spoils: true, open: standing({ ...paid, cancelled: true }) },
  { name: 'plan: by agreement', who, spoils: true, open: standing(agreed) },
  { name: 'plans, on trial', who, spoils: true, open: plansOf(trial) },
  { name: 'plans, on Free', who, spoils: true, open: plansOf(free) },
  { name: 'plans, paid by the month', who, spoils: true, open: plansOf(paid) },
  { name: 'plans, paid by the year', who, spoils: true, open: plansOf(yearly) },
  { name: 'plans, one that ends', who, spoils: true, open: plansOf({ ...paid, cancelled: true }) },
  { name: 'plans, by agreement', who, spoils: true, open: plansOf(agreed) },
  { name: 'a larger plan, with what it costs', who, spoils: true, open: chosen('Upgrade to Scale', '$94.27') },
  { name: 'Free, with what is too much for it', who, spoils: true, open: chosen('Downgrade to Free', 'Remove these first') },
  {
    name: 'a smaller plan while another is tried',
    who,
    spoils: true,
    open: chosen('Downgrade to Professional', words.paidFirst('Professional'), trial, {
      'POST /subscription/downgrade-check': { allowed: true, blockers: [] },
    }),
  },
  {
    name: 'Free, when the account fits',
    who,
    spoils: true,
    open: chosen('Downgrade to Free', words.toFree, paid, { 'POST /subscription/downgrade-check': { allowed: true, blockers: [] } }),
  },
  { name: 'profiles that the plan has no room for', who, spoils: true, open: locked('/settings/profiles', 'profiles', 'main table') },
  { name: 'people that the plan has no room for', who, spoils: true, open: locked('/settings/team', 'people', 'main table') },
]
