/** Notifications from what one person does to what another reads, in every channel, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { noticeMessages } from '../../shared/notifications/screen-messages.ts'
import { undeliveredMessages, undeliveredWords } from '../../shared/notifications/undelivered-messages.ts'
import { click, eventually, hover } from '../builders/act.ts'
import { chooseOption, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { clickIn, list, openBell, published, runJob, settings, tell, untilGone, untilThere, waitForUnread } from './notification-ways.ts'
import { callApi, startPeople } from './people-ways.ts'
import { at, forgot } from './screen-ways.ts'

const house = startHouse()
const open = startPeople(house)

/** An owner who has read everything, and a teammate. */
async function twoPeople(): Promise<{ page: Page; faults: string[]; teammate: Page }> {
  const [{ page, faults }, { page: teammate }] = await Promise.all([open('owner'), open('manager')])
  await Promise.all([page, teammate].map((one) => one.goto(`${house.stack.origin}/favicon.svg`)))
  await callApi(page, 'POST', '/alert/read-all')
  return { page, faults, teammate }
}

test('the owner sees the act of a teammate at the bell without a reload, follows it, and has read it by that', async () => {
  const { page, faults, teammate } = await twoPeople()
  // the bell asks more often in front
  await page.bringToFront()
  await at('/settings', 'main h1')(page, house.stack.origin)
  await openBell(page)
  await waitForUnread(page, '')
  const gid = await teammate.evaluate(async () => {
    const body = JSON.stringify({ entity_gid: 'group-northbound', network: 'bluesky', name: 'קפה צפון ☕' })
    const response = await fetch('/api/profiles', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await response.json()).profile.id
  })
  // the open panel has it too, in the direction of the page
  await untilThere(page, 'קפה צפון ☕', '[role=dialog]')
  await waitForUnread(page, '1')
  const direction = await page.$eval('[role=dialog] [data-alert] a', (link) => getComputedStyle(link).direction)
  expect(direction).toBe('ltr')
  const opening = new Promise<Page>((resolve) => page.once('popup', (opened) => opened && resolve(opened)))
  await click(page, '[role=dialog] [data-alert] a')
  const opened = await opening
  await opened.waitForFunction((path) => window.location.pathname === path, {}, `/settings/profiles/${gid}`)
  await opened.close()
  await waitForUnread(page, '')
  await page.waitForFunction(() => !document.querySelector('[role=dialog] [data-alert][data-unread]'))
  expect(faults).toEqual([])
})

test('read, removed, restored and all read: at once, in another tab too, and on the server', async () => {
  const { page, faults, teammate } = await twoPeople()
  const { page: second } = await open('owner')
  for (const post of ['First of three', 'Second of three', 'Third of three']) await published(teammate, post)
  for (const one of [page, second]) await list(one, house.stack.origin)
  await Promise.all([waitForUnread(page, '3'), waitForUnread(second, '3')])

  await page.bringToFront()
  await clickIn(page, 'First of three', 'Mark as read')
  await Promise.all([waitForUnread(page, '2'), waitForUnread(second, '2')])
  await second.bringToFront()
  await clickIn(second, 'First of three', 'Mark as unread')
  await Promise.all([waitForUnread(page, '3'), waitForUnread(second, '3')])

  await page.bringToFront()
  await clickIn(page, 'Second of three', 'Remove')
  // a toast under the pointer stays
  await hover(page, '[data-kind=success] button', 'Undo')
  await Promise.all([untilGone(page, 'Second of three'), untilGone(second, 'Second of three'), waitForUnread(second, '2')])
  await click(page, 'button', 'Undo')
  await Promise.all([untilThere(page, 'Second of three'), untilThere(second, 'Second of three'), waitForUnread(second, '3')])

  await click(page, 'main label', 'Unread')
  await page.waitForFunction(() => document.querySelectorAll('main [data-alert]').length === 3)
  await click(page, 'main button', 'Mark all as read')
  await waitForText(page, noticeMessages.none)
  await Promise.all([waitForUnread(page, ''), waitForUnread(second, '')])
  await page.reload()
  await untilThere(page, 'First of three')
  await page.waitForFunction(() => !document.querySelector('main [data-alert][data-unread]'))
  expect(faults).toEqual([])
})

test('emails are gathered and hours are quiet as chosen, each kept at once and still there after a reload', async () => {
  const { page, faults } = await open('restricted')
  await settings(page, house.stack.origin)
  const choose = async (act: () => Promise<unknown>) => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/me/notifications/hours') && response.request().method() === 'PATCH')
    await act()
    expect((await answer).status()).toBe(200)
  }
  /** By its label alone: its whole name begins with what is chosen. */
  const select = (label: string) => `::-p-xpath(//main//*[.="${label}"]/following-sibling::button)`
  await choose(() => click(page, '[role=radiogroup][aria-label=Emails] label', 'Weekly'))
  await choose(() => chooseOption(page, select('Day of the weekly email'), 'Friday'))
  await choose(() => chooseOption(page, select('Time of the email'), '08:30'))
  await choose(() => click(page, '[role=radiogroup][aria-label="Quiet hours"] label', 'On'))
  await choose(() => chooseOption(page, select('Quiet to'), '06:30'))
  const { body } = await callApi(page, 'GET', '/me/notifications/hours')
  expect(body).toEqual({ digest: 'weekly', digest_at: '08:30', digest_day: 4, quiet: { from: '22:00', to: '06:30' }, timezone: 'Europe/London' })
  await page.reload()
  // its name is GMT or BST by the season
  await waitForText(page, /Times are in Europe\/London, \w+/)
  for (const [group, chosen] of [
    ['Emails', 'Weekly'],
    ['Quiet hours', 'On'],
  ])
    await page.waitForSelector(`[role=radiogroup][aria-label="${group}"] label:has(:checked) ::-p-text(${chosen})`)
  expect(faults).toEqual([])
})

test('a type is sent to a Slack channel once its webhook was given and tried, and no longer when that is removed', async () => {
  const { page, faults, told } = await open('restricted')
  const { origin } = house.stack
  await settings(page, origin)
  const off = 'button[aria-label="Report ready: Slack, off"]'
  await click(page, off)
  // the Slack of the local stack
  const hook = `http://127.0.0.1:${new URL(origin).port}/_local/slack/services/T0/B0/SecretAbCd`
  await page.locator('[role=dialog] input[type=url]').fill(hook)
  await click(page, '[role=dialog] button', 'Send a test')
  await told(noticeMessages.slack.tested)
  await click(page, '[role=dialog] button', 'Save')
  const on = 'button[aria-label="Report ready: Slack, on"]'
  await page.waitForSelector(on)
  const taken = await (await fetch(`${origin}/_local/slack.json`)).text()
  expect(taken).toContain('/services/T0/B0/SecretAbCd')
  await click(page, on)
  await waitForText(page, noticeMessages.slack.ending('AbCd'))
  await click(page, '[role=dialog] button', 'Remove')
  await page.waitForSelector(off)
  expect(faults).toEqual([])
})

test('an email that could not be sent is listed for the owner with the reason, and goes out once that is mended', async () => {
  const { origin } = house.stack
  const stranger = await house.browser.newPage()
  await forgot(stranger.page, origin, 'manager@almanac.test')
  const mails = async (): Promise<{ id: string; to: string[]; subject: string }[]> => (await fetch(`${origin}/_local/mail.json`)).json()
  const isReset = ({ to, subject }: { to: string[]; subject: string }) => to.includes('manager@almanac.test') && subject.includes('password')
  await eventually(mails, (all) => expect(all.filter(isReset)).toHaveLength(1))
  const reset = (await mails()).find(isReset)
  await fetch(`${origin}/_local/mail/${reset?.id}/bounce`, { method: 'POST', redirect: 'manual' })
  const { page, faults } = await open('owner')
  await at('/settings/undelivered', 'main h2')(page, origin)
  await waitForText(page, undeliveredWords.none)
  await tell(page, 'post_failure', { publication_gid: 'p1', post: 'Never heard of', network: 'facebook' })
  await eventually(
    async () => {
      await runJob(origin, 'send-notifications')
      return callApi(page, 'GET', '/notifications/undelivered')
    },
    ({ body }) => expect(JSON.stringify(body)).toContain('Never heard of'),
  )
  await page.reload()
  await waitForText(page, undeliveredMessages.address)
  await waitForText(page, undeliveredWords.todo.address)
  const again = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/notifications/undelivered/'))
  await click(page, 'main td button', 'Send again')
  expect((await again).status()).toBe(204)
  await waitForText(page, undeliveredWords.none)
  expect(faults).toEqual([])
})

test('signing out ends notifications in this browser, here and on the server', async () => {
  const { origin } = house.stack
  const { page, faults } = await pageOf(house.browser, origin, 'restricted')
  // push services cannot be reached: a stand-in for the subscription of the browser
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
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const added = await callApi(page, 'POST', '/me/notifications/browsers', { endpoint: 'https://fcm.googleapis.com/fcm/send/of-this-browser', keys })
  expect(added.status).toBe(201)
  await click(page, 'header button', 'Account of')
  await click(page, '[role=menuitem]', 'Log out')
  await page.waitForFunction(() => window.location.pathname === '/login' && localStorage.getItem('ended') === 'yes')
  const { page: again } = await open('restricted')
  await again.goto(`${origin}/favicon.svg`)
  const { body } = await callApi(again, 'GET', '/me/notifications/browsers')
  expect(body).toMatchObject({ browsers: [] })
  expect(faults).toEqual([])
})
