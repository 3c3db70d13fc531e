/** The report builder: what is kept while a template is made, what is saved, and what is refused. In a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { listReportTemplates } from '../../shared/api/templates.ts'
import { listen, named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { signIn } from '../builders/sign-in.ts'
import { builder } from './builder-states.ts'
import { get, kept, name, openBuilder, save, saveAndRead, saved, ticked } from './builder-ways.ts'
import { press } from './screen-ways.ts'

const house = startHouse()
const open = (type: string) => openBuilder(house, type)

test('a reload in the middle brings the draft back; another window of the same person is told, and nothing is lost', async () => {
  const { page, faults } = await open('posts')
  await name(page, 'Half made')
  await kept(page)
  const other = await house.browser.newPage(1440, 900)
  await signIn(other.page, house.stack.origin, 'owner@almanac.test')
  const told = await listen(other.page)
  await builder('posts')(other.page, house.stack.origin)
  await told('is back.')
  const nameOf = (one: Page) => one.$eval('aside input[placeholder="Template name"]', (field) => (field instanceof HTMLInputElement ? field.value : ''))
  expect(await nameOf(other.page)).toBe('Half made')
  await name(other.page, 'Made there')
  await kept(other.page)
  await name(page, 'Made here')
  await waitForText(page, 'Open in another window')
  await press(page, 'header button', 'Keep this one')
  await kept(page)
  await page.reload()
  await page.waitForSelector('[data-canvas] h2')
  expect(await nameOf(page)).toBe('Made here')
  // leaving says that it is not saved, and keeps the draft
  await page.keyboard.press('Escape')
  await waitForText(page, 'Are you sure you want to exit report builder? Your template will not be saved.')
  await page.locator(named('button', 'Exit')).click()
  await page.waitForFunction(() => !document.querySelector('[data-canvas]'))
  await builder('posts')(page, house.stack.origin)
  expect(await nameOf(page)).toBe('Made here')
  await page.locator(named('button', 'Reset')).click()
  await waitForText(page, 'Are you sure you want to reset your report template?')
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
})

test('of two people who save one template the second is told, and may save it as a new one', async () => {
  const { page } = await open('reviews')
  await name(page, 'Shared one')
  await save(page)
  await page.waitForFunction(() => /\/reports\/templates\/[0-9A-Z]{26}$/.test(location.pathname))
  const made = await saved(page, 'Shared one')
  await page.waitForSelector('[data-canvas] h2')
  // somebody else saves meanwhile
  await page.evaluate(async (id) => {
    const body = JSON.stringify({ name: 'Theirs', hideIndicators: true, reports: [], version: 1 })
    await fetch(`/api/reports/templates/${id}`, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })
  }, made?._id)
  await name(page, 'Mine')
  await saveAndRead(page, 'Someone else saved this template while you were editing it')
  await saveAndRead(page, 'You report template has been saved', () => page.locator(named('button', 'Save as a new template')).click())
  // the same was said of the first one a moment ago
  await page.waitForFunction((id) => !location.pathname.endsWith(id), {}, made?._id ?? '')
  const names = v.parse(listReportTemplates.response, await get(page, '/reports/templates')).templates.map((one) => one.name)
  expect(names).toEqual(expect.arrayContaining(['Theirs', 'Mine']))
})

test('nothing chosen is not saved; a cover that is too high is told before it is printed; a phone is told where to go', async () => {
  const { page } = await open('inbox_activity')
  await name(page, 'Empty')
  for (const tab of await page.$$('aside input[type=checkbox]:not([data-row] *, [data-figure] *, [aria-label="Cover"])')) await tab.click()
  expect(await ticked(page)).toEqual([])
  await saveAndRead(page, 'Your report template has no selected sections.')

  await page.locator('button[aria-label="Edit cover"]').click()
  await page.locator('[aria-label="Text of the cover"][contenteditable]').click()
  for (let line = 0; line < 24; line++) {
    await page.keyboard.type(`Line ${line}`)
    await page.keyboard.press('Enter')
  }
  await waitForText(page, 'Your cover page may exceed page size and the content could be cut off.')
  await page.setViewport({ width: 390, height: 844 })
  await waitForText(page, 'The builder needs a wider window')
  await page.locator(named('button', 'Back to templates')).click()
  await page.waitForFunction(() => !document.body.innerText.includes('The builder needs a wider window'))
})
