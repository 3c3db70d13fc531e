/** How somebody signs in and where they are signed in, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'puppeteer-core'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { signIn } from '../builders/sign-in.ts'
import { confirmed, linkTo } from './screen-ways.ts'

const house = startHouse()
const password = 'kettle crane river'
const newPage = async () => (await house.browser.newPage()).page
const security = (page: Page) => page.goto(`${house.stack.origin}/settings/preferences/security`)
const press = (page: Page, role: string, name: string) => page.locator(named(role, name)).click()
const fill = (page: Page, name: string, value: string) => page.locator(`input[name=${name}]`).fill(value)
/** So many half minutes from now: a code works once, so the next one is a later one. What it becomes when half a minute passes counts as well. */
const shown = (secret: string, halfMinutes: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })

async function giveCredentials(page: Page, email: string, given = password): Promise<void> {
  await page.goto(`${house.stack.origin}/login`)
  await fill(page, 'email', email)
  await fill(page, 'password', given)
  await page.keyboard.press('Enter')
}

test('two-factor authentication is set up with a QR code, asked for at the next sign-in, and a recovery code signs in once', async () => {
  const page = await newPage()
  const email = await confirmed(page, house.stack.origin, password)
  await security(page)
  await press(page, 'button', 'Set up')
  await fill(page, 'password', password)
  await press(page, 'button', 'Continue')
  await page.waitForSelector('svg[role=img][aria-label^="QR code"] path')
  const secret = (await page.$eval('[role=dialog] code', (code) => code.textContent ?? '')).replaceAll(' ', '')
  await fill(page, 'code', shown(secret, 0))
  await press(page, 'button', 'Turn on')
  await waitForText(page, 'Save your recovery codes')
  const codes = await page.$$eval('ol code', (all) => all.map((one) => one.textContent ?? ''))
  expect(codes).toHaveLength(10)
  await press(page, 'button', 'I have saved them')
  await waitForText(page, '10 of 10 recovery codes left')

  const elsewhere = await newPage()
  await giveCredentials(elsewhere, email)
  await waitForText(elsewhere, 'Enter your code')
  // the password alone opens nothing
  expect(await elsewhere.evaluate(async () => (await fetch('/api/me')).status)).toBe(401)
  await fill(elsewhere, 'code', '000000')
  await elsewhere.keyboard.press('Enter')
  await waitForText(elsewhere, 'This code is not right')
  await fill(elsewhere, 'code', shown(secret, 1))
  await elsewhere.keyboard.press('Enter')
  await elsewhere.waitForFunction(() => location.pathname === '/dashboard')

  const third = await newPage()
  await giveCredentials(third, email)
  await press(third, 'button', 'Use a recovery code')
  await fill(third, 'code', codes[0] ?? '')
  await third.keyboard.press('Enter')
  await third.waitForFunction(() => location.pathname === '/dashboard')

  await page.reload()
  await waitForText(page, '9 of 10 recovery codes left')
  await press(page, 'button', 'Turn off')
  await fill(page, 'password', password)
  await fill(page, 'code', codes[1] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForSelector(named('button', 'Set up'))
})

test('a session is revoked from another browser, which is signed out by its next step', async () => {
  const [page, other] = [await newPage(), await newPage()]
  await signIn(other, house.stack.origin, 'manager@almanac.test')
  await signIn(page, house.stack.origin, 'manager@almanac.test')
  await security(page)
  await waitForText(page, 'This one')
  await page.locator('button[aria-label^="Revoke "]').click()
  await waitForText(page, 'The session has ended.')
  await page.waitForFunction(() => !document.querySelector('button[aria-label^="Revoke "]'))
  await other.goto(`${house.stack.origin}/reports`)
  await other.waitForFunction(() => location.pathname === '/login')
})

test('a password is changed with the current one, and other browsers are signed out while this one stays', async () => {
  const page = await newPage()
  const email = await confirmed(page, house.stack.origin, password)
  const other = await newPage()
  await giveCredentials(other, email)
  await other.waitForFunction(() => location.pathname === '/dashboard')
  await security(page)
  await press(page, 'button', 'Change password')
  await fill(page, 'current', 'not this one')
  await fill(page, 'password', 'river crane kettle')
  await page.keyboard.press('Enter')
  await waitForText(page, 'This is not your current password.')
  await fill(page, 'current', password)
  await page.keyboard.press('Enter')
  await waitForText(page, 'Your password has been changed.')
  expect(await linkTo(house.stack.origin, email)).toBe(`${house.stack.origin}/settings/preferences/security`)
  await page.reload()
  await waitForText(page, 'This one')
  await other.goto(`${house.stack.origin}/reports`)
  await other.waitForFunction(() => location.pathname === '/login')
})
