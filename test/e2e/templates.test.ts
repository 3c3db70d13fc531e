/** Report templates: the list and what its menu does, the choice of a type, what a plan leaves out; in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { featureMessages } from '../../shared/feature-messages.ts'
import { messages } from '../../shared/messages.ts'
import { templateMessages, templateScreenMessages } from '../../shared/template-messages.ts'
import { chooseOption, named, type TestPage, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

const house = startHouse()

type Wanted = { name: string; flavor: string }

/** The owner's own page, in an account that has these templates and no schedules. */
async function open(path: string, wanted: readonly Wanted[] = [], who = 'owner'): Promise<TestPage> {
  const person = await pageOf(house.browser, house.stack.origin, who)
  await person.page.evaluate(async (templates) => {
    const send = (address: string, method: string, body?: unknown) =>
      fetch(`/api${address}`, { method, ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}) })
    const { templates: before } = await (await send('/reports/templates', 'GET')).json()
    const { records } = await (await send('/reports/scheduled', 'GET')).json()
    for (const { _id } of before) await send(`/reports/templates/${_id}`, 'DELETE')
    for (const { _id } of records) await send(`/reports/scheduled/${_id}?type=schedule`, 'DELETE')
    for (const one of templates)
      await send('/reports/templates', 'POST', { ...one, hideIndicators: false, reports: [{ code: 'cross_channel', sections: ['summary'] }] })
  }, wanted)
  await person.page.goto(`${house.stack.origin}${path}`)
  await person.page.waitForSelector('[role=dialog]')
  return person
}

const press = (page: Page, name: string, role = 'button') => page.locator(named(role, name)).click()
const showing = (page: Page, wanted: string[]) =>
  page.waitForFunction(
    (texts) => JSON.stringify([...document.querySelectorAll('[role=dialog] tbody td:first-child')].map((cell) => cell.textContent)) === texts,
    {},
    JSON.stringify(wanted),
  )
const choose = async (page: Page, template: string, act: string) => {
  await press(page, `More: ${template}`)
  await press(page, act, 'menuitem')
}
const board = { name: 'Board pack', flavor: 'comprehensive' }
const posts = { name: 'Winter blend, posts only', flavor: 'posts' }

test('the list has name, date, author and type, is searched once the letters stop, and is kept to one type', async () => {
  const long = 'Quarterly review for the Edinburgh and Leith shops, with reviews'
  const { page, faults } = await open('/reports/templates', [board, posts, { name: long, flavor: 'reviews' }])
  await showing(page, ['Board pack', `${long.slice(0, 39).trimEnd()}…`, 'Winter blend, posts only'])
  expect(await page.$$eval('[role=dialog] thead th', (cells) => cells.map((cell) => cell.textContent))).toEqual([
    'Name',
    'Created',
    'Author',
    'Type',
    'Actions',
  ])
  expect(await page.$eval('[role=dialog] tbody tr', (row) => row.textContent)).toMatch(/^Board pack\d+ \w+ 20\d\d.*Social media performance/)
  expect(await page.$eval('[role=dialog] tbody tr:nth-child(2) td', (cell) => cell.getAttribute('title'))).toBe(long)
  const typed = Date.now()
  await page.locator(named('searchbox', 'Search templates')).fill('winter')
  await showing(page, ['Winter blend, posts only'])
  expect(Date.now() - typed).toBeGreaterThanOrEqual(300)
  await page.locator(named('searchbox', 'Search templates')).fill('nothing like it')
  await waitForText(page, templateScreenMessages.noMatch)
  await page.locator(named('searchbox', 'Search templates')).click({ count: 3 })
  await page.keyboard.press('Backspace')
  expect((await chooseOption(page, '[role=dialog] button[aria-haspopup=listbox]', 'Post performance')).slice(0, 2)).toEqual([
    'All types',
    'Social media performance',
  ])
  await showing(page, ['Winter blend, posts only'])
  expect(faults).toEqual([])
})

test('a template is duplicated, renamed, removed and restored, and the list follows each', async () => {
  const { page, faults } = await open('/reports/templates', [board])
  await choose(page, 'Board pack', 'Duplicate')
  await waitForText(page, templateMessages.saved)
  await showing(page, ['Board pack', 'Copy of Board pack'])
  await choose(page, 'Copy of Board pack', 'Rename')
  await page.waitForSelector('input[name=name]')
  await page.locator('input[name=name]').fill('   ')
  await press(page, 'Rename')
  await waitForText(page, 'Please enter template name')
  await page.locator('input[name=name]').fill('Weekly client summary')
  await press(page, 'Rename')
  await waitForText(page, templateMessages.updated)
  await showing(page, ['Board pack', 'Weekly client summary'])
  await choose(page, 'Weekly client summary', 'Remove')
  await waitForText(page, templateScreenMessages.remove('Weekly client summary', 0))
  await press(page, 'Remove')
  await waitForText(page, 'Report template has been removed')
  await showing(page, ['Board pack'])
  await press(page, 'Restore Weekly client summary')
  await waitForText(page, templateScreenMessages.recovered)
  await showing(page, ['Board pack', 'Weekly client summary'])
  await choose(page, 'Weekly client summary', 'Remove')
  await press(page, 'Remove')
  await showing(page, ['Board pack'])
  await choose(page, 'Board pack', 'Remove')
  await press(page, 'Remove')
  await waitForText(page, 'You have not created any custom report templates yet')
  expect(faults).toEqual([])
})

test('what uses a template is said before it is removed, and a schedule can stay with one of its versions', async () => {
  const { page, faults } = await open('/reports/schedule', [board])
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await chooseOption(page, '::-p-xpath(//form[@id="schedule-form"]//button[contains(., "Default report template")])', 'Board pack')
  const version = '::-p-xpath(//form[@id="schedule-form"]//button[contains(., "The newest at each run")])'
  expect(await chooseOption(page, version, 'Always version 1')).toEqual(['The newest at each run', expect.stringContaining('Always version 1')])
  await page.locator('input[placeholder="Name or email"]').click()
  await page.waitForSelector('[role=option]')
  await page.keyboard.type('first@leith.example ')
  await page.waitForSelector(named('button', 'Remove first@leith.example'))
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/reports/scheduled'))
  await press(page, 'Schedule')
  expect(JSON.parse((await sent).postData() ?? '{}')).toMatchObject({ template_version: 1 })
  await page.waitForFunction(() => !document.querySelector('#schedule-form'))
  await page.locator('table tbody tr button').click()
  await page.waitForSelector('[role=dialog] dl')
  await waitForText(page, 'Board pack, version 1')
  await page.goto(`${house.stack.origin}/reports/templates`)
  await choose(page, 'Board pack', 'Remove')
  await waitForText(page, templateScreenMessages.remove('Board pack', 1))
  expect(faults).toEqual([])
})

test('a report is run from its row by the way of its type, with the template, which its meta line names', async () => {
  const { page, faults } = await open('/reports/templates', [board, { name: 'Ears', flavor: 'listener_performance' }])
  await choose(page, 'Board pack', 'Run report')
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  expect(new URL(page.url()).searchParams.get('template_id')).toMatch(/^[0-9A-Z]{26}$/)
  await waitForText(page, 'version 1')
  // one that asks what it is about does so first
  await page.goto(`${house.stack.origin}/reports/templates`)
  await choose(page, 'Ears', 'Run report')
  await page.waitForFunction(() => location.pathname.endsWith('/listener_performance'))
  const asks = await page.waitForSelector('[role=dialog] form, [data-tile]')
  if (await asks?.evaluate((element) => element.matches('form'))) {
    await chooseOption(page, '[role=dialog] button[aria-haspopup=listbox]', '')
    await press(page, 'Run report')
    await page.waitForSelector('[data-tile]')
  }
  await waitForText(page, 'Ears')
  expect(new URL(page.url()).searchParams.get('template_id')).toMatch(/^[0-9A-Z]{26}$/)
  expect(faults).toEqual([])
})

test('a new template begins with the choice among all twelve types; closing that is going back', async () => {
  const { page, faults } = await open('/reports/templates')
  await waitForText(page, 'You have not created any custom report templates yet')
  await press(page, 'Create report template')
  await waitForText(page, 'Step 2 of 2, choose a type')
  await page.waitForSelector('[role=dialog] ul li button')
  expect(await page.$$eval('[role=dialog] ul', (lists) => lists.map((list) => list.querySelectorAll('button').length))).toEqual([12, 5])
  await press(page, 'Close')
  await waitForText(page, 'You have not created any custom report templates yet')
  await press(page, 'Create report template')
  await waitForText(page, 'Step 2 of 2, choose a type')
  await press(page, 'Back')
  await waitForText(page, 'You have not created any custom report templates yet')
  await press(page, 'Close')
  await page.waitForFunction(() => location.pathname === '/reports')
  expect(faults).toEqual([])
})

test('an earlier version is read in words and restored, and the list has its name', async () => {
  const { page, faults } = await open('/reports/templates', [board])
  await choose(page, 'Board pack', 'Rename')
  await page.waitForSelector('input[name=name]')
  await page.locator('input[name=name]').fill('Renamed pack')
  await press(page, 'Rename')
  await showing(page, ['Renamed pack'])
  await choose(page, 'Renamed pack', 'History')
  await waitForText(page, 'The name changes from “Board pack” to “Renamed pack”.')
  await page.locator('::-p-xpath(//button[starts-with(., "Version 1")])').click()
  await waitForText(page, templateScreenMessages.first)
  await press(page, 'Restore version 1')
  await waitForText(page, templateScreenMessages.restored(1))
  await waitForText(page, 'The name changes from “Renamed pack” to “Board pack”.')
  await page.keyboard.press('Escape')
  await showing(page, ['Board pack'])
  expect(faults).toEqual([])
})

test('a starter is saved as a template of its own, and a locked type says why and opens nothing', async () => {
  const { page } = await open('/reports/templates/new')
  const locked = await page.waitForSelector('[role=dialog] li button[aria-disabled=true]')
  await locked?.evaluate((card) => card instanceof HTMLElement && card.click())
  await page.waitForSelector('[data-kind=locked]')
  expect(new URL(page.url()).pathname).toBe('/reports/templates/new')
  await page.locator('::-p-xpath(//li/button[contains(., "Executive, one page")])').click()
  await page.waitForFunction(() => /\/reports\/templates\/[0-9A-Z]{26}$/.test(location.pathname))
  await page.goto(`${house.stack.origin}/reports/templates`)
  await showing(page, ['Executive, one page'])
})

test('the dialog is not closed while it loads, and says when the templates could not be had', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  let release: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!request.url().includes('/api/reports/templates')) return void request.continue()
    void waiting.then(() => request.respond({ status: 500, contentType: 'application/problem+json', body: '{}' }))
  })
  await page.goto(`${house.stack.origin}/reports/templates`)
  await page.waitForSelector('[role=dialog]')
  await press(page, 'Close')
  await waitForText(page, messages.busy)
  expect(await page.$('[role=dialog]')).not.toBeNull()
  release()
  await waitForText(page, 'Unable to get report templates. Please contact support.')
  // the toasts have such a button too
  await page.locator('[role=dialog] button[aria-label="Close"]').click()
  await page.waitForFunction(() => location.pathname === '/reports')
})

test('a plan without the builder says so and leads to the prices', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  const { me } = await page.evaluate(async () => (await fetch('/api/me')).json())
  const body = JSON.stringify({ me: { ...me, features: { ...me.features, report_builder: false } } })
  await page.setRequestInterception(true)
  page.on(
    'request',
    (request) => void (new URL(request.url()).pathname === '/api/me' ? request.respond({ contentType: 'application/json', body }) : request.continue()),
  )
  await page.goto(`${house.stack.origin}/reports/templates`)
  await waitForText(page, 'Custom report builder is not available with your current subscription.')
  expect(await page.$eval('[role=dialog] a', (link) => [link.textContent, link.getAttribute('href')])).toEqual(['Please upgrade', '/pricing'])
  await page.locator('[role=dialog] a').click()
  await page.waitForFunction(() => location.pathname === '/pricing')
  await waitForText(page, 'Compare Features')
  await page.goto(`${house.stack.origin}/reports/templates/new`)
  await page.waitForFunction(() => location.pathname === '/reports')
  await waitForText(page, featureMessages.report_builder)
})

test('on a phone the list is there, and a template is renamed and removed', async () => {
  const { page, faults } = await open('/reports/templates', [board])
  await page.setViewport({ width: 390, height: 844 })
  await page.goto(`${house.stack.origin}/dashboard-mobile`)
  await page.goto(`${house.stack.origin}/reports-mobile/templates`)
  await showing(page, ['Board pack'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await choose(page, 'Board pack', 'Rename')
  await page.locator('input[name=name]').fill('Pocket pack')
  await press(page, 'Rename')
  await showing(page, ['Pocket pack'])
  await choose(page, 'Pocket pack', 'Run report')
  await page.waitForSelector('[data-tile]')
  await page.goBack()
  await choose(page, 'Pocket pack', 'Remove')
  await press(page, 'Remove')
  await waitForText(page, 'You have not created any custom report templates yet')
  expect(faults).toEqual([])
})
