/** The audit trail, and an administrator in somebody's place, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { chooseOption, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { standFor, trail } from './audit-states.ts'
import { at, clickOn } from './screen-ways.ts'

const house = startHouse()

/** What a write asks for, by the page's own session. */
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
const sentences = (page: Page) => page.$$eval('main li p:first-child', (all) => all.map((one) => one.textContent ?? ''))
/** A select, by what it shows. */
const showing = (value: string) => `::-p-xpath(//main//button[@aria-haspopup="listbox"][contains(., "${value}")])`
const group = (name: string) => ({ name, type: 'brand', countryId: 'GB', timezone: 'Europe/London' })

test('an owner finds who did what, by kind, by person and by name, and downloads it', async () => {
  const { origin } = house.stack
  const { page, faults } = await pageOf(house.browser, origin, 'owner')
  expect(await write(page, 'POST', '/entities', group('Leith "Quay"'))).toBe(201)
  await trail(page, origin)
  expect((await sentences(page))[0]).toBe('Mara Okafor added the profile group "Leith "Quay"".')

  await chooseOption(page, showing('Everything'), 'Sign-in and security')
  await page.waitForFunction(() => document.querySelector('main li') && !document.querySelector('main ul')?.textContent?.includes('Leith'))
  expect(await sentences(page)).toContain('Mara Okafor signed in.')
  await chooseOption(page, showing('Sign-in and security'), 'Everything')
  await page.locator('input[type=search]').fill('leith')
  await page.waitForFunction(() => document.querySelectorAll('main li').length === 1)
  await chooseOption(page, showing('Everybody'), 'Mathieu Lambert')
  await waitForText(page, 'Nothing found')
  await chooseOption(page, showing('Mathieu Lambert'), 'Everybody')
  await page.waitForFunction(() => document.querySelectorAll('main li').length === 1)

  const asked = page.waitForResponse((response) => response.url().includes('/api/audit/csv'))
  await clickOn(page, 'button', 'Download CSV')
  const answer = await asked
  expect([answer.status(), new URL(answer.url()).search]).toEqual([200, '?thing=leith'])
  const csv = await page.evaluate(async (address) => (await fetch(address)).text(), answer.url())
  expect(csv).toContain('Mara Okafor added the profile group')
  expect(csv).not.toContain('signed in')
  expect(faults).toEqual([])
})

test('an account admin who is no owner is led away', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'manager')
  await at('/settings/audit-trail')(page, origin)
  await waitForText(page, "You don't have access to this feature.")
})

test('an administrator in somebody’s place is told so on every screen, is recorded, and returns', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'admin')
  await standFor(page, origin, 'acct-other')
  await waitForText(page, 'You are signed in as Noor Haddad of Harbour Books.')
  const ring = () => page.$eval('header [data-initials]', (one) => getComputedStyle(one).boxShadow)
  expect(await ring()).toContain('rgb(179, 38, 30)')
  expect(await write(page, 'POST', '/entities', group('Made for them'))).toBe(201)
  expect(await write(page, 'POST', '/auth/sign-out-everywhere', {})).toBe(403)
  await trail(page, origin)
  const [refused, made] = await sentences(page)
  expect([refused, made]).toEqual([
    'Almanac Support as Noor Haddad tried to sign out everywhere else, but was refused.',
    'Almanac Support as Noor Haddad added the profile group "Made for them".',
  ])
  await clickOn(page, 'button', 'Return')
  await page.waitForFunction(() => !document.querySelector('section[aria-label="Signed in as someone else"]') && location.pathname === '/admin/users')
  expect(await page.evaluate(async () => (await (await fetch('/api/me')).json()).me.email)).toBe('admin@almanac.test')
})
