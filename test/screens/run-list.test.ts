/** The list of reports and the drawer of a run: what each person may do, and answers that fail. */
import { expect, test } from '@jest/globals'
import { formatDay, formatWeekday } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { messages } from '../../shared/messages.ts'
import { click, eventually, typeInto } from '../builders/act.ts'
import { chooseOption, closeDialog, named, waitForText } from '../builders/browser.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { first, openedRun, runTitle, sampleRun, withSchedule } from './sample-runs.ts'
import { clickNamed, gone, textOf, textsOf } from './screen-ways.ts'

const app = startMockedApp()
const drawer = '[aria-label="Delivery ledger"]'
const failed = new Refusal(500, 'Something went wrong. Please try again.')
const viewer = {
  ...sampleMe,
  isOwner: false,
  role: 'RESTRICTED' as const,
  entities: sampleMe.entities.map((group) => ({ ...group, admin: false, permissions: { reports: 'view' } })),
}

test.each([false, true])('somebody who may only view reports is offered the ledger alone (paused: %s)', async (paused) => {
  const record = sampleRun({ paused, ...(paused ? { label_state: 'Paused' } : {}) })
  const page = await app.open('/reports', {
    ...withSchedule,
    'GET /me': { me: viewer },
    'GET /reports/rows': { rows: [{ record, more: 2 }], cursor: null },
    'GET /reports/scheduled/{id}': { ...openedRun(record), order: null, course: null, owner: null, revision: null },
  })
  if (paused) await waitForText(page, 'Paused')
  await clickNamed(page, `Actions for ${runTitle}`)
  await eventually(
    () => textsOf(page, '[role=menuitem]'),
    (items) => expect(items).toEqual(['Delivery ledger']),
  )
  await clickNamed(page, 'Delivery ledger', 'menuitem')
  if (paused) await waitForText(page, deliveryMessages.pause.until)
  await eventually(
    () => textsOf(page, '[role=dialog] footer button'),
    (buttons) => expect(buttons).toEqual(['Close']),
  )
})

test('a row of the list names what its report is limited to', async () => {
  const record = sampleRun({ subject: 'Posts with the label Winter' })
  const page = await app.open('/reports', { ...withSchedule, 'GET /reports/rows': { rows: [{ record, more: 2 }], cursor: null } })
  await waitForText(page, 'Leith Studio · Posts with the label Winter')
})

test('a run that cannot be read is not shown as the one before, and is read again on demand', async () => {
  const page = await app.open('/reports', withSchedule)
  await clickNamed(page, runTitle)
  await page.waitForFunction((css) => document.querySelectorAll(`${css} li`).length === 3, {}, drawer)
  await clickNamed(page, 'Later run')
  await waitForText(page, `Run 2 of 3 · ${formatWeekday('2031-03-10')}`)
  app.answer({ 'GET /reports/scheduled/{id}': failed })
  await clickNamed(page, 'Later run')
  await waitForText(page, messages.notLoaded.run)
  await eventually(
    () => textOf(page, drawer),
    (text) => expect(text).not.toContain('Run 2 of 3'),
  )
  app.answer(withSchedule)
  await clickNamed(page, 'Try again')
  await waitForText(page, 'Run 3 of 3')
})

test('the search and the state of the list stay in the address, also with a run open and after a reload', async () => {
  const page = await app.open('/reports', withSchedule)
  const search = named('searchbox', 'Search for reports')
  await typeInto(page, search, 'leith.example')
  await page.waitForFunction(() => location.search.includes('leith.example'))
  await clickNamed(page, runTitle)
  await page.waitForFunction(() => location.search.includes('run=run-1'))
  await page.reload()
  await page.waitForSelector('[role=dialog] dl')
  await closeDialog(page)
  await page.waitForFunction(() => !location.search.includes('run='))
  await eventually(
    async () => [await page.$eval(search, (field) => 'value' in field && field.value), await page.$$eval('table tbody tr', ({ length }) => length)],
    (shown) => expect(shown).toEqual(['leith.example', 1]),
  )
  await clickNamed(page, 'Ready 0', 'radio')
  await waitForText(page, 'No reports found')
  await page.reload()
  await waitForText(page, 'No reports found')
  expect(new URL(page.url()).search).toBe('?state=GENERATED&q=leith.example')
})

test('a row fits the width of a phone', async () => {
  const page = await app.open('/reports', withSchedule)
  await page.waitForSelector('table tbody tr td')
  await page.setViewport({ width: 390, height: 844 })
  await eventually(
    () => page.$$eval('table tbody tr td', (cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right))),
    (right) => expect(right).toBeLessThanOrEqual(390),
  )
})

test('the next run is in the first row and above the list, and each schedule shows how many runs follow', async () => {
  const later = Array.from({ length: 12 }, (_, at) => sampleRun({ run: 3, _id: `run-later-${at}`, schedule_id: `schedule-later-${at}` }))
  const page = await app.open('/reports', {
    ...withSchedule,
    'GET /reports/rows': { rows: [{ record: sampleRun(), more: 2 }, ...later.map((record) => ({ record, more: 51 }))], cursor: null },
  })
  await page.waitForFunction(() => document.querySelectorAll('main tbody tr').length === 13)
  await eventually(
    async () => [await textOf(page, 'dl dd'), await textOf(page, '[data-label="Send time"]')],
    (texts) => expect(texts).toEqual([expect.stringContaining(` ${formatDay(first)}, 09:00`), expect.stringContaining(formatDay(first))]),
  )

  await page.waitForSelector('main tbody tr:last-child [data-label="Repeats"]')
  await eventually(
    () => textsOf(page, 'main [data-label="Repeats"]'),
    (texts) => expect(texts.filter((text) => text?.includes('51 more coming'))).toHaveLength(12),
  )
})

test('handing over asks for a person, explains what follows, and shows a refusal', async () => {
  const words = deliveryMessages.handOver
  const page = await app.open('/reports?run=run-1', { ...withSchedule, 'POST /reports/scheduled/{id}/hand-over': new Refusal(409, words.mayNot) })
  await clickNamed(page, 'More actions')
  await clickNamed(page, words.ask, 'menuitem')
  await waitForText(page, words.now('Ada Brook'))
  const choose = (name: string) => chooseOption(page, '#hand-over-form button[aria-haspopup=listbox]', name)
  await clickNamed(page, words.ask)
  await waitForText(page, words.choose)
  await choose('Priya Nair')
  await waitForText(page, words.next('Priya Nair'))
  await clickNamed(page, words.ask)
  await waitForText(page, words.mayNot)
  expect(app.asked('POST /reports/scheduled/{id}/hand-over')).toMatchObject([{ params: { id: 'run-1' }, body: { user_id: 'user-priya' } }])
  app.answer({ 'POST /reports/scheduled/{id}/hand-over': { owner: { id: 'user-mathieu', name: 'Mathieu Lambert' } } })
  await choose('Mathieu Lambert')
  await waitForText(page, words.next('Mathieu Lambert'))
  await clickNamed(page, words.ask)
  await waitForText(page, words.done('Mathieu Lambert'))
  await gone(page, '#hand-over-form')
})

test('without an answer nobody is said to have left the team, and it can be asked for again', async () => {
  const page = await app.open('/reports', { ...withSchedule, 'GET /reports/scheduled/{id}': failed })
  await clickNamed(page, `Actions for ${runTitle}`)
  await clickNamed(page, deliveryMessages.handOver.ask, 'menuitem')
  await page.waitForSelector('#hand-over-form [role=alert]')
  await eventually(
    () => textOf(page, '#hand-over-form'),
    (text) => expect(text).toBe(`${messages.notLoaded.choices}Try again`),
  )
  app.answer(withSchedule)
  await click(page, '#hand-over-form button', 'Try again')
  await waitForText(page, deliveryMessages.handOver.now('Ada Brook'))
})
