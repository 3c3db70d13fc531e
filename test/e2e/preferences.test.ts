/** A person's email address, API keys and the page of the API, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import { bannerMessages as words } from '../../shared/banner-messages.ts'
import { messages } from '../../shared/messages.ts'
import { undeliveredMessages } from '../../shared/notifications/undelivered-messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { eventually, pressKey, replaceText } from '../builders/act.ts'
import { listen, waitForGone, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf, signIn } from '../builders/sign-in.ts'
import { submit } from './form-ways.ts'
import { bounce, mailsTo } from './mail-ways.ts'
import { at, clickOn, dialog, linkTo, press } from './screen-ways.ts'

const house = startHouse()
const settings = at('/settings', 'main h1')
const personal = at('/settings/preferences/personal', 'input[name=first_name]')
const pageFor = (who: string) => pageOf(house.browser, house.stack.origin, who)

test('an email address changes by the link to the new one, once, and the session goes on', async () => {
  const { origin } = house.stack
  const { page } = await pageFor('readonly')
  const next = `${crypto.randomUUID()}@northbound.example`
  await personal(page, origin)
  await press(page, 'button', 'Change')
  await dialog(page)
  await submit(page, { email: next, password: 'not this one' })
  await waitForText(page, messages.emailChange.wrongPassword)
  await submit(page, { password: 'almanac-demo' })
  await waitForText(page, screenMessages.preferences.emailWaits(next))
  expect(await linkTo(origin, 'readonly@almanac.test')).not.toContain('/email/')
  const link = await linkTo(origin, next)

  const { page: anywhere } = await house.browser.newPage()
  await anywhere.goto(link)
  await waitForText(anywhere, screenMessages.preferences.emailChangedHint(next))
  await anywhere.goto(link)
  await waitForText(anywhere, messages.emailChange.used)
  await personal(page, origin)
  await waitForText(page, next)
  await waitForGone(page, 'is waiting')
  await signIn(anywhere, origin, next)
  await expect(signIn(anywhere, origin, 'readonly@almanac.test')).rejects.toThrow('401')
})

test('an address that bounced is told of on every page, and put right by the code that comes to it', async () => {
  const { origin } = house.stack
  await bounce(origin, 'owner@almanac.test')
  const { page, faults } = await pageFor('owner')
  const told = await listen(page)
  await settings(page, origin)
  await waitForText(page, words.undeliverable('owner@almanac.test'))

  await at('/settings/preferences/notifications', 'main table')(page, origin)
  await waitForText(page, undeliveredMessages.address)
  await clickOn(page, 'button', words.fix)
  await dialog(page)
  await waitForText(page, words.verify.why.BOUNCE('owner@almanac.test'))
  await clickOn(page, 'button', words.verify.send)
  await waitForText(page, words.verify.sent('owner@almanac.test'))
  const [{ subject } = { subject: '' }] = await mailsTo(origin, 'owner@almanac.test')
  const code = subject.slice(0, 6)
  const field = 'input[autocomplete=one-time-code]'
  await replaceText(page, field, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await pressKey(page, field, 'Enter')
  await waitForText(page, messages.emailCode.wrong(4))
  await replaceText(page, field, code)
  await clickOn(page, 'button', words.verify.action)
  await told(words.verify.done)
  await waitForGone(page, words.undeliverable('owner@almanac.test'))
  await waitForGone(page, undeliveredMessages.address)
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
})

test('a key is made, shown once, used, listed with its use, and dead when it is revoked', async () => {
  const { origin } = house.stack
  const { page } = await pageFor('restricted')
  await at('/settings/api-keys', 'main h2')(page, origin)
  await press(page, 'button', 'Create key')
  await submit(page, { name: 'Board on the wall' })
  const field = await page.waitForSelector('input[aria-label="API key"]')
  const token = await field?.evaluate((input) => (input instanceof HTMLInputElement ? input.value : ''))
  const ask = (path: string) => fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  await press(page, 'button', 'Done')
  await waitForText(page, 'Not yet')
  expect((await ask('/profiles')).status).toBe(200)
  expect((await ask('/me')).status).toBe(403)
  await page.reload()
  await page.waitForSelector('tbody tr')
  await waitForGone(page, 'Not yet')
  const html = await page.content()
  expect(html).not.toContain(token)
  await press(page, 'button', 'Revoke')
  await dialog(page)
  await press(page, '[role=alertdialog] button', 'Revoke')
  await waitForText(page, 'No API keys')
  expect((await ask('/profiles')).status).toBe(401)
})

test('the page of the API asks nobody else, opens by keyboard, and tries a key beside a session', async () => {
  const { origin } = house.stack
  const { page, faults } = await pageFor('owner')
  const token = await page.evaluate(async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Trial","scopes":["read"],"ends":"30"}' }
    return (await (await fetch('/api/api-keys', init)).json()).token
  })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && new URL(request.url()).origin !== origin) elsewhere.push(request.url())
  })
  await at('/docs/api', '.opblock-tag')(page, origin)
  await press(page, 'button.authorize')
  await page.locator('.dialog-ux input').fill(token)
  await press(page, '.dialog-ux button.authorize')
  await press(page, '.dialog-ux .btn-done')
  await pressKey(page, '#operations-tag-profiles button', 'Enter')
  await pressKey(page, '#operations-profiles-list-profiles button.opblock-summary-control', 'Enter')
  await press(page, '#operations-profiles-list-profiles .try-out__btn')
  await press(page, '#operations-profiles-list-profiles button.execute')
  await eventually(
    () => page.$eval('.live-responses-table tbody .response-col_status', ({ textContent }) => textContent),
    (status) => expect(status).toContain('200'),
  )
  await waitUntilLoaded(page)
  expect([elsewhere, faults]).toEqual([[], []])
})
