/** Phones and tablets: their addresses, their menu and the room in their header. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { report } from '../../frontend/src/samples/report.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { click, eventually, hasFocus, pressKey } from '../builders/act.ts'
import { closeDialog, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { pages } from './page-answers.ts'

const app = startMockedApp()
const phone = { width: 390, height: 844 }
const isAt = (page: Page, path: string) => page.waitForFunction((wanted) => window.location.pathname === wanted, {}, path)

test('a phone is led home from the large layout, and gets from there to the report whose link it followed', async () => {
  const page = await app.open('/', pages, phone)
  const answers = { ...pages, 'GET /reports/performance': report, 'POST /reports/summary': { data: null } }
  for (const path of ['/dashboard', '/notifications', '/reports', '/reports/run/tasks']) {
    await app.open(path, answers, phone)
    await isAt(page, '/dashboard-mobile')
  }
  await waitForText(page, screenMessages.navigation.followed)
  await waitUntilLoaded(page)
  // the report that was left writes nothing into the address
  const { pathname, search } = new URL(page.url())
  expect([pathname, search]).toEqual(['/dashboard-mobile', ''])
  await click(page, named('link', 'Open page'))
  await page.waitForSelector('[data-tile]')
  await isAt(page, '/reports-mobile/run/tasks')
  for (const path of ['/settings', '/reports-mobile', '/advocacy']) {
    await app.open(path, pages, phone)
    await page.waitForSelector('main h1, main h2')
    await isAt(page, path)
  }
  // a tablet that is turned, or a window on a desk
  await app.open('/reports-mobile', pages)
  await isAt(page, '/reports')
})

test('the menu of a phone leads everywhere, opens and closes by keyboard, and returns the focus', async () => {
  const page = await app.open('/dashboard-mobile', pages, phone)
  const button = named('button', 'Menu')
  await pressKey(page, button, 'Enter')
  await page.waitForSelector('[role=dialog] nav')
  await eventually(
    () => page.$$eval('[role=dialog] nav li', (all) => all.map((one) => one.textContent)),
    (all) =>
      expect(all).toEqual([
        ...['Home', 'Reports', 'Run report', 'Schedule report', 'Templates'],
        ...['Add Social Profile', 'Account settings', 'Plan & Billing', 'Log out'],
      ]),
  )
  await closeDialog(page)
  await hasFocus(page, button)
  await page.keyboard.press('Enter')
  await click(page, named('link', 'Reports'))
  await page.waitForFunction(() => location.pathname === '/reports-mobile' && !document.querySelector('[role=dialog]'))
})

test.each([
  { ...phone, shown: ['Menu', 'Notifications', 'Account of Ada Brook'] },
  // a phone that lies on its side
  { width: 844, height: 390, shown: ['Menu', 'Notifications', 'Account of Ada Brook'] },
  { width: 820, height: 1180, shown: ['Menu', 'Create', 'Quick add', 'Reports', 'Go to…', 'Help', 'Notifications', 'Account of Ada Brook'] },
  { width: 1440, height: 1000, shown: ['Create', 'Quick add', 'Reports', 'Go to…', 'Help', 'Notifications', 'Account of Ada Brook'] },
])('the header is 70 pixels high at $width by $height, with what there is room for', async ({ shown, ...size }) => {
  const page = await app.open('/settings', pages, size)
  await page.waitForSelector('main h1')
  await eventually(
    () =>
      page.$$eval('header button', (all) =>
        all.filter((one) => one.checkVisibility()).map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/(⌘K|Ctrl K|AB)$/, '')),
      ),
    (buttons) => expect(buttons).toEqual(shown),
  )
  const height = await page.$eval('header', (header) => header.getBoundingClientRect().height)
  expect(height).toBe(70)
})
