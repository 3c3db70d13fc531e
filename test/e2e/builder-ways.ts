/** What is done in the report builder, and what is known of it afterwards. */
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { listReportTemplates } from '../../shared/api/templates.ts'
import { named, waitForText } from '../builders/browser.ts'

export const name = (page: Page, text: string) => page.locator('aside input[placeholder="Template name"]').fill(text)
export const save = (page: Page) => page.locator(named('button', 'Save template')).click()
/** What is told stands for seconds only. */
export const saveAndRead = (page: Page, told: string, press = save) => Promise.all([waitForText(page, told), press(page)])
export const kept = (page: Page) => page.waitForFunction(() => /Draft saved \d\d:\d\d/.test(document.querySelector('header [role=status]')?.textContent ?? ''))
export const get = (page: Page, path: string): Promise<unknown> => page.evaluate(async (address) => (await fetch(`/api${address}`)).json(), path)
export const saved = async (page: Page, wanted: string) =>
  v.parse(listReportTemplates.response, await get(page, '/reports/templates')).templates.find((one) => one.name === wanted)
