/** The built print page and a browser, for the tests of one file. */
import { afterAll, beforeAll } from '@jest/globals'
import { buildFrontend, printFolder } from '../../scripts/local/build-frontend.ts'
import { startBrowser, type TestBrowser } from './browser.ts'

/** `browser` is there from the first `beforeAll` after it on, and stopped after the last test. */
export function startPrinting(): { readonly browser: TestBrowser } {
  let started: TestBrowser | null = null
  beforeAll(async () => {
    await buildFrontend(() => undefined, ['print'])
    process.env.ALMANAC_PRINT_BUNDLE = printFolder
    started = await startBrowser()
  }, 180_000)
  afterAll(async () => {
    delete process.env.ALMANAC_PRINT_BUNDLE
    await started?.stop()
  })
  return {
    get browser() {
      if (!started) throw new Error('The browser is not started yet.')
      return started
    },
  }
}
