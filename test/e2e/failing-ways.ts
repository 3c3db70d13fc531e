/** Connections that come and go, and what the page shows of it. */
import { expect } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { eventually } from '../builders/act.ts'

export async function goOffline(page: Page): Promise<void> {
  await page.setOfflineMode(true)
  await page.waitForSelector('[data-offline]')
}

export async function goOnline(page: Page): Promise<void> {
  await page.setOfflineMode(false)
  await page.waitForFunction(() => !document.querySelector('[data-offline]'))
}

/** Waits for the code that the page loads when it is first needed. */
export const codeIsLoaded = (page: Page, ...chunks: string[]) =>
  page.waitForFunction(
    (names) => names.every((chunk) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${chunk}`))),
    {},
    chunks,
  )

/** Waits for the state of the connection in the sidebar; its dot is green while there is one. */
export const seeConnection = (page: Page, said: 'Online' | 'Offline') =>
  eventually(
    () =>
      page.$eval('aside [role=status]', (label) => [
        label.textContent,
        label.previousElementSibling && getComputedStyle(label.previousElementSibling).backgroundColor === 'rgb(31, 168, 102)',
      ]),
    (connection) => expect(connection).toEqual([said, said === 'Online']),
  )

export const bodyText = (page: Page) => page.evaluate(() => document.body.innerText)
