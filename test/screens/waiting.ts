/** Waits of the tests of screens. */
import type { Page } from 'puppeteer-core'

/** A promise that a test resolves: an answer which comes when the test wants it. */
export function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

/** Waits until a text is on the page no longer. */
export const waitForGone = (page: Page, text: string) => page.waitForFunction((gone) => !document.body.innerText.includes(gone), {}, text)
