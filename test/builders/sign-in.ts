/** A page that is signed in, without the sign-in page. */
import type { Page } from 'puppeteer-core'
import { untilServed } from './act.ts'
import type { TestBrowser, TestPage } from './browser.ts'

export async function signIn(page: Page, origin: string, email = 'owner@almanac.test'): Promise<void> {
  // any file of the site, so that the call comes from it
  await page.goto(`${origin}/favicon.svg`)
  const ask = () =>
    page.evaluate(async (address) => {
      const body = JSON.stringify({ email: address, password: 'almanac-demo' })
      const answer = await fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      // whole, as the page is left next: a request that a page leaves behind is open for good to who waits for a quiet network
      await answer.text()
      return answer.status
    }, email)
  const status = await untilServed(ask, (one) => one)
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
}

/** A page of a browser of its own, signed in; nobody for what anybody may open. */
export async function pageOf(browser: TestBrowser, origin: string, who: string | undefined): Promise<TestPage> {
  const person = await browser.newPage()
  if (who) await signIn(person.page, origin, `${who}@almanac.test`)
  return person
}
