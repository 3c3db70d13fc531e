/** A schedule from its form to the list, the ledger and the calendar, changed by several people, until it is removed. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { addDays, formatWeekday } from '../../shared/dates/index.ts'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { messages } from '../../shared/messages.ts'
import { click, eventually } from '../builders/act.ts'
import { closeDialog, named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { startPeople } from './people-ways.ts'
import { addAddress, clickNamed, first, formReady, gone, onlySchedule, openMenu, removeSchedules, rowShows, runsOf, title, weekly } from './schedule-ways.ts'

const house = startHouse()
const open = startPeople(house)
const ledger = '[aria-label="Delivery ledger"]'
const row = 'table tbody tr'
const days = (page: Page, css: string) => page.$$eval(css, (runs) => runs.map((run) => run.getAttribute('data-day')))

test('a schedule is in the list as soon as it is made, with the dates of its form in its ledger, and is gone as soon as it is removed', async () => {
  const { page, faults, call } = await open('owner')
  await removeSchedules(call)
  await page.goto(`${house.stack.origin}/reports`)
  await clickNamed(page, 'Schedule report')
  await formReady(page, '#schedule-form')
  const covers = await page.waitForSelector('::-p-xpath(//*[@role="dialog"]//p[starts-with(., "Covers ")])')
  const sentence = await covers?.evaluate(({ textContent }) => textContent)
  await addAddress(page, 'first@leith.example')
  await clickNamed(page, 'Schedule')
  await gone(page, '[role=dialog]')
  await rowShows(page, 'Once')
  await click(page, `${row} button`)
  await eventually(
    () => page.$eval('[role=dialog] dl', ({ textContent }) => textContent),
    (text) => expect(text).toContain(sentence),
  )
  await closeDialog(page)
  await openMenu(page)
  await clickNamed(page, 'Remove', 'menuitem')
  await waitForText(page, messages.schedule.remove)
  await click(page, '[role=alertdialog] button', 'Remove')
  await waitForText(page, 'No reports yet')
  await gone(page, row)
  expect([await runsOf(call), faults]).toEqual([[], []])
})

test('a change of a run and all that follow is in the list at once, and so is what a manager changes meanwhile', async () => {
  const { page, faults, told, call } = await open('owner')
  const ids = await onlySchedule(call)
  await page.goto(`${house.stack.origin}/reports`)
  await clickNamed(page, title)
  await page.waitForFunction((css) => document.querySelectorAll(`${css} li`).length === 3, {}, ledger)
  await clickNamed(page, 'Later run')
  await waitForText(page, `Run 2 of 3 · ${formatWeekday(addDays(first, 7))}`)
  await clickNamed(page, 'Earlier run')
  await waitForText(page, 'Run 1 of 3')
  await clickNamed(page, 'Edit')
  await formReady(page, '#edit-form')
  await clickNamed(page, 'Remove old@leith.example')
  await addAddress(page, 'new@leith.example')
  await clickNamed(page, 'PM', 'radio')
  await clickNamed(page, 'Update')
  await gone(page, '#edit-form')
  await told(deliveryMessages.change.done(3))
  await rowShows(page, ', 21:00 GMT')
  const changed = (await runsOf(call)).map(({ local_time, recipients }) => [local_time, recipients.map(({ email }) => email)])
  expect(changed).toEqual([0, 7, 14].map((later) => [`${addDays(first, later)}T21:00`, ['new@leith.example', 'manager@almanac.test']]))

  const manager = await open('manager')
  await manager.call('PATCH', `/reports/scheduled/${ids[0]}`, {
    ...{ which: 'following', flavor: weekly.flavor, type: weekly.type, generate_at: weekly.generate_at, timezone: weekly.timezone },
    ...{ profiles: weekly.profiles, recipient_emails: 'third@leith.example' },
  })
  await clickNamed(page, 'Edit')
  await formReady(page, '#edit-form')
  await page.waitForSelector(named('button', 'Remove third@leith.example'))
  await page.keyboard.press('Escape')
  await gone(page, '#edit-form')
  await manager.call('POST', `/reports/scheduled/${ids[0]}/pause`, { paused: true })
  // a window reads again when it is looked at, at most once in some seconds
  await page.waitForFunction(
    (css, text) => {
      window.dispatchEvent(new Event('focus'))
      return document.querySelector(css)?.textContent?.includes(text)
    },
    { polling: 500 },
    ledger,
    deliveryMessages.pause.stands,
  )
  const viewer = await open('readonly', `/reports?run=${ids[0]}`)
  await waitForText(viewer.page, deliveryMessages.pause.until)
  await eventually(
    () => viewer.page.$$eval('[role=dialog] footer button', (buttons) => buttons.map(({ textContent }) => textContent)),
    (buttons) => expect(buttons).toEqual(['Close']),
  )
  expect([...faults, ...viewer.faults]).toEqual([])
})

test('a month of the calendar has the runs of its days in the zone of the reader, also runs that are not written yet, and their pause', async () => {
  const { page, faults, told, call } = await open('owner')
  await onlySchedule(call, { generate_at: `${first}T23:30`, until_stopped: true, timezone: 'America/New_York' })
  await page.goto(`${house.stack.origin}/reports?view=calendar&month=2031-03`)
  // in London it is the day after, until New York changes its clock
  await eventually(
    () => days(page, '[data-tone][data-day]'),
    (shown) => expect(shown).toEqual(['2031-03-04', '2031-03-11', '2031-03-18', '2031-03-25', '2031-04-01']),
  )
  // beyond the twelve that are written
  await page.goto(`${house.stack.origin}/reports?view=calendar&month=2031-06`)
  await eventually(
    () => days(page, '[data-planned]'),
    (shown) => expect(shown).toEqual(['2031-05-27', '2031-06-03', '2031-06-10', '2031-06-17', '2031-06-24', '2031-07-01']),
  )
  await clickNamed(page, 'Previous month')
  await click(page, '[data-tone][data-day="2031-05-06"]')
  await page.waitForSelector('[role=dialog] dl')
  await clickNamed(page, 'Pause')
  await told(deliveryMessages.pause.paused)
  await closeDialog(page)
  await eventually(
    () => page.$$eval('[data-tone][data-day]', (runs) => [...new Set(runs.map((run) => run.getAttribute('data-tone')))]),
    (tones) => expect(tones).toEqual(['flat']),
  )
  expect(faults).toEqual([])
})

test('a duplicate of a schedule without an end is a schedule of its own, for the same people', async () => {
  const { page, faults, told, call } = await open('owner')
  await onlySchedule(call, { until_stopped: true })
  await page.goto(`${house.stack.origin}/reports`)
  await openMenu(page)
  await clickNamed(page, 'Duplicate', 'menuitem')
  await formReady(page, '#schedule-form')
  await clickNamed(page, 'Schedule')
  await told('is scheduled. It is first sent on')
  await page.waitForFunction((css) => document.querySelectorAll(css).length === 2, {}, row)
  const runs = await runsOf(call)
  const [copy, model] = [runs[0], runs.at(-1)]
  expect([runs.length, new Set(runs.map(({ schedule_id }) => schedule_id)).size]).toEqual([24, 2])
  expect([copy?.profiles, copy?.recipients.map(({ email }) => email)]).toEqual([model?.profiles, model?.recipients.map(({ email }) => email)])
  // the next such time from now on
  expect([copy?.local_time.slice(10), v.parse(v.string(), copy?.local_time) < first]).toEqual(['T09:00', true])
  await openMenu(page)
  await clickNamed(page, 'Edit', 'menuitem')
  await formReady(page, '#edit-form')
  await waitForText(page, deliveryMessages.change.untilStopped)
  expect(faults).toEqual([])
})
