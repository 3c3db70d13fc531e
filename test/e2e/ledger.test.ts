/** The delivery ledger of a run, from the list of reports, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { addDays, formatWeekday } from '../../shared/dates/index.ts'
import { messages } from '../../shared/messages.ts'
import { waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
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
