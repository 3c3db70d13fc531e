/** No connection, an ended session, too many requests, nothing to report on: in a real browser, with the answers of the real server. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { linkMessages } from '../../shared/link-messages.ts'
import { messages } from '../../shared/messages.ts'
import { reportManifest } from '../../shared/reports/index.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { click, eventually, hover, typeInto } from '../builders/act.ts'
import { closeDialog, listen, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { bodyText, codeIsLoaded, goOffline, goOnline, seeConnection } from './failing-ways.ts'
import { type OpenedPage, startPeople } from './people-ways.ts'

const house = startHouse()
const openPage = startPeople(house)

async function open(path: string, ready: string, who = 'owner'): Promise<OpenedPage> {
  const person = await openPage(who)
  await person.page.goto(`${house.stack.origin}${path}`)
  await person.page.waitForSelector(ready)
  return person
}
const untilIdle = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))

test('without a connection the report stays on screen; what is opened meanwhile opens once there is one again', async () => {
  const { page } = await open('/reports/run/comprehensive', '[data-tile]')
  // its summary too: a report is not shared while that is written
  await untilIdle(page)
  await seeConnection(page, 'Online')
  await goOffline(page)
  await seeConnection(page, 'Offline')
  await click(page, named('button', 'Share'))
  await waitForText(page, screenMessages.offline.opening)
  await click(page, named('button', 'Refresh'))
  await page.waitForSelector('[data-tile=impressions]')
  const text = await bodyText(page)
  expect(text).not.toContain(messages.generic)
  await goOnline(page)
  await waitForText(page, linkMessages.make.about(false))
  await seeConnection(page, 'Online')
})

test('the passport of a figure says that there is no connection, and opens with the next one; rows say why they cannot be exported', async () => {
  const { page, told } = await open('/reports/run/tasks', '[data-tile]')
  await waitUntilLoaded(page)
  const menu = named('button', screenMessages.rows.menu('Created and completed'))
  await click(page, menu)
  await page.waitForSelector('[role=menuitem]')
  await closeDialog(page, '[role=menu]')
  await codeIsLoaded(page, 'toaster')
  await goOffline(page)
  await click(page, '[data-tile] button[aria-haspopup=dialog]')
  await waitForText(page, screenMessages.offline.opening)
  const spinner = await page.waitForSelector('[role=status]:has(button) > [aria-hidden]')
  // as laid out: it turns
  const [width = 0, height] = (await spinner?.evaluate((turning) => (turning instanceof HTMLElement ? [turning.offsetWidth, turning.offsetHeight] : []))) ?? []
  expect([width > 0, width]).toEqual([true, height])
  await goOnline(page)
  await page.waitForSelector('[role=dialog][aria-label^="Number passport"]')
  await closeDialog(page)
  await goOffline(page)
  await click(page, menu)
  await click(page, '[role=menuitem]')
  await told(screenMessages.offline.failed)
})

test('a first step without a connection never says that there is nothing to choose from', async () => {
  const { page } = await open('/reports/run/sentiment', '#first-step [type=radio]')
  await goOffline(page)
  for (const kind of [2, 3]) {
    await click(page, `#first-step [role=radiogroup] label:nth-child(${kind})`)
    await page.waitForFunction((text) => document.querySelector('#first-step')?.textContent?.includes(text), {}, screenMessages.offline.failed)
    const step = await page.$eval('#first-step', ({ textContent }) => textContent)
    expect(step).not.toMatch(/No labels found|No listeners data found/)
  }
  await goOnline(page)
  await page.waitForSelector('#first-step button')
})

test('a screen whose code was not loaded yet opens with the next connection', async () => {
  // no other test of this file exports from this account
  const { page } = await open('/reports', 'main h1', 'other')
  await waitForText(page, 'No reports yet')
  await goOffline(page)
  await click(page, named('link', 'Shared links'))
  await click(page, named('button', 'Schedule report'))
  await waitForText(page, 'No reports yet')
  await goOnline(page)
  await page.waitForSelector('#schedule-form')
})

test('a PDF requested without a connection is refused in words and not ordered later; a double click orders it once', async () => {
  const { page, told } = await open('/reports/run/comprehensive', '[data-tile]')
  await untilIdle(page)
  const keys: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/reports/scheduled')) keys.push(JSON.parse(request.postData() ?? '{}').idempotency_key)
  })
  await hover(page, named('button', 'Export'))
  await codeIsLoaded(page, 'menu-pop', 'digest', 'toaster')
  await goOffline(page)
  await click(page, named('button', 'Export'))
  await click(page, named('menuitem', 'Export to PDF'))
  await told(screenMessages.offline.failed)
  await goOnline(page)
  // what waited for the connection would be sent before this answer
  await page.evaluate(() => fetch('/api/me').then((answer) => answer.text()))
  expect(keys).toEqual([])
  await click(page, named('button', 'Export'))
  await click(page, named('menuitem', 'Export to PDF'))
  await told(messages.pdf.queued('owner@almanac.test'))
  expect(keys).toHaveLength(1)
})

const twelve = [
  'comprehensive',
  'posts',
  'reviews',
  'ads_performance',
  'sentiment?sentiment_type=profiles&profile=demo-facebook,demo-instagram',
  'listener_performance?listener_id=listener-brand',
  'competitor?profile=demo-facebook',
  'advocacy?advocacy_group_id=advocacy-northbound',
  'sentiment',
  'comprehensive',
  'posts',
  'tasks',
]

test('twelve reports opened one right after another end with the last one, without a word of the others', async () => {
  const { page, faults } = await open('/reports', 'h1')
  await waitUntilLoaded(page)
  const asked = new Set<string>()
  const isReport = (url: string) => /\/api\/reports\/(?!rows|options|templates|scheduled)/.test(url)
  page.on('request', (request) => void (isReport(request.url()) && asked.add(request.url())))
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end, (request) => void asked.delete(request.url()))
  for (const to of twelve) await page.evaluate((address) => window.history.pushState({}, '', address), `/reports/run/${to}`)
  const title = reportManifest('tasks')?.title ?? ''
  await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, {}, title)
  await page.waitForSelector('[data-tile]')
  await eventually(
    async () => asked.size,
    (open) => expect(open).toBe(0),
  )
  await waitUntilLoaded(page)
  const shown = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent,
    path: window.location.pathname,
    over: document.querySelectorAll('[role=dialog], [data-kind=error]').length,
  }))
  expect(shown).toEqual({ title, path: '/reports/run/tasks', over: 0 })
  // so many at once meet the limit, and are repeated after its wait
  expect(faults.filter((fault) => !fault.includes('429'))).toEqual([])
})

test('a report without any data says so, and whether to wait for it', async () => {
  const { page } = await openPage('owner')
  for (const [type, title, hint] of [
    ['comprehensive', 'Whoops! No data found.', 'If you have recently connected profiles, please allow 24 hours for reports to populate'],
    ['posts', 'No posts found', null],
    ['reviews', 'No reviews found', null],
  ] as const) {
    await page.goto(`${house.stack.origin}/reports/run/${type}?from_date=2019-01-01&to_date=2019-01-07`)
    await waitForText(page, hint ?? title)
    const said = await page.$eval('#report-body', ({ textContent }) => textContent)
    expect(said).toContain(title)
    expect(said.includes('please allow 24 hours')).toBe(hint !== null)
  }
})

test('somebody who is signed out elsewhere signs in again and gets the page that was asked for', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  const told = await listen(page)
  await page.goto(`${house.stack.origin}/reports/run/posts`)
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  const address = page.url()
  await page.goto(`${house.stack.origin}/reports`)
  await page.waitForSelector('main h1')
  await waitUntilLoaded(page)
  // in one step: what the page asks for by itself may be refused first
  await page.evaluate(async (asked) => {
    await fetch('/api/auth/logout', { method: 'POST' })
    window.history.pushState({}, '', asked)
  }, address)
  await told(messages.mustLogin)
  await typeInto(page, 'input[name=email]', 'owner@almanac.test')
  await typeInto(page, 'input[name=password]', 'almanac-demo')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-tile]')
  await page.waitForFunction((wanted) => window.location.href === wanted, {}, address)
})
