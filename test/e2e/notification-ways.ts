/** The steps of somebody who is told of things, and of those who do them. */
import type { Page } from 'puppeteer-core'
import { at, dialog, press } from './screen-ways.ts'

export const list = at('/notifications', 'main [data-alerts]')
export const settings = at('/settings/preferences/notifications', 'main table')

const bell = 'header button[aria-label^="Notifications"]'

/** How many are unread, as the bell says it. */
export const unread = (page: Page) => page.$eval(bell, (button) => button.querySelector('b')?.textContent ?? '')
export const waitForUnread = (page: Page, wanted: string) =>
  page.waitForFunction((selector, count) => (document.querySelector(`${selector}`)?.querySelector('b')?.textContent ?? '') === count, {}, bell, wanted)

export async function openBell(page: Page): Promise<void> {
  await press(page, bell)
  await dialog(page)
  await page.waitForSelector('[role=dialog] [data-alerts][aria-busy=false]')
}

/** The rows that stand there, each with what it says; `within` a dialog or the page. */
export const rows = (page: Page, within = 'main') => page.$$eval(`${within} [data-alert]`, (all) => all.map((row) => row.textContent ?? ''))

/** A button of the row that says this. */
export const pressIn = (page: Page, row: string, button: string, within = 'main') =>
  page.waitForFunction(
    (selector, words, label) => {
      const found = [...document.querySelectorAll(selector)].find((one) => one.textContent?.includes(words))?.querySelector(`button[aria-label="${label}"]`)
      if (found instanceof HTMLElement) found.click()
      return found instanceof HTMLElement
    },
    {},
    `${within} [data-alert]`,
    row,
    button,
  )

/** Another product says that something happened, in the name of whoever is signed in on the page. Returns how many are told. */
export async function tell(page: Page, type: string, data: Record<string, unknown>): Promise<number> {
  const answer = await page.evaluate(
    async (kind, what) => {
      const body = JSON.stringify({ type: kind, id: crypto.randomUUID(), entity_gid: 'group-northbound', data: what })
      const response = await fetch('/api/events', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      return response.json()
    },
    type,
    data,
  )
  return answer.told
}

export const published = (page: Page, post: string) => tell(page, 'post_published', { publication_gid: 'pub-1', post, network: 'instagram' })
