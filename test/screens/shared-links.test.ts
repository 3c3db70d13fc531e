/** The dialog that shares a report and the list of its links: refused input, links that changed elsewhere, and the focus. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { Answered } from '../../shared/api/client.ts'
import type { ShareRow } from '../../shared/api/shares.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { messages } from '../../shared/messages.ts'
import { click, eventually, hasFocus, typeInto } from '../builders/act.ts'
import { closeDialog, named, waitForText } from '../builders/browser.ts'
import { type Answers, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { reportAnswers } from './sample-report.ts'
import { clickNamed, gone, reportReady, textsOf } from './screen-ways.ts'

const app = startMockedApp()
const password = 'espresso crema'
const field = '[role=dialog] input[autocomplete="new-password"]'
const made: Answered<'POST /reports/share'> = {
  link: 'https://almanac.example/shared-report/abc',
  id: 'share-1',
  generation: 0,
  expires_at: '2031-03-03T23:59:59.000Z',
  hash: 'a'.repeat(64),
  content: 'b'.repeat(64),
}
const link: ShareRow = {
  id: 'share-1',
  type: 'posts',
  title: 'Post performance report',
  icon: 'chart-no-axes-combined',
  entities: ['group-leith'],
  made_by: 'Ada Brook',
  mailed_to: null,
  timezone: 'Europe/London',
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: null,
  revoked_at: null,
  has_password: true,
  downloads: false,
  views: 0,
  generation: 0,
  last_opened_at: null,
}
const replaced = new Refusal(409, linkMessages.refused.replaced)

/** The dialog over a report, before there is a link. */
async function openDialog(answers: Answers = {}): Promise<Page> {
  const page = await app.open('/reports/run/comprehensive', { ...reportAnswers, 'POST /reports/share': made, ...answers })
  await reportReady(page)
  await clickNamed(page, 'Share')
  await page.waitForSelector(named('button', 'Create link'))
  return page
}

async function openLink(answers: Answers = {}): Promise<Page> {
  const page = await openDialog(answers)
  await clickNamed(page, 'Create link')
  await page.waitForSelector('[data-share-link]')
  return page
}

test('a password that is too short makes no link and gets the focus; a link with one says so', async () => {
  const page = await openDialog()
  await clickNamed(page, 'Set password')
  await typeInto(page, field, 'short')
  await clickNamed(page, 'Create link')
  await waitForText(page, linkMessages.refused.short(8))
  await hasFocus(page, field)
  expect(app.asked('POST /reports/share')).toEqual([])
  await typeInto(page, field, ' and now long')
  await clickNamed(page, 'Create link')
  await waitForText(page, linkMessages.password.needed)
  await waitForText(page, linkMessages.make.about(true))
  // a second press copies the link: closing the dialog would lose it for good
  await hasFocus(page, named('button', 'Copy link'))
  expect(app.asked('POST /reports/share')).toMatchObject([{ body: { password: 'short and now long' } }])
})

test('changing when a link ends keeps the focus, and Escape still closes', async () => {
  const page = await openLink({ 'PATCH /reports/share/{id}': { expires_at: '2031-02-01T23:59:59.000Z', has_password: false, downloads: false } })
  await click(page, '[role=dialog] li button')
  await page.waitForSelector('[role=option]')
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'option' || document.activeElement?.closest('[role=listbox]'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await waitForText(page, 'In 30 days')
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog] li') !== null)
  expect(app.asked('PATCH /reports/share/{id}')).toMatchObject([{ body: { expires: '30', generation: 0 } }])
  await closeDialog(page)
})

test('a link says when it will expire by the clock of the server', async () => {
  app.serverTime('2031-05-06T12:00:00Z')
  const page = await openDialog()
  await waitForText(page, linkMessages.ends.on('4 Aug 2031'))
})

test('an answer without a link is an error, and the link can be asked for again', async () => {
  const page = await openDialog({ 'POST /reports/share': { ...made, link: '' } })
  await clickNamed(page, 'Create link')
  await waitForText(page, messages.share.failed)
  await page.waitForSelector(named('button', 'Create link'))
})

test('a link that was revoked in another tab is not offered any longer, and its owner reads why', async () => {
  const page = await openLink({ 'PATCH /reports/share/{id}': new Refusal(410, linkMessages.refused.over) })
  await clickNamed(page, 'Set password')
  await typeInto(page, field, password)
  await page.keyboard.press('Enter')
  await Promise.all([waitForText(page, linkMessages.ends.revoked), waitForText(page, linkMessages.refused.over)])
  await page.waitForSelector(named('button', 'New link'))
})

test('a link that was renewed in another tab is called replaced', async () => {
  const page = await openLink({ 'DELETE /reports/share/{id}': replaced })
  await clickNamed(page, 'Revoke link')
  await click(page, '[role=alertdialog] button', 'Revoke')
  await Promise.all([waitForText(page, linkMessages.ends.replaced), waitForText(page, linkMessages.refused.replaced)])
  await page.waitForSelector(named('button', 'New link'))
  expect(app.asked('DELETE /reports/share/{id}')).toMatchObject([{ query: { generation: 0 } }])
})

test.each([
  ['removes no password of', 'Change password of Post performance report', 'Remove password', 'PATCH /reports/share/{id}'],
  ['revokes no', 'Revoke link to Post performance report', 'Revoke', 'DELETE /reports/share/{id}'],
  ['creates no new link for a', 'New link to Post performance report', 'Create a new link', 'POST /reports/share/{id}/link'],
] as const)('a list that is out of date %s link that was renewed meanwhile, and reads the links again', async (_, opens, confirms, route) => {
  const page = await app.open('/reports/links', { 'GET /reports/share': { shares: [link] }, [route]: replaced })
  await clickNamed(page, opens)
  app.answer({ 'GET /reports/share': { shares: [{ ...link, generation: 1 }] } })
  await click(page, '[role=dialog] button, [role=alertdialog] button', confirms)
  await waitForText(page, linkMessages.refused.replaced)
  await gone(page, '[role=dialog], [role=alertdialog]')
  await page.waitForSelector(named('button', opens))
})

test('once it is read again, the list renews the link as it is now', async () => {
  const page = await app.open('/reports/links', {
    'GET /reports/share': { shares: [{ ...link, generation: 1 }] },
    'POST /reports/share/{id}/link': { link: made.link, generation: 2 },
  })
  await clickNamed(page, 'New link to Post performance report')
  await waitForText(page, linkMessages.make.renew)
  await click(page, '[role=dialog] button', 'Create a new link')
  await waitForText(page, linkMessages.make.renewed)
  expect(app.asked('POST /reports/share/{id}/link')).toMatchObject([{ query: { generation: 1 } }])
})

test('a link names what its report is limited to, and is found by it', async () => {
  const limited = { ...link, id: 'share-2', title: 'Winter report', subject: 'Posts with the label Winter' }
  const page = await app.open('/reports/links', { 'GET /reports/share': { shares: [link, limited] } })
  await waitForText(page, 'Leith Studio · Posts with the label Winter')
  await typeInto(page, named('searchbox', 'Search for links'), 'label winter')
  await eventually(
    () => textsOf(page, 'tbody tr td:first-child'),
    (rows) => expect(rows).toEqual([expect.stringContaining('Winter report')]),
  )
})

test('the list of links fits the width of a phone', async () => {
  const page = await app.open('/reports/links', { 'GET /reports/share': { shares: [link] } })
  await page.waitForSelector(named('button', 'New link to Post performance report'))
  await page.setViewport({ width: 390, height: 844 })
  await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
})
