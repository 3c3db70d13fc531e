/** Steps in the report builder, and reads of its state. */
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { listReportTemplates } from '../../shared/api/templates.ts'
import { click, eventually, replaceText } from '../builders/act.ts'
import { listen, named, type TestPage, waitForText } from '../builders/browser.ts'
import type { House } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { builder } from './builder-states.ts'

/** `told` waits for a toast, also for one that is gone again. */
export async function openBuilder(house: House, type = 'tasks'): Promise<TestPage & { told: (text: string) => Promise<void> }> {
  const person = await pageOf(house.browser, house.stack.origin, 'owner')
  const told = await listen(person.page)
  await builder(type)(person.page, house.stack.origin)
  return { ...person, told }
}

export const row = (key: string) => `[data-row="cross_channel-${key}"]`
export const box = (key: string) => `${row(key)} input`
export const part = (key: string) => `#canvas-cross_channel-${key}`

/** Returns the keys of the ticked sections, in their order. */
export const ticked = (page: Page) =>
  page.$$eval('[data-row]', (rows) =>
    rows.flatMap((one) => (one.querySelector('input')?.checked ? [one.getAttribute('data-row')?.split('-').slice(1).join('-') ?? ''] : [])),
  )
/** Waits until the ticked sections pass `check`. */
export const whenTicked = (page: Page, check: (keys: string[]) => void) => eventually(() => ticked(page), check)

export const name = (page: Page, text: string) => replaceText(page, 'aside input[placeholder="Template name"]', text)
export const save = (page: Page) => click(page, named('button', 'Save template'))
export const kept = (page: Page) => page.waitForFunction(() => /Draft saved \d\d:\d\d/.test(document.querySelector('header [role=status]')?.textContent ?? ''))
export const whenSaved = (page: Page) => page.waitForFunction(() => /\/reports\/templates\/[0-9A-Z]{26}$/.test(location.pathname))

/** Adds a text to the section that is chosen on the canvas. */
export async function addText(page: Page, key: string, text: string): Promise<void> {
  await click(page, `${part(key)} [aria-label="Add text"]`)
  await page.waitForSelector(`${part(key)} [contenteditable=true]:focus`)
  await page.keyboard.type(text)
  await waitForText(page, text)
}

const anyTab = 'aside input[type=checkbox]:not([data-row] *, [data-figure] *, [aria-label="Cover"])'
/** Unticks every tab, or all but one. */
export async function untickTabs(page: Page, but = ''): Promise<void> {
  const labels = await page.$$eval(anyTab, (boxes) => boxes.map((one) => one.getAttribute('aria-label') ?? ''))
  for (const label of labels) if (label !== but) await click(page, `aside input[type=checkbox][aria-label="${label}"]`)
}

export const get = (page: Page, path: string): Promise<unknown> => page.evaluate(async (address) => (await fetch(`/api${address}`)).json(), path)
export const saved = async (page: Page, wanted: string) =>
  v.parse(listReportTemplates.response, await get(page, '/reports/templates')).templates.find((one) => one.name === wanted)
