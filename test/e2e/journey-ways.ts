/** The steps of the main job: a report on screen, its downloads and its PDF. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'puppeteer-core'
import { waitUntilLoaded } from '../builders/browser.ts'
import { summarised } from './screen-ways.ts'

/** Title and text of every tile, once the report is loaded. */
export async function tiles(page: Page): Promise<Record<string, string>> {
  await page.waitForSelector('[data-tile]')
  await waitUntilLoaded(page)
  return page.$$eval('[data-tile]', (found) => Object.fromEntries(found.map((tile) => [tile.getAttribute('data-tile') ?? '', tile.textContent ?? ''])))
}

/** Waits until a report takes clicks and can be shared, and goes back to its top. */
export async function readyToShare(page: Page): Promise<void> {
  await page.waitForSelector('[data-tile]')
  await summarised(page)
  await waitUntilLoaded(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Waits until a tile has another text than before. */
export async function changedTile(page: Page, key: string, before: string | undefined): Promise<void> {
  const css = `[data-tile=${key}]`
  await page.waitForFunction((tile, old) => (document.querySelector(tile)?.textContent ?? old) !== old, {}, css, before)
}

/** The answer of the API to a download that an act begins: its status, its file name and what was asked. */
export async function downloadOf(page: Page, path: string, act: () => Promise<unknown>): Promise<string> {
  const [answer] = await Promise.all([page.waitForResponse((response) => response.url().endsWith(path)), act()])
  return [answer.status(), answer.headers()['content-disposition'], answer.request().postData() ?? ''].join(' ')
}

export async function pdfText(pdf: ArrayBuffer | Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getTextContent()))
  return pages.flatMap((page) => page.items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}
