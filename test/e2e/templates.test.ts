/** Report templates where they cross screens: versions, schedules, runs and the dates they start with. In a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { dayCount } from '../../shared/dates/calendar-date.ts'
import { compareLabels } from '../../shared/dates/compare.ts'
import { quickRangeIds, quickRangeLabel } from '../../shared/dates/quick-ranges.ts'
import { templateMessages, templateScreenMessages } from '../../shared/template-messages.ts'
import { click, eventually, replaceText, typeInto } from '../builders/act.ts'
import { chooseOption, named, type TestPage, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { get, kept, name, openBuilder, save, saved, whenSaved } from './builder-ways.ts'

const house = startHouse()

/** The owner's page, in an account with these templates alone. */
async function open(path: string, ...wanted: readonly { name: string; flavor: string }[]): Promise<TestPage> {
  const person = await pageOf(house.browser, house.stack.origin, 'owner')
  await person.page.evaluate(async (templates) => {
    const send = (address: string, method: string, body?: unknown) =>
      fetch(`/api${address}`, { method, ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}) })
    const { templates: before } = await (await send('/reports/templates', 'GET')).json()
    for (const { _id } of before) await send(`/reports/templates/${_id}`, 'DELETE')
    for (const one of templates)
      await send('/reports/templates', 'POST', { ...one, hideIndicators: false, reports: [{ code: 'cross_channel', sections: ['summary'] }] })
  }, wanted)
  await person.page.goto(`${house.stack.origin}${path}`)
  await person.page.waitForSelector('[role=dialog]')
  return person
}

const press = (page: Page, label: string, role = 'button') => click(page, named(role, label))
const showing = (page: Page, ...wanted: string[]) =>
  page.waitForFunction(
    (texts) => JSON.stringify([...document.querySelectorAll('[role=dialog] tbody td:first-child')].map((cell) => cell.textContent)) === texts,
    {},
    JSON.stringify(wanted),
  )
const choose = async (page: Page, template: string, act: string) => {
  await press(page, `More: ${template}`)
  await press(page, act, 'menuitem')
}
async function rename(page: Page, from: string, to: string): Promise<void> {
  await choose(page, from, 'Rename')
  await page.waitForSelector('input[name=name]')
  await replaceText(page, 'input[name=name]', to)
  await press(page, 'Rename')
}
const loaded = async (page: Page) => {
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
}
const board = { name: 'Board pack', flavor: 'comprehensive' }

test('a template is duplicated, renamed, taken back to an earlier version, removed and restored, and the list follows each', async () => {
  const { page, faults } = await open('/reports/templates', board)
  await choose(page, 'Board pack', 'Duplicate')
  await showing(page, 'Board pack', 'Copy of Board pack')
  await rename(page, 'Copy of Board pack', 'Weekly client summary')
  await showing(page, 'Board pack', 'Weekly client summary')
  await choose(page, 'Weekly client summary', 'History')
  await waitForText(page, 'The name changes from “Copy of Board pack” to “Weekly client summary”.')
  await click(page, '::-p-xpath(//button[starts-with(., "Version 1")])')
  await waitForText(page, templateScreenMessages.first)
  await press(page, 'Restore version 1')
  await waitForText(page, 'The name changes from “Weekly client summary” to “Copy of Board pack”.')
  await page.keyboard.press('Escape')
  await showing(page, 'Board pack', 'Copy of Board pack')
  await choose(page, 'Copy of Board pack', 'Remove')
  await waitForText(page, templateScreenMessages.remove('Copy of Board pack', 0))
  await press(page, 'Remove')
  await showing(page, 'Board pack')
  await press(page, 'Restore Copy of Board pack')
  await showing(page, 'Board pack', 'Copy of Board pack')
  expect(faults).toEqual([])
})

test('what uses a template is said before it is removed, and a schedule can stay with one of its versions', async () => {
  const { page, faults } = await open('/reports/schedule', board)
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await chooseOption(page, '::-p-xpath(//form[@id="schedule-form"]//button[contains(., "Default report template")])', 'Board pack')
  const version = '::-p-xpath(//form[@id="schedule-form"]//button[contains(., "The newest at each run")])'
  const versions = await chooseOption(page, version, 'Always version 1')
  expect(versions).toEqual(['The newest at each run', expect.stringContaining('Always version 1')])
  await typeInto(page, 'input[placeholder="Name or email"]', 'first@leith.example ')
  await page.waitForSelector(named('button', 'Remove first@leith.example'))
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/reports/scheduled'))
  await press(page, 'Schedule')
  expect(JSON.parse((await sent).postData() ?? '{}')).toMatchObject({ template_version: 1 })
  await page.waitForFunction(() => !document.querySelector('#schedule-form'))
  await click(page, 'table tbody tr button')
  await page.waitForSelector('[role=dialog] dl')
  await waitForText(page, 'Board pack, version 1')
  await page.goto(`${house.stack.origin}/reports/templates`)
  await choose(page, 'Board pack', 'Remove')
  await waitForText(page, templateScreenMessages.remove('Board pack', 1))
  expect(faults).toEqual([])
})

test('a report that asks what it is about does so before it is run with its template', async () => {
  const { page, faults } = await open('/reports/templates', { name: 'Ears', flavor: 'listener_performance' })
  await choose(page, 'Ears', 'Run report')
  await page.waitForFunction(() => location.pathname.endsWith('/listener_performance'))
  const asks = await page.waitForSelector('[role=dialog] form, [data-tile]')
  if (await asks?.evaluate((element) => element.matches('form'))) {
    await chooseOption(page, '[role=dialog] button[aria-haspopup=listbox]', '')
    await press(page, 'Run report')
  }
  await loaded(page)
  await waitForText(page, 'Ears')
  expect(new URL(page.url()).searchParams.get('template_id')).toMatch(/^[0-9A-Z]{26}$/)
  expect(faults).toEqual([])
})

const datesAre = (page: Page, days: number, back: number) =>
  eventually(
    async () => {
      const { searchParams: of } = new URL(page.url())
      return [dayCount(of.get('from_date') ?? '', of.get('to_date') ?? ''), dayCount(of.get('prior_from') ?? '', of.get('from_date') ?? '') - 1]
    },
    (now) => expect(now).toEqual([days, back]),
  )

test('a template says which dates its reports start with: its preview, its runs, an open report that takes it, and the schedule form', async () => {
  const { page, faults, told } = await openBuilder(house, 'comprehensive')
  const datesSay = (wanted: string) => page.waitForFunction((text) => document.querySelector('[data-dates]')?.textContent === text, {}, `Dates${wanted}`)
  const unset = '::-p-xpath(//aside//button[@aria-haspopup="listbox"][contains(., "No preset")])'
  await name(page, 'Seven days')
  await press(page, 'Dates')
  const ranges = await chooseOption(page, unset, 'Last 7 days')
  expect(ranges).toEqual(['No preset', ...quickRangeIds.map(quickRangeLabel)])
  await chooseOption(page, unset, compareLabels.last_year_match_weekday)
  await datesSay('Last 7 days')
  for (const act of ['Undo', 'Undo']) await click(page, `button[aria-label^="${act}"]`)
  await datesSay('No preset')
  for (const act of ['Redo', 'Redo']) await click(page, `button[aria-label^="${act}"]`)
  const asked = page.waitForRequest((request) => request.url().includes('/api/reports/social-media-performance'))
  await chooseOption(page, 'header [aria-haspopup=listbox]', 'Northbound')
  const { searchParams } = new URL((await asked).url())
  const [from = '', to = '', prior = ''] = ['dateFrom', 'dateTo', 'priorFrom'].map((key) => searchParams.get(key) ?? '')
  expect([dayCount(from, to), dayCount(prior, from) - 1]).toEqual([7, 364])
  await page.waitForSelector('[data-own=read]')

  // the draft has them
  await kept(page)
  await eventually(
    () => get(page, '/reports/drafts?of=new-comprehensive'),
    (draft) => expect(JSON.stringify(draft)).toContain('last_year_match_weekday'),
  )
  await page.reload()
  await datesSay('Last 7 days')
  await save(page)
  await told(templateMessages.saved)
  await whenSaved(page)
  expect(await saved(page, 'Seven days')).toMatchObject({ range: 'last_7_days', compare: 'last_year_match_weekday' })

  // a report of other dates was open before
  await page.goto(`${house.stack.origin}/reports/run/comprehensive?from_date=2026-08-01&to_date=2026-08-31`)
  await loaded(page)
  await eventually(
    async () => new URL(page.url()).searchParams,
    (of) => expect(dayCount(of.get('from_date') ?? '', of.get('to_date') ?? '')).toBe(31),
  )
  await click(page, 'button', 'Default report template')
  await click(page, '[role^=menuitem]', 'Seven days')
  await page.waitForFunction(() => location.search.includes('template_id'))
  await loaded(page)
  await datesAre(page, 7, 364)
  await click(page, 'button', 'Seven days')
  await click(page, '[role^=menuitem]', 'Default report template')
  await page.waitForFunction(() => !location.search.includes('template_id'))
  await loaded(page)
  await datesAre(page, 7, 364)
  await page.goto(`${house.stack.origin}/reports/templates`)
  await choose(page, 'Seven days', 'Run report')
  await loaded(page)
  await datesAre(page, 7, 364)
  await waitForText(page, 'version 1')

  // both ways into the schedule form
  const fields = (check: (texts: (string | null)[]) => void) =>
    eventually(() => page.$$eval('#schedule-form [aria-haspopup=listbox]', (selects) => selects.map((select) => select.textContent)), check)
  const preset = expect.arrayContaining(['Last 7 days', compareLabels.last_year_match_weekday])
  await click(page, 'button', 'Schedule')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await fields((texts) => expect(texts).toEqual(preset))
  await page.goto(`${house.stack.origin}/reports/schedule`)
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await fields((texts) => expect(texts).not.toEqual(preset))
  await chooseOption(page, '::-p-xpath(//form[@id="schedule-form"]//button[contains(., "Default report template")])', 'Seven days')
  await fields((texts) => expect(texts).toEqual(preset))
  expect(faults).toEqual([])
})
