/** The pages of strangers and of whoever leaves, in states that need no server. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { leavingScreenMessages as words } from '../../shared/leaving-messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { eventually, pressKey, typeInto } from '../builders/act.ts'
import { named, waitForText } from '../builders/browser.ts'
import { held, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { clickNamed } from './screen-ways.ts'

const app = startMockedApp()
const nobody = new Refusal(401, 'Please sign in.', { mustLogin: true })

/** How often the page has loaded the dictionary of the estimate. */
const estimates = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/password-strength-')).length)

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
  ['/signup/advanced', 'none', screenMessages.subscription.signUpLead],
] as const)('%s where billing is %s says what it costs at first, and links the terms and the privacy notice', async (path, billing, lead) => {
  const page = await app.open(path, { 'GET /me': nobody, 'GET /auth/signup': { mode: 'open', open: true, billing } })
  await waitForText(page, lead)
  const links = await page.$$eval('form a', (all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/terms/', '/privacy/'])
  await eventually(
    () => page.$$('aside dl'),
    (facts) => expect(facts).toHaveLength(billing === 'none' ? 0 : 1),
  )
})

test('a confirmed address leads home, signed in', async () => {
  const page = await app.open('/confirm/token-1', {
    'GET /me': () => (app.asked('POST /auth/confirm').length > 0 ? { me: sampleMe } : nobody),
    'POST /auth/confirm': { me: sampleMe },
    'GET /home': held,
  })
  await page.waitForFunction(() => location.pathname === '/dashboard')
  await waitForText(page, screenMessages.signUp.confirmed(sampleMe.email))
  await page.waitForSelector('aside nav')
})

test('an export that was asked for is said at once and after a reload', async () => {
  const asked = () => app.asked('POST /account/export').length > 0
  const making = { state: 'making' as const, asked_at: '2026-11-20T09:00:00.000Z', ends_at: null, bytes: null }
  const leaving = { name: 'Leith Studio', asks_code: false, deletion: null }
  const page = await app.open('/settings/account', {
    'GET /subscription/plans': held,
    'GET /account/leaving': () => ({ ...leaving, export: asked() ? making : null }),
    'POST /account/export': { asked_at: making.asked_at },
  })
  await clickNamed(page, words.exports.ask)
  await waitForText(page, words.exports.making)
  await app.open('/settings/account', { 'GET /subscription/plans': held, 'GET /account/leaving': { ...leaving, export: making } })
  await waitForText(page, words.exports.making)
})

test('the only owner is told how to leave, and has no button for it', async () => {
  const page = await app.open('/settings/preferences/personal', {
    'GET /me/details': { first_name: 'Ada', last_name: 'Brook', email: sampleMe.email, waiting_email: null },
    'GET /me/leaving': { asks_code: false, heir: null, schedules: 0, export: null },
  })
  await waitForText(page, words.deletion.onlyOwner)
  const button = await page.$(named('button', 'Delete me'))
  expect(button).toBeNull()
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
