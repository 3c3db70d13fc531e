/** Paying for a plan, changing it and leaving it, in a real browser on the whole stack, with what stands in for Stripe. */
import { beforeAll, expect, test } from '@jest/globals'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { getAccount, listGroups, listProfiles, listUsers, putAccount, putGroup, putProfile, putUser } from '../../functions/kernel/accounts/store.ts'
import { subscriptionMessages, subscriptionWords as words } from '../../shared/subscription-messages.ts'
import { eventually } from '../builders/act.ts'
import { listen, waitForGone, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { clickOn, press } from './screen-ways.ts'

process.env.ALMANAC_BILLING = 'stripe'
const house = startHouse({ own: true })
/** The end of a trial that the real clock does not reach. */
const trialEnd = '2099-01-05T09:00:00.000Z'
const tries = async (account: string) => {
  const known = await getAccount(account)
  if (known) await putAccount({ ...known, plan: 'advanced', interval: 'monthly', trial_ends_at: trialEnd })
}
beforeAll(() => Promise.all(['acct-demo', 'acct-other'].map(tries)))

const act = (page: Page, name: string) => clickOn(page, 'button', name)
const advance = (days: number) => fetch(`${house.stack.env.ALMANAC_STRIPE_ADDRESS}/_local/advance`, { method: 'POST', body: JSON.stringify({ days }) })
const open = (page: Page) => page.goto(`${house.stack.origin}/settings/subscription`)

async function payWith(page: Page, card: string): Promise<void> {
  await page.locator('input[name=card]').fill(card)
  await Promise.all([page.waitForNavigation(), press(page, 'form button')])
}

/** All but what Free has room for is removed, and nobody but the owner has a seat. */
async function makeRoom(account: string): Promise<void> {
  const removed_at = '2026-11-20T09:00:00.000Z'
  for (const profile of (await listProfiles(account)).slice(3)) await putProfile(account, { ...profile, removed_at })
  const kept = new Set((await listProfiles(account)).map(({ entity_gid }) => entity_gid))
  for (const group of await listGroups(account)) if (!kept.has(group.entity_gid)) await putGroup(account, { ...group, removed_at })
  for (const user of await listUsers(account)) if (user.role !== 'OWNER') await putUser(account, { ...user, joined: false })
}

test('a trial is paid for, made yearly, and ended when the account fits', async () => {
  const { page, faults } = await pageOf(house.browser, house.stack.origin, 'owner')
  const told = await listen(page)
  await open(page)
  await waitForText(page, 'Trial until')
  await act(page, 'Change plan')
  await act(page, 'Subscribe to Advanced')
  await payWith(page, '4000000000000002')
  await waitForText(page, 'Your card was declined.')
  await payWith(page, '4242424242424242')
  await told(words.paid)
  await waitForText(page, 'Card ending in 4242')
  await waitForText(page, 'Next payment')

  await act(page, 'Switch to yearly')
  await eventually(
    () => page.$$eval('dl div', (rows) => rows.map(({ textContent }) => textContent)),
    (rows) => expect(rows).toContain(`${words.due}$1,281.00`),
  )
  await press(page, '[role=dialog] button', 'Switch to yearly')
  await told(words.on('Advanced'))
  await waitForText(page, '$1,430 a year')

  const toFree = async () => {
    await act(page, 'Change plan')
    await act(page, 'Downgrade to Free')
  }
  await toFree()
  await waitForText(page, words.tooLarge('Free'))
  await makeRoom('acct-demo')
  await open(page)
  await toFree()
  await waitForText(page, words.toFree)
  await Promise.all([page.waitForNavigation(), act(page, words.switchToFree)])
  await waitForText(page, 'Ends on')

  await advance(367)
  await open(page)
  await waitForText(page, 'Nothing is charged.')
  expect(faults.filter((fault) => !fault.includes('402'))).toEqual([])
}, 240_000)

test('the pricing page leads to paying; what is begun elsewhere afterwards ends that page', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'other')
  await page.goto(`${house.stack.origin}/pricing`)
  const canonical = await page.$eval('link[rel=canonical]', (link) => link.getAttribute('href'))
  expect(canonical).toBe(`${house.stack.origin}/pricing`)
  const upgrade = '[data-plan=scale] [data-act] a[data-interval=monthly]'
  await page.waitForFunction((link) => document.querySelector(link)?.textContent === 'Upgrade to Scale', {}, upgrade)
  const calls: HTTPRequest[] = []
  const hold = (request: HTTPRequest) => void (request.url().endsWith('/api/subscription/checkout') ? calls.push(request) : request.continue())
  await page.setRequestInterception(true)
  page.on('request', hold)
  await press(page, upgrade)
  await page.waitForFunction((link) => document.querySelector(link)?.textContent === 'Processing', {}, upgrade)
  await eventually(
    async () => calls.length,
    (count) => expect(count).toBe(1),
  )
  page.off('request', hold)
  page.on('request', (request) => void request.continue())
  await calls[0]?.continue()
  await page.waitForSelector('input[name=card]')
  const first = page.url()
  await open(page)
  await act(page, 'Change plan')
  await act(page, 'Subscribe to Advanced')
  await page.waitForSelector('input[name=card]')
  await page.goto(first)
  await waitForText(page, 'This checkout session has expired')
}, 240_000)

test('a card that fails later is told of above every page, and another card settles it', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'other')
  await open(page)
  await act(page, 'Change plan')
  await act(page, 'Subscribe to Advanced')
  await payWith(page, '4000000000000341')
  await waitForText(page, 'Card ending in 0341')
  await advance(32)
  await page.goto(`${house.stack.origin}/dashboard`)
  await waitForText(page, subscriptionMessages.unpaid)
  await clickOn(page, 'link', subscriptionMessages.review)
  await waitForText(page, 'Payment is due since')
  await act(page, 'Change card')
  await payWith(page, '4242424242424242')
  await waitForText(page, 'Card ending in 4242')
  await waitForGone(page, subscriptionMessages.unpaid)
}, 240_000)
