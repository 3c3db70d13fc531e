/** The panel at the bell: its menu, its tabs and what it asks the server for, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { topicNames } from '../../shared/notifications/notice-looks.ts'
import { noticeMessages } from '../../shared/notifications/screen-messages.ts'
import { waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { list, openBell, pressIn, published, rows, unread, waitForUnread } from './notification-ways.ts'
import { at, press } from './screen-ways.ts'

const house = startHouse()

/** Somebody who has read everything, and a teammate. */
async function twoPeople(): Promise<{ page: Page; teammate: Page }> {
  const pageFor = (who: string) => pageOf(house.browser, house.stack.origin, who)
  const [{ page }, { page: teammate }] = await Promise.all([pageFor('owner'), pageFor('manager')])
  await page.evaluate(() => fetch('/api/alert/read-all', { method: 'POST', headers: { 'content-type': 'application/json' } }))
  return { page, teammate }
}
const words = (page: Page, selector: string) => page.$$eval(selector, (all) => all.map((one) => one.textContent?.trim() ?? ''))
const isAt = (page: Page, path: string) => page.waitForFunction((wanted) => window.location.pathname === wanted, {}, path)

async function openMenu(page: Page): Promise<void> {
  await press(page, '[role=dialog] button[aria-label=More]')
  await page.waitForSelector('[role=menu]')
}

test('its tabs are the kinds there are; its menu reads all and leads to the settings and the whole list, where there is no panel', async () => {
  const { page, teammate } = await twoPeople()
  const { origin } = house.stack
  for (const post of ['One', 'Two']) await published(teammate, post)
  await at('/settings', 'main h1')(page, origin)
  await openBell(page)
  expect(await words(page, '[role=dialog] [role=toolbar] button')).toEqual(['All', 'Unread', ...Object.values(topicNames)])
  await openMenu(page)
  expect(await words(page, '[role=menuitem]')).toEqual(['Mark all as read', 'Notification settings', 'Open notifications'])
  await press(page, '[role=menuitem]', 'Mark all as read')
  await waitForUnread(page, '')
  for (const [choice, path] of [
    ['Notification settings', '/settings/preferences/notifications'],
    ['Open notifications', '/notifications'],
  ] as const) {
    if (!(await page.$('[role=dialog]'))) await openBell(page)
    await openMenu(page)
    await press(page, '[role=menuitem]', choice)
    await isAt(page, path)
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  }
  await page.waitForSelector('main [data-alerts]')
  expect(await words(page, 'main [role=radiogroup][aria-label="Which notifications"] label')).toEqual(['All', expect.stringMatching(/^Unread/)])
  await press(page, 'header button[aria-label^="Notifications"]')
  await page.waitForFunction(() => document.activeElement?.matches('main [data-alerts]'))
  expect(await page.$('[role=dialog]')).toBeNull()

  await at('/settings', 'main h1')(page, origin)
  await openBell(page)
  await press(page, '[role=dialog] a', 'See all')
  await isAt(page, '/notifications')
})

test('it has the logo of an account with white label, and that of the product elsewhere', async () => {
  const { page } = await twoPeople()
  const { origin } = house.stack
  const pictures = () => page.$$eval('[role=dialog] header :is(img, svg)', (all) => all.map((one) => (one instanceof HTMLImageElement ? one.src : one.tagName)))
  await at('/settings', 'main h1')(page, origin)
  await openBell(page)
  expect((await pictures()).filter((one) => one.includes('/api/pictures/'))).toEqual([])
  await page.evaluateOnNewDocument(() => {
    const asked = window.fetch
    window.fetch = async (input, init) => {
      const answer = await asked(input, init)
      if (new URL(answer.url).pathname !== '/api/me') return answer
      const { me } = await answer.json()
      return Response.json({ me: { ...me, logo: { id: '01LOGO', width: 120, height: 40 } } })
    }
  })
  await at('/settings', 'main h1')(page, origin)
  await openBell(page)
  expect(await pictures()).toContain(`${origin}/api/pictures/01LOGO`)
})

test('a picture of a profile opens the profile in a tab of its own', async () => {
  const { page, teammate } = await twoPeople()
  const address = 'https://bsky.app/profile/northbound.example'
  await teammate.evaluate(async (profile_url) => {
    const body = JSON.stringify({ entity_gid: 'group-northbound', network: 'bluesky', name: 'Northbound on Bluesky', profile_url })
    const answer = await fetch('/api/profiles', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!answer.ok) throw new Error(await answer.text())
  }, address)
  await list(page, house.stack.origin)
  const picture = await page.waitForSelector('main [data-alert] a[aria-label="Northbound on Bluesky, opens the profile"]')
  expect(await picture?.evaluate((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
    address,
    '_blank',
    'noreferrer',
  ])
})

test('each kind is asked for from its first page on, further pages follow; removing what was read leaves the count', async () => {
  const { page, teammate } = await twoPeople()
  for (let one = 0; one < 30; one++) await published(teammate, `Post ${one}.`)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/alert') asked.push(`${searchParams.get('page')} ${searchParams.get('type') ?? 'all'}`)
  })
  await list(page, house.stack.origin)
  expect(asked).toEqual(['0 all'])
  await page.waitForFunction(() => {
    window.scrollTo(0, document.body.scrollHeight)
    return document.querySelector('main [data-alerts]')?.textContent?.includes('“Post 0.”')
  })
  expect(asked).toContain('1 all')
  asked.splice(0)
  await press(page, 'main label', 'Unread')
  await page.waitForFunction(() => document.querySelector('main [data-alerts][aria-busy=false] [data-alert]'))
  expect(asked[0]).toBe('0 unread')
  await press(page, 'main label', 'All')
  await waitForUnread(page, '30')
  await pressIn(page, 'Post 29.', 'Mark as read')
  await waitForUnread(page, '29')
  await pressIn(page, 'Post 29.', 'Remove')
  await page.waitForFunction(() => !document.querySelector('main [data-alerts]')?.textContent?.includes('“Post 29.”'))
  await waitForText(page, noticeMessages.removed)
  expect(await unread(page)).toBe('29')
  expect((await page.evaluate(async () => (await fetch('/api/alert/count')).json())).unread).toBe(29)
  expect((await rows(page)).length).toBeGreaterThan(0)
})

test('while a list is on its way another one waits, and so does marking all once more; both are said', async () => {
  const { page, teammate } = await twoPeople()
  await published(teammate, 'Patience')
  await at('/settings', 'main h1')(page, house.stack.origin)
  await openBell(page)
  await waitForUnread(page, '1')
  await page.setRequestInterception(true)
  // what is asked for from now on is never answered
  page.on('request', (request) => void (/\/api\/alert(\?|\/read-all)/.test(request.url()) ? undefined : request.continue()))
  await press(page, '[role=dialog] [role=toolbar] button', topicNames.posts)
  await press(page, '[role=dialog] [role=toolbar] button', topicNames.tasks)
  await waitForText(page, noticeMessages.loading)
  expect(await words(page, '[role=dialog] [role=toolbar] [aria-pressed=true]')).toEqual([topicNames.posts])
  for (let times = 0; times < 2; times++) {
    await openMenu(page)
    await press(page, '[role=menuitem]', 'Mark all as read')
    await page.waitForFunction(() => !document.querySelector('[role=menu]'))
  }
  await waitForText(page, noticeMessages.marking)
})
