/** An account from its sign-up to its deletion, and the ways to sign in, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'puppeteer-core'
import { bannerMessages } from '../../shared/banner-messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { eventually } from '../builders/act.ts'
import { listen, named, waitForGone, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf, signIn } from '../builders/sign-in.ts'
import { arrive, submit } from './form-ways.ts'
import { clickOn, forgot, linkTo, press, signUp } from './screen-ways.ts'

const house = startHouse()
const password = 'kettle crane river'
const demoPassword = 'almanac-demo'
const newPage = async () => (await house.browser.newPage()).page
const security = (page: Page) => page.goto(`${house.stack.origin}/settings/preferences/security`)

async function giveCredentials(page: Page, email: string): Promise<void> {
  await page.goto(`${house.stack.origin}/login`)
  await submit(page, { email, password: demoPassword })
}

/** The page leaves for the sign-in page at its next step. */
async function isSignedOut(page: Page): Promise<void> {
  await page.goto(`${house.stack.origin}/reports`)
  await arrive(page, '/login')
}

test('a stranger signs up, opens the link of the email in the same browser, and is in an empty account of their own', async () => {
  const page = await newPage()
  const email = await signUp(page, house.stack.origin)
  await page.goto(await linkTo(house.stack.origin, email))
  await arrive(page, '/dashboard')
  await waitForText(page, screenMessages.signUp.confirmed(email))
  await waitForText(page, "You don't have any profile groups yet.")
  const me = await page.evaluate(async () => (await (await fetch('/api/me')).json()).me)
  expect(me).toMatchObject({ email, isOwner: true, account: { name: 'Northbound' } })
})

test('in another browser the link asks for the password that was chosen, and a second visit says that it was used', async () => {
  const { origin } = house.stack
  const email = 'elsewhere@northbound.example'
  const body = JSON.stringify({ first_name: 'Mara', last_name: 'Okafor', company: 'Northbound', email, password })
  const asked = await fetch(`${origin}/api/auth/signup`, { method: 'POST', headers: { 'content-type': 'application/json', origin }, body })
  expect(asked.status).toBe(202)
  const link = await linkTo(origin, email)
  const page = await newPage()
  await page.goto(link)
  await submit(page, { password: 'another one' })
  await waitForText(page, 'This is not the password you chose when you signed up.')
  await submit(page, { password })
  await arrive(page, '/dashboard')
  await page.goto(link)
  await waitForText(page, 'This link has already been used.')
  await page.waitForSelector('a[href="/login"]')
})

test('whoever forgot their password sets a new one by the link of an email, and what was signed in before is not', async () => {
  const { origin } = house.stack
  const { page: before } = await pageOf(house.browser, origin, 'restricted')
  const page = await newPage()
  const email = 'restricted@almanac.test'
  await forgot(page, origin, email)
  const link = await linkTo(origin, email)
  await page.goto(link)
  await waitForText(page, `for ${email}`)
  await submit(page, { password })
  await waitForText(page, 'Your password has been changed')
  await isSignedOut(before)
  await press(page, 'main a[href="/login"]')
  await submit(page, { email, password })
  await arrive(page, '/dashboard')
  await page.goto(link)
  await waitForText(page, 'This link has already been used.')
})

test('two-factor authentication is set up with a QR code, asked for at the next sign-in, and a recovery code signs in once', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  await security(page)
  await clickOn(page, 'button', 'Set up')
  await submit(page, { password: demoPassword })
  await page.waitForSelector('svg[role=img][aria-label^="QR code"] path')
  const secret = await page.$eval('[role=dialog] code', (code) => code.textContent.replaceAll(' ', ''))
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await submit(page, { code: totp.generate() })
  await waitForText(page, 'Save your recovery codes')
  const codes = await page.$$eval('ol code', (all) => all.map(({ textContent }) => textContent))
  expect(codes).toHaveLength(10)
  await clickOn(page, 'button', 'I have saved them')
  await waitForText(page, '10 of 10 recovery codes left')

  const elsewhere = await newPage()
  await giveCredentials(elsewhere, 'owner@almanac.test')
  await waitForText(elsewhere, 'Enter your code')
  // the password alone opens nothing
  const status = await elsewhere.evaluate(async () => (await fetch('/api/me')).status)
  expect(status).toBe(401)
  await submit(elsewhere, { code: '000000' })
  await waitForText(elsewhere, 'This code is wrong or already used')
  // a code works once, so this is the one after it, which counts already
  await submit(elsewhere, { code: totp.generate({ timestamp: (totp.counter() + 1) * totp.period * 1000 }) })
  await arrive(elsewhere, '/dashboard')

  await elsewhere.browserContext().deleteMatchingCookies({ name: 'almanac_session' })
  await giveCredentials(elsewhere, 'owner@almanac.test')
  await clickOn(elsewhere, 'button', 'Use a recovery code')
  await submit(elsewhere, { code: codes[0] ?? '' })
  await arrive(elsewhere, '/dashboard')

  await page.reload()
  await waitForText(page, '9 of 10 recovery codes left')
  await clickOn(page, 'button', 'Turn off')
  await submit(page, { password: demoPassword, code: codes[1] ?? '' })
  await page.waitForSelector(named('button', 'Set up'))
})

test('another browser is signed out by its next step when its session is revoked, and when the password is changed', async () => {
  const { origin } = house.stack
  const { page: other } = await pageOf(house.browser, origin, 'manager')
  const { page } = await pageOf(house.browser, origin, 'manager')
  const told = await listen(page)
  await security(page)
  await waitForText(page, 'This one')
  await press(page, 'button[aria-label^="Revoke "]')
  await told('The session has ended.')
  await page.waitForFunction(() => !document.querySelector('button[aria-label^="Revoke "]'))
  await isSignedOut(other)

  await signIn(other, origin, 'manager@almanac.test')
  await clickOn(page, 'button', 'Change password')
  await submit(page, { current: 'not this one', password: 'river crane kettle' })
  await waitForText(page, 'This is not your current password.')
  await submit(page, { current: demoPassword })
  await told('Your password has been changed.')
  expect(await linkTo(origin, 'manager@almanac.test')).toBe(`${origin}/settings/preferences/security`)
  await page.reload()
  await waitForText(page, 'This one')
  await isSignedOut(other)
})

test('an owner asks for the deletion of their account, sees until when it can be stopped, and keeps it by the link of the email, without signing in', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'other')
  await page.goto(`${origin}/settings/account`)
  await clickOn(page, 'button', 'Delete the account')
  await page.waitForSelector('[role=alertdialog]')
  await submit(page, { account: 'Somebody else', password: demoPassword })
  await waitForText(page, 'This is not the name of the account.')
  await submit(page, { account: 'Harbour Books' })
  await waitForText(page, 'Noor Haddad asked for the deletion of this account.')
  // above every page
  await page.goto(`${origin}/dashboard`)
  await waitForText(page, 'This account will be deleted on')
  await clickOn(page, 'link', bannerMessages.account)
  await waitForText(page, 'Noor Haddad asked for the deletion of this account.')

  const guest = await newPage()
  const link = await linkTo(origin, 'other@almanac.test')
  expect(new URL(link).pathname).toMatch(/^\/keep\/[\w-]{43}$/)
  await guest.goto(link)
  await clickOn(guest, 'button', 'Keep the account')
  await waitForText(guest, 'Harbour Books stays')
  await guest.reload()
  await clickOn(guest, 'button', 'Keep the account')
  await waitForText(guest, 'This link no longer works.')

  await page.reload()
  await page.waitForSelector(named('button', 'Delete the account'))
  await waitForGone(page, 'will be deleted on')
})

test('a picture, a frame or a script cannot sign anybody out; a click on a link can', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'readonly')
  const status = () => page.evaluate(async () => (await fetch('/api/me')).status)
  const answers: number[] = []
  page.on('response', (response) => void (response.url().endsWith('/api/logout') && answers.push(response.status())))
  await page.goto(`${house.stack.origin}/reports`)
  await page.evaluate(async () => {
    for (const name of ['img', 'iframe']) {
      const part = Object.assign(document.createElement(name), { src: '/api/logout' })
      document.body.append(part)
      await new Promise((resolve) => Object.assign(part, { onload: resolve, onerror: resolve }))
    }
    await fetch('/api/logout', { redirect: 'manual' })
    await fetch('/api/logout', { mode: 'no-cors', redirect: 'manual' })
  })
  // the policy of the page refuses the frame before it is asked for
  expect(answers).toEqual([403, 403, 403])
  await eventually(status, (now) => expect(now).toBe(200))
  await page.evaluate(() => {
    const style = 'position:fixed;inset:0;z-index:9999;background:white'
    document.body.append(Object.assign(document.createElement('a'), { href: '/api/logout', id: 'out', textContent: 'Log out', style }))
  })
  await press(page, '#out')
  await page.waitForFunction(() => location.pathname === '/login')
  await eventually(status, (now) => expect(now).toBe(401))
})
