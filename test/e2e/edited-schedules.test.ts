/** A scheduled report is changed from the list of reports, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { KeyInput, Page } from 'puppeteer-core'
import { addDays } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { messages } from '../../shared/messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { activate, reach } from './keyboard-ways.ts'
import { first, openList, openMenu, pressNamed } from './schedule-ways.ts'

const house = startHouse()
const words = deliveryMessages.change
const open = (who: string, order?: Record<string, unknown>) => openList(house, who, order)
const ready = (page: Page) => page.waitForSelector('#edit-form[aria-busy=false]')
const records = (page: Page): Promise<{ local_time: string; recipients: { email: string }[]; profiles: string[] }[]> =>
  page.evaluate(async () => (await (await fetch('/api/reports/scheduled')).json()).records.toReversed())

test('recipients and time of a run and all that follow are changed once, and the list says so at once', async () => {
  const { page, faults, told } = await open('owner')
  const calls: string[] = []
  page.on('request', (request) => void (request.method() === 'PATCH' && calls.push(request.postData() ?? '')))
  await openMenu(page)
  await pressNamed(page, 'Edit', 'menuitem')
  await ready(page)
  await waitForText(page, '0 of 3 runs sent')
  expect(await page.$$eval('section[aria-label=Profiles] input:checked', (boxes) => boxes.length)).toBe(2)
  // the type stays, and says so
  await pressNamed(page, 'Report type: Social media performance report')
  await told(words.type)
  await pressNamed(page, 'Remove old@leith.example')
  await page.locator('input[placeholder="Name or email"]').click()
  await page.keyboard.type('new@leith.example ')
  await page.waitForSelector(named('button', 'Remove new@leith.example'))
  await pressNamed(page, 'PM', 'radio')
  await page.$eval('#edit-form section[aria-label="Next sends"]', (section) => section.scrollIntoView())
  expect(await page.$$eval('section[aria-label="Next sends"] li', (sends) => sends.map((one) => one.textContent?.includes('9:00 PM')))).toEqual([
    true,
    true,
    true,
  ])
  const button = await page.waitForSelector(named('button', 'Update'))
  await button?.click({ count: 2 })
  await page.waitForFunction(() => !document.querySelector('#edit-form'))
  await told(words.done(3))
  expect(calls.map((body) => JSON.parse(body))).toMatchObject([{ which: 'following', quantity: 1, generate_at: `${first}T21:00` }])
  expect(await page.$eval('table tbody tr', (row) => row.textContent)).toMatch(/, 21:00 (GMT|BST)/)
  expect(await page.$eval('dl', (strip) => strip.textContent)).toContain('21:00')
  expect((await records(page)).map(({ local_time, recipients }) => [local_time, recipients.map(({ email }) => email)])).toEqual(
    [0, 7, 14].map((days) => [`${addDays(first, days)}T21:00`, ['new@leith.example', 'manager@almanac.test']]),
  )
  expect(faults).toEqual([])
})

test('fifty recipients stand in a box of their own, and arrows lead through them', async () => {
  const emails = Array.from({ length: 49 }, (_, at) => `client${at + 1}@leith.example`)
  const { page, faults } = await open('owner', { recipient_emails: emails.join() })
  await openMenu(page)
  await pressNamed(page, 'Edit', 'menuitem')
  await ready(page)
  await waitForText(page, '1 member, 49 emails')
  const box = await page.$eval('[aria-label="Chosen recipients"]', (list) => [list.clientHeight < 130, list.scrollHeight > list.clientHeight])
  expect(box).toEqual([true, true])
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const pressed = async (...keys: KeyInput[]) => {
    for (const key of keys) await page.keyboard.press(key)
    return at()
  }
  await page.focus('input[placeholder="Name or email"]')
  await page.keyboard.down('Shift')
  const reached = await pressed('Tab')
  await page.keyboard.up('Shift')
  expect([reached, await pressed('Home'), await pressed('ArrowRight')]).toEqual(
    ['client49@leith.example', 'Mathieu Lambert', 'client1@leith.example'].map((name) => `Remove ${name}`),
  )
  await pressed('Enter')
  await waitForText(page, '1 member, 48 emails')
  expect([await at(), await pressed('End', 'Tab')]).toEqual(['Remove client2@leith.example', null])
  expect(faults).toEqual([])
})

test('from its ledger one run alone is changed, by keyboard, and not without a profile', async () => {
  const { page, faults, ids } = await open('owner', { profiles: ['demo-linkedin'] })
  await page.goto(`${house.stack.origin}/reports?run=${ids[1]}`)
  await page.waitForSelector('[role=dialog] dl')
  await activate(page, 'Edit')
  await ready(page)
  await reach(page, 'This and all that follow')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction(() => document.querySelectorAll('section[aria-label="Next sends"] li').length === 1)
  await page.$eval('section[aria-label=Profiles] li li input:checked', (box) => box instanceof HTMLElement && box.click())
  await activate(page, 'Update')
  await waitForText(page, messages.profiles.none)
  await page.$eval('section[aria-label=Profiles] li li input', (box) => box instanceof HTMLElement && box.click())
  await activate(page, 'Update')
  await page.waitForFunction(() => !document.querySelector('#edit-form'))
  expect((await records(page)).map(({ profiles }) => profiles[0] === 'demo-linkedin')).toEqual([true, false, true])
  expect(faults).toEqual([])
})

test('what the server refuses is a sentence, and removing from the form asks first', async () => {
  const { page, ids } = await open('owner')
  await openMenu(page)
  await pressNamed(page, 'Edit', 'menuitem')
  await ready(page)
  await page.evaluate((id) => fetch(`/api/reports/scheduled/${id}?type=run`, { method: 'DELETE' }), ids[0] ?? '')
  await pressNamed(page, 'Update')
  await waitForText(page, words.removed)
  await pressNamed(page, 'Remove')
  await waitForText(page, messages.schedule.remove)
  const call = page.waitForRequest((request) => request.method() === 'DELETE')
  await (await page.waitForSelector('[role=alertdialog] ::-p-aria([role="button"][name="Remove"])'))?.click()
  expect(new URL((await call).url()).search).toBe('?type=schedule')
  await waitForText(page, 'No reports yet')
  await page.waitForFunction(() => !document.querySelector('[role=dialog], [role=alertdialog]'))
})

test('who may only view reports finds nothing to change', async () => {
  const { page, ids } = await open('readonly')
  await openMenu(page)
  await page.waitForSelector('[role=menu]')
  expect(await page.$$eval('[role=menuitem]', (items) => items.map((one) => one.textContent))).toEqual(['Delivery ledger'])
  await page.goto(`${house.stack.origin}/reports?run=${ids[0]}`)
  await page.waitForSelector('[role=dialog] dl')
  expect(await page.$$eval('[role=dialog] footer button', (buttons) => buttons.map((one) => one.textContent))).toEqual(['Close'])
})
