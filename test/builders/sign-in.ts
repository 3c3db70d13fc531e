/** A page that is signed in, without the sign-in page. */
import type { Page } from 'puppeteer-core'

export async function signIn(page: Page, origin: string, email = 'owner@almanac.test'): Promise<void> {
  // any file of the site, so that the call comes from it
  await page.goto(`${origin}/favicon.svg`)
  const status = await page.evaluate(async (address) => {
    const body = JSON.stringify({ email: address, password: 'almanac-demo' })
    return (await fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
  }, email)
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
}
