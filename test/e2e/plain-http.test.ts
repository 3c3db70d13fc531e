/** A team's own server over plain HTTP, at a name that browsers do not trust: from sign-in to a PDF, a schedule and a checkout. */
import { beforeAll, expect, test } from '@jest/globals'
import { getAccount, putAccount } from '../../functions/kernel/accounts/store.ts'
import { messages } from '../../shared/messages.ts'
import { pressKey, typeInto } from '../builders/act.ts'
import { listen, named } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { plainHost } from '../builders/launch-browser.ts'
import { readyToShare } from './journey-ways.ts'
import { mailCount } from './mail-ways.ts'
import { addAddress, clickNamed, formReady, title } from './schedule-ways.ts'

process.env.ALMANAC_BILLING = 'stripe'
const house = startHouse({ own: true })
const owner = 'owner@almanac.test'
beforeAll(async () => {
  const account = await getAccount('acct-demo')
  if (account) await putAccount({ ...account, plan: 'advanced', interval: 'monthly', trial_ends_at: '2099-01-05T09:00:00.000Z' })
})

test('at another name over plain HTTP, somebody signs in, exports a PDF, schedules a report and opens the checkout', async () => {
  const { page, faults } = await house.browser.newPage()
  const told = await listen(page)
  const open = (path: string) => page.goto(`http://${plainHost}:${new URL(house.stack.origin).port}${path}`)
  await open('/login')
  await page.waitForFunction(() => !isSecureContext)
  await typeInto(page, 'input[name=email]', owner)
  await typeInto(page, 'input[name=password]', 'almanac-demo')
  await pressKey(page, 'input[name=password]', 'Enter')
  await page.waitForSelector(named('heading', 'Changed most since last week'))

  await open('/reports/run/tasks')
  await readyToShare(page)
  await clickNamed(page, 'Export')
  await clickNamed(page, 'Export to PDF', 'menuitem')
  await told(messages.pdf.queued(owner))
  await mailCount(house.stack.origin, owner, 1)

  await open('/reports/schedule')
  await formReady(page, '#schedule-form')
  await addAddress(page, 'client@leith.example')
  await clickNamed(page, 'Schedule')
  await told(`${title} for Northbound Coffee is scheduled. It is first sent on `)

  await open('/settings/subscription')
  await clickNamed(page, 'Change plan')
  await clickNamed(page, 'Subscribe to Advanced')
  await page.waitForSelector('input[name=card]')
  expect(faults.filter((fault) => !/401|Cross-Origin-Opener-Policy/.test(fault))).toEqual([])
}, 240_000)
