/** The administration section, page warnings and the audit trail across roles, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { version } from '../../functions/domains/system/version.ts'
import { adminMessages } from '../../shared/admin-messages.ts'
import { bannerMessages as words } from '../../shared/banner-messages.ts'
import { impersonationMessages } from '../../shared/impersonation-messages.ts'
import { eventually } from '../builders/act.ts'
import { chooseOption, listen, named, waitForGone, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { reportOf, section } from './admin-states.ts'
import { standFor, trail } from './audit-states.ts'
import { arrive, fillIn, submit } from './form-ways.ts'
import { at, clickOn, press } from './screen-ways.ts'

const house = startHouse()
const settings = at('/settings', 'main h1')
const rows = (page: Page) => page.$$eval('main tbody tr', (all) => all.map((one) => one.innerText))
const oneRow = (page: Page, text: string) =>
  eventually(
    () => rows(page),
    (all) => expect(all).toEqual([expect.stringContaining(text)]),
  )
const searched = (page: Page) => page.$eval('main input[type=search]', (input) => (input instanceof HTMLInputElement ? input.value : ''))

/** Writes with the session of the page. Returns the status. */
const write = (page: Page, method: string, path: string, body: unknown) =>
  page.evaluate(
    async (how, where, what) => {
      const answer = await fetch(`/api${where}`, { method: how, headers: { 'content-type': 'application/json' }, body: what })
      return answer.status
    },
    method,
    path,
    JSON.stringify(body),
  )
const sentences = (page: Page) => page.$$eval('main li p:first-child', (all) => all.map(({ textContent }) => textContent))
/** A select, by its current value. */
const showing = (value: string) => `::-p-xpath(//main//button[@aria-haspopup="listbox"][contains(., "${value}")])`
const group = (name: string) => ({ name, type: 'brand', countryId: 'GB', timezone: 'Europe/London' })

test('an administrator signs in, finds a person, opens their account, is told so there, and returns to where people are found', async () => {
  const { origin } = house.stack
  const { page, faults } = await house.browser.newPage()
  await page.goto(`${origin}/login`)
  await submit(page, { email: 'admin@almanac.test', password: 'almanac-demo' })
  await press(page, 'aside a[href="/admin/users"]')
  await arrive(page, '/admin/users')
  await page.waitForSelector('main tbody tr')
  const sections = await page.$$eval('main nav a', (all) => all.map(({ textContent }) => textContent))
  expect(sections).toEqual(['Users', 'Customers', 'Profiles', 'Errors', 'Controls'])

  await page.locator('main input[type=search]').fill('okafor ma')
  await oneRow(page, 'owner@almanac.test')
  await page.waitForFunction(() => new URLSearchParams(location.search).get('q') === 'okafor ma')
  await page.reload()
  await oneRow(page, 'owner@almanac.test')
  await eventually(
    () => searched(page),
    (value) => expect(value).toBe('okafor ma'),
  )

  await clickOn(page, 'button', 'Sign in as Mara Okafor')
  await waitForText(page, 'You are signed in as Mara Okafor')
  await page.waitForSelector('aside a[href="/reports"]')
  await eventually(
    () => page.$('aside a[href="/admin/users"]'),
    (link) => expect(link).toBeNull(),
  )
  await clickOn(page, 'button', impersonationMessages.return)
  await arrive(page, '/admin/users')
  await page.waitForSelector('main tbody tr')
  expect(faults).toEqual([])
})

test('an error of a screen is read with its request id and release, found by it, and counted, with the others of its kind or alone', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'admin')
  const request = await reportOf(page, 'TypeError: rows is not iterable\n    at List (https://x.test/assets/list-Ab12c.js:1:234)\n/settings/team')
  await section('errors', `?q=${request}`)(page, origin)
  for (const text of ['TypeError: rows is not iterable', `Request ${request}`, '/settings/team', version]) await oneRow(page, text)
  await press(page, 'main label', 'One by one')
  await waitForText(page, `Release ${version}`)
  await oneRow(page, `Request ${request}`)
  await eventually(
    () => page.$eval('figure figcaption', ({ textContent }) => Number.parseInt(textContent, 10)),
    (count) => expect(count).toBeGreaterThan(0),
  )
})

test('a page warning of an administrator is above every page, and stays away for whoever dismissed it', async () => {
  const { origin } = house.stack
  const warning = 'Instagram answers slowly since 07:40 GMT. البيانات تتأخر 🐢'
  const { page: admin } = await pageOf(house.browser, origin, 'admin')
  const told = await listen(admin)
  await at('/admin/controls', '#page-warning')(admin, origin)
  await fillIn(admin, { message: warning, link: '/help/reviews' })
  await clickOn(admin, 'button', adminMessages.warning.show)
  await told(adminMessages.warning.shown)

  const { page } = await pageOf(house.browser, origin, 'owner')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-warnings')) asked.push(request.url())
  })
  await settings(page, origin)
  await waitForText(page, warning)
  await press(page, 'aside a[href="/reports"]')
  await arrive(page, '/reports')
  await waitForText(page, warning)
  await eventually(
    () => page.$eval('main [role=status] a', (link) => link.getAttribute('href')),
    (href) => expect(href).toBe('/help/reviews'),
  )
  expect(asked).toHaveLength(1)
  await clickOn(page, 'button', words.dismiss)
  await waitForGone(page, warning)
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/page-warnings'))
  await settings(page, origin)
  await answered
  await waitForGone(page, warning)

  // an error is read out at once, and cannot be closed
  await fillIn(admin, { message: 'Figures of today are missing.' })
  await chooseOption(admin, '#page-warning ~ form button[aria-haspopup=listbox]', adminMessages.warning.types.ERROR)
  await press(admin, 'input[name=closable]')
  await clickOn(admin, 'button', adminMessages.warning.show)
  await waitForText(admin, 'Figures of today are missing.')
  await settings(page, origin)
  await page.waitForSelector('main [role=alert]::-p-text(Figures of today are missing.)')
  const dismiss = await page.$(named('button', words.dismiss))
  expect(dismiss).toBeNull()
  await clickOn(admin, 'button', adminMessages.warning.remove)
  await waitForText(admin, adminMessages.warning.none)
})

test('an owner finds who did what, by kind, by person and by name, and downloads it', async () => {
  const { origin } = house.stack
  const { page, faults } = await pageOf(house.browser, origin, 'owner')
  expect(await write(page, 'POST', '/entities', group('Leith "Quay"'))).toBe(201)
  await trail(page, origin)
  const added = 'Mara Okafor added the profile group "Leith "Quay"".'
  const lists = (check: (all: string[]) => void) => eventually(() => sentences(page), check)
  await lists(([first]) => expect(first).toBe(added))

  await chooseOption(page, showing('Everything'), 'Sign-in and security')
  await lists((all) => {
    expect(all).toContain('Mara Okafor signed in.')
    expect(all).not.toContain(added)
  })
  await chooseOption(page, showing('Sign-in and security'), 'Everything')
  await page.locator('input[type=search]').fill('leith')
  await lists((all) => expect(all).toEqual([added]))
  await chooseOption(page, showing('Everyone'), 'Mathieu Lambert')
  await waitForText(page, 'Nothing found')
  await chooseOption(page, showing('Mathieu Lambert'), 'Everyone')
  await lists((all) => expect(all).toEqual([added]))

  const asked = page.waitForResponse((response) => response.url().includes('/api/audit/csv'))
  await clickOn(page, 'button', 'Download CSV')
  const answer = await asked
  expect([answer.status(), new URL(answer.url()).search]).toEqual([200, '?thing=leith&format=csv'])
  const csv = await page.evaluate(async (address) => (await fetch(address)).text(), answer.url())
  expect(csv).toContain('Mara Okafor added the profile group')
  expect(csv).not.toContain('signed in')
  expect(faults).toEqual([])
})

test('an administrator in somebody’s place is told so on every screen, is recorded, and returns', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'admin')
  await standFor(page, origin, 'acct-other')
  await waitForText(page, 'You are signed in as Noor Haddad of Harbour Books.')
  await eventually(
    () => page.$eval('header [data-initials]', (one) => getComputedStyle(one).boxShadow),
    (ring) => expect(ring).toContain('rgb(179, 38, 30)'),
  )
  expect(await write(page, 'POST', '/entities', group('Made for them'))).toBe(201)
  expect(await write(page, 'POST', '/auth/sign-out-everywhere', {})).toBe(403)
  await trail(page, origin)
  await eventually(
    () => sentences(page),
    (all) =>
      expect(all.slice(0, 2)).toEqual([
        'Almanac Support as Noor Haddad tried to sign out everywhere else, but was refused.',
        'Almanac Support as Noor Haddad added the profile group "Made for them".',
      ]),
  )
  await clickOn(page, 'button', 'Return')
  await page.waitForFunction(() => !document.querySelector('section[aria-label="Signed in as someone else"]') && location.pathname === '/admin/users')
  const email = await page.evaluate(async () => (await (await fetch('/api/me')).json()).me.email)
  expect(email).toBe('admin@almanac.test')
})
