/** When somebody is told, which of their addresses waits, and what did not reach whom, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { noticeMessages } from '../../shared/notifications/screen-messages.ts'
import { undeliveredMessages, undeliveredWords } from '../../shared/notifications/undelivered-messages.ts'
import { chooseOption, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { settings, tell } from './notification-ways.ts'
import { at, failed, forgot, press } from './screen-ways.ts'

const house = startHouse()
const pageFor = (who: string) => pageOf(house.browser, house.stack.origin, who)
const kept = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/me/notifications/hours') && response.request().method() === 'PATCH')
const hoursOf = (page: Page) => page.evaluate(async () => (await fetch('/api/me/notifications/hours')).json())
/** By its label alone: its whole name begins with what is chosen. */
const select = (label: string) => `::-p-xpath(//main//*[.="${label}"]/following-sibling::button)`
const chosen = (page: Page, group: string) => page.$eval(`[role=radiogroup][aria-label="${group}"] label:has(:checked)`, (label) => label.textContent?.trim())

test('emails are gathered and hours are quiet as is chosen, each kept at once and there after a reload', async () => {
  const { page, faults } = await pageFor('restricted')
  await settings(page, house.stack.origin)
  const choose = async (act: () => Promise<unknown>) => {
    const answer = kept(page)
    await act()
    expect((await answer).status()).toBe(200)
  }
  await choose(() => press(page, '[role=radiogroup][aria-label=Emails] label', 'Weekly'))
  await choose(() => chooseOption(page, select('Day of the weekly email'), 'Friday'))
  await choose(() => chooseOption(page, select('Time of the email'), '08:30'))
  await choose(() => press(page, '[role=radiogroup][aria-label="Quiet hours"] label', 'On'))
  await choose(() => chooseOption(page, select('Quiet to'), '06:30'))
  const wanted = { digest: 'weekly', digest_at: '08:30', digest_day: 4, quiet: { from: '22:00', to: '06:30' }, timezone: 'Europe/London' }
  expect(await hoursOf(page)).toEqual(wanted)
  await page.reload()
  await waitForText(page, noticeMessages.hours.zone('Europe/London, GMT'))
  expect([await chosen(page, 'Emails'), await chosen(page, 'Quiet hours')]).toEqual(['Weekly', 'On'])
  expect(faults).toEqual([])

  await page.setRequestInterception(true)
  page.on('request', (request) => void (request.method() === 'PATCH' ? failed(request) : request.continue()))
  await press(page, '[role=radiogroup][aria-label="Quiet hours"] label', 'Off')
  await waitForText(page, messages.generic)
  await page.waitForSelector('[role=radiogroup][aria-label="Quiet hours"] label:nth-child(2) :checked')
  expect(await hoursOf(page)).toEqual(wanted)
})

test('the channels are columns as wide as is specified, those that a type does not have say so, and only Slack takes an address', async () => {
  const { page } = await pageFor('owner')
  await settings(page, house.stack.origin)
  const shares = await page.$$eval('main thead th[data-channel]', (all) =>
    all.map((one) => [one.textContent, Math.round((one.getBoundingClientRect().width / (one.closest('table')?.getBoundingClientRect().width ?? 1)) * 100)]),
  )
  expect(shares).toEqual([
    ['Email', 18],
    ['Dashboard', 18],
    ['Browser', 18],
    ['Slack', 8],
  ])
  const cells = (row: string) =>
    page.$$eval(
      'main tbody tr',
      (all, name) => {
        const found = all.find((one) => one.querySelector('b')?.textContent === name)
        return [...(found?.querySelectorAll('td') ?? [])].map((cell) =>
          cell.querySelector('input') ? 'box' : cell.querySelector('button') ? 'address' : 'none',
        )
      },
      row,
    )
  expect(await cells('Weekly report')).toEqual(['box', 'none', 'none', 'none'])
  expect(await cells('Reminder')).toEqual(['box', 'box', 'none', 'none'])
  expect(await cells('Post failed')).toEqual(['box', 'box', 'box', 'address'])
})

test('an address that waits to be confirmed stands in the settings, with what is amiss with it', async () => {
  const { page } = await pageFor('manager')
  await page.evaluate(async () => {
    const body = JSON.stringify({ email: 'manager-new@almanac.test', password: 'almanac-demo' })
    const answer = await fetch('/api/me/email', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!answer.ok) throw new Error(await answer.text())
  })
  await settings(page, house.stack.origin)
  await waitForText(page, 'manager-new@almanac.test')
  await waitForText(page, undeliveredMessages.unconfirmed)
})

test('what could not be sent stands in a list for the owner alone, with why, and goes out once that is mended', async () => {
  const { origin } = house.stack
  const stranger = await house.browser.newPage()
  await forgot(stranger.page, origin, 'manager@almanac.test')
  const mails = async (): Promise<{ id: string; to: string[]; subject: string }[]> => (await fetch(`${origin}/_local/mail.json`)).json()
  const [reset] = (await mails()).filter(({ to, subject }) => to.includes('manager@almanac.test') && subject.includes('password'))
  await fetch(`${origin}/_local/mail/${reset?.id}/bounce`, { method: 'POST', redirect: 'manual' })
  const { page, faults } = await pageFor('owner')
  await at('/settings/undelivered', 'main h2')(page, origin)
  await waitForText(page, undeliveredWords.none)
  await tell(page, 'post_failure', { publication_gid: 'p1', post: 'Never heard of', network: 'facebook' })
  // the job that sends comes by every minute
  const listed = async () => (await page.evaluate(async () => (await fetch('/api/notifications/undelivered')).text())).includes('Never heard of')
  for (const until = Date.now() + 100_000; !(await listed()) && Date.now() < until; ) await new Promise((resolve) => setTimeout(resolve, 1000))
  await page.reload()
  await waitForText(page, undeliveredMessages.address)
  await waitForText(page, undeliveredWords.todo.address)
  const again = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/notifications/undelivered/'))
  await press(page, 'main td button', 'Send again')
  expect((await again).status()).toBe(204)
  await waitForText(page, undeliveredWords.none)
  expect(faults).toEqual([])

  const { page: other } = await pageFor('manager')
  await at('/settings', 'main h1')(other, origin)
  expect(await other.$('a[href="/settings/undelivered"]')).toBeNull()
}, 200_000)

test('signing out ends what this browser is told, here and at the server', async () => {
  const { origin } = house.stack
  const { page, faults } = await pageFor('restricted')
  // no push service can be reached from here: what the browser would hold stands in its place
  await page.evaluateOnNewDocument(() => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/of-this-browser'
    const unsubscribe = async () => {
      localStorage.setItem('ended', 'yes')
      return true
    }
    const registration = { pushManager: { getSubscription: async () => ({ endpoint, unsubscribe }) } }
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: async () => registration })
  })
  await at('/settings', 'main h1')(page, origin)
  const told = async (): Promise<{ browsers: unknown[] }> => page.evaluate(async () => (await fetch('/api/me/notifications/browsers')).json())
  const added = await page.evaluate(async () => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const body = JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/of-this-browser', keys })
    return (await fetch('/api/me/notifications/browsers', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
  })
  expect([added, (await told()).browsers.length]).toEqual([201, 1])
  await press(page, 'header button', 'Account of')
  await page.waitForSelector('[role=menu]')
  await press(page, '[role=menuitem]', 'Log out')
  await page.waitForFunction(() => window.location.pathname === '/login')
  expect(await page.evaluate(() => localStorage.getItem('ended'))).toBe('yes')
  const { page: again } = await pageFor('restricted')
  expect((await again.evaluate(async () => (await fetch('/api/me/notifications/browsers')).json())).browsers).toEqual([])
  expect(faults).toEqual([])
})
