/** The bell, its panel and the list of notifications in states that the server alone decides. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { topicNames } from '../../shared/notifications/notice-looks.ts'
import { noticeMessages } from '../../shared/notifications/screen-messages.ts'
import { click, eventually, hasFocus, pressKey } from '../builders/act.ts'
import { closeDialog, closeToast, named, waitForText } from '../builders/browser.ts'
import { held, Refusal, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { alert, inbox } from './notification-answers.ts'

const app = startMockedApp()
const bell = 'header button[aria-label^="Notifications"]'
const refused = new Refusal(500, messages.generic)
const posts = (count: number) => Array.from({ length: count }, (_, place) => alert(`n-${count - place}`, `“Post ${count - place}.”`))

const texts = (page: Page, selector: string) => page.$$eval(selector, (all) => all.map((one) => one.textContent?.trim() ?? ''))
const isAt = (page: Page, path: string) => page.waitForFunction((wanted) => window.location.pathname === wanted, {}, path)
const waitForUnread = (page: Page, wanted: string) =>
  eventually(
    () => page.$eval(bell, (button) => button.querySelector('b')?.textContent ?? ''),
    (count) => expect(count).toBe(wanted),
  )
const waitForRows = (page: Page, wanted: number, within = 'main') =>
  eventually(
    () => page.$$(`${within} [data-alert]`),
    (rows) => expect(rows).toHaveLength(wanted),
  )

async function openPanel(page: Page): Promise<void> {
  await click(page, bell)
  await page.waitForSelector('[role=dialog] [data-alerts][aria-busy=false]')
}
async function choose(page: Page, choice: string): Promise<void> {
  await click(page, '[role=dialog] button[aria-label=More]')
  await click(page, '[role=menuitem]', choice)
  await page.waitForFunction(() => !document.querySelector('[role=menu]'))
}

test('the panel has a tab for each topic, marks all as read, and leads to the settings and to the list, which needs no panel', async () => {
  const page = await app.open('/reports', inbox(posts(2)))
  await openPanel(page)
  expect(await texts(page, '[role=dialog] [role=toolbar] button')).toEqual(['All', 'Unread', ...Object.values(topicNames)])
  await waitForUnread(page, '2')
  await click(page, '[role=dialog] button[aria-label=More]')
  await page.waitForSelector('[role=menu]')
  expect(await texts(page, '[role=menuitem]')).toEqual(['Mark all as read', 'Notification settings', 'Open notifications'])
  await click(page, '[role=menuitem]', 'Mark all as read')
  await waitForUnread(page, '')
  await choose(page, 'Notification settings')
  await isAt(page, '/settings/preferences/notifications')
  await openPanel(page)
  await choose(page, 'Open notifications')
  await isAt(page, '/notifications')
  await waitForRows(page, 2)
  expect(await texts(page, 'main [role=radiogroup][aria-label="Which notifications"] label')).toEqual(['All', expect.stringMatching(/^Unread/)])
  await click(page, bell)
  await hasFocus(page, 'main [data-alerts]')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
})

test('"See all" leads from the panel to the list', async () => {
  const page = await app.open('/reports', inbox(posts(1)))
  await openPanel(page)
  await click(page, '[role=dialog] a', 'See all')
  await isAt(page, '/notifications')
})

test('the panel has the logo of an account with white label, else that of the product', async () => {
  const pictures = (page: Page) =>
    page.$$eval('[role=dialog] header :is(img, svg)', (all) => all.map((one) => (one instanceof HTMLImageElement ? new URL(one.src).pathname : '')))
  const page = await app.open('/reports', inbox([]))
  await openPanel(page)
  expect(await pictures(page)).not.toContain('/api/pictures/01LOGO')
  await app.open('/reports', {
    ...inbox([]),
    'GET /me': { me: { ...sampleMe, logo: { id: '01LOGO', width: 120, height: 40 } } },
    'GET /pictures/{id}': new Refusal(404, messages.generic),
  })
  await openPanel(page)
  expect(await pictures(page)).toContain('/api/pictures/01LOGO')
})

test('a profile picture opens the profile in a new tab', async () => {
  const profile_url = 'https://bsky.app/profile/leith.example'
  const profile = { name: 'Leith on Bluesky', network: 'bluesky', picture_url: null, profile_url } as const
  const page = await app.open('/notifications', inbox([alert('n-1', 'Leith on Bluesky', { profile })]))
  const picture = await page.waitForSelector('main [data-alert] a[aria-label="Leith on Bluesky, opens the profile"]')
  const attributes = await picture?.evaluate((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))
  expect(attributes).toEqual([profile_url, '_blank', 'noreferrer'])
})

test('a list is requested from its first page, further pages follow the scroll, and a read notification leaves the count as it is when removed', async () => {
  const page = await app.open('/notifications', inbox(posts(30)))
  const requests = () => app.asked('GET /alert').map(({ query }) => `${query.page} ${query.type ?? 'all'}`)
  await waitForRows(page, 25)
  expect(new Set(requests())).toEqual(new Set(['0 all']))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await waitForRows(page, 30)
  expect(requests()).toContain('1 all')
  await page.evaluate(() => window.scrollTo(0, 0))
  const before = requests().length
  await click(page, 'main label', 'Unread')
  await eventually(
    async () => requests().slice(before),
    (since) => expect(since[0]).toBe('0 unread'),
  )
  await waitForRows(page, 25)
  await click(page, 'main label', 'All')
  await click(page, '[data-alert=n-29] button[aria-label="Mark as read"]')
  await waitForUnread(page, '29')
  await click(page, '[data-alert=n-29] button[aria-label=Remove]')
  await waitForText(page, noticeMessages.removed)
  await page.waitForFunction(() => !document.querySelector('[data-alert=n-29]'))
  await waitForUnread(page, '29')
})

test('a second list and a second "Mark all as read" are refused in words while the first is on its way', async () => {
  const page = await app.open('/reports', inbox(posts(1)))
  await openPanel(page)
  await waitForUnread(page, '1')
  app.answer({ 'GET /alert': held, 'POST /alert/read-all': held })
  await click(page, '[role=dialog] [role=toolbar] button', topicNames.posts)
  await click(page, '[role=dialog] [role=toolbar] button', topicNames.tasks)
  await waitForText(page, noticeMessages.loading)
  expect(await texts(page, '[role=dialog] [role=toolbar] [aria-pressed=true]')).toEqual([topicNames.posts])
  for (const _ of ['first', 'second']) await choose(page, 'Mark all as read')
  await waitForText(page, noticeMessages.marking)
})

test('a refused change is taken back with the reason', async () => {
  const page = await app.open('/notifications', {
    ...inbox(posts(1)),
    'PATCH /alert/{id}/read': refused,
    'DELETE /alert/{id}': refused,
    'POST /alert/read-all': refused,
  })
  await waitForUnread(page, '1')
  for (const button of ['[data-alert] button[aria-label="Mark as read"]', '[data-alert] button[aria-label=Remove]', named('button', 'Mark all as read')]) {
    await Promise.all([waitForText(page, messages.generic), click(page, button)])
    await waitForRows(page, 1)
    await waitForUnread(page, '1')
    await page.waitForSelector('main [data-alert][data-unread]')
    await closeToast(page)
  }
})

test('the panel works by keyboard alone, and the focus is never lost', async () => {
  const task = (id: string, strong: string) => alert(id, strong, { topic: 'tasks', leads_to: '/tasks' })
  const page = await app.open('/reports', inbox([task('n-2', 'Call the printer'), task('n-1', 'Answer the reviews'), alert('n-0', '“A post”')]))
  await waitForUnread(page, '3')
  await pressKey(page, bell, 'Enter')
  await waitForRows(page, 3, '[role=dialog]')
  const toTasks = ['All', 'Unread', ...Object.values(topicNames)].indexOf(topicNames.tasks)
  await pressKey(page, '[role=dialog] [role=toolbar] [aria-pressed=true]', ...Array.from({ length: toTasks }, () => 'ArrowRight' as const), 'Space')
  await waitForRows(page, 2, '[role=dialog]')
  await page.keyboard.press('Tab')
  await hasFocus(page, '[data-alert=n-2] a')
  await page.keyboard.press('ArrowDown')
  await hasFocus(page, '[data-alert=n-1] a')
  await page.keyboard.press('Delete')
  await waitForRows(page, 1, '[role=dialog]')
  await hasFocus(page, '[data-alert=n-2] [data-remove]')
  await page.keyboard.press('Enter')
  await waitForText(page, noticeMessages.none)
  await closeDialog(page)
  await hasFocus(page, bell)
})
