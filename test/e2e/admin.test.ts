/** The administration section in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { version } from '../../functions/system/version.ts'
import { impersonationMessages, inPersonOnly } from '../../shared/impersonation-messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { reportOf, section } from './admin-states.ts'
import { at, clickOn, press } from './screen-ways.ts'

const house = startHouse()
const rows = (page: Page) => page.$$eval('main tbody tr', (all) => all.map((one) => one.innerText))
const isAt = (page: Page, path: string) => page.waitForFunction((wanted) => location.pathname === wanted, {}, path)

test('an administrator signs in, finds a person, opens their account, is told so there, and returns to where people are found', async () => {
  const { origin } = house.stack
  const { page, faults } = await pageOf(house.browser, origin, undefined)
  await page.goto(`${origin}/login`)
  await page.locator('input[type=email]').fill('admin@almanac.test')
  await page.locator('input[type=password]').fill('almanac-demo')
  await clickOn(page, 'button', 'Sign in')
  await page.waitForSelector('aside a[href="/admin/users"]')
  await page.$eval('aside a[href="/admin/users"]', (link) => link.click())
  await isAt(page, '/admin/users')
  await page.waitForSelector('main tbody tr')
  expect(await page.$$eval('main nav a', (all) => all.map((one) => one.textContent))).toEqual(['Users', 'Customers', 'Profiles', 'Errors', 'Controls'])

  await page.locator('main input[type=search]').fill('okafor ma')
  await page.waitForFunction(() => document.querySelectorAll('main tbody tr').length === 1)
  expect((await rows(page))[0]).toContain('owner@almanac.test')
  expect(new URL(page.url()).searchParams.get('q')).toBe('okafor ma')
  await page.reload()
  await page.waitForFunction(() => document.querySelectorAll('main tbody tr').length === 1)
  expect(await page.$eval('main input[type=search]', (input) => (input instanceof HTMLInputElement ? input.value : ''))).toBe('okafor ma')

  await clickOn(page, 'button', 'Sign in as Mara Okafor')
  await waitForText(page, 'You are signed in as Mara Okafor')
  expect(await page.$('aside a[href="/admin/users"]')).toBeNull()
  await clickOn(page, 'button', impersonationMessages.return)
  await isAt(page, '/admin/users')
  await page.waitForSelector('main tbody tr')
  expect(faults).toEqual([])
})

test('nobody signs in as another administrator, and the button says so', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'admin')
  await section('users', '?q=support')(page, origin)
  const button = await page.waitForSelector(named('button', 'Sign in as Almanac Support'))
  expect(await button?.evaluate((one) => one.getAttribute('aria-disabled'))).toBe('true')
  await button?.click()
  await waitForText(page, impersonationMessages.administrator)
  expect(new URL(page.url()).pathname).toBe('/admin/users')
})

test('an error of a screen is read with its request id and release, found by it, and counted, with the others of its kind or alone', async () => {
  const { origin } = house.stack
  const owner = await pageOf(house.browser, origin, 'owner')
  const request = await reportOf(owner.page, 'TypeError: rows is not iterable\n    at List (https://x.test/assets/list-Ab12c.js:1:234)\n/settings/team')
  const { page } = await pageOf(house.browser, origin, 'admin')
  await section('errors', `?q=${request}`)(page, origin)
  const [row] = await rows(page)
  expect(row).toContain('TypeError: rows is not iterable')
  expect(row).toContain(`Request ${request}`)
  expect(row).toContain('/settings/team')
  expect(row).toContain(version)
  await press(page, 'main label', 'One by one')
  await waitForText(page, `Release ${version}`)
  expect((await rows(page))[0]).toContain(`Request ${request}`)
  expect(await page.$eval('figure figcaption', (one) => Number.parseInt(one.textContent ?? '', 10))).toBeGreaterThan(0)
})

test('on a phone its addresses lead home, which says that they need more room; in a window that is made small nothing hides behind an edge', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'admin')
  await page.setViewport({ width: 390, height: 844 })
  await page.goto(`${origin}/admin/customers`)
  await isAt(page, '/dashboard-mobile')
  await waitForText(page, screenMessages.navigation.wide)
  await page.setViewport({ width: 1440, height: 1000 })
  for (const name of ['users', 'customers', 'profiles', 'controls']) {
    await section(name)(page, origin)
    for (const width of [820, 390]) {
      await page.setViewport({ width, height: 844 })
      const hidden = await page.$$eval('main, main :is(div:has(> table), td, th)', (all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
      expect({ name, width, hidden }).toEqual({ name, width, hidden: 0 })
    }
    await page.setViewport({ width: 1440, height: 1000 })
  }
})

test('for everybody else there is nothing at its addresses, and no way there', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'owner')
  for (const path of ['/admin/users', '/admin/articles']) {
    await page.goto(origin + path)
    await waitForText(page, screenMessages.notFound.title)
  }
  await at('/dashboard', 'main h1')(page, origin)
  expect(await page.$('a[href^="/admin"]')).toBeNull()
})

test('what is a person’s alone says so to an administrator in their place, before anything is asked', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'admin')
  await section('users', '?q=haddad')(page, origin)
  await clickOn(page, 'button', 'Sign in as Noor Haddad')
  await waitForText(page, 'You are signed in as Noor Haddad')
  for (const [path, name] of [
    ['/settings/preferences/security', 'Change password'],
    ['/settings/preferences/security', 'Set up'],
    ['/settings/preferences/personal', 'Change'],
    ['/settings/api-keys', 'Create key'],
  ] as const) {
    await at(path)(page, origin)
    const button = await page.waitForSelector(named('button', name))
    expect(await button?.evaluate((one) => [one.getAttribute('aria-disabled'), one.getAttribute('aria-description')])).toEqual(['true', inPersonOnly])
    await button?.click()
    await waitForText(page, inPersonOnly)
    expect(await page.$('[role=dialog]')).toBeNull()
  }
})
