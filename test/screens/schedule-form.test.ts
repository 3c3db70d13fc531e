/** The form that schedules a report: its choices, its sentences, and what it keeps. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import type { Answered } from '../../shared/api/client.ts'
import { addDays, compareLabels, formatRange, quickRangeIds, quickRangeLabel } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { messages } from '../../shared/messages.ts'
import { click, eventually, replaceText, typeInto } from '../builders/act.ts'
import { chooseOption, waitForGone, waitForText } from '../builders/browser.ts'
import { plainHost } from '../builders/launch-browser.ts'
import { type Answers, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { realFile, testWith } from '../builders/real-data.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { reportAnswers } from './sample-report.ts'
import { sampleRun, sampleTeam } from './sample-runs.ts'
import { addAddress, clickNamed, formReady, gone, recipientField, reportReady, textOf, textsOf } from './screen-ways.ts'

const app = startMockedApp()
const form = '#schedule-form'
const team: Answers = { 'GET /team': sampleTeam }
const made: Answered<'POST /reports/scheduled'> = { schedule_id: 'schedule-2', records: [sampleRun()], message: null }

async function openForm(answers: Answers = {}): Promise<Page> {
  const page = await app.open('/reports/schedule', { ...team, 'POST /reports/scheduled': made, ...answers })
  await formReady(page, form)
  return page
}

test('the form shows without scrolling which dates a send covers, cuts off no name, and its list stays the current one', async () => {
  const page = await openForm()
  await eventually(
    () => textOf(page, 'nav[aria-label="Lists of reports"] [aria-current=page]'),
    (text) => expect(text).toBe('Scheduled and generated'),
  )
  await eventually(
    () =>
      page.$eval('[role=dialog]', (dialog) => {
        const found = [...dialog.querySelectorAll('p')].find((one) => one.textContent?.startsWith('Covers '))
        const { bottom = 0 } = found?.getBoundingClientRect() ?? {}
        return bottom > 0 && bottom <= dialog.getBoundingClientRect().bottom ? (found?.textContent ?? '') : 'out of sight'
      }),
    (sentence) => expect(sentence).toMatch(/^Covers .+ \d{4}, compared with .+ \d{4}\.$/),
  )
  await eventually(
    () =>
      page.$$eval(`${form} button span:not(.sr-only)`, (spans) =>
        spans.filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ textContent }) => textContent),
      ),
    (cut) => expect(cut).toEqual([]),
  )
})

test('what one report type lacked is not said at the field of the next', async () => {
  const page = await openForm({ 'GET /listen': { listeners: [] } })
  await chooseOption(page, `${form} button`, 'Sentiment report')
  await clickNamed(page, 'Schedule')
  await waitForText(page, messages.scheduleLacks.sentimentTypeRequired)
  await chooseOption(page, `${form} button`, 'Listener performance')
  await waitForGone(page, messages.scheduleLacks.sentimentTypeRequired)
})

test('a schedule of a listener and of Facebook Ads offers the default template and those of its report type', async () => {
  const page = await openForm({
    'GET /listen': { listeners: [] },
    'GET /reports/templates': {
      templates: [
        {
          ...{ _id: 't-board', name: 'Board pack', name_shortened: 'Board pack', flavor: 'listener_performance', created_at: '2026-11-20T09:00:00.000Z' },
          ...{ createdBy: null, updated_at: '2026-11-20T09:00:00.000Z', version: 1, schedules: 0, range: null, compare: null },
        },
      ],
      removed: [],
    },
    'GET /facebook/adaccounts': [],
  })
  for (const [name, flavor] of [
    ['Listener performance', 'listener_performance'],
    ['Facebook Ads', 'facebook_ads'],
  ] as const) {
    await chooseOption(page, `${form} button`, name)
    const options = await chooseOption(
      page,
      `::-p-xpath(//form[@id="schedule-form"]//button[contains(., "Default report template")])`,
      'Default report template',
    )
    expect(options).toEqual(['Default report template', 'Board pack'])
    expect(app.asked('GET /reports/templates').map(({ query }) => query.flavor)).toContain(flavor)
  }
})

test('after an address the team list is closed, so that a click on the next field adds nobody, and a name opens it again', async () => {
  const page = await openForm()
  await addAddress(page, 'someone@leith.example')
  await gone(page, '[role=option]')
  await click(page, '::-p-xpath(//form[@id="schedule-form"]//button[contains(., "Default report template")])')
  await page.waitForSelector('[role=option]')
  await waitForText(page, '0 members, 1 email')
  await page.keyboard.press('Escape')
  await gone(page, '[role=option]')
  await typeInto(page, recipientField, 'mar')
  await eventually(
    () => textsOf(page, '[role=option]'),
    (names) => expect(names).toEqual([expect.stringContaining('Mara Okafor')]),
  )
})

testWith('cases/outlook-paste.txt')('a list pasted from Outlook is one recipient for each address in it', async () => {
  const page = await openForm()
  await page.waitForSelector(recipientField)
  await page.$eval(
    recipientField,
    (input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    readFileSync(realFile('cases/outlook-paste.txt'), 'utf8'),
  )
  await waitForText(page, '0 members, 2 emails')
  await eventually(
    () => textsOf(page, '[aria-label="Chosen recipients"] li'),
    (chips) => expect(chips).toEqual(['ana@x.example', 'ben@y.example']),
  )
})

test('a schedule keeps the dates of its report, lists what each send covers, and counts its runs in words', async () => {
  const page = await app.open('/reports/run/comprehensive?from_date=2026-10-01&to_date=2026-10-14', {
    ...team,
    ...reportAnswers,
    'POST /reports/scheduled': made,
  })
  await reportReady(page)
  await clickNamed(page, 'Schedule')
  await formReady(page, form)
  await waitForText(page, 'Last 14 days')
  await waitForText(page, 'Sends once, on ')
  await clickNamed(page, 'One run more')
  await waitForText(page, 'Sends every week, 2 times: the last on ')
  await addAddress(page, 'second@leith.example')
  const covered = await textOf(page, `${form} section[aria-label="Next sends"] li`)
  await clickNamed(page, 'Schedule')
  await gone(page, form)
  const [order, ...others] = app.asked('POST /reports/scheduled').map(({ body }) => v.parse(v.looseObject({ generate_at: v.string() }), body))
  expect([order, others]).toMatchObject([{ range: { days: 14 }, compare: 'preceding_match_weekday', quantity: 2 }, []])
  const day = order?.generate_at.slice(0, 10) ?? ''
  expect(covered).toContain(formatRange(addDays(day, -13), day))
})

const dates = async (page: Page) => {
  const texts = await page.$$eval('#schedule-form button', (buttons) => buttons.map(({ textContent }) => textContent ?? ''))
  return [...quickRangeIds.map(quickRangeLabel), ...Object.values(compareLabels)].filter((label) => texts.some((text) => text.startsWith(label)))
}

test('a timeframe brings the period that is over with it, until somebody chooses the dates', async () => {
  const page = await openForm()
  const shows = (...labels: string[]) =>
    eventually(
      () => dates(page),
      (seen) => expect(seen).toEqual(expect.arrayContaining(labels)),
    )
  await shows('Last week', compareLabels.preceding_match_weekday)
  await clickNamed(page, 'Monthly', 'radio')
  await shows('Last month', compareLabels.preceding)
  await clickNamed(page, 'Weekly', 'radio')
  await shows('Last week', compareLabels.preceding_match_weekday)
  await chooseOption(page, `::-p-xpath(//form[@id="schedule-form"]//button[contains(., "Last week")])`, 'Month to date')
  await clickNamed(page, 'Monthly', 'radio')
  await shows('Month to date')
  await replaceText(page, `${form} input[aria-label="Generate date"]`, '1 Jan 2199')
  await page.keyboard.press('Tab')
  await waitForText(page, 'Covers 1 Jan 2199 (1 day), compared with 25 Dec 2198.')
})

test('the form is covered until its choices are there, and Escape while it is saved asks to wait', async () => {
  let answerTeam: (team: typeof sampleTeam) => void = () => undefined
  let answerOrder: (answer: typeof made) => void = () => undefined
  const page = await app.open('/reports/schedule', {
    'GET /team': new Promise<typeof sampleTeam>((resolve) => {
      answerTeam = resolve
    }),
    'POST /reports/scheduled': new Promise<typeof made>((resolve) => {
      answerOrder = resolve
    }),
  })
  await page.waitForSelector(`${form}[aria-busy=true] [role=status] ::-p-text(Loading)`)
  answerTeam(sampleTeam)
  await formReady(page, form)
  await addAddress(page, 'third@leith.example')
  await clickNamed(page, 'Schedule')
  await waitForText(page, 'Scheduling')
  await page.keyboard.press('Escape')
  await waitForText(page, messages.busy)
  await page.waitForSelector(form)
  answerOrder(made)
  await gone(page, form)
})

test('a test of a form without recipients asks for none', async () => {
  const page = await openForm({ 'POST /reports/scheduled/test': { message: deliveryMessages.test.asked('ada@leith.example') } })
  await clickNamed(page, deliveryMessages.test.ask)
  await waitForText(page, deliveryMessages.test.asked('ada@leith.example'))
  await eventually(
    () => page.evaluate((text) => document.body.innerText.includes(text), messages.schedule.noRecipients),
    (isAsked) => expect(isAsked).toBe(false),
  )
})

test('a form whose session ended has what was typed once the same person has signed in again', async () => {
  const over = new Refusal(401, 'Please sign in.', { mustLogin: true })
  const page = await openForm()
  await addAddress(page, 'typed@leith.example')
  app.answer({ 'GET /me': over, 'POST /reports/scheduled': over, 'POST /auth/login': { me: sampleMe } })
  await clickNamed(page, 'Schedule')
  await typeInto(page, 'input[type=email]', 'ada@leith.example')
  await typeInto(page, 'input[type=password]', 'kettle crane river')
  app.answer({ 'GET /me': { me: sampleMe } })
  await page.keyboard.press('Enter')
  await formReady(page, form)
  await eventually(
    () => textsOf(page, '[aria-label="Chosen recipients"] li'),
    (chips) => expect(chips).toEqual(['typed@leith.example']),
  )
})

test('over plain HTTP at a name of the team’s own, a report is scheduled, and the toast names client and recipients', async () => {
  const ofTwo = { ...made, records: [sampleRun({ entities: ['group-leith', 'group-harbour'] })] }
  const page = await app.open('/reports/schedule', { ...team, 'POST /reports/scheduled': ofTwo }, undefined, plainHost)
  await formReady(page, form)
  await addAddress(page, 'second@leith.example')
  await clickNamed(page, 'Schedule')
  await waitForText(page, `${sampleRun().title} for Leith Studio and Harbour Coffee is scheduled. It is first sent on `)
  await waitForText(page, ', to old@leith.example and Mathieu Lambert.')
  expect(app.asked('POST /reports/scheduled')[0]?.body).toMatchObject({ idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})
