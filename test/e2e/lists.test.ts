/** Lists that follow what is done, and schedules that say what they send: in a real browser. */
import { expect, test } from '@jest/globals'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { addDays, formatRange, today } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { messages } from '../../shared/messages.ts'
import { chooseOption, named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { intercept, openEmpty, openReport } from './report-ways.ts'

const house = startHouse()
const press = (page: Page, name: string, role = 'button') => page.locator(named(role, name)).click()
const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')
const options = (page: Page) => page.$$eval('[role=option]', (found) => found.length)

const recipients = 'input[placeholder="Name or email"]'

async function addAddress(page: Page, address: string): Promise<void> {
  await page.locator(recipients).click()
  await page.waitForSelector('[role=option]')
  await page.keyboard.type(`${address} `)
  await page.waitForSelector(named('button', `Remove ${address}`))
}

test('a schedule stands in the list as soon as it is made, and is gone as soon as it is removed', async () => {
  const { page, faults } = await openEmpty(house, '/reports')
  await press(page, 'Schedule report')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await addAddress(page, 'first@leith.example')
  await press(page, 'Schedule')
  await waitForText(page, 'Once')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  const row = 'table tbody tr'
  expect(await page.$$eval(row, (rows) => rows.length)).toBe(1)
  // on a phone all of a row is in sight
  await page.setViewport({ width: 390, height: 844 })
  const right = await page.$$eval(`${row} td`, (cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)))
  expect(right).toBeLessThanOrEqual(390)
  await page.setViewport({ width: 1440, height: 1000 })
  await press(page, 'Actions for Social media performance report')
  await press(page, 'Remove', 'menuitem')
  await waitForText(page, messages.schedule.remove)
  const call = page.waitForRequest((request) => request.method() === 'DELETE')
  await press(page, 'Remove')
  expect(new URL((await call).url()).search).toBe('?type=schedule')
  await waitForText(page, 'No reports yet')
  expect(await page.$(row)).toBeNull()
  expect(faults).toEqual([])
})

test('the form says without scrolling which dates a send covers, the ledger of the coming run says the same, and the tab of the list stays underlined', async () => {
  const { page, faults } = await openEmpty(house, '/reports/schedule')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  expect(await page.$eval('nav[aria-label="Lists of reports"] [aria-current=page]', (tab) => tab.textContent)).toBe('Scheduled and generated')
  const sentence = await page.$eval('[role=dialog]', (dialog) => {
    const found = [...dialog.querySelectorAll('p')].find((one) => one.textContent?.startsWith('Covers '))
    const { bottom = 0 } = found?.getBoundingClientRect() ?? {}
    return bottom > 0 && bottom <= dialog.getBoundingClientRect().bottom ? (found?.textContent ?? '') : 'out of sight'
  })
  expect(sentence).toMatch(/^Covers .+ \d{4}, compared with .+ \d{4}\.$/)
  // the name of the comparison is not cut off
  expect(
    await page.$$eval('#schedule-form button span:not(.sr-only)', (spans) =>
      spans.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    ),
  ).toEqual([])
  await addAddress(page, 'fourth@leith.example')
  await press(page, 'Schedule')
  await page.waitForFunction(() => !document.querySelector('#schedule-form'))
  await page.locator('table tbody tr button').click()
  await page.waitForSelector('[role=dialog] dl')
  expect(await textOf(page, '[role=dialog] dl')).toContain(sentence)
  expect(faults).toEqual([])
})

test('a schedule of a listener and of Facebook Ads has a template too: the default one, which is none, or one of that report', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'other')
  const asked: (string | null)[] = []
  await intercept(
    page,
    (request) => request.url().includes('/api/reports/templates'),
    (request) => {
      asked.push(new URL(request.url()).searchParams.get('flavor'))
      return request.respond({ contentType: 'application/json', body: '{"templates":[{"_id":"t-board","name":"Board pack"}]}' })
    },
  )
  await page.goto(`${house.stack.origin}/reports/schedule`)
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  for (const [name, flavor] of [
    ['Listener performance', 'listener_performance'],
    ['Facebook Ads', 'facebook_ads'],
  ] as const) {
    await chooseOption(page, '#schedule-form button', name)
    const template = '::-p-xpath(//form[@id="schedule-form"]//button[contains(., "Default report template")])'
    expect(await chooseOption(page, template, 'Default report template')).toEqual(['Default report template', 'Board pack'])
    expect(asked).toContain(flavor)
  }
})

test('after an address the list of the team is closed, so a click meant for the next field adds nobody', async () => {
  const { page } = await openEmpty(house, '/reports/schedule')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await addAddress(page, 'tom@leith.example')
  await page.waitForFunction(() => !document.querySelector('[role=option]'))
  const field = await page.waitForSelector('::-p-xpath(//form[@id="schedule-form"]//button[contains(., "Default report template")])')
  const place = await field?.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 10)
  await page.waitForSelector('[role=option]')
  expect(await textOf(page, '#schedule-form')).toContain('0 members, 1 email')
  await page.keyboard.press('Escape')
  // typing a name still finds the team
  await page.locator(recipients).click()
  await page.keyboard.type('mar')
  await page.waitForFunction(() => document.querySelectorAll('[role=option]').length > 0)
  expect(await options(page)).toBeLessThan(4)
})

test('a schedule goes on with the dates of its report, says what each send covers, and that "Weekly" of one run is sent once', async () => {
  const now = today('Europe/London', new Date())
  const [from, to] = [addDays(now, -40), addDays(now, -27)]
  const { page } = await openReport(house, `?from_date=${from}&to_date=${to}`)
  await press(page, 'Schedule')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await waitForText(page, 'Last 14 days')
  expect(await textOf(page, '#schedule-form')).toContain('Sends once, on ')
  await press(page, 'One run more')
  await page.waitForFunction(() => document.querySelector('#schedule-form')?.textContent?.includes('Sends every week, 2 times: the last on '))
  await addAddress(page, 'second@leith.example')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/reports/scheduled'))
  const covered = await textOf(page, '#schedule-form section[aria-label="Next sends"] li')
  await press(page, 'Schedule')
  const body = JSON.parse((await sent).postData() ?? '{}')
  expect(body).toMatchObject({ range: { days: 14 }, compare: 'preceding_match_weekday', quantity: 2 })
  const day = String(body.generate_at).slice(0, 10)
  expect(covered).toContain(formatRange(addDays(day, -13), day))
  await page.waitForFunction(() => !document.querySelector('#schedule-form'))
})

test('Escape while a schedule is saved says to wait, and what the form chooses from is waited for', async () => {
  const { page } = await openEmpty(house, '/reports')
  const held: HTTPRequest[] = []
  const heldTeam: HTTPRequest[] = []
  await intercept(
    page,
    (request) => request.url().includes('/api/team') || (request.method() === 'POST' && request.url().endsWith('/api/reports/scheduled')),
    async (request) => {
      if (request.method() === 'POST') held.push(request)
      else heldTeam.push(request)
    },
  )
  await press(page, 'Schedule report')
  await page.waitForSelector('#schedule-form[aria-busy=true] [role=status] ::-p-text(Loading)')
  await heldTeam[0]?.continue()
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await addAddress(page, 'third@leith.example')
  await press(page, 'Schedule')
  await waitForText(page, 'Scheduling')
  await page.keyboard.press('Escape')
  await waitForText(page, messages.busy)
  expect(await page.$('#schedule-form')).not.toBeNull()
  await Promise.all(held.map((request) => request.continue()))
  await page.waitForFunction(() => !document.querySelector('#schedule-form'))
})

test('a report that was sent is sent again to one of its recipients, from its ledger, which follows', async () => {
  const { page, faults } = await openEmpty(house, '/reports')
  const to = 'again@leith.example'
  const id = await page.evaluate(async (email) => {
    const body = JSON.stringify({ flavor: 'comprehensive', type: 'ONCE', generate_at: 'now', profiles: ['demo-linkedin'], recipient_emails: email })
    const { records } = await (await fetch('/api/reports/scheduled', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()
    return String(records[0]._id)
  }, to)
  await page.goto(`${house.stack.origin}/reports?run=${id}`)
  await press(page, `Send again to ${to}`)
  await page.waitForSelector('[role=alertdialog]')
  await press(page, 'Send')
  await waitForText(page, deliveryMessages.again.asked)
  await waitForText(page, 'Retrying')
  await page.waitForFunction(() => [...document.querySelectorAll('[role=dialog] dd')].some((one) => one.textContent === 'Ready'))
  const mails: unknown = await page.evaluate(async () => (await fetch('/_local/mail.json')).json())
  expect(JSON.stringify(mails).split(`"${to}"`)).toHaveLength(3)
  expect(faults).toEqual([])
})
