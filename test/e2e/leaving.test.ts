/** How an account is deleted and kept, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { bannerMessages } from '../../shared/banner-messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { confirmed, linkTo } from './screen-ways.ts'

const house = startHouse()
const password = 'kettle crane river'
const newPage = async () => (await house.browser.newPage()).page
const press = (page: Page, name: string) => page.locator(named('button', name)).click()
const fill = (page: Page, name: string, value: string) => page.locator(`input[name=${name}]`).fill(value)

test('an owner asks for the deletion of their account, sees until when it can be stopped, and keeps it by the link of the email, without signing in', async () => {
  const page = await newPage()
  const email = await confirmed(page, house.stack.origin, password)
  await page.goto(`${house.stack.origin}/settings/account`)
  await press(page, 'Delete the account')
  await page.waitForSelector('[role=alertdialog]')
  await fill(page, 'account', 'Somebody else')
  await fill(page, 'password', password)
  await page.keyboard.press('Enter')
  await waitForText(page, 'This is not the name of the account.')
  await fill(page, 'account', 'Northbound')
  await page.keyboard.press('Enter')
  await waitForText(page, 'Mara Okafor asked for the deletion of this account.')
  // above every page
  await page.goto(`${house.stack.origin}/dashboard`)
  await waitForText(page, 'This account is going to be deleted on')
  await page.locator(named('link', bannerMessages.account)).click()
  await waitForText(page, 'Mara Okafor asked for the deletion of this account.')

  const guest = await newPage()
  const link = await linkTo(house.stack.origin, email)
  expect(new URL(link).pathname).toMatch(/^\/keep\/[\w-]{43}$/)
  await guest.goto(link)
  await press(guest, 'Keep the account')
  await waitForText(guest, 'Northbound stays')
  await guest.reload()
  await press(guest, 'Keep the account')
  await waitForText(guest, 'This link no longer works.')

  await page.reload()
  await page.waitForSelector(named('button', 'Delete the account'))
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('going to be deleted on')
})

test('an export is asked for, and its page goes on saying so; the only owner is told how to leave', async () => {
  const page = await newPage()
  await confirmed(page, house.stack.origin, password)
  await page.goto(`${house.stack.origin}/settings/account`)
  await press(page, 'Export')
  // by the minute it is made, which may be this one
  const isAsked = () => /You will get an email with a link when it is ready|The link in your email works until/.test(document.body.innerText)
  await page.waitForFunction(isAsked)
  await page.reload()
  await page.waitForFunction(isAsked)
  await page.goto(`${house.stack.origin}/settings/preferences/personal`)
  await waitForText(page, 'You are the only owner of this account.')
  expect(await page.$(named('button', 'Delete me'))).toBeNull()
})
