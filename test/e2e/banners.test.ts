/** What stands above the page while something is not as it should be, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { adminMessages } from '../../shared/admin-messages.ts'
import { bannerMessages as words } from '../../shared/banner-messages.ts'
import { messages } from '../../shared/messages.ts'
import { undeliveredMessages } from '../../shared/notifications/undelivered-messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { chooseOption, named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { at, clickOn, dialog, forgot, press } from './screen-ways.ts'

const house = startHouse()
const home = at('/dashboard', '[data-change]')
const gone = (page: Page, text: string) => page.waitForFunction((said) => !document.body.innerText.includes(said), {}, text)

async function mailsTo(email: string): Promise<{ id: string; subject: string }[]> {
  const all: { id: string; to: string[]; subject: string }[] = await (await fetch(`${house.stack.origin}/_local/mail.json`)).json()
  return all.filter(({ to }) => to.includes(email))
}
const become = async (id: string, what: 'bounce' | 'complaint') =>
  expect((await fetch(`${house.stack.origin}/_local/mail/${id}/${what}`, { method: 'POST', redirect: 'manual' })).status).toBe(303)

test('an address that bounced is told of on every page, and put right by the code that comes to it', async () => {
  const { origin } = house.stack
  const stranger = await house.browser.newPage()
  await forgot(stranger.page, origin, 'owner@almanac.test')
  const [mail] = await mailsTo('owner@almanac.test')
  await become(mail?.id ?? '', 'bounce')
  const { page, faults } = await pageOf(house.browser, origin, 'owner')
  await home(page, origin)
  await waitForText(page, words.undeliverable('owner@almanac.test'))

  await at('/settings/preferences/notifications', 'main table')(page, origin)
  await waitForText(page, undeliveredMessages.address)
  await clickOn(page, 'button', words.fix)
  await dialog(page)
  await waitForText(page, words.verify.why.BOUNCE('owner@almanac.test'))
  await clickOn(page, 'button', words.verify.send)
  await waitForText(page, words.verify.sent('owner@almanac.test'))
  const [{ subject } = { subject: '' }] = await mailsTo('owner@almanac.test')
  const code = subject.slice(0, 6)
  await page.keyboard.press('Escape')
  await waitForText(page, words.verify.leave)
  await clickOn(page, 'button', words.verify.stay)
  const field = 'input[autocomplete=one-time-code]'
  // what is no digit stays out
  await page.locator(field).fill(`a${String((Number(code) + 1) % 1_000_000).padStart(6, '0')}9`)
  await page.keyboard.press('Enter')
  await waitForText(page, messages.emailCode.wrong(4))
  // and what comes as a paste, out of the middle of a sentence
  await page.locator(field).fill('')
  await page.focus(field)
  await page.keyboard.sendCharacter(`Your code is ${code.slice(0, 3)} ${code.slice(3)}.`)
  expect(await page.$eval(field, (input) => [input instanceof HTMLInputElement && input.value, input.getAttribute('inputmode')])).toEqual([code, 'numeric'])
  await clickOn(page, 'button', words.verify.action)
  await waitForText(page, words.verify.done)
  await gone(page, words.undeliverable('owner@almanac.test'))
  expect(await page.$(`::-p-text(${undeliveredMessages.address})`)).toBeNull()
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
})

test('nobody leaves while a code is being sent or looked at', async () => {
  const { origin } = house.stack
  const stranger = await house.browser.newPage()
  await forgot(stranger.page, origin, 'restricted@almanac.test')
  const [mail] = await mailsTo('restricted@almanac.test')
  await become(mail?.id ?? '', 'complaint')
  const { page } = await pageOf(house.browser, origin, 'restricted')
  await home(page, origin)
  await clickOn(page, 'button', words.fix)
  await waitForText(page, words.verify.why.COMPLAINT('restricted@almanac.test'))
  const waiting: HTTPRequest[] = []
  await page.setRequestInterception(true)
  page.on('request', (request) => void (request.url().endsWith('/api/me/email-verification-code') ? waiting.push(request) : request.continue()))
  const stays = async () => {
    await page.keyboard.press('Escape')
    await waitForText(page, words.verify.processing)
    expect(await page.$('[role=dialog]')).not.toBeNull()
    await press(page, '[role=alert] button', '')
    await gone(page, words.verify.processing)
    await waiting.shift()?.continue()
  }
  await clickOn(page, 'button', words.verify.send)
  await stays()
  await waitForText(page, words.verify.sent('restricted@almanac.test'))
  await page.locator('input[autocomplete=one-time-code]').fill('123456')
  await page.keyboard.press('Enter')
  await stays()
})

test('a new address that waits for its link is told of, and the link is sent again after a question; one that takes no email goes before it', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'manager')
  await page.evaluate(async () => {
    const body = JSON.stringify({ email: 'manager-new@almanac.test', password: 'almanac-demo' })
    const answer = await fetch('/api/me/email', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!answer.ok) throw new Error(await answer.text())
  })
  await home(page, origin)
  await waitForText(page, words.unconfirmed)
  await clickOn(page, 'button', words.sendAgain)
  await waitForText(page, words.resend.question)
  expect(await mailsTo('manager-new@almanac.test')).toHaveLength(1)
  await clickOn(page, 'button', words.resend.action)
  await waitForText(page, screenMessages.preferences.emailSent('manager-new@almanac.test'))
  expect(await mailsTo('manager-new@almanac.test')).toHaveLength(2)

  const stranger = await house.browser.newPage()
  await forgot(stranger.page, origin, 'manager@almanac.test')
  const [mail] = await mailsTo('manager@almanac.test')
  await become(mail?.id ?? '', 'bounce')
  await page.reload()
  await waitForText(page, words.undeliverable('manager@almanac.test'))
  expect(await page.evaluate((said) => document.body.innerText.includes(said), words.unconfirmed)).toBe(false)
})

test('what an administrator has to say stands above every page, and stays away for whoever dismissed it', async () => {
  const { origin } = house.stack
  const told = 'Instagram answers slowly since 07:40 GMT. البيانات تتأخر 🐢'
  const admin = await pageOf(house.browser, origin, 'admin')
  await at('/admin/controls', '#page-warning')(admin.page, origin)
  await admin.page.locator('input[name=message]').fill(told)
  await admin.page.locator('input[name=link]').fill('javascript:alert(1)')
  await clickOn(admin.page, 'button', adminMessages.warning.show)
  await waitForText(admin.page, 'A link is a path such as')
  await admin.page.locator('input[name=link]').fill('/help/reviews')
  await clickOn(admin.page, 'button', adminMessages.warning.show)
  await waitForText(admin.page, adminMessages.warning.shown)

  const { page } = await pageOf(house.browser, origin, 'owner')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-warnings')) asked.push(request.url())
  })
  await home(page, origin)
  await waitForText(page, told)
  await press(page, 'aside a[href="/reports"]')
  await page.waitForFunction(() => window.location.pathname === '/reports')
  await waitForText(page, told)
  expect(asked).toHaveLength(1)
  expect(await page.$eval(`main [role=status] a`, (link) => link.getAttribute('href'))).toBe('/help/reviews')
  await clickOn(page, 'button', words.dismiss)
  await gone(page, told)
  const days = (await page.cookies()).filter(({ name }) => name === 'page_warning').map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400))
  expect(days).toEqual([30])
  // the list has its answers before it is left
  await page.waitForNetworkIdle()
  await home(page, origin)
  await page.waitForNetworkIdle()
  expect(await page.$(`::-p-text(Instagram answers slowly)`)).toBeNull()

  // another one is read out at once, and cannot be closed
  await admin.page.locator('input[name=message]').fill('Figures of today are missing.')
  await chooseOption(admin.page, '#page-warning ~ form button[aria-haspopup=listbox]', adminMessages.warning.types.ERROR)
  await admin.page.locator('input[name=closable]').click()
  await clickOn(admin.page, 'button', adminMessages.warning.show)
  await waitForText(admin.page, 'Figures of today are missing.')
  await home(page, origin)
  await page.waitForSelector('main [role=alert]::-p-text(Figures of today are missing.)')
  expect(await page.$(named('button', words.dismiss))).toBeNull()

  await clickOn(admin.page, 'button', adminMessages.warning.remove)
  await waitForText(admin.page, adminMessages.warning.none)
})

test('groups that nothing is published for are named to whoever looks after that, two by name', async () => {
  const { origin } = house.stack
  const { page } = await pageOf(house.browser, origin, 'owner')
  await home(page, origin)
  const names = await page.evaluate(async () => {
    const { me } = await (await fetch('/api/me')).json()
    const named: string[] = []
    for (const { entity_gid: id, name } of me.entities) {
      const { entity } = await (await fetch(`/api/entities/${id}`)).json()
      const { type, country, description, timezone, industry, max_users, max_profiles, version } = entity
      const body = { name, type, countryId: country?.value ?? 'GB', description, timezone, industry, max_users, max_profiles, version }
      const answer = await fetch(`/api/entities/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, publish_killswitch: true }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      named.push(name)
    }
    return named
  })
  expect(names.length).toBeGreaterThan(2)
  await page.reload()
  await waitForText(page, words.publishingOff(names))
  expect(words.publishingOff(names)).toContain(`and ${names.length - 2} more.`)
})
