/** What a schedule sends: a test, a report again, nothing while it is paused, and in whose name. With mails of the whole stack. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { deliveryMessages } from '../../shared/delivery-messages.ts'
import { click, eventually } from '../builders/act.ts'
import { chooseOption, waitForGone, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { advanceTo, mailCount, mailsTo } from './mail-ways.ts'
import { startPeople } from './people-ways.ts'
import { addAddress, clickNamed, first, formReady, onlySchedule, openMenu, rowShows, runsOf } from './schedule-ways.ts'

const house = startHouse()
const open = startPeople(house)
const owner = 'owner@almanac.test'

const comingDays = async (call: Awaited<ReturnType<typeof open>>['call']) =>
  v
    .parse(v.looseObject({ runs: v.array(v.looseObject({ local_time: v.string() })) }), await call('GET', '/reports/calendar'))
    .runs.map(({ local_time }) => local_time)

test('a test comes to oneself alone, from the menu and from a form, and the list stays as it is', async () => {
  const { page, faults, told, call } = await open('owner')
  // LinkedIn alone is made fastest
  await onlySchedule(call, { profiles: ['demo-linkedin'] })
  const before = (await runsOf(call)).length
  await page.goto(`${house.stack.origin}/reports`)
  await openMenu(page)
  await clickNamed(page, deliveryMessages.test.ask, 'menuitem')
  await told(deliveryMessages.test.asked(owner))
  await mailCount(house.stack.origin, owner, 1)
  expect(await mailsTo(house.stack.origin, owner)).toMatchObject([{ subject: expect.stringMatching(/^Test: .+: Social media performance report, /) }])
  await openMenu(page)
  await clickNamed(page, 'Duplicate', 'menuitem')
  await formReady(page, '#schedule-form')
  await addAddress(page, 'other@leith.example')
  await clickNamed(page, deliveryMessages.test.ask)
  await mailCount(house.stack.origin, owner, 2)
  const others = await Promise.all(['old@leith.example', 'other@leith.example', 'manager@almanac.test'].map((one) => mailsTo(house.stack.origin, one)))
  expect([others.flat(), (await runsOf(call)).length, faults]).toEqual([[], before, []])
})

test('a paused schedule sends nothing; what was due meanwhile is left out, and the number is told when it goes on', async () => {
  const { page, faults, told, call } = await open('owner')
  const words = deliveryMessages.pause
  const ids = await onlySchedule(call, { recipient_emails: 'paused@leith.example', recipient_users: [] })
  await page.goto(`${house.stack.origin}/reports`)
  await openMenu(page)
  await clickNamed(page, 'Pause', 'menuitem')
  await told(words.paused)
  await rowShows(page, 'Paused')
  expect(await comingDays(call)).toEqual([])
  await clickNamed(page, 'Paused 1', 'radio')
  await rowShows(page, 'Nothing is sent')
  // its scheduler entry fires, and finds nothing to do
  await advanceTo(house.stack.origin, `${first}T09:01:00Z`)
  await page.goto(`${house.stack.origin}/reports?run=${ids[0]}`)
  await waitForText(page, words.leftOut)
  await page.goto(`${house.stack.origin}/reports?run=${ids[1]}`)
  await waitForText(page, words.until)
  await clickNamed(page, 'Resume')
  await told(words.resumed('', 1).slice(-40))
  await waitForGone(page, words.until)
  await rowShows(page, 'Scheduled')
  expect(await comingDays(call)).toHaveLength(2)
  expect([await mailsTo(house.stack.origin, 'paused@leith.example'), faults]).toEqual([[], []])
})

test('a report that was sent is sent again to one of its recipients, from its ledger, which follows', async () => {
  const { page, faults, told, call } = await open('owner')
  const to = 'again@leith.example'
  const now = { flavor: 'comprehensive', type: 'ONCE', generate_at: 'now', profiles: ['demo-linkedin'], recipient_emails: to }
  const { records } = v.parse(v.looseObject({ records: v.array(v.looseObject({ _id: v.string() })) }), await call('POST', '/reports/scheduled', now))
  await mailCount(house.stack.origin, to, 1)
  await page.goto(`${house.stack.origin}/reports?run=${records[0]?._id}`)
  await clickNamed(page, `Send again to ${to}`)
  await page.waitForSelector('[role=alertdialog]')
  // begun before it is sent: a run that is sent quickly is retrying for a moment only
  const retrying = waitForText(page, 'Retrying')
  await click(page, '[role=alertdialog] button', 'Send')
  await Promise.all([told(deliveryMessages.again.asked), retrying])
  await eventually(
    () => page.$$eval('[role=dialog] dd', (facts) => facts.map(({ textContent }) => textContent)),
    (facts) => expect(facts).toContain('Ready'),
  )
  await mailCount(house.stack.origin, to, 2)
  expect(faults).toEqual([])
})

test('a schedule is handed to somebody who may have it, and its ledger names the new owner', async () => {
  const words = deliveryMessages.handOver
  const { page, faults, told, call } = await open('owner')
  const ids = await onlySchedule(call)
  await page.goto(`${house.stack.origin}/reports?run=${ids[0]}`)
  await clickNamed(page, 'More actions')
  await clickNamed(page, words.ask, 'menuitem')
  const choose = (name: string) => chooseOption(page, '#hand-over-form button[aria-haspopup=listbox]', name)
  await choose('Priya Nair')
  await clickNamed(page, words.ask)
  await told(words.mayNot)
  await choose('Mathieu Lambert')
  await clickNamed(page, words.ask)
  await told(words.done('Mathieu Lambert'))
  await eventually(
    () => page.$eval('[role=dialog] dl', ({ textContent }) => textContent),
    (facts) => expect(facts).toContain('OwnerMathieu Lambert'),
  )
  expect(faults).toEqual([expect.stringContaining('409')])
})
