/** A stranger becomes the owner of an account, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { signIn as signInPage } from '../builders/sign-in.ts'
import { forgot, linkTo, signUp } from './screen-ways.ts'

const house = startHouse()
const password = 'kettle crane river'
const newPage = () => house.browser.newPage()

test('a stranger signs up, opens the link of the email in the same browser, and is in an empty account of their own', async () => {
  const { page } = await newPage()
  const email = await signUp(page, house.stack.origin)
  await page.goto(await linkTo(house.stack.origin, email))
  await waitForText(page, 'Your email has been verified.')
  await page.locator(named('link', 'Go to reports')).click()
  await waitForText(page, "You don't have any profile groups yet.")
  expect(await page.evaluate(async () => (await (await fetch('/api/me')).json()).me)).toMatchObject({ email, isOwner: true, account: { name: 'Northbound' } })
})

test('in another browser the link asks for the password that was chosen, and a second visit says that it was used', async () => {
  const email = await signUp((await newPage()).page, house.stack.origin)
  const link = await linkTo(house.stack.origin, email)
  const { page } = await newPage()
  await page.goto(link)
  await page.locator('input[name=password]').fill('another one')
  await page.keyboard.press('Enter')
  await waitForText(page, 'This is not the password you chose when you signed up.')
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await waitForText(page, 'Your email has been verified.')
  await page.goto(link)
  await waitForText(page, 'This link has already been used.')
  expect(await page.$('a[href="/login"]')).not.toBeNull()
})

test('whoever forgot their password sets a new one by the link of an email, and what was signed in before is not', async () => {
  const { page } = await newPage()
  const { page: before } = await newPage()
  const email = 'restricted@almanac.test'
  await signInPage(before, house.stack.origin, email)
  await forgot(page, house.stack.origin, email)
  const link = await linkTo(house.stack.origin, email)
  await page.goto(link)
  await waitForText(page, `for ${email}`)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await waitForText(page, 'Your password has been changed')
  await before.goto(`${house.stack.origin}/reports`)
  await before.waitForFunction(() => location.pathname === '/login')
  await page.locator('main a[href="/login"]').click()
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => location.pathname === '/dashboard')
  await page.goto(link)
  await waitForText(page, 'This link has already been used.')
})

test('the estimate of a password is fetched when its field is about to be used, and no sooner', async () => {
  const { page } = await newPage()
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(`${house.stack.origin}/signup`, { waitUntil: 'networkidle0' })
  // the name of a part is the first eight letters of its file's
  const estimates = () => files.filter((url) => /\/password-\w+\.js$/.test(url)).length
  expect(estimates()).toBe(0)
  await page.locator('input[name=password]').fill('qwertyuiop12')
  await waitForText(page, 'Easy to guess')
  expect(estimates()).toBe(1)
})

test('a link that leads elsewhere is not followed after signing in', async () => {
  const { page } = await newPage()
  for (const next of ['//evil.test', '/\\evil.test', '/\t/evil.test', '/.//evil.test', 'https://evil.test', 'javascript:alert(1)']) {
    await page.goto(`${house.stack.origin}/login?next=${encodeURIComponent(next)}`)
    await page.locator('input[name=email]').fill('other@almanac.test')
    await page.locator('input[name=password]').fill('almanac-demo')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.pathname === '/dashboard')
    expect(page.url()).toMatch(new RegExp(`^${house.stack.origin}/dashboard`))
  }
})
