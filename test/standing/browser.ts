import { launchBrowser } from '../builders/launch-browser.ts'

let launched: ReturnType<typeof launchBrowser> | undefined

/** One Chromium, in which test files open contexts of their own. One that died is replaced. */
export async function giveBrowser(): Promise<{ address: string }> {
  if (launched && !(await launched).browser.connected) launched = undefined
  launched ??= launchBrowser()
  return { address: (await launched).browser.wsEndpoint() }
}

export const closeBrowser = async (): Promise<void> => (await launched)?.close()
