/** The lines above a page that report a problem of the account, and their dialogs. */
import { expect, test } from '@jest/globals'
import { bannerMessages as words } from '../../shared/banner-messages.ts'
import { messages } from '../../shared/messages.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { click, eventually, hasFocus, pressKey, replaceText, typeInto } from '../builders/act.ts'
import { closeToast, named, waitForGone, waitForText } from '../builders/browser.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { gate } from './waiting.ts'

const app = startMockedApp()
const { email } = sampleMe
const field = 'input[autocomplete=one-time-code]'

test('a code dialog takes digits alone, asks before it closes, and stays while a code is sent or checked', async () => {
  const [sending, checking] = [gate(), gate()]
  const page = await app.open('/settings', {
    'GET /me': { me: { ...sampleMe, email_suppressed: true, suppressed_reason: 'COMPLAINT' } },
    'GET /me/email-verification-code': () => sending.passed.then(() => ({ email, until: '2026-11-28T10:15:00.000Z' })),
    'POST /me/email-verification-code': () => checking.passed.then(() => new Refusal(400, messages.emailCode.wrong(4))),
  })
  const stays = async () => {
    await page.keyboard.press('Escape')
    await waitForText(page, words.verify.processing)
    await page.waitForSelector('[role=dialog]')
    await closeToast(page)
    await waitForGone(page, words.verify.processing)
  }
  await click(page, named('button', words.fix))
  await waitForText(page, words.verify.why.COMPLAINT(email))
  await click(page, named('button', words.verify.send))
  await waitForText(page, words.verify.sending)
  await stays()
  sending.open()
  await waitForText(page, words.verify.sent(email))

  await hasFocus(page, field)
  await page.keyboard.press('Escape')
  await waitForText(page, words.verify.leave)
  await click(page, named('button', words.verify.stay))
  await waitForGone(page, words.verify.leave)
  await typeInto(page, field, 'a1234569')
  await pressKey(page, field, 'Enter')
  await waitForText(page, words.verify.busy)
  await stays()
  checking.open()
  await waitForText(page, messages.emailCode.wrong(4))

  // a paste out of the middle of a sentence
  await replaceText(page, field, '')
  await hasFocus(page, field)
  await page.keyboard.sendCharacter('Your code is 654 321.')
  await eventually(
    () => page.$eval(field, (input) => [input instanceof HTMLInputElement && input.value, input.getAttribute('inputmode')]),
    (value) => expect(value).toEqual(['654321', 'numeric']),
  )
  app.answer({ 'POST /me/email-verification-code': { me: sampleMe } })
  await click(page, named('button', words.verify.action))
  await waitForText(page, words.verify.done)
  expect(app.asked('POST /me/email-verification-code').map(({ body }) => body)).toEqual([{ code: '123456' }, { code: '654321' }])
})

test('an address that waits for its link is told of, and the link is sent again after a question; one that takes no email goes before it', async () => {
  const waiting = { ...sampleMe, confirmed: false }
  const page = await app.open('/settings', { 'GET /me': { me: waiting }, 'GET /me/verify-email': { email: 'new@leith.example' } })
  await waitForText(page, words.unconfirmed)
  await click(page, named('button', words.sendAgain))
  await waitForText(page, words.resend.question)
  expect(app.asked('GET /me/verify-email')).toEqual([])
  await Promise.all([waitForText(page, screenMessages.preferences.emailSent('new@leith.example')), click(page, named('button', words.resend.action))])
  expect(app.asked('GET /me/verify-email')).toHaveLength(1)
  await app.open('/settings', { 'GET /me': { me: { ...waiting, email_suppressed: true, suppressed_reason: 'BOUNCE' } } })
  await waitForText(page, words.undeliverable(email))
  await waitForGone(page, words.unconfirmed)
})

test('groups whose publishing is off are named to people who manage it, two by name', async () => {
  const [first] = sampleMe.entities
  if (!first) throw new Error('The sample account has no group.')
  const groups = ['Leith Studio', 'Harbour Coffee', 'Northbound Markets'].map((name, place) => ({
    ...first,
    ...{ entity_gid: `group-${place}`, name, publish_killswitch: true },
  }))
  const names = groups.map(({ name }) => name)
  const view = groups.map((group) => ({ ...group, permissions: { ...group.permissions, publish: 'view' } }))
  const page = await app.open('/settings', { 'GET /me': { me: { ...sampleMe, entities: groups } } })
  expect(words.publishingOff(names)).toContain('and 1 more.')
  await waitForText(page, words.publishingOff(names))
  await app.open('/settings', { 'GET /me': { me: { ...sampleMe, entities: view } } })
  await page.waitForSelector('main h1')
  await waitForGone(page, 'Account owner has disabled publishing')
})

test('a page warning is dismissed for 30 days', async () => {
  const page = await app.open('/settings', {
    'GET /me': { me: { ...sampleMe, warned: true } },
    'GET /page-warnings': { data: { id: 'slow', message: 'Instagram answers slowly.', link: null, type: 'WARNING', closable: true } },
  })
  await waitForText(page, 'Instagram answers slowly.')
  await click(page, named('button', words.dismiss))
  await waitForGone(page, 'Instagram answers slowly.')
  const now = await page.evaluate(() => performance.timeOrigin / 1000)
  const cookies = await page.cookies()
  const days = cookies.filter(({ name }) => name === 'page_warning').map(({ expires }) => Math.round((expires - now) / 86_400))
  expect(days).toEqual([30])
  await page.deleteCookie({ name: 'page_warning' })
})
