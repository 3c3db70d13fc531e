/** The notification settings in states that the server alone decides. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { channelMessages } from '../../shared/notifications/channel-messages.ts'
import { topicNames } from '../../shared/notifications/notice-looks.ts'
import { noticeMessages } from '../../shared/notifications/screen-messages.ts'
import { undeliveredMessages } from '../../shared/notifications/undelivered-messages.ts'
import { publishingTitle } from '../../shared/publishing-product.ts'
import { click, eventually, typeInto } from '../builders/act.ts'
import { closeDialog, closeToast, named, waitForText } from '../builders/browser.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { settings } from './notification-answers.ts'

const app = startMockedApp()
const path = '/settings/preferences/notifications'
const refused = new Refusal(500, messages.generic)

/** What can be chosen for a type in each channel. */
const cellsOf = (page: Page, type: string) =>
  page.$$eval(
    'main tbody tr',
    (rows, label) => {
      const row = rows.find((one) => one.querySelector('b')?.textContent === label)
      return [...(row?.querySelectorAll('td') ?? [])].map((cell) => (cell.querySelector('input') ? 'box' : cell.querySelector('button') ? 'address' : 'none'))
    },
    type,
  )

/** Opens the rows of the publishing product. */
const openOthers = (page: Page) => click(page, 'main table button', publishingTitle)

test('types that only the publishing product reports are in a closed group, and keep what was chosen', async () => {
  const page = await app.open(path, settings)
  await page.waitForSelector('main table')
  const shown = () => page.$$eval('main tbody th[scope=rowgroup]', (all) => all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent))
  expect(await shown()).toEqual(['Reports', 'Profiles', 'Account'])
  await waitForText(page, publishingTitle)
  await openOthers(page)
  expect(await shown()).toEqual(Object.values(topicNames))
  await page.waitForSelector('[aria-label="Post published: Dashboard"]:checked')
})

test('each channel is a column of its specified width, and types without a channel have an empty cell in it', async () => {
  const page = await app.open(path, settings)
  await page.waitForSelector('main table')
  await eventually(
    () =>
      page.$$eval('main thead th[data-channel]', (all) =>
        all.map((one) => [one.textContent, Math.round((one.getBoundingClientRect().width / (one.closest('table')?.getBoundingClientRect().width ?? 1)) * 100)]),
      ),
    (shares) =>
      expect(shares).toEqual([
        ['Email', 18],
        ['Dashboard', 18],
        ['Browser', 18],
        ['Slack', 8],
      ]),
  )
  expect(await cellsOf(page, 'Weekly report')).toEqual(['box', 'none', 'none', 'none'])
  expect(await cellsOf(page, 'Reminder')).toEqual(['box', 'box', 'none', 'none'])
  expect(await cellsOf(page, 'Post failed')).toEqual(['box', 'box', 'box', 'address'])
})

test('a refused choice of a channel and of quiet hours comes back with the reason', async () => {
  const page = await app.open(path, { ...settings, 'PATCH /me/notifications': refused, 'PATCH /me/notifications/hours': refused })
  await openOthers(page)
  await click(page, named('checkbox', 'Post published: Dashboard'))
  await waitForText(page, messages.generic)
  await page.waitForSelector('[aria-label="Post published: Dashboard"]:checked')
  expect(app.asked('PATCH /me/notifications').map(({ body }) => body)).toEqual([{ choices: [{ type: 'post_published', channel: 'ALERT', on: false }] }])
  await closeToast(page)
  await click(page, '[role=radiogroup][aria-label="Quiet hours"] label', 'Off')
  await waitForText(page, messages.generic)
  await page.waitForSelector('[role=radiogroup][aria-label="Quiet hours"] label:nth-child(2) :checked')
  expect(app.asked('PATCH /me/notifications/hours').map(({ body }) => body)).toEqual([{ quiet: null }])
})

test('an email address that waits to be confirmed is shown with that state', async () => {
  const details = { first_name: 'Ada', last_name: 'Brook', email: sampleMe.email, waiting_email: 'ada-new@leith.example' }
  const page = await app.open(path, { ...settings, 'GET /me': { me: { ...sampleMe, confirmed: false } }, 'GET /me/details': details })
  await waitForText(page, 'ada-new@leith.example')
  await waitForText(page, undeliveredMessages.unconfirmed)
})

test('a refused webhook says why beside its field; a stored one shows its last characters', async () => {
  const page = await app.open(path, { ...settings, 'PATCH /me/notifications/slack': new Refusal(400, channelMessages.slackInvalid) })
  await openOthers(page)
  await click(page, named('button', 'Post failed: Slack, off'))
  const field = '[role=dialog] input[type=url]'
  await typeInto(page, field, 'https://hooks.example.com/services/T0/B0/Secret')
  await page.keyboard.press('Enter')
  await waitForText(page, channelMessages.slackInvalid)
  await closeDialog(page)
  await click(page, named('button', 'Report ready: Slack, on'))
  await waitForText(page, noticeMessages.slack.ending('AbCd'))
})

test('undelivered notifications are listed for owners alone', async () => {
  const page = await app.open('/settings', { ...settings, 'GET /me': { me: { ...sampleMe, role: 'MANAGER', isOwner: false, isManager: true } } })
  await page.waitForSelector('main a')
  const link = await page.$('a[href="/settings/undelivered"]')
  expect(link).toBeNull()
  await app.open('/settings', settings)
  await page.waitForSelector('a[href="/settings/undelivered"]')
})
