/** What holds for every screen, in a real browser on the whole stack: how much it loads. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { firstLoad } from '../../scripts/bench/first-load.ts'
import { mostFiles, screens } from '../../scripts/bench/web-size.ts'
import { startBrowser, type TestBrowser } from '../builders/browser.ts'
import { signIn } from '../builders/sign-in.ts'
import { startStack, type TestStack } from '../builders/stack.ts'

let stack: TestStack
let browser: TestBrowser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack({ seed: true, web: true }), startBrowser()])
}, 240_000)

afterAll(async () => {
  await browser?.stop()
  await stack?.stop()
})

test('the first load of the list and of a report keeps within its budget of scripts and files', async () => {
  for (const { name, path, goal } of screens) {
    const { page, faults } = await browser.newPage()
    await signIn(page, stack.origin)
    const { script, files } = await firstLoad(page, stack.origin + path)
    expect({ name, withinBudget: script > 0 && script <= goal, fewFiles: files <= mostFiles, faults }).toEqual({
      name,
      withinBudget: true,
      fewFiles: true,
      faults: [],
    })
    await page.browserContext().close()
  }
})
