/** A server that fails, a session that ended, nothing to report on: what a person sees, in a real browser. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { featureMessages } from '../../shared/feature-messages.ts'
import { messages } from '../../shared/messages.ts'
import { reportManifest } from '../../shared/reports/index.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { named, type TestPage, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

const house = startHouse()

async function open(path: string, ready: string): Promise<TestPage> {
  const person = await pageOf(house.browser, house.stack.origin, 'owner')
  await person.page.goto(`${house.stack.origin}${path}`)
  await person.page.waitForSelector(ready)
  return person
}

const press = (page: Page, name: string, role = 'button') => page.locator(named(role, name)).click()
const toasts = (page: Page) => page.$$eval('[data-kind=error]', (found) => found.map((toast) => toast.textContent ?? ''))

async function dismissToast(page: Page): Promise<void> {
  await page.locator('[data-kind=error] button').click()
  await page.waitForFunction(() => !document.querySelector('[data-kind=error]'))
}

/** Every GET whose address has `part` in it fails as `answer` says, until the function it gives is called. */
async function failing(page: Page, part: string, answer: { status: number; body: Record<string, unknown> }): Promise<() => void> {
  let broken = true
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const fails = broken && request.method() === 'GET' && new URL(request.url()).pathname.endsWith(part)
    void (fails ? request.respond({ status: answer.status, contentType: 'application/problem+json', body: JSON.stringify(answer.body) }) : request.continue())
  })
  return () => {
    broken = false
  }
}

test('rows that cannot be fetched say why, offline and when the server fails, and the menu can be used again', async () => {
  const { page } = await open('/reports/run/tasks', '[data-tile]')
  await waitUntilLoaded(page)
  const menu = named('button', screenMessages.rows.menu('Created and completed'))
  const download = async () => {
    await page.locator(menu).click()
    await page.locator('[role=menuitem]').click()
    await page.waitForSelector('[data-kind=error]')
    const said = await toasts(page)
    await dismissToast(page)
    return said.join()
  }
  // the menu's own code is there once it was open
  await page.locator(menu).click()
  await page.waitForSelector('[role=menuitem]')
  await page.keyboard.press('Escape')
  await page.waitForSelector('[role=menu]', { hidden: true })
  // so is that of toasts, which is fetched with the first thing somebody does
  await page.waitForNetworkIdle()
  await page.setOfflineMode(true)
  await page.waitForSelector('[data-offline]')
  expect(await download()).toContain(screenMessages.offline.failed)
  await page.setOfflineMode(false)
  await page.waitForFunction(() => !document.querySelector('[data-offline]'))
  await page.setRequestInterception(true)
  const body = JSON.stringify({ error: messages.generic, requestId: 'r-1' })
  page.on('request', (request) => {
    const fails = request.url().endsWith('/api/export/rows')
    void (fails ? request.respond({ status: 500, contentType: 'application/problem+json', body }) : request.continue())
  })
  expect(await download()).toContain(messages.unable.exportReport)
})

test('a list that fails is told of once, with the number of the request, and "Try again" brings it', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  const mend = await failing(page, '/api/reports/rows', { status: 500, body: { error: messages.generic, requestId: 'req-4711' } })
  await page.goto(`${house.stack.origin}/reports`)
  await waitForText(page, messages.notLoaded.reports)
  await page.waitForSelector('[data-kind=error]')
  expect(await toasts(page)).toEqual([`${messages.generic}${messages.reference('req-4711')}`])
  expect(await page.$eval('main', (main) => main.innerText)).not.toContain(messages.generic)
  await dismissToast(page)
  await press(page, 'Try again')
  await page.waitForSelector('[data-kind=error]')
  mend()
  await press(page, 'Try again')
  await waitForText(page, 'No reports yet')
})

test('a report that fails is told of once each time it is asked for, and the page offers to try again', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  const error = 'This report is too large to send.'
  const mend = await failing(page, '/api/reports/performance', { status: 413, body: { error } })
  await page.goto(`${house.stack.origin}/reports/run/posts`)
  await waitForText(page, messages.notLoaded.report)
  await page.waitForSelector('[data-kind=error]')
  expect(await toasts(page)).toEqual([error])
  expect(await page.$eval('main', (main) => main.innerText)).not.toContain(error)
  await dismissToast(page)
  await press(page, 'Try again')
  await page.waitForSelector('[data-kind=error]')
  mend()
  await press(page, 'Try again')
  await page.waitForSelector('[data-tile]')
})

test('a report that the limit refuses says when to try again, and the page offers it', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  const error = messages.limits.tooMany('reports', 40)
  const mend = await failing(page, '/api/reports/performance', { status: 429, body: { error } })
  await page.goto(`${house.stack.origin}/reports/run/posts`)
  await waitForText(page, messages.notLoaded.report)
  await page.waitForSelector('[data-kind=error]')
  expect(await toasts(page)).toEqual([error])
  mend()
  await press(page, 'Try again')
  await page.waitForSelector('[data-tile]')
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

test('twelve reports opened one right after another end with the last one, and no word of the others', async () => {
  const { page, faults } = await open('/reports', 'h1')
  await waitUntilLoaded(page)
  for (const to of twelve) await page.evaluate((address) => window.history.pushState({}, '', address), `/reports/run/${to}`)
  await waitForText(page, reportManifest('tasks')?.title ?? '')
  await page.waitForSelector('[data-tile]')
  // what the others asked for has been answered by then
  await page.waitForNetworkIdle()
  await waitUntilLoaded(page)
  expect(await page.$eval('h1', (title) => title.textContent)).toBe(reportManifest('tasks')?.title)
  expect(new URL(page.url()).pathname).toBe('/reports/run/tasks')
  expect(await page.$$('[role=dialog]')).toHaveLength(0)
  expect(await toasts(page)).toEqual([])
  // so many at once meet the limit, and are asked for again after its wait
  expect(faults.filter((fault) => !fault.includes('429'))).toEqual([])
})

test('what the plan leaves out of an export is locked with its reason, says it when it is chosen, and does nothing else', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  const { me } = await page.evaluate(async () => (await fetch('/api/me')).json())
  const body = JSON.stringify({ me: { ...me, features: { ...me.features, export_pdf: false, export_csv: false } } })
  const writes: string[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('/me/indicators')) writes.push(request.url())
    void (request.url().endsWith('/api/me') ? request.respond({ contentType: 'application/json', body }) : request.continue())
  })
  await page.goto(`${house.stack.origin}/reports/run/posts`)
  await page.waitForSelector('[data-tile]')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  writes.length = 0
  for (const feature of ['export_pdf', 'export_csv'] as const) {
    await press(page, 'Export')
    const choice = await page.waitForSelector(`[role=menuitem] ::-p-text(${featureMessages[feature]})`)
    await choice?.evaluate((text) => text.closest<HTMLElement>('[role=menuitem]')?.click())
    await page.waitForFunction((reason) => document.querySelector('[data-kind=locked]')?.textContent?.includes(reason), {}, featureMessages[feature])
    await page.locator('[data-kind=locked] button').click()
    await page.waitForFunction(() => !document.querySelector('[data-kind=locked]'))
  }
  expect(writes).toEqual([])
})

test.each([
  ['comprehensive', 'Whoops! No data found.', 'If you have recently connected profiles, please allow 24 hours for reports to populate'],
  ['posts', 'No posts found', null],
  ['reviews', 'No reviews found', null],
])('%s without any data says "%s"', async (type, title, hint) => {
  const { page } = await open(`/reports/run/${type}?from_date=2019-01-01&to_date=2019-01-07`, 'h1')
  await waitForText(page, title)
  const said = await page.$eval('#report-body', (body) => (body instanceof HTMLElement ? body.innerText : ''))
  expect(said.includes('please allow 24 hours')).toBe(hint !== null)
  expect(said).toContain(hint ?? title)
})

test('Facebook Ads asks for one account of one profile and its dates, and gives a refresh, a link and a PDF', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'other')
  const asking = page.waitForRequest((request) => request.url().includes('/api/reports/facebookads'))
  await page.goto(`${house.stack.origin}/reports/run/facebook_ads?ad_account=act-harbour&profile=other-facebook`)
  const asked = Object.fromEntries(new URL((await asking).url()).searchParams)
  expect(asked).toMatchObject({ id: 'act-harbour', profile_gid: 'other-facebook', dateFrom: expect.any(String), dateTo: expect.any(String) })
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  await page.waitForSelector('button[aria-haspopup=dialog] ::-p-text(Report dates:)')
  await page.waitForSelector(named('button', 'Refresh'))
  await press(page, 'Export')
  await page.waitForSelector('[role=menuitem]')
  expect(await page.$$eval('[role=menuitem]', (items) => items.map((item) => item.textContent))).toEqual([
    'Shareable link',
    'Export to PDF',
    'Export to PDF with passports',
  ])
})

test.each([
  ['/api/profiles', '/reports/run/comprehensive', 'Nothing can be read now.'],
  ['/api/team', '/reports/schedule', 'The team cannot be read now.'],
])('%s that fails shows the sentence of the server as a toast', async (part, path, error) => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  await failing(page, part, { status: 503, body: { error } })
  await page.goto(`${house.stack.origin}${path}`)
  await page.waitForSelector('[data-kind=error]')
  expect((await toasts(page)).filter((text) => text.includes(error))).toHaveLength(1)
})

test('whoever is signed out elsewhere signs in again and comes back to where they were', async () => {
  const { page } = await open('/reports/run/posts', '[data-tile]')
  await waitUntilLoaded(page)
  const address = page.url()
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  await press(page, 'Refresh')
  await page.waitForSelector('input[name=email]')
  await waitForText(page, messages.mustLogin)
  await page.locator('input[name=email]').fill('owner@almanac.test')
  await page.locator('input[name=password]').fill('almanac-demo')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-tile]')
  expect(page.url()).toBe(address)
})

test('an owner without profile groups reads that there are none, not that access is missing', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'admin')
  await page.goto(`${house.stack.origin}/reports`)
  await waitForText(page, screenMessages.noGroups.title)
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(messages.noAccess)
})

test('a screen that breaks says so in its place, tells the server which and how, and comes back with "Try again"', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  let isBroken = true
  const reported: string[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (request.url().endsWith('/api/error')) reported.push(request.postData() ?? '')
    // an answer that no screen expects
    if (isBroken && request.url().includes('/api/alert?')) {
      void request.respond({ contentType: 'application/json', body: JSON.stringify({ alerts: [{ id: 'x' }], isFinalPage: true }) })
    } else void request.continue()
  })
  await page.goto(`${house.stack.origin}/notifications`)
  await page.waitForSelector('main [role=alert] h1')
  expect(await page.$eval('main [role=alert] h1', (title) => title.textContent)).toBe(messages.generic)
  expect(await page.$('aside a[href="/reports"]')).not.toBeNull()
  expect(JSON.parse(reported[0] ?? '').error).toMatch(/Error: .+\n(?:.*\n)+\/notifications$/)
  isBroken = false
  await press(page, 'Try again')
  await page.waitForSelector('main [data-alerts][aria-busy=false]')
  expect(reported).toHaveLength(1)
})

test('an address that is no screen answers 404 and says so; one that may not be opened says why on the next page', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'readonly')
  expect((await page.goto(`${house.stack.origin}/nowhere`))?.status()).toBe(404)
  await waitForText(page, 'This page does not exist')
  expect((await page.goto(`${house.stack.origin}/reports/run/nonsense`))?.status()).toBe(404)
  expect((await page.goto(`${house.stack.origin}/reports/schedule`))?.status()).toBe(200)
  await waitForText(page, messages.noAccessToSchedule)
  expect(new URL(page.url()).pathname).toBe('/reports')
})
