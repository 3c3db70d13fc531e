/** Pages of a browser, for tests of screens. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import * as v from 'valibot'
import { askFor, isShared } from '../standing/ask.ts'
import { click, hasFocus } from './act.ts'
import { type Launched, launchBrowser } from './launch-browser.ts'

export type TestBrowser = {
  browser: Browser
  newPage: (width?: number, height?: number) => Promise<TestPage>
  /** what each page shows, has called an error and waits for: why a test failed where nobody can look */
  shown: () => Promise<string>
  stop: () => Promise<void>
}
/** `faults`: what its console called an error, and exceptions nobody caught. */
export type TestPage = { page: Page; faults: string[] }

/**
 * Opens pages in the worker's browser, or in a new one with the given switches. Each page has its own profile, so pages share no cookies. `stop`
 * closes the pages that were opened here.
 */
export async function startBrowser(...switches: string[]): Promise<TestBrowser> {
  const { browser, close } = switches.length > 0 || !isShared() ? await launchBrowser(...switches) : await sharedBrowser()
  const opened: (TestPage & { waitsFor: Set<string> })[] = []
  return {
    browser,
    shown: async () => (await Promise.all(opened.filter(({ page }) => !page.isClosed()).map(shownBy))).join('\n\n'),
    newPage: async (width = 1440, height = 1000) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      page.setDefaultTimeout(90_000)
      const faults: string[] = []
      const waitsFor = new Set<string>()
      page.on('request', (request) => waitsFor.add(request.url()))
      for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end, (request) => waitsFor.delete(request.url()))
      opened.push({ page, faults, waitsFor })
      page.on('console', (message) => {
        // a poller that a busy machine answers late; what a test waits for it sees on the page
        if (message.type() === 'error' && !/status of 50[34]/.test(message.text())) faults.push(`${message.text()} ${message.location().url ?? ''}`)
      })
      page.on('pageerror', (error) => faults.push(error instanceof Error ? error.message : String(error)))
      return { page, faults }
    },
    stop: async () => {
      await Promise.all(
        opened.map(({ page }) =>
          page
            .browserContext()
            .close()
            .catch(() => undefined),
        ),
      )
      await close()
    },
  }
}

async function sharedBrowser(): Promise<Pick<Launched, 'browser' | 'close'>> {
  const { address } = v.parse(v.object({ address: v.string() }), await askFor('browser'))
  const browser = await puppeteer.connect({ browserWSEndpoint: address, defaultViewport: null })
  return { browser, close: () => browser.disconnect() }
}

async function shownBy({ page, faults, waitsFor }: TestPage & { waitsFor: Set<string> }): Promise<string> {
  const text = await page.evaluate(() => document.body?.innerText ?? '').catch((error: unknown) => `no text: ${error}`)
  return [page.url(), text.slice(0, 3_000), ...faults, ...[...waitsFor].map((url) => `waits for ${url}`)].join('\n')
}

/** By role and name, as assistive technology finds it. */
export const named = (role: string, name: string) => `::-p-aria([role="${role}"][name="${name}"])`

/** Text that stands anywhere on the page. A page that is being opened has no body yet. */
export async function waitForText(page: Page, text: string | RegExp): Promise<void> {
  if (typeof text === 'string') await page.waitForFunction((wanted) => document.body?.innerText.includes(wanted), {}, text)
  else await page.waitForFunction((pattern) => new RegExp(pattern).test(document.body?.innerText ?? ''), {}, text.source)
}

export async function waitForGone(page: Page, text: string): Promise<void> {
  await page.waitForFunction((gone) => document.body?.innerText.includes(gone) === false, {}, text)
}

/** Closes a toast, which may have ended by itself. */
export async function closeToast(page: Page, kind = 'error'): Promise<void> {
  const toast = `[data-kind=${kind}]`
  await page.evaluate((button) => document.querySelector<HTMLElement>(button)?.click(), `${toast} button[aria-label=Close]`)
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, toast)
}

/** Call it before the page opens; gives the way to wait for what it told, also when that is gone again: a toast stands for seconds only. */
export async function listen(page: Page): Promise<(text: string) => Promise<void>> {
  await page.evaluateOnNewDocument(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) told.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return async (text) => {
    await page.waitForFunction((wanted) => 'told' in window && Array.isArray(window.told) && window.told.some((one) => one.includes(wanted)), {}, text)
  }
}

/** Once the report has loaded: what is pressed meanwhile is ignored (docs/behaviours.md#the-toolbar). Its summary waits until it is seen. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]:not([data-summary])'))
}

/** Closes a dialog, or whatever `target` is, by Escape once it has the focus: before that nothing may listen to keys. */
export async function closeDialog(page: Page, target = '[role=dialog]'): Promise<void> {
  await hasFocus(page, target)
  await page.keyboard.press('Escape')
  await page.waitForFunction((css) => !document.querySelector(css), {}, target)
}

/** Opens a select, chooses the first option that can be chosen and has this text in it, and gives the texts of all. */
export async function chooseOption(page: Page, select: string, wanted: string): Promise<string[]> {
  // a form is covered while what it chooses from is read, also after another choice
  await page.waitForFunction(() => !document.querySelector('form[aria-busy=true]'))
  await click(page, select)
  await page.waitForFunction((text) => [...document.querySelectorAll('[role=option]')].some((option) => option.textContent?.includes(text)), {}, wanted)
  const texts = await page.$$eval('[role=option]', (options) => options.map((option) => option.textContent ?? ''))
  await click(page, '[role=option]:not([aria-disabled=true])', wanted)
  // until the list is gone, what it covers takes no click
  await page.waitForFunction(() => !document.querySelector('[role=option]'))
  return texts
}
