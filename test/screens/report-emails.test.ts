/** The page of somebody who gets reports by email: choices in quick succession, a day in the past, and links that do not work. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { ReportEmails } from '../../shared/api/recipients.ts'
import { recipientMessages, recipientWords as words } from '../../shared/recipient-messages.ts'
import { click, eventually, pressKey } from '../builders/act.ts'
import { waitForGone, waitForText } from '../builders/browser.ts'
import { type Answers, type Asked, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { clickNamed, gone } from './screen-ways.ts'

const app = startMockedApp()
const path = `/recipient/${'A'.repeat(43)}`
const phone = { width: 390, height: 844 }
const missing = new Refusal(404, recipientMessages.missing)
const sample: ReportEmails = {
  email: 'tom@client.example',
  client: 'Northbound Coffee',
  agency: 'Northbound',
  white_label: false,
  undeliverable: null,
  report: {
    title: 'Social media performance report',
    type: 'WEEKLY',
    timezone: 'Europe/London',
    next: { at: '2031-03-03T09:00:00.000Z', timezone: 'Europe/London' },
    paused: false,
    ends_at: null,
    weekday: 0,
    unsubscribed_at: null,
  },
  chosen: { paused_until: null, weekday: null, link_only: true, number_format: 'comma', date_format: 'day', timezone: null },
  all: { unsubscribed_at: null },
}
const leftAt = '2026-11-24T10:00:00.000Z'

/** An API that keeps what is chosen, once `until` has come. */
function keeping(first: ReportEmails, until: Promise<unknown> = Promise.resolve()): Answers {
  let emails = first
  return {
    'GET /report-emails/{token}': () => emails,
    'PATCH /report-emails/{token}': async ({ body }: Asked) => {
      await until
      const { which, subscribed, ...choices } = v.parse(v.looseObject({ which: v.string(), subscribed: v.optional(v.boolean()) }), body)
      const unsubscribed_at = subscribed === false ? leftAt : null
      if (subscribed !== undefined && which === 'all') emails = { ...emails, all: { unsubscribed_at } }
      if (subscribed !== undefined && which === 'report' && emails.report) emails = { ...emails, report: { ...emails.report, unsubscribed_at } }
      emails = v.parse(ReportEmails, { ...emails, chosen: { ...emails.chosen, ...choices } })
      return emails
    },
  }
}
const changes = () => app.asked('PATCH /report-emails/{token}').map(({ body }) => body)
const open = (answers: Answers): Promise<Page> => app.open(path, answers, phone)

test('choices made in one go are all saved, and a day in the past is refused in words and does not stay', async () => {
  app.serverTime('2031-02-03T12:00:00Z')
  const page = await open(keeping(sample))
  await click(page, 'label', words.pause)
  await click(page, 'label', words.attached)
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('label')].some((one) => one.textContent === text && one.querySelector(':checked')),
    {},
    words.attached,
  )
  const until = 'input[type=date]'
  const day = await page.waitForSelector(until).then((input) => input?.evaluate((one) => one instanceof HTMLInputElement && one.value))
  await page.$eval(until, (input) => {
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.value = '2020-01-01'
    input.blur()
  })
  await waitForText(page, words.untilLater)
  await eventually(
    () => page.$eval(until, (input) => input instanceof HTMLInputElement && input.value),
    (value) => expect([value, value]).toEqual([day, '2031-03-03']),
  )
  await eventually(
    async () => changes(),
    (sent) =>
      expect(sent).toEqual([
        { which: 'report', paused_until: day },
        { which: 'report', link_only: false },
      ]),
  )
})

test('a choice that could not be saved says why, and never that it was saved', async () => {
  const page = await open({ ...keeping(sample), 'PATCH /report-emails/{token}': new Refusal(409, recipientMessages.missing) })
  await click(page, 'label', words.attached)
  await waitForText(page, recipientMessages.missing)
  await waitForGone(page, words.saving)
  const shown = await page.$eval('main', ({ textContent }) => textContent)
  expect(shown).not.toContain(words.saved)
})

test('"Undo" that is pressed again before it is done takes back nothing else', async () => {
  let answer: (value?: unknown) => void = () => undefined
  const until = new Promise((resolve) => {
    answer = resolve
  })
  const left = { unsubscribed_at: leftAt }
  const page = await open(keeping({ ...sample, report: sample.report && { ...sample.report, ...left }, all: left }, until))
  await waitForText(page, words.leftAll(sample.email, sample.agency))
  await clickNamed(page, 'Undo')
  await page.waitForSelector('button[aria-disabled]')
  // a person who presses a busy button
  await pressKey(page, '::-p-aria([role="button"][name="Undo"])', 'Enter')
  answer()
  await waitForGone(page, words.leftAll(sample.email, sample.agency))
  await gone(page, 'button[aria-disabled]')
  await waitForText(page, words.done)
  expect(new Set(changes().map((body) => JSON.stringify(body)))).toEqual(new Set([JSON.stringify({ which: 'all', subscribed: true })]))
})

test('a page whose account was deleted meanwhile says so in its place, with the focus, and offers nothing to press', async () => {
  const page = await open(keeping({ ...sample, report: sample.report && { ...sample.report, unsubscribed_at: leftAt } }))
  await waitForText(page, words.done)
  app.answer({ 'GET /report-emails/{token}': missing, 'PATCH /report-emails/{token}': missing })
  await clickNamed(page, 'Undo')
  await waitForText(page, recipientMessages.missing)
  await eventually(
    async () => [await page.$$eval('main button', ({ length }) => length), await page.evaluate(() => document.activeElement?.textContent)],
    (shown) => expect(shown).toEqual([0, recipientMessages.missing]),
  )
})

test('a link that is cut off says so, and what to do', async () => {
  const page = await app.open(`/recipient/${'A'.repeat(20)}`, { 'GET /report-emails/{token}': missing })
  await waitForText(page, words.whole)
})
