/** Links to reports, made only when they are asked for; listed, given a new address and revoked. In a real browser. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { linkMessages } from '../../shared/link-messages.ts'
import { messages } from '../../shared/messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { intercept, openReport } from './report-ways.ts'

const house = startHouse()
const press = (page: Page, name: string, role = 'button') => page.locator(named(role, name)).click()
const linkIn = async (page: Page) =>
  (await page.waitForSelector('[data-share-link]'))?.evaluate((input) => (input instanceof HTMLInputElement ? input.value : ''))
const made = (page: Page) => page.evaluate(async () => (await (await fetch('/api/reports/share')).json()).shares.length)

test('a link is made only when it is asked for; it is listed, given a new address and revoked', async () => {
  const { page, faults } = await openReport(house)
  const before = await made(page)
  await press(page, 'Share')
  await waitForText(page, linkMessages.make.about(false))
  expect(await made(page)).toBe(before)
  await press(page, 'Create link')
  const address = await linkIn(page)
  const stranger = await house.browser.newPage()
  await stranger.page.goto(address ?? '')
  await stranger.page.waitForSelector('[data-tile]')
  await press(page, 'Close')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))

  await page.goto(`${house.stack.origin}/reports`)
  await press(page, 'Shared links', 'link')
  await waitForText(page, 'opened once')
  await press(page, 'New link to Social media performance report')
  await waitForText(page, linkMessages.make.renew)
  await press(page, 'Create a new link')
  const renewed = await linkIn(page)
  expect(renewed).not.toBe(address)
  await press(page, 'Close')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  await stranger.page.reload()
  await waitForText(stranger.page, linkMessages.refused.gone)
  await stranger.page.goto(renewed ?? '')
  await stranger.page.waitForSelector('[data-tile]')

  await press(page, 'Revoke link to Social media performance report')
  await waitForText(page, linkMessages.revoke.one)
  await press(page, 'Revoke')
  await waitForText(page, 'Every link has ended or been revoked.')
  await stranger.page.reload()
  await waitForText(stranger.page, linkMessages.refused.gone)
  await page.setViewport({ width: 390, height: 844 })
  await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
  expect(faults).toEqual([])
})

test('changing when a link ends keeps the focus, and Escape still closes', async () => {
  const { page } = await openReport(house)
  await press(page, 'Share')
  await press(page, 'Create link')
  await page.waitForSelector('[data-share-link]')
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.locator('[role=dialog] li button').click()
  await page.waitForSelector('[role=option]')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  expect((await changed).ok()).toBe(true)
  await waitForText(page, 'In 30 days')
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog] li') !== null)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
})

test('an answer without a link is told of and nothing breaks', async () => {
  const { page, faults } = await openReport(house)
  await intercept(
    page,
    (request) => request.method() === 'POST' && request.url().endsWith('/api/reports/share'),
    (request) => request.respond({ status: 201, contentType: 'application/json', body: '{"id":"x","hash":"y","expires_at":null}' }),
  )
  await press(page, 'Share')
  await press(page, 'Create link')
  await waitForText(page, messages.share.failed)
  expect(await page.$(named('button', 'Create link'))).not.toBeNull()
  expect(faults).toEqual([])
})
