/** Steps that several screens share. */
import type { Page } from 'puppeteer-core'
import { click, hasFocus } from '../builders/act.ts'
import { named } from '../builders/browser.ts'

export const clickNamed = (page: Page, name: string, role = 'button') => click(page, named(role, name))

export const recipientField = 'input[placeholder="Name or email"]'

/** Adds an email address to the recipients of a schedule. */
export async function addAddress(page: Page, address: string): Promise<void> {
  await click(page, recipientField)
  await page.waitForSelector('[role=option]')
  await hasFocus(page, recipientField)
  await page.keyboard.type(`${address} `)
  await page.waitForSelector(named('button', `Remove ${address}`))
}

export const gone = async (page: Page, selector: string) => {
  await page.waitForFunction((css) => !document.querySelector(css), {}, selector)
}

export const textOf = (page: Page, selector: string) => page.$eval(selector, ({ textContent }) => textContent)
export const textsOf = (page: Page, selector: string) => page.$$eval(selector, (all) => all.map(({ textContent }) => textContent))

/** The label of the element that has the focus. */
export const focusLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)

/** Waits for a dialog of the schedule form whose choices are loaded. */
export const formReady = (page: Page, form: '#schedule-form' | '#edit-form') => page.waitForSelector(`${form}[aria-busy=false]`)

/** Waits until an open report takes clicks: it is loaded, and its summary is written. */
export const reportReady = async (page: Page) => {
  await page.waitForSelector('[data-tile]')
  await page.waitForFunction(() => document.querySelector('[data-summary]') && !document.querySelector('[aria-busy="true"]'))
}

/** Presses Tab until an element has the focus that has this label or text. */
export async function tabTo(page: Page, label: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const one = document.activeElement
      return (
        one?.getAttribute('aria-label') === wanted ||
        one?.textContent === wanted ||
        (one instanceof HTMLInputElement && one.labels?.[0]?.textContent === wanted)
      )
    }, label)
  for (let stops = 0; !(await isThere()); stops += 1) {
    if (stops > 120) throw new Error(`Tab does not lead to ${label}.`)
    await page.keyboard.press('Tab')
  }
}
