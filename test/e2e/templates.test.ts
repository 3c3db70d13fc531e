/** Report templates where they cross screens and windows: the dates they start with, and drafts. In a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { dayCount } from '../../shared/dates/calendar-date.ts'
import { compareLabels } from '../../shared/dates/compare.ts'
import { quickRangeIds, quickRangeLabel } from '../../shared/dates/quick-ranges.ts'
import { templateMessages } from '../../shared/template-messages.ts'
import { click, eventually } from '../builders/act.ts'
import { chooseOption, listen, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { builder } from './builder-states.ts'
import { get, kept, name, openBuilder, save, saved, whenSaved } from './builder-ways.ts'

const house = startHouse()

const press = (page: Page, label: string, role = 'button') => click(page, named(role, label))
const choose = async (page: Page, template: string, act: string) => {
  await press(page, `More: ${template}`)
  await press(page, act, 'menuitem')
}
const loaded = async (page: Page) => {
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
}
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

const nameIs = (page: Page, wanted: string) =>
  eventually(
    () => page.$eval('aside input[placeholder="Template name"]', (field) => field instanceof HTMLInputElement && field.value),
    (value) => expect(value).toBe(wanted),
  )

test('a reload restores the draft, and a second window says that it is open elsewhere', async () => {
  const { page, faults } = await openBuilder(house, 'posts')
  await name(page, 'Half made')
  await kept(page)
  const other = await page.browserContext().newPage()
  await other.setViewport({ width: 1440, height: 900 })
  const toldThere = await listen(other)
  await builder('posts')(other, house.stack.origin)
  await toldThere('is back.')
  await nameIs(other, 'Half made')
  await name(other, 'Made there')
  await kept(other)
  await page.bringToFront()
  await name(page, 'Made here')
  await waitForText(page, 'Open in another window')
  await click(page, 'header button', 'Keep this one')
  await kept(page)
  await page.reload()
  await page.waitForSelector('[data-canvas] h2')
  await nameIs(page, 'Made here')
  // leaving says that it is not saved, and keeps the draft
  await page.keyboard.press('Escape')
  await waitForText(page, 'Are you sure you want to exit report builder? Your template will not be saved.')
  await click(page, named('button', 'Exit'))
  await page.waitForFunction(() => !document.querySelector('[data-canvas]'))
  await builder('posts')(page, house.stack.origin)
  await nameIs(page, 'Made here')
  await click(page, named('button', 'Reset'))
  await waitForText(page, 'Are you sure you want to reset your report template?')
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
})
