/** The report builder: what is saved, drafts of two windows, and the figures of a group. In a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { getReportTemplate } from '../../shared/api/templates.ts'
import { builderMessages } from '../../shared/builder-messages.ts'
import { templateMessages } from '../../shared/template-messages.ts'
import { click, eventually } from '../builders/act.ts'
import { chooseOption, listen, named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { builder, choose } from './builder-states.ts'
import { addText, box, get, kept, name, openBuilder, part, row, save, saved, ticked, whenSaved } from './builder-ways.ts'

const house = startHouse()

const read = async (page: Page, id = '') => v.parse(getReportTemplate.response, await get(page, `/reports/templates/${id}`)).template

test('a template is made by mouse: what is left out is faded, what is saved is what stood there, and the next save is a version of it', async () => {
  const { page, faults, told } = await openBuilder(house)
  const [, first = '', second = ''] = await ticked(page)
  await click(page, box(first))
  await page.waitForSelector(`${part(first)} [inert]`)
  await page.waitForSelector('aside [aria-label="Cross-channel"]:indeterminate')
  // tree and canvas are one selection
  await choose(page, 'cross_channel', second)
  await page.waitForSelector(`${row(second)}[aria-current]`)
  await addText(page, second, 'Half of it came from two evenings.')
  await name(page, 'Weekly client summary')
  await save(page)
  await told(templateMessages.saved)
  await whenSaved(page)
  const made = await saved(page, 'Weekly client summary')
  expect(made).toMatchObject({ flavor: 'tasks', version: 1 })
  const { reports } = await read(page, made?._id)
  expect(reports[0]?.sections.map(({ key }) => key)).not.toContain(first)
  expect(reports[0]?.sections.find(({ key }) => key === second)).toMatchObject({ extraText: '<p>Half of it came from two evenings.</p>' })

  // the steps go on over the first save
  await click(page, box(first))
  await save(page)
  await told(templateMessages.updated)
  expect(await saved(page, 'Weekly client summary')).toMatchObject({ version: 2 })

  // somebody else saves meanwhile
  await page.evaluate(async (id) => {
    const body = JSON.stringify({ name: 'Theirs', hideIndicators: true, reports: [], version: 2 })
    await fetch(`/api/reports/templates/${id}`, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })
  }, made?._id)
  await name(page, 'Mine')
  await save(page)
  await waitForText(page, builderMessages.otherSaved)
  await click(page, named('button', 'Save as a new template'))
  await page.waitForFunction((id) => !location.pathname.endsWith(id), {}, made?._id ?? '')
  expect([await saved(page, 'Theirs'), await saved(page, 'Mine')]).toMatchObject([{ version: 3 }, { version: 1 }])
  // what is saved asks nothing when it is left
  await click(page, named('button', 'Close report builder'))
  await page.waitForFunction(() => !document.querySelector('[data-canvas]'))
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
})

const nameIs = (page: Page, wanted: string) =>
  eventually(
    () => page.$eval('aside input[placeholder="Template name"]', (field) => field instanceof HTMLInputElement && field.value),
    (value) => expect(value).toBe(wanted),
  )

test('a reload in the middle brings the draft back; another window of the same person is told, and nothing is lost', async () => {
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

test('the canvas and its pages show sample data or the profiles of a group', async () => {
  const { page, faults } = await openBuilder(house, 'comprehensive')
  const tile = `${part('summary')} [data-tile]`
  const sample = await page.$eval(tile, ({ textContent }) => textContent)
  await click(page, named('button', 'Pages of the PDF'))
  await page.waitForSelector('[data-pages=drawn]')
  const pages = await page.waitForSelector('iframe[title="Pages of the PDF"]')
  const drawn = await pages?.evaluate((frame) => frame.contentDocument?.body.textContent)
  await chooseOption(page, 'header [aria-haspopup=listbox]', 'Northbound')
  await page.waitForSelector('[data-own=read]')
  await page.waitForFunction((css, before) => document.querySelector(css)?.textContent !== before, {}, tile, sample)
  await page.waitForFunction((frame, before) => frame?.contentDocument?.body.textContent !== before, {}, pages, drawn)
  // the template itself did not change
  const state = await page.$eval('header [role=status]', ({ textContent }) => textContent)
  expect(state).not.toContain('Draft')
  await chooseOption(page, 'header [aria-haspopup=listbox]', 'Sample data')
  await page.waitForFunction((css, before) => document.querySelector(css)?.textContent === before, {}, tile, sample)
  await page.waitForFunction(() => document.querySelector('[data-canvas]')?.textContent?.includes('Sample data'))
  expect(faults).toEqual([])
})
