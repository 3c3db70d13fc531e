/** How people find their way: by role, by keyboard, on a desk and on a phone; in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { namedAreas } from '../../shared/named-areas.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { smallAddress } from '../../shared/small-addresses.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { dialog, press } from './screen-ways.ts'

const house = startHouse()

async function open(who: string, path: string, size = { width: 1440, height: 1000 }): Promise<Page> {
  const { page } = await pageOf(house.browser, house.stack.origin, who)
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.setViewport(size)
  await go(page, path)
  return page
}
async function go(page: Page, path: string): Promise<void> {
  await page.goto(house.stack.origin + path)
  await page.waitForSelector('main h1, main h2')
}
const phone = { width: 390, height: 844 }
const pathOf = (page: Page) => new URL(page.url()).pathname
const sections = (page: Page) => page.$$eval('aside nav > *', (all) => all.map((one) => one.querySelector('span')?.textContent))
const sidebarIs = (page: Page, width: number) =>
  page.waitForFunction((wide) => document.querySelector('aside')?.getBoundingClientRect().width === wide, {}, width)

test('what needs somebody is counted at its section, up to 99+, asked for once for the same profiles', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  const asked: { profiles: { id: string }[]; timezone: string; initial: boolean }[] = []
  const none = { approvals: 0, listeners: 0, messages: 0, reviews: 0, tasks: 0, alerts: 0, notifications_counter: 0 }
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/me/indicators')) {
      void request.continue()
      return
    }
    asked.push(JSON.parse(request.postData() ?? ''))
    void request.respond({ contentType: 'application/json', body: JSON.stringify({ ...none, statistics: 120, errors: 2 }) })
  })
  await go(page, '/settings/profiles')
  await page.waitForSelector('aside a[href="/reports"] b')
  const badges = (within: string) =>
    page.$$eval(`${within} a:has(b)`, (all) => all.map((one) => [one.getAttribute('href'), one.querySelector('b')?.textContent]))
  expect(await badges('aside')).toEqual([
    ['/reports', '99+'],
    ['/settings', '2'],
  ])
  expect(await badges('main nav')).toEqual([['/settings/profiles', '2']])
  expect(await page.$eval('aside a[href="/settings"]', (link) => link.getAttribute('aria-description'))).toBe(screenMessages.needYou(2))
  await page.locator('aside a[href="/reports"]').click()
  await page.waitForFunction(() => window.location.pathname === '/reports')
  await page.waitForNetworkIdle({ idleTime: 1_500 })
  expect(asked.map(({ initial, timezone }) => [initial, timezone])).toEqual([[true, 'Europe/London']])
  expect(asked[0]?.profiles.map(({ id }) => id)).toContain('demo-facebook')

  await page.setViewport({ width: 390, height: 844 })
  await press(page, 'header button[aria-label=Menu]')
  await dialog(page)
  expect(await badges('[role=dialog] nav')).toEqual([
    [smallAddress('/reports'), '99+'],
    ['/settings', '2'],
  ])
  expect(await page.$eval('[role=dialog] a[href="/settings"]', (link) => link.getAttribute('aria-description'))).toBe(screenMessages.needYou(2))
})

test('the sidebar is narrow, opens for the keyboard, and stays open when it is pinned', async () => {
  const page = await open('owner', '/dashboard')
  expect(await sections(page)).toEqual(['Home', 'Reports', 'Run report', 'Schedule report', 'Templates', 'Settings'])
  await sidebarIs(page, 56)
  await page.focus('aside a[href="/reports"]')
  await sidebarIs(page, 200)
  await page.focus('header a')
  await sidebarIs(page, 56)
  await page.focus('aside button[aria-pressed]')
  await page.keyboard.press('Enter')
  await page.focus('header a')
  await sidebarIs(page, 200)
  await page.reload()
  await page.waitForSelector('aside')
  await sidebarIs(page, 200)
})

test('quick add opens the dialog of what is added, by keyboard, and again from the page itself', async () => {
  const page = await open('owner', '/dashboard')
  const add = async (label: string) => {
    await page.focus(named('button', 'Quick add'))
    await page.keyboard.press('ArrowDown')
    const isAt = (wanted: string) => document.activeElement?.matches('[role=menuitem]') && document.activeElement.textContent === wanted
    await page.waitForFunction(() => document.activeElement?.matches('[role=menuitem]'))
    while (!(await page.evaluate(isAt, label))) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  for (let times = 0; times < 2; times++) {
    await add('Add profile group')
    await page.waitForSelector('[role=dialog] input')
    expect(pathOf(page)).toBe('/settings/profile-groups')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  }
  await add('Invite new team member')
  await page.waitForSelector('[role=dialog] input[name=first_name]')
  expect(pathOf(page)).toBe('/settings/team')
})

test('whoever may look but not change sees what there is, is told at a press that it is not theirs, and stays', async () => {
  const page = await open('readonly', '/dashboard')
  expect(await sections(page)).toEqual(['Home', 'Reports', 'Run report', 'Schedule report', 'Templates', 'Settings'])
  expect(await page.$$eval('header nav button', (all) => all.map((one) => one.textContent))).toEqual(['Reports'])
  await page.focus(named('button', 'Run report'))
  await page.keyboard.press('Enter')
  await waitForText(page, messages.noAccess)
  expect(pathOf(page)).toBe('/dashboard')
})

test('no way in the frame leads to a page that is not there, and an area known by name says that it is not part of the product', async () => {
  const page = await open('owner', '/dashboard')
  await page.setCacheEnabled(false)
  const links = await page.$$eval('aside a, header a', (all) => all.map((one) => one.getAttribute('href') ?? ''))
  for (const link of links) expect((await page.goto(house.stack.origin + link))?.status()).toBe(200)
  for (const [path, name] of Object.entries(namedAreas).filter(([path]) => !path.startsWith('/admin'))) {
    expect((await page.goto(house.stack.origin + path))?.status()).toBe(200)
    await waitForText(page, screenMessages.navigation.notPart(name))
    expect(links).not.toContain(path)
  }
  expect((await page.goto(`${house.stack.origin}/inboxes`))?.status()).toBe(404)
  await waitForText(page, screenMessages.notFound.title)
})

test('without profile groups every screen but the settings says so', async () => {
  const page = await open('advocate', '/reports')
  await waitForText(page, screenMessages.noGroups.title)
  await waitForText(page, screenMessages.noGroups.member)
  expect(await page.$('main a')).toBeNull()
  expect(await sections(page)).toEqual(['Home', 'Settings'])
  await go(page, '/settings/preferences/personal')
  await page.waitForSelector('input[name=first_name]')
})

test('a phone is led home, stays on what it may open, and gets to the report whose link it followed', async () => {
  const page = await open('owner', '/', phone)
  expect(pathOf(page)).toBe('/dashboard-mobile')
  for (const path of ['/dashboard', '/calendar', '/reports', '/reports/run/tasks']) {
    await go(page, path)
    expect({ path, led: pathOf(page) }).toEqual({ path, led: '/dashboard-mobile' })
  }
  await waitForText(page, screenMessages.navigation.followed)
  await page.locator(named('link', 'Open page')).click()
  await page.waitForSelector('[data-tile]')
  expect(pathOf(page)).toBe('/reports-mobile/run/tasks')
  for (const path of ['/settings', '/settings/subscription', '/reports-mobile', '/advocacy']) {
    await go(page, path)
    expect(pathOf(page)).toBe(path)
  }
  // a tablet that is turned, or a window on a desk
  await page.setViewport({ width: 1440, height: 1000 })
  await go(page, '/reports-mobile')
  await page.waitForFunction(() => location.pathname === '/reports')
})

test('a phone whose first page is a report of the large layout is led home, and the report writes nothing into the address', async () => {
  const page = await open('owner', '/reports/run/comprehensive', phone)
  await waitForText(page, screenMessages.navigation.followed)
  await page.waitForNetworkIdle()
  expect(pathOf(page)).toBe('/dashboard-mobile')
})

test('the menu of a phone has every way, opens and closes by keyboard, and gives the focus back', async () => {
  const page = await open('owner', '/dashboard-mobile', phone)
  const button = named('button', 'Menu')
  await page.focus(button)
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=dialog] nav')
  expect(await page.$$eval('[role=dialog] nav li', (all) => all.map((one) => one.textContent))).toEqual([
    ...['Home', 'Reports', 'Run report', 'Schedule report', 'Templates'],
    ...['Add Social Profile', 'Account settings', 'Plan & Billing', 'Log out'],
  ])
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu')
  await page.keyboard.press('Enter')
  await page.locator(named('link', 'Reports')).click()
  await page.waitForFunction(() => location.pathname === '/reports-mobile' && !document.querySelector('[role=dialog]'))
})

test.each([
  { ...phone, shown: ['Menu', 'Notifications', 'Account of Mara Okafor'] },
  // a phone that lies on its side
  { width: 844, height: 390, shown: ['Menu', 'Notifications', 'Account of Mara Okafor'] },
  { width: 820, height: 1180, shown: ['Menu', 'Create', 'Quick add', 'Reports', 'Go to…', 'Help', 'Notifications', 'Account of Mara Okafor'] },
  { width: 1440, height: 1000, shown: ['Create', 'Quick add', 'Reports', 'Go to…', 'Help', 'Notifications', 'Account of Mara Okafor'] },
])('the header is 70 pixels high at $width by $height, with what there is room for', async ({ shown, ...size }) => {
  const page = await open('owner', '/settings', size)
  expect(await page.$eval('header', (header) => header.getBoundingClientRect().height)).toBe(70)
  const buttons = await page.$$eval('header button', (all) =>
    all.filter((one) => one.checkVisibility()).map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/(⌘K|Ctrl K|MO)$/, '')),
  )
  expect(buttons).toEqual(shown)
})
