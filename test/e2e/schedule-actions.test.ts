/** A schedule is tried out, scheduled once more and handed over from the list of reports, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { addDays, formatDay } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { messages } from '../../shared/messages.ts'
import { chooseOption, named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { first, openList, openMenu, pressNamed } from './schedule-ways.ts'

const house = startHouse()

const coming = (page: Page): Promise<{ schedule_id: string; local_time: string; runs: number; recipients: { email: string }[]; profiles: string[] }[]> =>
  page.evaluate(async () => (await (await fetch('/api/reports/scheduled')).json()).records.toReversed())
const posted = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && calls.push(new URL(request.url()).pathname)))
  return () => calls.filter((path) => path.startsWith('/api/reports/'))
}
const mailsTo = async (email: string) => {
  const mails: { to: string[]; subject: string }[] = await (await fetch(`${house.stack.origin}/_local/mail.json`)).json()
  return mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
}
const someMails = async (email: string, count: number) => {
  for (const until = Date.now() + 90_000; (await mailsTo(email)).length < count && Date.now() < until; )
    await new Promise((resolve) => setTimeout(resolve, 500))
  return mailsTo(email)
}

test('a test comes to oneself alone, from the menu and from a form that is not filled yet, and the list stays as it is', async () => {
  const { page, faults, told } = await openList(house, 'owner')
  const calls = posted(page)
  await openMenu(page)
  await pressNamed(page, deliveryMessages.test.ask, 'menuitem')
  await told(deliveryMessages.test.asked('owner@almanac.test'))
  expect(await someMails('owner@almanac.test', 1)).toEqual([expect.stringMatching(/^Test: Social media performance report: /)])
  await pressNamed(page, 'Schedule report', 'link')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await pressNamed(page, deliveryMessages.test.ask)
  await waitForText(page, deliveryMessages.test.asked('owner@almanac.test'))
  expect(await page.evaluate((text) => document.body.innerText.includes(text), messages.schedule.noRecipients)).toBe(false)
  expect(await someMails('owner@almanac.test', 2)).toHaveLength(2)
  expect(calls()).toEqual(['/api/reports/scheduled/test', '/api/reports/scheduled/test'])
  expect([await mailsTo('old@leith.example'), await mailsTo('manager@almanac.test'), (await coming(page)).length]).toEqual([[], [], 3])
  expect(faults).toEqual([])
})

test('a duplicate is filled like its model, begins at the next such time, and is made when "Schedule" is pressed', async () => {
  const { page, faults, told } = await openList(house, 'owner', { generate_at: `${addDays(first, 14)}T00:05`, profiles: ['demo-instagram'] })
  const calls = posted(page)
  await openMenu(page)
  await pressNamed(page, 'Duplicate', 'menuitem')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await page.waitForSelector(named('button', 'Remove old@leith.example'))
  expect(await page.$eval('[role=dialog] h2', (title) => title.textContent)).toBe('Schedule Report')
  await pressNamed(page, 'Close')
  await page.waitForFunction(() => !document.querySelector('#schedule-form'))
  expect(calls()).toEqual([])
  await openMenu(page)
  await pressNamed(page, 'Duplicate', 'menuitem')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await pressNamed(page, 'Schedule')
  await told(messages.schedule.scheduled('').slice(0, 20))
  await page.waitForFunction(() => document.querySelectorAll('table tbody tr').length === 2)
  const [model, , , copy, ...rest] = await coming(page)
  expect([rest.length, copy?.runs, copy?.local_time, copy?.profiles, copy?.recipients]).toEqual([2, 3, `${first}T00:05`, model?.profiles, model?.recipients])
  expect(copy?.schedule_id).not.toBe(model?.schedule_id)
  expect(faults).toEqual([])
})

test('what the list is filtered by survives a reload, with a run open over it too', async () => {
  const { page, faults, ids } = await openList(house, 'owner')
  const rows = () => page.$$eval('table tbody tr', (all) => all.length)
  const search = named('searchbox', 'Search for reports')
  await page.locator(search).click()
  await page.keyboard.type('leith.example')
  await page.waitForFunction(() => location.search.includes('leith.example'))
  await pressNamed(page, 'Actions for Social media performance report')
  await page.keyboard.press('Escape')
  await page.goto(`${page.url()}&run=${ids[0]}`)
  await page.waitForSelector('[role=dialog] dl')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !location.search.includes('run='))
  expect([await page.$eval(search, (field) => 'value' in field && field.value), await rows()]).toEqual(['leith.example', 1])
  await pressNamed(page, 'Ready 0', 'radio')
  await waitForText(page, 'No reports found')
  await page.reload()
  await waitForText(page, 'No reports found')
  expect(new URL(page.url()).search).toBe('?state=GENERATED&q=leith.example')
  expect(faults).toEqual([])
})

test('"Until I stop it" takes the place of a quantity, and the list names no last run', async () => {
  const { page, faults, told } = await openList(house, 'owner', { until_stopped: true })
  expect(await coming(page)).toHaveLength(12)
  await waitForText(page, 'Run 1, until stopped')
  await openMenu(page)
  await pressNamed(page, 'Duplicate', 'menuitem')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await waitForText(page, 'until you stop it.')
  const steppers = () => page.$$eval('#schedule-form [data-off] input', (inputs) => inputs.map((input) => input.disabled))
  expect(await steppers()).toEqual([true])
  await page.locator('::-p-text(Until I stop it)').click()
  expect(await steppers()).toEqual([])
  await waitForText(page, '12 times: the last on')
  await page.locator('::-p-text(Until I stop it)').click()
  await pressNamed(page, 'Schedule')
  await told(messages.schedule.scheduled('').slice(0, 20))
  const runs = await coming(page)
  expect([runs.length, new Set(runs.map(({ schedule_id }) => schedule_id)).size]).toEqual([24, 2])
  await openMenu(page)
  await pressNamed(page, 'Edit', 'menuitem')
  await page.waitForSelector('#edit-form[aria-busy=false]')
  await waitForText(page, deliveryMessages.change.untilStopped)
  expect(faults).toEqual([])
})

test('a schedule is handed over: who is told from then on is said first, and who may not have it is refused', async () => {
  const { page, faults, told, ids } = await openList(house, 'owner')
  await page.goto(`${house.stack.origin}/reports?run=${ids[0]}`)
  await page.waitForSelector('[role=dialog] dl')
  await pressNamed(page, 'More actions')
  await pressNamed(page, deliveryMessages.handOver.ask, 'menuitem')
  await page.waitForSelector('#hand-over-form')
  const choose = (name: string) => chooseOption(page, '#hand-over-form button[aria-haspopup=listbox]', name)
  await waitForText(page, 'This schedule belongs to')
  await pressNamed(page, deliveryMessages.handOver.ask)
  await waitForText(page, deliveryMessages.handOver.choose)
  await choose('Priya Nair')
  await pressNamed(page, deliveryMessages.handOver.ask)
  await told(deliveryMessages.handOver.mayNot)
  await choose('Mathieu Lambert')
  await waitForText(page, deliveryMessages.handOver.next('Mathieu Lambert'))
  await pressNamed(page, deliveryMessages.handOver.ask)
  await told(deliveryMessages.handOver.done('Mathieu Lambert'))
  await page.waitForFunction(() => !document.querySelector('#hand-over-form'))
  await page.waitForFunction(() => document.querySelector('[role=dialog] dl')?.textContent?.includes('OwnerMathieu Lambert'))
  expect(faults).toEqual([expect.stringContaining('409')])
})

test('what was typed when the session ended is there again after signing in', async () => {
  const { page } = await openList(house, 'owner')
  await page.goto(`${house.stack.origin}/reports/schedule`)
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await page.locator('input[placeholder="Name or email"]').click()
  await page.keyboard.type('typed@leith.example ')
  await page.waitForSelector(named('button', 'Remove typed@leith.example'))
  const context = page.browserContext()
  await context.deleteCookie(...(await context.cookies()))
  await pressNamed(page, 'Schedule')
  await page.locator('input[type=email]').fill('owner@almanac.test')
  await page.locator('input[type=password]').fill('almanac-demo')
  await page.keyboard.press('Enter')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  expect(await page.$$eval('[aria-label="Chosen recipients"] li', (chips) => chips.map((chip) => chip.textContent))).toEqual(['typed@leith.example'])
})

test('without an answer nobody is said to have left the team, and it can be asked for again', async () => {
  const { page } = await openList(house, 'owner')
  await page.setRequestInterception(true)
  let failing = true
  page.on('request', (request) => {
    const refused = failing && /\/api\/reports\/scheduled\/[^/]+$/.test(new URL(request.url()).pathname)
    void (refused ? request.respond({ status: 500, contentType: 'application/json', body: '{}' }) : request.continue())
  })
  await openMenu(page)
  await pressNamed(page, deliveryMessages.handOver.ask, 'menuitem')
  await page.waitForSelector('#hand-over-form [role=alert]')
  const text = await page.$eval('#hand-over-form', (form) => form.textContent)
  expect(text).toBe(`${messages.notLoaded.choices}Try again`)
  failing = false
  await pressNamed(page, 'Try again')
  await waitForText(page, deliveryMessages.handOver.now('Mara Okafor'))
})

test('whatever is sent next stands on top, however many schedules were made after it, and all of them are on the first page', async () => {
  const { page } = await openList(house, 'owner')
  await page.evaluate(
    async (at) => {
      const order = { flavor: 'posts', type: 'WEEKLY', generate_at: at, quantity: 52, timezone: 'Europe/London', profiles: ['demo-facebook'] }
      const body = JSON.stringify({ ...order, recipient_emails: 'new@leith.example' })
      for (let made = 0; made < 12; made++) await fetch('/api/reports/scheduled', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    },
    `${addDays(first, 14)}T09:00`,
  )
  await page.reload()
  await page.waitForFunction(() => document.querySelectorAll('main tbody tr').length > 12)
  const next = ` ${formatDay(first)}, 09:00`
  expect(await page.$eval('dl dd', (strip) => strip.textContent)).toContain(next)
  expect(await page.$eval('[data-label="Send time"]', (cell) => cell.textContent)).toContain(formatDay(first))
  await page.locator('main tbody tr:last-child [data-label="Repeats"]').wait()
  expect(await page.$$eval('main [data-label="Repeats"]', (cells) => cells.filter((cell) => cell.textContent?.includes('51 more coming')).length)).toBe(12)
})
