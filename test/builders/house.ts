/** The whole stack and a browser, for the tests of one file. */
import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { startBrowser, type TestBrowser } from './browser.ts'
import { startOwnStack, startStack, type TestStack } from './stack.ts'

/** `stack` and `browser` are there from the first `beforeAll` after it on, and stopped after the last test. */
export type House = { readonly stack: TestStack; readonly browser: TestBrowser }

/** With the demo's data, unless `seed` is false: then nobody has an account. `own`: starts a separate stack, for a file that sets its environment. */
export function startHouse({ seed = true, own = false }: { readonly seed?: boolean; readonly own?: boolean } = {}): House {
  let started: [TestStack, TestBrowser] | null = null
  const standing = () => {
    if (!started) throw new Error('The stack and the browser are not started yet.')
    return started
  }
  beforeAll(async () => {
    started = await Promise.all([own ? startOwnStack({ seed, web: true }) : startStack({ seed }), startBrowser()])
  }, 240_000)
  afterEach(async () => {
    if (Reflect.get(globalThis, 'testFailed') === true) console.error(await standing()[1].shown())
  })
  afterAll(async () => {
    await started?.[1].stop()
    await started?.[0].stop()
  })
  return {
    get stack() {
      return standing()[0]
    },
    get browser() {
      return standing()[1]
    },
  }
}
