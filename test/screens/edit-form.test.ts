/** The forms that change and duplicate a run to come. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { messages } from '../../shared/messages.ts'
import { click, eventually, hasFocus, hover, pressKey } from '../builders/act.ts'
import { named, waitForText } from '../builders/browser.ts'
import { type Answers, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { first, openedRun, recipient, runTitle, sampleRun, withSchedule } from './sample-runs.ts'
import { addAddress, clickNamed, focusLabel, formReady, gone, recipientField, tabTo, textsOf } from './screen-ways.ts'

const app = startMockedApp()
const form = '#edit-form'
const words = deliveryMessages.change

async function openForm(answers: Answers = {}): Promise<Page> {
  const page = await app.open('/reports', { ...withSchedule, ...answers })
  await clickNamed(page, `Actions for ${runTitle}`)
  await clickNamed(page, 'Edit', 'menuitem')
  await formReady(page, form)
  return page
}
const sent = () => app.asked('PATCH /reports/scheduled/{id}').map(({ body }) => body)

test('a run and all that follow are changed once, however often "Update" is pressed', async () => {
  const page = await openForm({ 'PATCH /reports/scheduled/{id}': { records: [1, 2, 3].map((run) => sampleRun({ run })) } })
  await waitForText(page, '0 of 3 runs sent')
  await eventually(
    () => page.$$eval('section[aria-label=Profiles] li li input:checked', (boxes) => boxes.length),
    (checked) => expect(checked).toBe(2),
  )
  // a locked field takes no click, and says why on a key
  await pressKey(page, named('button', `Report type: ${runTitle}`), 'Enter')
  await waitForText(page, words.type)
  await clickNamed(page, 'Remove old@leith.example')
  await addAddress(page, 'new@leith.example')
  await clickNamed(page, 'PM', 'radio')
  await eventually(
    () => textsOf(page, 'section[aria-label="Next sends"] li'),
    (sends) => expect(sends).toEqual([1, 2, 3].map(() => expect.stringContaining('9:00 PM'))),
  )
  const done = waitForText(page, words.done(3))
  const button = await page.waitForSelector(named('button', 'Update'))
  // in view, enabled and uncovered
  await hover(page, named('button', 'Update'))
  await button?.click({ count: 2 })
  await Promise.all([gone(page, form), done])
  expect(sent()).toMatchObject([{ which: 'following', quantity: 1, generate_at: `${first}T21:00`, recipient_emails: ['new@leith.example'] }])
})

test('a change of a schedule without an end counts no runs that follow', async () => {
  const record = sampleRun({ until_stopped: true })
  const page = await openForm({
    'GET /reports/scheduled/{id}': openedRun(record, { until_stopped: true }),
    'PATCH /reports/scheduled/{id}': { records: [1, 2, 3].map((run) => sampleRun({ run, until_stopped: true })) },
  })
  await waitForText(page, words.untilStopped)
  const done = waitForText(page, 'This report and all that follow have been changed.')
  await clickNamed(page, 'Update')
  await Promise.all([gone(page, form), done])
})

test('fifty recipients have a box of their own, and arrows move through them', async () => {
  const emails = Array.from({ length: 49 }, (_, at) => `client${at + 1}@leith.example`)
  const record = sampleRun({ recipients: [recipient('mathieu@leith.example', 'Mathieu Lambert'), ...emails.map((email) => recipient(email))] })
  const page = await openForm({ 'GET /reports/scheduled/{id}': openedRun(record, { recipient_emails: emails }) })
  await waitForText(page, '1 member, 49 emails')
  await eventually(
    () => page.$eval('[aria-label="Chosen recipients"]', (list) => [list.clientHeight < 130, list.scrollHeight > list.clientHeight]),
    (box) => expect(box).toEqual([true, true]),
  )
  const removes = (name: string) => named('button', `Remove ${name}`)
  await page.focus(recipientField)
  await hasFocus(page, recipientField)
  await page.keyboard.down('Shift')
  await page.keyboard.press('Tab')
  await page.keyboard.up('Shift')
  await hasFocus(page, removes('client49@leith.example'))
  await page.keyboard.press('Home')
  await hasFocus(page, removes('Mathieu Lambert'))
  await page.keyboard.press('ArrowRight')
  await hasFocus(page, removes('client1@leith.example'))
  await page.keyboard.press('Enter')
  await waitForText(page, '1 member, 48 emails')
  await hasFocus(page, removes('client2@leith.example'))
  await page.keyboard.press('End')
  await hasFocus(page, removes('client49@leith.example'))
  await page.keyboard.press('Tab')
  await eventually(
    () => focusLabel(page),
    (label) => expect(label).toBeNull(),
  )
})

test('one run alone is changed by keyboard, and is not saved without a profile', async () => {
  const page = await app.open('/reports?run=run-2', {
    ...withSchedule,
    'GET /reports/scheduled/{id}': openedRun(sampleRun({ run: 2, profiles: ['p-facebook'] })),
    'PATCH /reports/scheduled/{id}': { records: [sampleRun({ run: 2 })] },
  })
  await pressKey(page, named('button', 'Edit'), 'Enter')
  await formReady(page, form)
  await tabTo(page, 'This and all that follow')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction(() => document.querySelectorAll('section[aria-label="Next sends"] li').length === 1)
  const box = 'section[aria-label=Profiles] li li input'
  await pressKey(page, `${box}:checked`, 'Space')
  await pressKey(page, named('button', 'Update'), 'Enter')
  await waitForText(page, messages.profiles.none)
  await pressKey(page, box, 'Space')
  await pressKey(page, named('button', 'Update'), 'Enter')
  await gone(page, form)
  expect(sent()).toMatchObject([{ which: 'run', profiles: [expect.any(String)] }])
})

test('a refusal of the API is a sentence, and removing from the form asks first', async () => {
  const page = await openForm({
    'PATCH /reports/scheduled/{id}': new Refusal(404, words.removed),
    'DELETE /reports/scheduled/{id}': { deleted: true },
  })
  await clickNamed(page, 'Update')
  await waitForText(page, words.removed)
  await clickNamed(page, 'Remove')
  await waitForText(page, messages.schedule.remove)
  expect(app.asked('DELETE /reports/scheduled/{id}')).toEqual([])
  app.answer({ 'GET /reports/rows': { rows: [], cursor: null } })
  await click(page, '[role=alertdialog] button', 'Remove')
  await waitForText(page, 'No reports yet')
  await gone(page, '[role=dialog], [role=alertdialog]')
  expect(app.asked('DELETE /reports/scheduled/{id}')).toMatchObject([{ params: { id: 'schedule-1' }, query: { type: 'schedule' } }])
})

test('"No end date" takes the place of a quantity, also in a duplicate', async () => {
  const endless = sampleRun({ until_stopped: true, runs: 12 })
  const page = await app.open('/reports', {
    ...withSchedule,
    'GET /reports/rows': { rows: [{ record: endless, more: 11 }], cursor: null },
    'GET /reports/scheduled/{id}': openedRun(endless),
    'POST /reports/scheduled': { schedule_id: 'schedule-2', records: [sampleRun()], message: null },
  })
  await waitForText(page, 'Run 1, until stopped')
  await clickNamed(page, 'Actions for Social media performance report')
  await clickNamed(page, 'Duplicate', 'menuitem')
  await formReady(page, '#schedule-form')
  await waitForText(page, 'until you stop it.')
  const offSteppers = (wanted: boolean[]) =>
    eventually(
      () => page.$$eval(`#schedule-form [data-off] input`, (inputs) => inputs.map(({ disabled }) => disabled)),
      (off) => expect(off).toEqual(wanted),
    )
  await offSteppers([true])
  await click(page, '::-p-text(No end date)')
  await offSteppers([])
  await waitForText(page, '12 times: the last on')
  await click(page, '::-p-text(No end date)')
  await offSteppers([true])
  await clickNamed(page, 'Schedule')
  await gone(page, '#schedule-form')
  expect(app.asked('POST /reports/scheduled').map(({ body }) => body)).toMatchObject([{ until_stopped: true }])
})

test('a duplicate is filled like its model, and is not sent before "Schedule" is pressed', async () => {
  const page = await app.open('/reports', { ...withSchedule, 'POST /reports/scheduled': { schedule_id: 'schedule-2', records: [sampleRun()], message: null } })
  await clickNamed(page, 'Actions for Social media performance report')
  await clickNamed(page, 'Duplicate', 'menuitem')
  await formReady(page, '#schedule-form')
  await page.waitForSelector(named('button', 'Remove old@leith.example'))
  await waitForText(page, 'Schedule Report')
  await clickNamed(page, 'Close')
  await gone(page, '#schedule-form')
  expect(app.asked('POST /reports/scheduled')).toEqual([])
})
