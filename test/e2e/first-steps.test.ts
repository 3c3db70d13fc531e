/** What is chosen before a report runs, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { defaultCompetitors } from '../../shared/plans.ts'
import { chooseOption, named, type TestPage, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

const house = startHouse()

/** The owner's own page. `calls`: method and path of every call, in order. `searched`: what was looked for; a busy server may be asked twice. */
async function open(path: string): Promise<TestPage & { readonly calls: string[]; readonly searched: Set<string> }> {
  const owner = await pageOf(house.browser, house.stack.origin, 'owner')
  const calls: string[] = []
  const searched = new Set<string>()
  owner.page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const q = searchParams.get('q')
    if (q !== null) searched.add(q)
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice(4)}`)
  })
  await owner.page.goto(house.stack.origin + path)
  return { ...owner, calls, searched }
}

const press = (page: Page, name: string) => page.locator(named('button', name)).click()
const search = '::-p-aria(Search for competitors to add)'

const choose = (page: Page, wanted: string) => chooseOption(page, '#first-step button', wanted)
const rows = (page: Page) => page.$$eval('ul[aria-label=Competitors] li', (found) => found.map((row) => row.textContent ?? ''))
const waitForRows = (page: Page, many: number) =>
  page.waitForFunction((count) => document.querySelectorAll('ul[aria-label=Competitors] li').length === count, {}, many)

test('Enter pressed before the reports are listed opens the first that fits once they are', async () => {
  const { page } = await open('/reports')
  let list = () => {}
  const listed = new Promise<void>((resolve) => {
    list = resolve
  })
  const wait = (request: HTTPRequest) => void (request.url().endsWith('/api/reports/options') ? listed : Promise.resolve()).then(() => request.continue())
  await page.setRequestInterception(true)
  page.on('request', wait)
  await page.goto(`${house.stack.origin}/reports/run`)
  await page.locator('::-p-aria(Search for reports)').fill('competitor')
  await page.keyboard.press('Enter')
  list()
  await page.waitForFunction(() => location.pathname.endsWith('/run/competitor'))
  page.off('request', wait)
  await page.setRequestInterception(false)
})

test('competitors are of a Facebook or Instagram profile; without one, or without any competitor, the report says what is missing', async () => {
  const { page } = await open('/reports/run/competitor')
  await waitForText(page, 'Competitor analysis')
  await press(page, 'Run report')
  await waitForText(page, messages.competitorReport.noProfile)
  const offered = await choose(page, 'Facebook import')
  expect(offered.filter((text) => text.includes('LinkedIn') || text.includes('X import'))).toEqual([])
  await waitForText(page, messages.empty.noCompetitors)
  await press(page, 'Run report')
  await waitForText(page, messages.competitorReport.none)
})

test('at the limit the search gives way to an offer; a removed competitor makes room, and what is typed is looked for once', async () => {
  const { page, calls, searched } = await open('/reports/run/competitor')
  await choose(page, 'Northbound Coffee')
  await waitForText(page, messages.competitors.limit(defaultCompetitors))
  expect(await page.$(search)).toBeNull()
  expect((await rows(page)).filter((text) => text.includes('Analyzing'))).toHaveLength(1)
  expect(await page.$(`button[aria-label$="${messages.competitors.unreachable}"]`)).not.toBeNull()
  await press(page, 'Remove Kettle & Crane')
  await waitForText(page, messages.competitors.remove('Kettle & Crane'))
  await press(page, 'Remove')
  await waitForRows(page, defaultCompetitors - 1)
  // the question gives the focus back as it goes
  await page.waitForFunction(() => !document.querySelector('[role=alertdialog]'))
  // faster than any machine is slow
  await page.$eval('input[role=combobox]', (field) => {
    if (field instanceof HTMLElement) field.focus()
    for (const letter of 'tidew') document.execCommand('insertText', false, letter)
  })
  await page.waitForSelector('[role=listbox] [role=option]')
  expect([...searched]).toEqual(['tidew'])
  await page.focus('input[role=combobox]')
  await page.keyboard.press('Enter')
  await waitForRows(page, defaultCompetitors)
  expect(calls.filter((call) => call === 'GET /facebook/page')).toHaveLength(1)
  expect((await rows(page)).some((text) => text.includes('Tidewater Coffee'))).toBe(true)
})

test('the list is asked for again while one is analyzed, and the report runs with the rest and a warning', async () => {
  const { page } = await open('/reports/run/competitor')
  await choose(page, 'Northbound Coffee')
  await waitForText(page, 'Analyzing')
  await page.waitForRequest((request) => request.url().includes('/api/profiles/competitor?'))
  await press(page, 'Run report')
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('[data-kind=warning]')].some((toast) => toast.textContent?.includes(text)),
    {},
    messages.competitorReport.analyzing,
  )
  await page.waitForSelector('[data-tile]')
  expect(new URL(page.url()).searchParams.get('profile')).toBe('demo-facebook')
})

test('a schedule of a competitor report is of one Facebook or Instagram profile, chosen by the person', async () => {
  const { page } = await open('/reports/schedule')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await chooseOption(page, '#schedule-form button', 'Competitor analysis')
  await press(page, 'Schedule')
  await waitForText(page, messages.profiles.none)
  const offered = await chooseOption(page, '#schedule-form button[data-invalid]', 'Northbound Coffee')
  expect(offered.filter((text) => text.includes('LinkedIn') || text.includes('X import'))).toEqual([])
})

test('advocacy groups stand by name whatever its case; the report has dates without a comparison', async () => {
  const { page, faults } = await open('/reports/run/advocacy')
  await waitForText(page, 'Select an advocacy')
  await press(page, 'Run report')
  await waitForText(page, messages.advocacy.none)
  const groups = await choose(page, 'Northbound team')
  expect(groups).toEqual(groups.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')))
  await press(page, 'Run report')
  await page.waitForSelector('[data-tile]')
  const search = new URL(page.url()).searchParams
  expect([search.get('advocacy_group_id'), search.get('prior_from')]).toEqual(['advocacy-northbound', null])
  await waitUntilLoaded(page)
  await page.evaluate(() => [...document.querySelectorAll('button')].find((button) => button.textContent?.includes('Report dates:'))?.click())
  await page.waitForSelector('[role=dialog] [role=tab]')
  expect(await page.$$eval('[role=dialog] [role=tab]', (tabs) => tabs.length)).toBe(1)
  await page.evaluate(() => [...document.querySelectorAll('button')].find((button) => button.textContent?.includes('Last 7 days'))?.click())
  const again = page.waitForResponse((response) => response.url().includes('/api/reports/advocacy?'))
  await press(page, 'Save')
  expect((await again).ok()).toBe(true)
  expect(faults).toEqual([])
})
