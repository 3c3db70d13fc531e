/** Forms filled in by field name. */
import type { Page } from 'puppeteer-core'
import { pressKey, replaceText } from '../builders/act.ts'

const field = (name: string) => `input[name=${name}]`

/** Replaces the text of each field. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await replaceText(page, field(name), value)
}

/** Fills the form in and presses Enter in its last field. */
export async function submit(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await fillIn(page, values)
  await pressKey(page, field(Object.keys(values).at(-1) ?? ''), 'Enter')
}

/** Waits until the page is at a path. */
export const arrive = (page: Page, path: string) => page.waitForFunction((wanted) => location.pathname === wanted, {}, path)

/** Waits until a text is on the page no longer. */
