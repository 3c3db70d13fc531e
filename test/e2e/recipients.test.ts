/** Somebody without an account gets a report by email, unsubscribes by what stands in it, and comes back. In a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import PostalMime, { type Email } from 'postal-mime'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { getAccount, putAccount } from '../../functions/accounts/store.ts'
import { recipientMessages, recipientWords as words } from '../../shared/recipient-messages.ts'
import { barriers } from '../builders/barriers.ts'
import { chooseOption, named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { signIn as signInByApi } from '../builders/session.ts'
import { pageOf } from '../builders/sign-in.ts'

const house = startHouse()
const tom = 'tom@client.test'
const press = (page: Page, name: string, role = 'button') => page.locator(named(role, name)).click()
const Mails = v.array(v.object({ id: v.string(), to: v.array(v.string()) }))
const Made = v.object({ records: v.array(v.object({ _id: v.string() })) })

/** Runs what is due until then, and returns the emails to one address, the newest first. */
async function emailsUntil(to: string, address = tom): Promise<Email[]> {
  const { origin } = house.stack
  const headers = { 'content-type': 'application/json' }
  await fetch(`${origin}/_local/scheduler/advance`, { method: 'POST', headers, body: JSON.stringify({ to }) })
  const all = v.parse(Mails, await (await fetch(`${origin}/_local/mail.json`)).json())
  return Promise.all(
    all
      .filter((mail) => mail.to.includes(address))
      .map(async ({ id }) => PostalMime.parse(await (await fetch(`${origin}/_local/mail/${id}.eml`)).arrayBuffer())),
  )
}

/** From today. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const header = (email: Email | undefined, name: string) => email?.headers.find(({ key }) => key === name)?.value ?? ''
const linkIn = (email: Email | undefined) => /href="([^"]+\/recipient\/[\w-]{43})"/.exec(email?.html ?? '')?.[1] ?? ''

async function sendWeekly(from: string, quantity: number, recipient_emails: string): Promise<string[]> {
  const owner = await signInByApi(house.stack.origin, 'owner@almanac.test')
  const { body } = await owner('POST', '/reports/scheduled', {
    ...{ flavor: 'posts', type: 'WEEKLY', generate_at: `${from}T09:00`, quantity, timezone: 'Europe/London' },
    ...{ profiles: ['demo-linkedin'], recipient_emails },
  })
  return v.parse(Made, body).records.map(({ _id }) => _id)
}

test('from the email to the page and back: the next report is left out, and whoever sends it sees why', async () => {
  const { stack, browser } = house
  const runs = await sendWeekly(day(3), 4, `${tom}, ana@client.test`)
  const [first, ...others] = await emailsUntil(`${day(3)}T09:05:00Z`)
  expect(others).toEqual([])

  const { page, faults } = await browser.newPage(390, 844)
  await page.goto(linkIn(first))
  await waitForText(page, words.to(tom))
  expect(await page.evaluate(() => document.title)).toBe(words.title)
  expect(await barriers(page)).toEqual([])
  await press(page, 'Unsubscribe')
  await waitForText(page, words.done)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.done)
  await press(page, 'Undo')
  await waitForText(page, words.title)

  // from here on the PDF as a link, and dates and figures in another format
  expect(first?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
  await page.locator('label ::-p-text(Link only)').click()
  await waitForText(page, words.saved)
  await chooseOption(page, 'li:nth-child(6) button', '2026-11-20')
  await page.waitForFunction(() => document.querySelector('main')?.innerText.includes('2026-11-20'))
  await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent?.includes('Saved'))
  const [second, ...before] = await emailsUntil(`${day(10)}T09:05:00Z`)
  expect(before).toHaveLength(1)
  expect(second?.attachments).toEqual([])
  expect([first?.subject, second?.subject]).toEqual([expect.stringMatching(/ \d{4}$/), expect.stringMatching(/ \d{4}-\d\d-\d\d$/)])

  // what scans emails only asks whether the address is there
  const address = /^<([^>]+)>$/.exec(header(first, 'list-unsubscribe'))?.[1] ?? ''
  const asked = await fetch(address, { method: 'HEAD', redirect: 'manual' })
  expect([asked.status, asked.headers.get('location')]).toEqual([302, new URL(linkIn(first)).pathname])
  // the button of a mailbox: a form from a server of theirs
  expect(header(first, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const posted = await fetch(address, { method: 'POST', redirect: 'error', body: new URLSearchParams(header(first, 'list-unsubscribe-post')) })
  expect(posted.status).toBe(200)
  expect(await emailsUntil(`${day(17)}T09:05:00Z`)).toHaveLength(2)
  // opened instead, the same address leads to the page
  await page.goto(address)
  await waitForText(page, words.done)
  expect(new URL(page.url()).pathname).toBe(new URL(linkIn(first)).pathname)

  const sender = await pageOf(browser, stack.origin, 'owner')
  for (const run of runs.slice(2)) {
    await sender.page.goto(`${stack.origin}/reports?run=${run}`)
    await sender.page.waitForFunction(() => /Unsubscribed on \d/.test(document.body.innerText))
  }
  await press(page, 'Unsubscribe from all')
  await waitForText(page, words.leftAll(tom, 'Northbound'))
  // from all, then from this report: pressed twice before it is done, it takes back what stands there, once
  await page.evaluate(() => {
    const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')
    for (let presses = 2; presses > 0; presses--) undo?.click()
  })
  await page.waitForFunction((all) => !document.body.innerText.includes(all), {}, words.leftAll(tom, 'Northbound'))
  await page.waitForFunction(() => !document.querySelector('button[aria-disabled]'))
  await waitForText(page, words.done)
  await page.reload()
  await waitForText(page, words.done)
  await press(page, 'Undo')
  await waitForText(page, words.title)
  expect([...faults, ...sender.faults]).toEqual([])
})

test('choices made in one go are all saved, and a day in the past is refused in words and not left standing', async () => {
  const eve = 'eve@client.test'
  // later than the clock of any test before: it only goes on
  await sendWeekly(day(31), 1, eve)
  const [email] = await emailsUntil(`${day(31)}T09:05:00Z`, eve)
  const { page, faults } = await house.browser.newPage(390, 844)
  await page.goto(linkIn(email))
  await waitForText(page, words.title)
  // the second is made before the first is saved
  await page.evaluate(() => {
    for (const said of ['Pause', 'PDF attached']) [...document.querySelectorAll('label')].find(({ textContent }) => textContent === said)?.click()
  })
  const until = await page.waitForSelector('input[type=date]')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('label')].some((label) => label.textContent === 'PDF attached' && label.querySelector(':checked')),
  )
  const set = await until?.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) return []
    const before = input.value
    input.focus()
    input.value = '2020-01-01'
    input.blur()
    return [before, input.value]
  })
  expect(set).toEqual([expect.stringMatching(/^20[2-9]\d-/), set?.[0]])
  await waitForText(page, words.untilLater)
  expect(faults).toEqual([])
})

test('an open page whose account was deleted meanwhile says so in its place, and offers nothing to press', async () => {
  const zoe = 'zoe@client.test'
  // later than the clock of any test before: it only goes on
  await sendWeekly(day(38), 2, zoe)
  const [email] = await emailsUntil(`${day(38)}T09:05:00Z`, zoe)
  const { page } = await house.browser.newPage(390, 844)
  await page.goto(linkIn(email))
  await press(page, 'Unsubscribe')
  await waitForText(page, words.done)
  const account = await getAccount('acct-demo')
  if (!account) throw new Error('no account')
  await putAccount({ ...account, closed_at: new Date().toISOString() })
  await press(page, 'Undo')
  await waitForText(page, recipientMessages.missing)
  expect(await page.$$('main button')).toEqual([])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(recipientMessages.missing)
  await putAccount(account)
})

test('a link that is cut off says so, and what to do', async () => {
  const { page } = await house.browser.newPage()
  await page.goto(`${house.stack.origin}/recipient/${'A'.repeat(20)}`)
  await waitForText(page, words.whole)
})
