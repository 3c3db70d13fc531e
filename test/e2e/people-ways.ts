/** People of the demo in one file: each signs in once, and each test opens pages of its own. */
import { afterEach } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { listen, type TestPage } from '../builders/browser.ts'
import type { House } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

type Call = (method: string, path: string, body?: object) => Promise<unknown>
export type OpenedPage = TestPage & {
  /** waits for a text that appeared, also when it has left again */
  told: (text: string) => Promise<void>
  /** calls the API as this person */
  call: Call
}

/** Call it once, at the top of a file. Pages close after their test. */
export function startPeople(house: House): (who: string, path?: string) => Promise<OpenedPage> {
  const signedIn = new Map<string, Promise<TestPage>>()
  let opened: TestPage[] = []
  afterEach(async () => {
    const pages = opened
    opened = []
    if (Reflect.get(globalThis, 'testFailed') === true)
      for (const { page, faults } of pages) {
        const shown = await page.evaluate(() => document.body?.innerText.slice(0, 3_000)).catch(String)
        console.error([page.url(), shown, ...faults].join('\n'))
      }
    await Promise.all(pages.map(({ page }) => page.close()))
  })
  return async (who, path) => {
    const person = signedIn.get(who) ?? pageOf(house.browser, house.stack.origin, who)
    signedIn.set(who, person)
    // the next test may try again
    person.catch(() => signedIn.delete(who))
    const { page: first } = await person
    const page = await first.browserContext().newPage()
    await page.setViewport({ width: 1440, height: 1000 })
    page.setDefaultTimeout(90_000)
    const faults: string[] = []
    opened.push({ page, faults })
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 50[34]/.test(message.text())) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error instanceof Error ? error.message : String(error)))
    const told = await listen(page)
    if (path !== undefined) await page.goto(house.stack.origin + path)
    return { page, faults, told, call: (...order) => callFrom(first, ...order) }
  }
}

/** The answer of the API. @throws Error where it refuses */
async function callFrom(page: Page, ...[method, path, sent]: Parameters<Call>): Promise<unknown> {
  const { status, body } = await callApi(page, method, path, sent)
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Calls the API as the person of a page that is on the site. */
export const callApi = (page: Page, method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> =>
  page.evaluate(
    async (verb, address, text) => {
      const init = text === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: text }
      const answer = await fetch(`/api${address}`, { method: verb, ...init })
      const said = await answer.text()
      return { status: answer.status, body: said === '' ? null : JSON.parse(said) }
    },
    method,
    path,
    body === undefined ? undefined : JSON.stringify(body),
  )
