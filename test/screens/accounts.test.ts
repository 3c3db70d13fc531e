/** The pages of strangers in states that need no server. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { eventually, pressKey, typeInto } from '../builders/act.ts'
import { waitForText } from '../builders/browser.ts'
import { held, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { clickNamed } from './screen-ways.ts'

const app = startMockedApp()
const nobody = new Refusal(401, 'Please sign in.', { mustLogin: true })

/** Returns how many dictionaries of the password estimate the page has loaded: no other file is as large. */
const estimates = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 400_000).length,
  )

test('the estimate of a password is fetched when its field is about to be used, and no sooner', async () => {
  const page = await app.open('/signup', { 'GET /me': nobody, 'GET /auth/signup': { mode: 'open', open: true, billing: 'stripe' } })
  await typeInto(page, 'input[name=first_name]', 'Mara')
  const before = await estimates(page)
  expect(before).toBe(0)
  await typeInto(page, 'input[name=password]', 'qwertyuiop12')
  await waitForText(page, 'Easy to guess')
  await eventually(
    () => estimates(page),
    (count) => expect(count).toBe(1),
  )
})

test.each([
  ['/signup/free', 'stripe', 'On the Free plan, no card needed.'],
  ['/signup/advanced/yearly', 'stripe', 'Try the Advanced plan for 14 days, no card needed.'],
  ['/signup/advanced', 'none', 'Nothing is charged here: every account has every feature and no limits.'],
] as const)('%s where billing is %s says what it costs at first, and links the terms and the privacy notice', async (path, billing, lead) => {
  const page = await app.open(path, { 'GET /me': nobody, 'GET /auth/signup': { mode: 'open', open: true, billing } })
  await waitForText(page, lead)
  const links = await page.$$eval('form a', (all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/terms/', '/privacy/'])
  // limits of a plan stand where a plan has any
  await eventually(
    () => page.$$('aside dl'),
    (facts) => expect(facts).toHaveLength(billing === 'none' ? 0 : 1),
  )
})

test('a confirmed address leads home, signed in', async () => {
  const page = await app.open('/confirm/token-1', { 'GET /me': nobody, 'POST /auth/confirm': { me: sampleMe }, 'GET /home': held })
  app.answer({ 'GET /me': { me: sampleMe } })
  await clickNamed(page, 'Go to home', 'link')
  await page.waitForFunction(() => location.pathname === '/dashboard')
  await page.waitForSelector('aside nav')
})

test.each(['//evil.test', '/\\evil.test', '/\t/evil.test', '/.//evil.test', 'https://evil.test', 'javascript:alert(1)'])(
  'after signing in, %j is not followed',
  async (next) => {
    let isSignedIn = false
    const page = await app.open(`/login?next=${encodeURIComponent(next)}`, {
      'GET /me': () => (isSignedIn ? { me: sampleMe } : nobody),
      'POST /auth/login': () => {
        isSignedIn = true
        return { me: sampleMe }
      },
      'GET /home': held,
    })
    const { origin } = new URL(page.url())
    await typeInto(page, 'input[name=email]', 'ada@leith.example')
    await typeInto(page, 'input[name=password]', 'kettle crane river')
    await pressKey(page, 'input[name=password]', 'Enter')
    await page.waitForFunction(() => location.pathname === '/dashboard')
    expect(new URL(page.url()).origin).toBe(origin)
  },
)
