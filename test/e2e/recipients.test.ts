/** Somebody without an account gets a report by email, unsubscribes by its link, and comes back, until the account of the sender closes. */
import { expect, test } from '@jest/globals'
import type { Email } from 'postal-mime'
import * as v from 'valibot'
import { getAccount, putAccount } from '../../functions/kernel/accounts/store.ts'
import { addDays } from '../../shared/dates/index.ts'
import { recipientMessages, recipientWords as words } from '../../shared/recipient-messages.ts'
import { click, eventually } from '../builders/act.ts'
import { barriers } from '../builders/barriers.ts'
import { chooseOption, waitForGone, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { advanceTo, mailsTo, readMail } from './mail-ways.ts'
import { startPeople } from './people-ways.ts'
import { clickNamed } from './schedule-ways.ts'

const house = startHouse()
const open = startPeople(house)
const tom = 'tom@client.test'
const Made = v.looseObject({ records: v.array(v.looseObject({ _id: v.string() })) })

const header = (email: Email | undefined, name: string) => email?.headers.find(({ key }) => key === name)?.value ?? ''
const linkIn = (email: Email | undefined) => /href="([^"]+\/recipient\/[\w-]{43})"/.exec(email?.html ?? '')?.[1] ?? ''

test('from the email to the page and back: the next report is left out, and its sender sees why', async () => {
  const { stack, browser } = house
  const sender = await open('owner')
  const { today } = v.parse(v.looseObject({ today: v.string() }), await sender.call('GET', '/home'))
  /** Runs what is due until that day, and returns the emails to Tom, the newest first. */
  const emailsAfter = async (days: number) => {
    await advanceTo(stack.origin, `${addDays(today, days)}T09:05:00Z`)
    return Promise.all((await mailsTo(stack.origin, tom)).map(({ id }) => readMail(stack.origin, id)))
  }
  const { records: runs } = v.parse(
    Made,
    await sender.call('POST', '/reports/scheduled', {
      ...{ flavor: 'posts', type: 'WEEKLY', generate_at: `${addDays(today, 3)}T09:00`, quantity: 4, timezone: 'Europe/London' },
      ...{ profiles: ['demo-linkedin'], recipient_emails: `${tom}, ana@client.test` },
    }),
  )
  const [first, ...others] = await emailsAfter(3)
  expect(others).toEqual([])

  const { page, faults } = await browser.newPage(390, 844)
  await page.goto(linkIn(first))
  await waitForText(page, words.to(tom))
  await eventually(
    () => page.title(),
    (title) => expect(title).toBe(words.title),
  )
  const found = await barriers(page)
  expect(found).toEqual([])
  await clickNamed(page, 'Unsubscribe')
  await waitForText(page, words.done)
  await page.waitForFunction((done) => document.activeElement?.textContent === done, {}, words.done)
  await clickNamed(page, 'Undo')
  await waitForText(page, words.title)

  // from here on the PDF as a link, and dates and figures in another format
  expect(first?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
  await click(page, 'label', words.linkOnly)
  await waitForText(page, words.saved)
  await chooseOption(page, 'li:nth-child(6) button', '2026-11-20')
  await page.waitForFunction(() => document.querySelector('main')?.innerText.includes('2026-11-20'))
  await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent?.includes('Saved'))
  const [second, ...before] = await emailsAfter(10)
  expect(before).toHaveLength(1)
  expect(second?.attachments).toEqual([])
  expect([first?.subject, second?.subject]).toEqual([expect.stringMatching(/ \d{4}$/), expect.stringMatching(/ \d{4}-\d\d-\d\d$/)])

  // programs that scan emails only ask whether the address is there
  const address = /^<([^>]+)>$/.exec(header(first, 'list-unsubscribe'))?.[1] ?? ''
  const scanned = await fetch(address, { method: 'HEAD', redirect: 'manual' })
  expect([scanned.status, scanned.headers.get('location')]).toEqual([302, new URL(linkIn(first)).pathname])
  // the button of a mailbox: a form from a server of theirs
  expect(header(first, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const posted = await fetch(address, { method: 'POST', redirect: 'error', body: new URLSearchParams(header(first, 'list-unsubscribe-post')) })
  expect(posted.status).toBe(200)
  expect(await emailsAfter(17)).toHaveLength(2)
  // opened instead, the same address leads to the page
  await page.goto(address)
  await waitForText(page, words.done)
  expect(new URL(page.url()).pathname).toBe(new URL(linkIn(first)).pathname)

  for (const { _id } of runs.slice(2)) {
    await sender.page.goto(`${stack.origin}/reports?run=${_id}`)
    await waitForText(sender.page, /Unsubscribed on \d/)
  }
  await clickNamed(page, 'Unsubscribe from all')
  await waitForText(page, words.leftAll(tom, 'Northbound'))
  await clickNamed(page, 'Undo')
  await waitForGone(page, words.leftAll(tom, 'Northbound'))
  // from all is undone; from this report is not
  await waitForText(page, words.done)
  await page.reload()
  await waitForText(page, words.done)
  await clickNamed(page, 'Undo')
  await waitForText(page, words.title)
  expect([...faults, ...sender.faults]).toEqual([])

  const account = await getAccount('acct-demo')
  if (!account) throw new Error('The demo has no account.')
  await putAccount({ ...account, closed_at: `${today}T00:00:00.000Z` })
  await page.reload()
  await waitForText(page, recipientMessages.missing)
  await putAccount(account)
})
