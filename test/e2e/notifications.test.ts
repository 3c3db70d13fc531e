/** Being told of what others do, and doing something about it, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { channelMessages } from '../../shared/notifications/channel-messages.ts'
import { noticeMessages } from '../../shared/notifications/screen-messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { activate, focused, reach } from './keyboard-ways.ts'
import { list, openBell, pressIn, published, rows, settings, tell, unread, waitForUnread } from './notification-ways.ts'
import { at, failed, press } from './screen-ways.ts'

const house = startHouse()
const said = noticeMessages
const pageFor = (who: string) => pageOf(house.browser, house.stack.origin, who)

/** Somebody at a screen who has read everything, and a teammate. */
async function twoPeople(who: string): Promise<{ page: Page; faults: string[]; teammate: Page }> {
  const [{ page, faults }, { page: teammate }] = await Promise.all([pageFor(who), pageFor('manager')])
  await page.evaluate(() => fetch('/api/alert/read-all', { method: 'POST', headers: { 'content-type': 'application/json' } }))
  return { page, faults, teammate }
}
const untilGone = (page: Page, row: string, within = 'main') =>
  page.waitForFunction(
    (selector, words) => ![...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(words)),
    {},
    `${within} [data-alert]`,
    row,
  )
const untilThere = (page: Page, row: string, within = 'main') =>
  page.waitForFunction(
    (selector, words) => [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(words)),
    {},
    `${within} [data-alert]`,
    row,
  )

test('what a teammate does is at the bell without a reload, leads where it happened, and is read by that', async () => {
  const { page, faults, teammate } = await twoPeople('owner')
  const { origin } = house.stack
  await at('/dashboard', 'main h1')(page, origin)
  await openBell(page)
  expect(await unread(page)).toBe('')
  const gid = await teammate.evaluate(async () => {
    const body = JSON.stringify({ entity_gid: 'group-northbound', network: 'bluesky', name: 'קפה צפון ☕' })
    const response = await fetch('/api/profiles', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await response.json()).profile.id
  })
  // the open panel has it too, in its own direction
  await untilThere(page, 'קפה צפון ☕', '[role=dialog]')
  await waitForUnread(page, '1')
  expect(await page.$eval('[role=dialog] [data-alert] a', (link) => getComputedStyle(link).direction)).toBe('ltr')
  const opening = new Promise<Page>((resolve) => page.once('popup', (opened) => opened && resolve(opened)))
  await page.locator('[role=dialog] [data-alert] a').click()
  const opened = await opening
  await opened.waitForFunction((path) => window.location.pathname === path, {}, `/settings/profiles/${gid}`)
  await waitForUnread(page, '')
  expect(await page.$('[role=dialog] [data-alert][data-unread]')).toBeNull()
  expect(faults).toEqual([])
})

test('read, removed, brought back and all read: at once, in another tab too, and on the server', async () => {
  const { page, faults, teammate } = await twoPeople('owner')
  const { origin } = house.stack
  for (const post of ['First of three', 'Second of three', 'Third of three']) await published(teammate, post)
  await list(page, origin)
  const second = await page.browserContext().newPage()
  await second.setViewport({ width: 1440, height: 1000 })
  await list(second, origin)
  await Promise.all([waitForUnread(page, '3'), waitForUnread(second, '3')])

  await pressIn(page, 'First of three', 'Mark as read')
  await Promise.all([waitForUnread(page, '2'), waitForUnread(second, '2')])
  await pressIn(second, 'First of three', 'Mark as unread')
  await Promise.all([waitForUnread(page, '3'), waitForUnread(second, '3')])

  await pressIn(page, 'Second of three', 'Remove')
  await Promise.all([untilGone(page, 'Second of three'), untilGone(second, 'Second of three'), waitForUnread(second, '2')])
  await press(page, 'button', 'Undo')
  await Promise.all([untilThere(page, 'Second of three'), untilThere(second, 'Second of three'), waitForUnread(second, '3')])

  await press(page, 'main label', 'Unread')
  await page.waitForFunction(() => document.querySelectorAll('main [data-alert]').length === 3)
  await press(page, 'main button', 'Mark all as read')
  await waitForText(page, said.none)
  await Promise.all([waitForUnread(page, ''), waitForUnread(second, '')])
  await page.reload()
  await waitForText(page, 'First of three')
  expect(await page.$('main [data-alert][data-unread]')).toBeNull()
  expect(faults).toEqual([])
})

test('what the server does not do is taken back, and said', async () => {
  const { page, teammate } = await twoPeople('owner')
  await published(teammate, 'Not to be moved')
  await list(page, house.stack.origin)
  await waitForUnread(page, '1')
  await page.setRequestInterception(true)
  page.on('request', (request) => void (request.method() === 'GET' ? request.continue() : failed(request)))
  for (const button of ['Mark as read', 'Remove']) {
    await pressIn(page, 'Not to be moved', button)
    await page.waitForSelector('[role=alert]')
    await untilThere(page, 'Not to be moved')
    await waitForUnread(page, '1')
    expect(await page.$eval('[role=alert]', (toast) => toast.textContent)).toContain(messages.generic)
    await press(page, '[role=alert] button', '')
    await page.waitForFunction(() => !document.querySelector('[role=alert]'))
  }
  await press(page, 'main button', 'Mark all as read')
  await page.waitForSelector('[role=alert]')
  await waitForUnread(page, '1')
  await page.waitForSelector('main [data-alert][data-unread]')
})

test('a long list comes page by page as it is scrolled, each once, and the kinds of the panel filter it', async () => {
  const { page, faults, teammate } = await twoPeople('readonly')
  for (let one = 0; one < 60; one++) await published(teammate, `Post ${one}.`)
  await tell(teammate, 'comment', { by: 'Isla Murray', about: 'New bag', comment: 'The green one?', publication_gid: 'pub-2' })
  await list(page, house.stack.origin)
  await waitForUnread(page, '61')
  expect((await rows(page)).length).toBeLessThan(60)
  await page.waitForFunction(() => {
    window.scrollTo(0, document.body.scrollHeight)
    return document.querySelector('main [data-alerts]')?.textContent?.includes('“Post 0.”')
  })
  const posts = (await rows(page)).flatMap((text) => /“(Post \d+\.)”/.exec(text)?.[1] ?? [])
  expect([new Set(posts).size, posts.length]).toEqual([60, 60])
  await at('/reports', 'main h1')(page, house.stack.origin)
  await openBell(page)
  await press(page, '[role=dialog] button', 'Ideas')
  await waitForText(page, said.none)
  expect(faults).toEqual([])
})

test('a type that was switched off is told nobody who did so; a choice that cannot be kept comes back', async () => {
  const { page, faults, teammate } = await twoPeople('owner')
  const { origin } = house.stack
  await settings(page, origin)
  const box = named('checkbox', 'Post published: Dashboard')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/me/notifications') && response.request().method() === 'PATCH')
  await page.locator(box).click()
  expect((await kept).status()).toBe(200)
  await published(teammate, 'Nobody asked')
  await tell(teammate, 'post_failure', { publication_gid: 'pub-3', post: 'Somebody did', network: 'facebook' })
  await list(page, origin)
  await untilThere(page, 'Somebody did')
  expect((await rows(page)).filter((text) => text.includes('Nobody asked'))).toEqual([])
  expect(faults).toEqual([])

  await settings(page, origin)
  await page.waitForSelector(box)
  await page.setRequestInterception(true)
  page.on('request', (request) => void (request.method() === 'PATCH' ? failed(request) : request.continue()))
  expect(await page.$eval(box, (one) => one instanceof HTMLInputElement && one.checked)).toBe(false)
  await page.locator(box).click()
  await waitForText(page, messages.generic)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[aria-label="Post published: Dashboard"]')?.checked === false)
})

test('a type goes to a channel of Slack once its webhook is given and tried, and no more when that is removed', async () => {
  const { page, faults } = await twoPeople('restricted')
  const { origin } = house.stack
  await settings(page, origin)
  const off = 'button[aria-label="Report ready: Slack, off"]'
  await press(page, off)
  const field = '[role=dialog] input[type=url]'
  await page.locator(field).fill('https://hooks.example.com/services/T0/B0/Secret')
  await page.keyboard.press('Enter')
  await waitForText(page, channelMessages.slackInvalid)
  // where the local stack takes what is told in Slack
  const hook = `http://127.0.0.1:${new URL(origin).port}/_local/slack/services/T0/B0/SecretAbCd`
  await page.locator(field).fill(hook)
  await press(page, '[role=dialog] button', 'Send a test')
  await waitForText(page, said.slack.tested)
  await press(page, '[role=dialog] button', 'Save')
  const on = 'button[aria-label="Report ready: Slack, on"]'
  await page.waitForSelector(on)
  const taken: unknown = await (await fetch(`${origin}/_local/slack.json`)).json()
  expect(JSON.stringify(taken)).toContain('/services/T0/B0/SecretAbCd')
  await press(page, on)
  await waitForText(page, said.slack.ending('AbCd'))
  await press(page, '[role=dialog] button', 'Remove')
  await page.waitForSelector(off)
  expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
})

test('the panel opens, is walked, empties and closes by keyboard alone, and the focus is never lost', async () => {
  const { page, faults, teammate } = await twoPeople('owner')
  await tell(teammate, 'task_assigned', { by: 'Isla Murray', task: 'Answer the reviews', task_gid: 'task-1' })
  await tell(teammate, 'task_assigned', { by: 'Isla Murray', task: 'Call the printer', task_gid: 'task-2' })
  await at('/settings', 'main h1')(page, house.stack.origin)
  await activate(page, 'Notifications, 2 unread')
  await page.waitForSelector('[role=dialog] [data-alert]')
  await reach(page, 'All')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.waitForFunction(() => document.querySelectorAll('[role=dialog] [data-alert]').length === 2)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toContain('Call the printer')
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toContain('Answer the reviews')
  await page.keyboard.press('Delete')
  await untilGone(page, 'Answer the reviews', '[role=dialog]')
  expect(await focused(page)).toBe('Remove')
  await page.keyboard.press('Enter')
  await waitForText(page, said.none)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Notifications')
  expect(faults).toEqual([])
})
