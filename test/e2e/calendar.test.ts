/** The calendar of reports, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { calendarMessages } from '../../shared/calendar-messages.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { activate } from './keyboard-ways.ts'
import { first, openList, pressNamed } from './schedule-ways.ts'

const house = startHouse()

const month = first.slice(0, 7)
const runsOf = (page: Page) => page.$$eval('[data-tone][data-day]', (runs) => runs.map((run) => [run.getAttribute('data-day'), run.getAttribute('data-tone')]))
const inCalendar = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('[data-tone][data-day]').length === wanted, {}, count)
const heading = (page: Page, text: string) => page.waitForFunction((wanted) => document.querySelector('main h2')?.textContent === wanted, {}, text)

test('a month has the runs of its days, and follows what is done with them, filtered as the list is, also after a reload', async () => {
  const { page, faults, told } = await openList(house, 'owner', { generate_at: '2031-03-03T23:30', until_stopped: true, timezone: 'America/New_York' })
  await pressNamed(page, 'Calendar', 'radio')
  await page.waitForFunction(() => location.search.includes('view=calendar'))
  await page.goto(`${house.stack.origin}/reports?view=calendar&month=2031-03`)
  await heading(page, 'March 2031')
  // in London it is the day after, until New York changes its clock
  await page.waitForSelector('[data-day]')
  expect((await runsOf(page)).map(([day]) => day)).toEqual(['2031-03-04', '2031-03-11', '2031-03-18', '2031-03-25', '2031-04-01'])
  // beyond the twelve that are written
  await page.goto(`${house.stack.origin}/reports?view=calendar&month=2031-06`)
  await heading(page, 'June 2031')
  await page.waitForSelector('[data-planned]')
  expect(await page.$$eval('[data-planned]', (runs) => runs.map((run) => run.getAttribute('data-day')))).toEqual(
    ['2031-05-27', '2031-06-03', '2031-06-10', '2031-06-17', '2031-06-24', '2031-07-01'].slice(0, 6),
  )
  await pressNamed(page, 'Previous month')
  await heading(page, 'May 2031')
  await page.locator('[data-tone][data-day="2031-05-06"]').click()
  await page.waitForSelector('[role=dialog] dl')
  await activate(page, 'Pause')
  await told(deliveryMessages.pause.paused)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  await page.waitForFunction(() => [...document.querySelectorAll('[data-tone][data-day]')].every((run) => run.getAttribute('data-tone') === 'flat'))
  await page.locator(named('searchbox', 'Search for reports')).click()
  await page.keyboard.type('nobody')
  await waitForText(page, calendarMessages.noneFound)
  await page.reload()
  await heading(page, 'May 2031')
  await waitForText(page, calendarMessages.noneFound)
  expect(new URL(page.url()).search).toBe('?q=nobody&view=calendar&month=2031-05')
  await pressNamed(page, 'List', 'radio')
  await waitForText(page, 'No reports found')
  expect(faults).toEqual([])
})

test('by keys alone: to the runs beside, to another month and back; a full day opens', async () => {
  const { page, faults } = await openList(house, 'owner', { type: 'WEEKLY', quantity: 2 })
  await page.evaluate(async (day) => {
    for (const hour of ['10', '11', '12']) {
      const order = { flavor: 'comprehensive', type: 'WEEKLY', generate_at: `${day}T${hour}:00`, quantity: 1, timezone: 'Europe/London' }
      const body = JSON.stringify({ ...order, profiles: ['demo-facebook'], recipient_emails: 'a@x.test' })
      await fetch('/api/reports/scheduled', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
  }, first)
  await page.goto(`${house.stack.origin}/reports?view=calendar&month=${month}`)
  await waitForText(page, calendarMessages.more(2))
  const focused = () => page.evaluate(() => [document.activeElement?.getAttribute('data-day'), document.activeElement?.textContent?.slice(0, 12)])
  await page.locator(`[data-day="${first}"]`).wait()
  await page.focus(`[data-day="${first}"]`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toEqual([first, calendarMessages.more(2)])
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=dialog] h3')
  expect(await page.$$eval('[role=dialog] [data-day] time', (times) => times.map((time) => time.textContent))).toEqual(['09:00', '10:00', '11:00', '12:00'])
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  // the keyboard is back where it was a moment after the dialog is gone
  await page.waitForFunction((more) => document.activeElement?.textContent?.startsWith(more), {}, calendarMessages.more(2))
  const before = await page.$eval('main h2', (title) => title.textContent ?? '')
  await page.keyboard.press('PageDown')
  await page.waitForFunction((was) => document.querySelector('main h2')?.textContent !== was, {}, before)
  expect(faults).toEqual([])
})

test('without a connection a month that was not seen says so, and comes with the next one', async () => {
  const { page, faults } = await openList(house, 'owner', { quantity: 1 })
  await page.goto(`${house.stack.origin}/reports?view=calendar&month=${month}`)
  await inCalendar(page, 1)
  await page.setOfflineMode(true)
  await pressNamed(page, 'Next month')
  await waitForText(page, calendarMessages.notLoaded)
  await pressNamed(page, 'Previous month')
  await inCalendar(page, 1)
  await pressNamed(page, 'Next month')
  await page.setOfflineMode(false)
  await waitForText(page, calendarMessages.empty)
  expect(faults.filter((fault) => !/ERR_INTERNET|Failed to fetch|offline/i.test(fault))).toEqual([])
})
