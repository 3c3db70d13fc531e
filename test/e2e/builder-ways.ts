/** What is done in the report builder, and what is known of it afterwards. */
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { listReportTemplates } from '../../shared/api/templates.ts'
import { named, waitForText } from '../builders/browser.ts'
import type { House } from '../builders/house.ts'
import { signIn } from '../builders/sign-in.ts'
import { builder } from './builder-states.ts'

export async function openBuilder(house: House, type = 'tasks') {
  const { page, faults } = await house.browser.newPage(1440, 900)
  await signIn(page, house.stack.origin, 'owner@almanac.test')
  await builder(type)(page, house.stack.origin)
  return { page, faults }
}
/** Sections of the first tab that are ticked, in their order. */
export const ticked = (page: Page) =>
  page.$$eval('[data-row]', (rows) =>
    rows.flatMap((row) => (row.querySelector('input')?.checked ? [row.getAttribute('data-row')?.split('-').slice(1).join('-') ?? ''] : [])),
  )
export const name = (page: Page, text: string) => page.locator('aside input[placeholder="Template name"]').fill(text)
export const save = (page: Page) => page.locator(named('button', 'Save template')).click()
/** What is told stands for seconds only. */
export const saveAndRead = (page: Page, told: string, press = save) => Promise.all([waitForText(page, told), press(page)])
export const kept = (page: Page) => page.waitForFunction(() => /Draft saved \d\d:\d\d/.test(document.querySelector('header [role=status]')?.textContent ?? ''))
export const get = (page: Page, path: string): Promise<unknown> => page.evaluate(async (address) => (await fetch(`/api${address}`)).json(), path)
export const saved = async (page: Page, wanted: string) =>
  v.parse(listReportTemplates.response, await get(page, '/reports/templates')).templates.find((one) => one.name === wanted)
