/** The delivery ledger of a run, from the list of reports, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { addDays, formatWeekday } from '../../shared/dates/index.ts'
import { messages } from '../../shared/messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { first, openList, pressNamed } from './schedule-ways.ts'

const house = startHouse()
const ledger = '[aria-label="Delivery ledger"]'
const said = (page: Page) => page.$eval(ledger, (drawer) => drawer.textContent)

test('a ledger leads to every run of its schedule, and one that cannot be read is not taken for the one before', async () => {
  const { page, ids } = await openList(house, 'owner')
  await pressNamed(page, 'Social media performance report')
  await page.waitForFunction((drawer) => document.querySelectorAll(`${drawer} li`).length === 3, {}, ledger)
  await pressNamed(page, 'Later run')
  await waitForText(page, `Run 2 of 3 · ${formatWeekday(addDays(first, 7))}`)
  let failing = true
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const refused = failing && request.url().endsWith(`/api/reports/scheduled/${ids[2]}`)
    void (refused ? request.respond({ status: 500, contentType: 'application/json', body: '{}' }) : request.continue())
  })
  await pressNamed(page, 'Later run')
  await waitForText(page, messages.notLoaded.run)
  expect(await said(page)).not.toContain('Run 2 of 3')
  failing = false
  await pressNamed(page, 'Try again')
  await waitForText(page, 'Run 3 of 3')
})

test('what somebody else has changed stands in the form that is opened next, and in the ledger behind it when the window is looked at again', async () => {
  const { page, ids } = await openList(house, 'owner')
  const other = await pageOf(house.browser, house.stack.origin, 'manager')
  const asManager = (path: string, method: string, body: object) =>
    other.page.evaluate(
      async (path, method, body) => (await fetch(`/api/reports/scheduled/${path}`, { method, headers: { 'content-type': 'application/json' }, body })).status,
      path,
      method,
      JSON.stringify(body),
    )
  await pressNamed(page, 'Social media performance report')
  await waitForText(page, 'Run 1 of 3')
  for (const recipient of ['old@leith.example', 'new@leith.example']) {
    await pressNamed(page, 'Edit')
    await page.waitForSelector('#edit-form[aria-busy=false]')
    await page.waitForSelector(named('button', `Remove ${recipient}`))
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('#edit-form'))
    if (recipient.startsWith('new')) continue
    const change = { which: 'following', flavor: 'comprehensive', type: 'WEEKLY', generate_at: `${first}T09:00`, timezone: 'Europe/London' }
    const people = { profiles: ['demo-facebook', 'demo-instagram'], recipient_emails: 'new@leith.example' }
    expect(await asManager(ids[0] ?? '', 'PATCH', { ...change, ...people })).toBe(200)
  }
  expect(await asManager(`${ids[0]}/pause`, 'POST', { paused: true })).toBe(200)
  // longer than it takes a window to be looked at again
  await page.waitForFunction(
    (drawer) => {
      window.dispatchEvent(new Event('focus'))
      return document.querySelector(drawer)?.textContent?.includes('This schedule is paused.')
    },
    { polling: 500 },
    ledger,
  )
})
