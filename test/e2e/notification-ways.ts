/** The steps of people who are notified, and of those who cause it. */
import { expect } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { click, eventually } from '../builders/act.ts'
import { at, dialog } from './screen-ways.ts'

export const list = at('/notifications', 'main [data-alerts]')
export const settings = at('/settings/preferences/notifications', 'main table')

const bell = 'header button[aria-label^="Notifications"]'

/** Waits until the bell says how many are unread. */
export const waitForUnread = (page: Page, wanted: string) =>
  eventually(
    () => page.$eval(bell, (button) => button.querySelector('b')?.textContent ?? ''),
    (count) => expect(count).toBe(wanted),
  )

export async function openBell(page: Page): Promise<void> {
  await click(page, bell)
  await dialog(page)
  await page.waitForSelector('[role=dialog] [data-alerts][aria-busy=false]')
}

/** The text of each row; `within` a dialog or the page. */
export const rows = (page: Page, within = 'main') => page.$$eval(`${within} [data-alert]`, (all) => all.map((row) => row.textContent ?? ''))

export const untilThere = (page: Page, text: string, within = 'main') =>
  eventually(
    () => rows(page, within),
    (all) => expect(all).toContainEqual(expect.stringContaining(text)),
  )
export const untilGone = (page: Page, text: string, within = 'main') =>
  eventually(
    () => rows(page, within),
    (all) => expect(all).not.toContainEqual(expect.stringContaining(text)),
  )

/** Clicks a button of the row with a text. */
export async function clickIn(page: Page, text: string, button: string): Promise<void> {
  await untilThere(page, text)
  const id = await page.$$eval('main [data-alert]', (all, words) => all.find((row) => row.textContent?.includes(words))?.getAttribute('data-alert') ?? '', text)
  await click(page, `main [data-alert="${id}"] button[aria-label="${button}"]`)
}

/** Another product sends an event as the person who is signed in on the page. Returns how many people are notified. */
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

/** Runs a job of the stack at once, which its rule calls every minute, and waits for its end. */
export async function runJob(origin: string, job: string): Promise<void> {
  const answer = await fetch(`${origin}/_local/aws/lambda/2015-03-31/functions/${job}/invocations`, { method: 'POST', body: '{}' })
  if (!answer.ok || answer.headers.get('x-amz-function-error')) throw new Error(`${job} failed: ${await answer.text()}`)
}
