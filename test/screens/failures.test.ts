/** Answers that fail: the text somebody reads, how often, and the way on. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { report } from '../../frontend/src/samples/report.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { messages } from '../../shared/messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { click, eventually } from '../builders/act.ts'
import { closeToast, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'

const app = startMockedApp()
const retry = named('button', 'Try again')
const loaded = { 'GET /reports/performance': report, 'POST /reports/summary': { data: null } }

const seeToasts = (page: Page, wanted: readonly unknown[]) =>
  eventually(
    () => page.$$eval('[data-kind=error]', (found) => found.map((toast) => toast.textContent ?? '')),
    (toasts) => expect(toasts).toEqual(wanted),
  )
const reload = named('button', screenMessages.updated.reload)
const mainText = (page: Page) => page.$eval('main', (main) => main.innerText)

test('a list that fails is reported once, with the request id, and "Try again" loads it', async () => {
  const page = await app.open('/reports', { 'GET /reports/rows': new Refusal(500, messages.generic, { requestId: 'req-4711' }) })
  await waitForText(page, messages.notLoaded.reports)
  await seeToasts(page, [`${messages.generic}${messages.reference('req-4711')}`])
  const text = await mainText(page)
  expect(text).not.toContain(messages.generic)
  await closeToast(page)
  await click(page, retry)
  await page.waitForSelector('[data-kind=error]')
  app.answer({ 'GET /reports/rows': { rows: [], cursor: null } })
  await click(page, retry)
  await waitForText(page, 'No reports yet')
})

test('a report that is too large says so once, without "Try again", which could not help', async () => {
  const error = 'This report is too large to send.'
  const page = await app.open('/reports/run/posts', { 'GET /reports/performance': new Refusal(413, error) })
  await waitForText(page, messages.notLoaded.report)
  await seeToasts(page, [error])
  const buttons = await page.$$(retry)
  expect(buttons).toHaveLength(0)
})

test.each([
  [404, 0],
  [403, 0],
  [429, 1],
  [503, 1],
])('a list that is refused with %i offers %i times to try again', async (status, offers) => {
  const page = await app.open('/reports', { 'GET /reports/rows': new Refusal(status, 'Refused.') })
  await waitForText(page, messages.notLoaded.reports)
  const buttons = await page.$$(retry)
  expect(buttons).toHaveLength(offers)
})

test('a report that is over the limit is refused once for each request, and "Try again" loads it', async () => {
  const error = messages.limits.tooMany('reports', 40)
  const page = await app.open('/reports/run/posts', { 'GET /reports/performance': new Refusal(429, error) })
  await waitForText(page, messages.notLoaded.report)
  await seeToasts(page, [error])
  const text = await mainText(page)
  expect(text).not.toContain(error)
  await closeToast(page)
  await click(page, retry)
  await seeToasts(page, [error])
  app.answer(loaded)
  await click(page, retry)
  await page.waitForSelector('[data-tile]')
})

test.each([
  ['GET /profiles', '/reports/run/comprehensive', 'Profiles are out of reach.'],
  ['GET /team', '/reports/schedule', 'The team is out of reach.'],
] as const)('%s that fails shows the sentence of the server once and chooses nothing', async (route, path, error) => {
  const page = await app.open(path, { [route]: new Refusal(503, error) })
  await seeToasts(page, [expect.stringContaining(error)])
  await waitUntilLoaded(page)
  // a profile group chosen without its profiles would still be in the address once they are there
  expect(new URL(page.url()).search).toBe('')
})

test('a screen whose files a deploy has replaced says that Almanac was updated, and "Reload" loads it', async () => {
  const page = await app.open('/reports', { 'GET /reports/rows': { rows: [], cursor: null } })
  await waitForText(page, 'No reports yet')
  app.replaceFiles(true)
  await click(page, 'a[href="/dashboard"]')
  await waitForText(page, screenMessages.updated.app)
  app.replaceFiles(false)
  const back = page.waitForNavigation()
  await click(page, reload)
  await back
  await page.waitForSelector('main h1')
  await eventually(
    () => mainText(page),
    (text) => expect(text).not.toContain(screenMessages.updated.app),
  )
})

test('a link whose files a deploy has replaced says so without our name', async () => {
  const dead = Promise.withResolvers<Refusal>()
  const page = await app.open('/shared-report/abc', { 'GET /shared-reports/{token}': dead.promise })
  app.replaceFiles(true)
  dead.resolve(new Refusal(410, linkMessages.refused.gone))
  await waitForText(page, screenMessages.updated.link)
  await page.waitForSelector(reload)
  await eventually(
    () => page.$eval('body', (body) => body.innerText),
    (text) => expect(text).not.toContain('Almanac'),
  )
})
