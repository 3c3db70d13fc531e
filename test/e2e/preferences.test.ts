/** What a person sets for themselves, their API keys and the page of the API, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { chooseOption, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf, signIn } from '../builders/sign-in.ts'
import { at, dates, dialog, linkTo, press } from './screen-ways.ts'

const house = startHouse()
const personal = at('/settings/preferences/personal', 'input[name=first_name]')
const pageFor = (who: string) => pageOf(house.browser, house.stack.origin, who)

/** Does it, and waits until the server has kept it. */
async function kept(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/me/preferences') && response.ok())
  await act()
  await answered
}
const select = (label: string) => `::-p-xpath(//*[text()="${label}"]/following-sibling::button)`
const tiles = (page: Page) => page.$$eval('[data-tile]', (all) => all.map((tile) => tile.textContent ?? '').join(' '))
const csv = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ profileIds: ['demo-facebook'], dateFrom: '2026-10-01', dateTo: '2026-10-31', timezone: 'Europe/London' })
    return (await fetch('/api/export/csv', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text()
  })

test('formats hold on the settings, on a report and its calendar, on the list and at home, and leave CSV as it is', async () => {
  const { origin } = house.stack
  const { page, faults } = await pageFor('manager')
  await personal(page, origin)
  const before = await csv(page)
  expect(before.split('\n').length).toBeGreaterThan(5)
  await kept(page, () => chooseOption(page, select('Number format'), '1.234,56'))
  await kept(page, () => chooseOption(page, select('Date format'), 'Nov 20, 2026'))
  await kept(page, () => page.locator(named('radio', 'Sunday')).click())
  await waitForText(page, '4.809.069,5')
  await waitForText(page, 'Nov 15–21, 2026')

  await at('/reports/run/comprehensive', '[data-tile]')(page, origin)
  expect(await tiles(page)).toMatch(/\d,\d+[KM]/)
  expect(await tiles(page)).not.toMatch(/\d\.\d+[KM]/)
  await dates(page, 'Report dates:')
  expect(await page.$eval('[role=dialog] th', (first) => first.textContent)).toMatch(/^S/)
  await waitForText(page, ', 2026')

  await at('/dashboard', 'main h1')(page, origin)
  expect(await page.$eval('main h1', (head) => head.textContent)).toMatch(/^\w+day, [A-Z][a-z]+ \d{1,2}$/)
  expect(await csv(page)).toBe(before)
  expect(faults).toEqual([])
})

test('a theme holds before anything is drawn, and on another device after signing in', async () => {
  const { origin } = house.stack
  const { page } = await pageFor('other')
  await personal(page, origin)
  await kept(page, () => page.locator(named('radio', 'Dark')).click())
  // what the page has the moment its body begins, before any script of the app
  await page.evaluateOnNewDocument(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate('themeAtFirst')).toBe('dark')
  const { page: second } = await pageFor('other')
  await second.goto(`${origin}/reports`)
  await second.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
})

test('an email address changes by the link to the new one, once, and the session goes on', async () => {
  const { origin } = house.stack
  const { page } = await pageFor('readonly')
  const next = `${crypto.randomUUID()}@northbound.example`
  await personal(page, origin)
  await press(page, 'button', 'Change')
  await dialog(page)
  await page.locator('input[name=email]').fill(next)
  await page.locator('input[name=password]').fill('not this one')
  await page.keyboard.press('Enter')
  await waitForText(page, messages.emailChange.wrongPassword)
  await page.locator('input[name=password]').fill('almanac-demo')
  await page.keyboard.press('Enter')
  await waitForText(page, screenMessages.preferences.emailWaits(next))
  expect(await linkTo(origin, 'readonly@almanac.test')).not.toContain('/email/')
  const link = await linkTo(origin, next)

  const { page: anywhere } = await house.browser.newPage()
  await anywhere.goto(link)
  await waitForText(anywhere, screenMessages.preferences.emailChangedHint(next))
  await anywhere.goto(link)
  await waitForText(anywhere, messages.emailChange.used)
  await personal(page, origin)
  await waitForText(page, next)
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('is waiting')
  await signIn(anywhere, origin, next)
  await expect(signIn(anywhere, origin, 'readonly@almanac.test')).rejects.toThrow('401')
})

test('a key is made, shown once, used, listed with its use, and dead when it is revoked', async () => {
  const { origin } = house.stack
  const { page } = await pageFor('restricted')
  await at('/settings/api-keys', 'main h2')(page, origin)
  await press(page, 'button', 'Create key')
  await page.locator('input[name=name]').fill('Board on the wall')
  await page.keyboard.press('Enter')
  const token = await (await page.waitForSelector('input[aria-label="API key"]'))?.evaluate((field) => (field instanceof HTMLInputElement ? field.value : ''))
  const ask = (path: string) => fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  await press(page, 'button', 'Done')
  await waitForText(page, 'Not yet')
  expect((await ask('/profiles')).status).toBe(200)
  expect((await ask('/me')).status).toBe(403)
  await page.reload()
  await page.waitForSelector('tbody tr')
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Not yet')
  expect(await page.content()).not.toContain(token)
  await press(page, 'button', 'Revoke')
  await dialog(page)
  await press(page, '[role=alertdialog] button', 'Revoke')
  await waitForText(page, 'No API keys')
  expect((await ask('/profiles')).status).toBe(401)
})

test('the page of the API asks nobody else, opens by keyboard, and tries a key beside a session', async () => {
  const { origin } = house.stack
  const { page, faults } = await pageFor('owner')
  const token = await page.evaluate(async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Trial","scopes":["read"],"ends":"30"}' }
    return (await (await fetch('/api/api-keys', init)).json()).token
  })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && new URL(request.url()).origin !== origin) elsewhere.push(request.url())
  })
  await at('/docs/api', '.opblock-tag')(page, origin)
  await page.locator('button.authorize').click()
  await page.locator('.dialog-ux input').fill(token)
  await page.locator('.dialog-ux button.authorize').click()
  await page.locator('.dialog-ux .btn-done').click()
  await page.focus('#operations-tag-profiles button')
  await page.keyboard.press('Enter')
  await page.waitForSelector('#operations-profiles-list-profiles')
  await page.focus('#operations-profiles-list-profiles button.opblock-summary-control')
  await page.keyboard.press('Enter')
  await page.locator('#operations-profiles-list-profiles .try-out__btn').click()
  await page.locator('#operations-profiles-list-profiles button.execute').click()
  await page.waitForSelector('.live-responses-table .response-col_status')
  expect(await page.$eval('.live-responses-table tbody .response-col_status', (cell) => cell.textContent)).toContain('200')
  await waitUntilLoaded(page)
  expect([elsewhere, faults]).toEqual([[], []])
})
