import { launchBrowser } from '../builders/launch-browser.ts'

// transitions are drawn frame by frame, a sixth of what a browser test costs
const motion = process.env.ALMANAC_TEST_ALL === '1' ? [] : ['--force-prefers-reduced-motion']
let launched: ReturnType<typeof launchBrowser> | undefined

/** One Chromium, in which test files open contexts of their own. One that died is replaced. */
export async function giveBrowser(): Promise<{ address: string }> {
  if (launched && !(await launched).browser.connected) launched = undefined
  launched ??= launchBrowser(...motion)
  return { address: (await launched).browser.wsEndpoint() }
}

export const closeBrowser = async (): Promise<void> => (await launched)?.close()
