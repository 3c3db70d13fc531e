/** Pages of people who sign in once a test file. Each test opens its own pages, over the cache of the pages before. */
import { afterEach } from '@jest/globals'
import type { BrowserContext, Page } from 'puppeteer-core'
import type { TestPage } from '../builders/browser.ts'
import type { House } from '../builders/house.ts'
import { signIn } from '../builders/sign-in.ts'

export type OpenPage = (who: string, size?: { width: number; height: number }) => Promise<TestPage>

/** Call it once at the top of a test file. Pages close after each test. */
export function signedInPages(house: House): OpenPage {
  const contexts = new Map<string, Promise<BrowserContext>>()
  const opened: TestPage[] = []

  async function contextOf(who: string): Promise<BrowserContext> {
    const { page } = await house.browser.newPage()
    await signIn(page, house.stack.origin, `${who}@almanac.test`)
    return page.browserContext()
  }
  afterEach(async () => {
    if (Reflect.get(globalThis, 'testFailed') === true) for (const one of opened) console.error(await shown(one))
    await Promise.all(opened.splice(0).map(({ page }) => page.close()))
  })
  return async (who, size = { width: 1440, height: 1000 }) => {
    const context = contexts.get(who) ?? contextOf(who)
    contexts.set(who, context)
    // the next test may try again
    context.catch(() => contexts.delete(who))
    const page = await (await context).newPage()
    await page.setViewport(size)
    page.setDefaultTimeout(90_000)
    const faults: string[] = []
    page.on('console', (message) => {
      // pollers on a busy machine
      if (message.type() === 'error' && !/status of 50[34]/.test(message.text())) faults.push(`${message.text()} ${message.location().url ?? ''}`)
    })
    page.on('pageerror', (error) => faults.push(error instanceof Error ? error.message : String(error)))
    opened.push({ page, faults })
    return { page, faults }
  }
}

async function shown({ page, faults }: TestPage): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText).catch((error: unknown) => `no text: ${error}`)
  return [page.url(), text.slice(0, 3_000), ...faults].join('\n')
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
