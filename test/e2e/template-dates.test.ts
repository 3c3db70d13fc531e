/** The dates that a template starts with: from the builder to runs, open reports and the schedule form. In a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { builderMessages } from '../../shared/builder-messages.ts'
import { dayCount } from '../../shared/dates/calendar-date.ts'
import { compareLabels } from '../../shared/dates/compare.ts'
import { quickRangeLabels } from '../../shared/dates/quick-ranges.ts'
import { chooseOption, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { builder } from './builder-states.ts'
import { kept, name, saveAndRead, saved } from './builder-ways.ts'
import { press } from './screen-ways.ts'

const house = startHouse()

const open = async () => {
  const person = await pageOf(house.browser, house.stack.origin, 'owner')
  await builder('comprehensive')(person.page, house.stack.origin)
  return person
}
const addressDates = (page: Page) => {
  const { searchParams: of } = new URL(page.url())
  return { days: dayCount(of.get('from_date') ?? '', of.get('to_date') ?? ''), back: dayCount(of.get('prior_from') ?? '', of.get('from_date') ?? '') - 1 }
}
const loaded = async (page: Page) => {
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
}

test('a template says which dates its reports start with: its preview, its runs, an open report that takes it, and the schedule form', async () => {
  const { page, faults } = await open()
  const dates = () => page.$eval('[data-dates]', (row) => row.textContent)
  const unset = '::-p-xpath(//aside//button[@aria-haspopup="listbox"][contains(., "No preset")])'
  await name(page, 'Seven days')
  await page.locator(named('button', 'Dates')).click()
  expect(await chooseOption(page, unset, 'Last 7 days')).toEqual(['No preset', ...Object.values(quickRangeLabels)])
  await chooseOption(page, unset, compareLabels.last_year_match_weekday)
  expect(await dates()).toBe('DatesLast 7 days')
  await press(page, 'button[aria-label^="Undo"]')
  await press(page, 'button[aria-label^="Undo"]')
  expect(await dates()).toBe('DatesNo preset')
  await press(page, 'button[aria-label^="Redo"]')
  await press(page, 'button[aria-label^="Redo"]')
  const asked = page.waitForRequest((request) => request.url().includes('/api/reports/social-media-performance'))
  await chooseOption(page, 'header [aria-haspopup=listbox]', 'Northbound')
  const { searchParams } = new URL((await asked).url())
  const [from, to, prior] = ['dateFrom', 'dateTo', 'priorFrom'].map((name) => searchParams.get(name) ?? '')
  expect([dayCount(from ?? '', to ?? ''), dayCount(prior ?? '', from ?? '') - 1]).toEqual([7, 364])
  await page.waitForSelector('[data-own=read]')

  // the draft has them
  await kept(page)
  await page.reload()
  await page.waitForSelector('[data-dates]')
  expect(await dates()).toBe('DatesLast 7 days')
  await saveAndRead(page, 'You report template has been saved')
  await page.waitForFunction(() => /\/reports\/templates\/[0-9A-Z]{26}$/.test(location.pathname))
  expect(await saved(page, 'Seven days')).toMatchObject({ range: 'last_7_days', compare: 'last_year_match_weekday' })

  // a report of other dates was open before
  await page.goto(`${house.stack.origin}/reports/run/comprehensive?from_date=2026-08-01&to_date=2026-08-31`)
  await loaded(page)
  expect(addressDates(page).days).toBe(31)
  await press(page, 'button', 'Default report template')
  await press(page, '[role^=menuitem]', 'Seven days')
  await page.waitForFunction(() => location.search.includes('template_id'))
  await loaded(page)
  expect(addressDates(page)).toEqual({ days: 7, back: 364 })
  await press(page, 'button', 'Seven days')
  await press(page, '[role^=menuitem]', 'Default report template')
  await page.waitForFunction(() => !location.search.includes('template_id'))
  await loaded(page)
  expect(addressDates(page)).toEqual({ days: 7, back: 364 })
  await page.goto(`${house.stack.origin}/reports/templates`)
  await page.locator(named('button', 'More: Seven days')).click()
  await page.locator(named('menuitem', 'Run report')).click()
  await loaded(page)
  expect(addressDates(page)).toEqual({ days: 7, back: 364 })

  // both ways into the schedule form
  const fields = () => page.$$eval('#schedule-form [aria-haspopup=listbox]', (selects) => selects.map((select) => select.textContent))
  const preset = expect.arrayContaining(['Last 7 days', compareLabels.last_year_match_weekday])
  await press(page, 'button', 'Schedule')
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  expect(await fields()).toEqual(preset)
  await page.goto(`${house.stack.origin}/reports/schedule`)
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  expect(await fields()).not.toEqual(preset)
  await chooseOption(page, '::-p-xpath(//form[@id="schedule-form"]//button[contains(., "Default report template")])', 'Seven days')
  expect(await fields()).toEqual(preset)
  expect(faults).toEqual([])
})

test('dates that left the product are seen as such, and another choice mends it', async () => {
  const { page, faults } = await open()
  const id = await page.evaluate(async () => {
    const body = JSON.stringify({ name: 'Of old', flavor: 'comprehensive', hideIndicators: false, reports: [] })
    const { template } = await (await fetch('/api/reports/templates', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()
    return String(template._id)
  })
  await page.setRequestInterception(true)
  // as an older product saved it
  page.on('request', async (request) => {
    if (request.method() !== 'GET' || !request.url().endsWith(`/api/reports/templates/${id}`)) return request.continue()
    const template = { _id: id, name: 'Of old', flavor: 'comprehensive', hideIndicators: false, cover: null, reports: [], version: 1 }
    return request.respond({
      contentType: 'application/json',
      body: JSON.stringify({ template: { ...template, range: 'last_fortnight', compare: null }, versions: [] }),
    })
  })
  await page.goto(`${house.stack.origin}/reports/templates/${id}`)
  await waitForText(page, builderMessages.goneRange)
  expect(await page.$eval('[data-dates]', (row) => row.textContent)).toBe('DatesNo longer available')
  await chooseOption(page, '::-p-xpath(//aside//button[contains(., "last fortnight")])', 'Month to date')
  await page.waitForFunction((gone) => !document.body.innerText.includes(gone), {}, builderMessages.goneRange)
  await saveAndRead(page, 'Your report template has been updated')
  expect(await saved(page, 'Of old')).toMatchObject({ range: 'month_to_date' })
  expect(faults).toEqual([])
})
