/** A schedule is paused and goes on again, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { activate } from './keyboard-ways.ts'
import { openList, openMenu, pressNamed } from './schedule-ways.ts'

const house = startHouse()
const words = deliveryMessages.pause

const rowSays = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('table tbody tr')?.textContent?.includes(wanted), {}, text)
const comingDays = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { runs }: { runs: { local_time: string }[] } = await (await fetch('/api/reports/calendar')).json()
    return runs.map(({ local_time }) => local_time.slice(0, 10))
  })
const itsTime = () => new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000).toISOString()

test('a paused schedule says so at once and is in no calendar; what was due meanwhile is left out, and said when it goes on', async () => {
  const generate_at = itsTime()
  const { page, ids, faults, told } = await openList(house, 'owner', { generate_at, timezone: 'UTC' })
  expect(await comingDays(page)).toHaveLength(3)
  await openMenu(page)
  await pressNamed(page, 'Pause', 'menuitem')
  await told(words.paused)
  await rowSays(page, 'Paused')
  expect(Date.now()).toBeLessThan(Date.parse(generate_at))
  expect(await comingDays(page)).toEqual([])
  await pressNamed(page, 'Paused 1', 'radio')
  await rowSays(page, 'Nothing is sent')
  await pressNamed(page, 'All 1', 'radio')
  // its scheduler entry fires, and finds nothing to do
  await page.goto(`${house.stack.origin}/reports?run=${ids[0]}`)
  await waitForText(page, words.until)
  await waitForText(page, words.leftOut)
  await page.goto(`${house.stack.origin}/reports?run=${ids[1]}`)
  await waitForText(page, words.until)
  await activate(page, 'Resume')
  await told(words.resumed('', 1).slice(-40))
  await page.waitForFunction((text) => !document.body.innerText.includes(text), {}, words.until)
  await rowSays(page, 'Scheduled')
  expect(await comingDays(page)).toHaveLength(2)
  const mails: { to: string[] }[] = await (await fetch(`${house.stack.origin}/_local/mail.json`)).json()
  expect(mails.filter(({ to }) => to.includes('old@leith.example'))).toEqual([])
  expect(faults).toEqual([])
})

test('who may only view reports sees that it is paused, and no way to change that', async () => {
  const { page, ids } = await openList(house, 'readonly')
  const owner = await pageOf(house.browser, house.stack.origin, 'owner')
  await owner.page.goto(`${house.stack.origin}/reports?run=${ids[0]}`)
  await owner.page.waitForSelector(named('button', 'Pause'))
  await activate(owner.page, 'Pause')
  await waitForText(owner.page, words.until)
  await page.reload()
  await rowSays(page, 'Paused')
  await openMenu(page)
  await page.waitForSelector('[role=menu]')
  expect(await page.$$eval('[role=menuitem]', (items) => items.map((one) => one.textContent))).toEqual(['Delivery ledger'])
  await page.goto(`${house.stack.origin}/reports?run=${ids[0]}`)
  await waitForText(page, words.until)
  expect(await page.$$eval('[role=dialog] footer button', (buttons) => buttons.map((one) => one.textContent))).toEqual(['Close'])
})
