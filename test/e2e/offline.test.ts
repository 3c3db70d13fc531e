/** No connection: what a person sees, in a real browser. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { linkMessages } from '../../shared/link-messages.ts'
import { messages } from '../../shared/messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

const house = startHouse()

async function open(path: string, ready: string): Promise<{ page: Page }> {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  await page.goto(`${house.stack.origin}${path}`)
  await page.waitForSelector(ready)
  return { page }
}

/** What the sidebar says of the connection, and the colour of its dot. */
const connection = (page: Page) =>
  page.$eval('aside [role=status]', (label) => [
    label.textContent,
    label.previousElementSibling && getComputedStyle(label.previousElementSibling).backgroundColor,
  ])

const press = (page: Page, name: string, role = 'button') => page.locator(named(role, name)).click()

test('without a connection what is on screen stays; what is opened meanwhile opens once there is one again', async () => {
  const { page } = await open('/reports/run/comprehensive', '[data-tile]')
  // its summary too: a report is not shared while that is written
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  expect(await connection(page)).toEqual(['Online', 'rgb(31, 168, 102)'])
  await page.setOfflineMode(true)
  await page.waitForSelector('[data-offline]')
  const [said, color] = await connection(page)
  expect([said, color === 'rgb(31, 168, 102)']).toEqual(['Offline', false])
  await press(page, 'Share')
  await waitForText(page, screenMessages.offline.opening)
  await press(page, 'Refresh')
  await page.waitForFunction(() => document.querySelector('[data-tile=impressions]') !== null)
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(messages.generic)
  expect(await page.$$('[data-tile]')).not.toHaveLength(0)
  await page.setOfflineMode(false)
  await waitForText(page, linkMessages.make.about(false))
  await page.waitForFunction(() => !document.querySelector('[data-offline]'))
  expect(await connection(page)).toEqual(['Online', 'rgb(31, 168, 102)'])
})

test('the passport of a figure and a first step say that there is no connection, and open with the next one', async () => {
  const { page } = await open('/reports/run/tasks', '[data-tile]')
  await waitUntilLoaded(page)
  await page.setViewport({ width: 390, height: 844 })
  await page.setOfflineMode(true)
  await page.waitForSelector('[data-offline]')
  await page.$eval('[data-tile] button[aria-haspopup=dialog]', (button) => button instanceof HTMLElement && button.click())
  await waitForText(page, screenMessages.offline.opening)
  const spinner = await page.waitForSelector('[role=status]:has(button) > [aria-hidden]')
  // as laid out: it turns
  const [width = 0, height] = (await spinner?.evaluate((turning) => (turning instanceof HTMLElement ? [turning.offsetWidth, turning.offsetHeight] : []))) ?? []
  expect([width > 0, width]).toEqual([true, height])
  await page.setOfflineMode(false)
  await page.waitForSelector('[role=dialog][aria-label^="Number passport"]')
})

test('a first step without a connection never says that there is nothing to choose from', async () => {
  const { page } = await open('/reports/run/sentiment', '#first-step')
  await page.setOfflineMode(true)
  await page.waitForSelector('[data-offline]')
  const choose = (kind: number) => page.$$eval('#first-step [type=radio]', (all, at) => all[at] instanceof HTMLElement && all[at].click(), kind)
  const said = () => page.$eval('#first-step', (step) => (step instanceof HTMLElement ? step.innerText : ''))
  for (const kind of [1, 2]) {
    await choose(kind)
    await page.waitForFunction((text) => document.querySelector('#first-step')?.textContent?.includes(text), {}, screenMessages.offline.failed)
    expect(await said()).not.toMatch(/No labels found|No listeners data found/)
  }
  await page.setOfflineMode(false)
  await page.waitForSelector('#first-step button')
})

test('an app opened before its connection came recovers with "Try again", and a screen not fetched yet is reached later', async () => {
  const { page } = await open('/reports', 'h1')
  await waitForText(page, 'No reports yet')
  await page.setOfflineMode(true)
  await page.waitForSelector('[data-offline]')
  await press(page, 'Shared links', 'link')
  await press(page, 'Schedule report')
  expect(await page.evaluate(() => document.body.innerText)).toContain('No reports yet')
  await page.setOfflineMode(false)
  await page.waitForSelector('#schedule-form')
})

test('a PDF asked for without a connection is refused in words and not ordered later by itself; pressed twice, it is ordered once', async () => {
  const { page } = await open('/reports/run/comprehensive', '[data-tile]')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  const keys: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/reports/scheduled')) keys.push(JSON.parse(request.postData() ?? '{}').idempotency_key)
  })
  // only pointed at: its code is there, and nothing was pressed yet that fetches what tells of it
  await page.locator(named('button', 'Export')).hover()
  await page.waitForNetworkIdle()
  await page.setOfflineMode(true)
  await page.waitForSelector('[data-offline]')
  await press(page, 'Export')
  await press(page, 'Export to PDF', 'menuitem')
  await waitForText(page, screenMessages.offline.failed)
  await page.setOfflineMode(false)
  await page.waitForFunction(() => !document.querySelector('[data-offline]'))
  await page.waitForNetworkIdle()
  expect(keys).toEqual([])
  await press(page, 'Export')
  await page.waitForSelector('[role=menuitem]')
  await page.evaluate(() => {
    const pdf = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ innerText }) => innerText === 'Export to PDF')
    for (let presses = 2; presses > 0; presses--) pdf?.click()
  })
  await waitForText(page, messages.pdf.queued('owner@almanac.test'))
  await page.waitForNetworkIdle()
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})
