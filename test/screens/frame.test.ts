/** The frame round every page: sidebar, header, menus and addresses, with a mouse and by keyboard, on a desk and on a phone. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { reportScreenTitle } from '../../frontend/src/screen/report-screen-title.ts'
import { messages } from '../../shared/messages.ts'
import { permissionSections } from '../../shared/permissions.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { smallAddress } from '../../shared/small-addresses.ts'
import { click, eventually, hover, pressKey } from '../builders/act.ts'
import { closeDialog, named, waitForGone, waitForText } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { pages } from './page-answers.ts'
import { reportAnswers } from './report-ways.ts'

const app = startMockedApp()
const phone = { width: 390, height: 844 }
const settings = '/settings/profiles'

const isAt = (page: Page, path: string) => page.waitForFunction((wanted) => window.location.pathname === wanted, {}, path)
const sidebarIs = (page: Page, width: number) =>
  page.waitForFunction((wide) => document.querySelector('aside')?.getBoundingClientRect().width === wide, {}, width)
const sections = (page: Page) => page.$$eval('aside nav > *', (all) => all.map((one) => one.querySelector('span')?.textContent))
const seeSections = (page: Page, wanted: readonly string[]) =>
  eventually(
    () => sections(page),
    (all) => expect(all).toEqual(wanted),
  )
const everySection = ['Home', 'Reports', 'Run report', 'Schedule report', 'Templates', 'Settings']

const indicators = { approvals: 0, listeners: 0, messages: 0, reviews: 0, tasks: 0, alerts: 0, notifications_counter: 0, statistics: 120, errors: 2 }

test('sections show how many things need attention, up to 99+, after one request for the same profiles', async () => {
  const page = await app.open(settings, { ...pages, 'POST /me/indicators': indicators })
  const badges = (within: string) =>
    page.$$eval(`${within} a:has(b)`, (all) => all.map((one) => [one.getAttribute('href'), one.querySelector('b')?.textContent, one.ariaDescription]))
  await eventually(
    () => badges('aside'),
    (all) =>
      expect(all).toEqual([
        ['/reports', '99+', expect.anything()],
        ['/settings', '2', screenMessages.needYou(2)],
      ]),
  )
  await eventually(
    () => badges('main nav'),
    (all) => expect(all.map((one) => one.slice(0, 2))).toEqual([[settings, '2']]),
  )
  await click(page, 'aside a[href="/reports"]')
  await isAt(page, '/reports')
  await page.waitForSelector('main h1')
  const asked = () => app.asked('POST /me/indicators').map(({ body }) => body)
  await eventually(
    async () => asked(),
    (bodies) => expect(bodies).toHaveLength(1),
  )
  expect(asked()[0]).toMatchObject({ initial: true, timezone: 'Europe/London', profiles: [{ id: 'p-facebook' }, { id: 'p-instagram' }, { id: 'p-linkedin' }] })
  await page.setViewport(phone)
  await click(page, 'header button[aria-label=Menu]')
  await eventually(
    () => badges('[role=dialog] nav'),
    (all) =>
      expect(all).toEqual([
        [smallAddress('/reports'), '99+', expect.anything()],
        ['/settings', '2', screenMessages.needYou(2)],
      ]),
  )
})

test('the sidebar is narrow, opens for the keyboard and stays open when pinned', async () => {
  const page = await app.open('/reports')
  await seeSections(page, everySection)
  await hover(page, 'header a')
  await sidebarIs(page, 56)
  await page.focus('aside a[href="/reports"]')
  await sidebarIs(page, 200)
  await page.focus('header a')
  await sidebarIs(page, 56)
  await pressKey(page, 'aside button[aria-pressed]', 'Enter')
  await page.waitForSelector('aside button[aria-pressed=true]')
  await page.focus('header a')
  await sidebarIs(page, 200)
  await page.reload()
  await page.waitForSelector('aside')
  await sidebarIs(page, 200)
  await pressKey(page, 'aside button[aria-pressed]', 'Enter')
  await page.waitForSelector('aside button[aria-pressed=false]')
})

test('a section pressed in the sidebar leaves it folded: the report chosen then is not under it', async () => {
  const page = await app.open('/reports', { ...pages, ...(await reportAnswers()), 'GET /reports/performance': sampleReport(await loadReport('posts')) })
  await click(page, 'aside a[href="/reports/run"]')
  await click(page, '[role=dialog] button', 'Post performance')
  await page.waitForSelector('[data-tile]')
  await sidebarIs(page, 56)
})

test('quick add opens the dialog of what is added, by keyboard, and again from the page itself', async () => {
  const page = await app.open('/reports', pages)
  const add = async (label: string) => {
    await pressKey(page, named('button', 'Quick add'), 'ArrowDown')
    await page.waitForFunction(() => document.activeElement?.matches('[role=menuitem]'))
    const labels = await page.$$eval('[role=menuitem]', (all) => all.map((one) => one.textContent))
    for (let step = labels.indexOf(label); step > 0; step--) await page.keyboard.press('ArrowDown')
    await page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, {}, label)
    await page.keyboard.press('Enter')
  }
  for (const _ of ['first', 'again']) {
    await add('Add profile group')
    await page.waitForSelector('[role=dialog] input')
    await isAt(page, '/settings/profile-groups')
    await closeDialog(page)
  }
  await add('Invite new team member')
  await page.waitForSelector('[role=dialog] input[name=first_name]')
  await isAt(page, '/settings/team')
})

test('somebody who may only look sees every section, and a click on the others says that they have no access', async () => {
  const permissions = Object.fromEntries(permissionSections.map((section) => [section, 'view' as const]))
  const entities = sampleMe.entities.map((group) => ({ ...group, admin: false, permissions }))
  const page = await app.open('/reports', { 'GET /me': { me: { ...sampleMe, role: 'RESTRICTED', isOwner: false, entities } } })
  await seeSections(page, everySection)
  await eventually(
    () => page.$$eval('header nav button', (all) => all.map((one) => one.textContent)),
    (all) => expect(all).toEqual(['Reports']),
  )
  await pressKey(page, named('button', 'Run report'), 'Enter')
  await waitForText(page, messages.noAccess)
  await isAt(page, '/reports')
})

test('without profile groups every screen has its own title and heading, and notifications open', async () => {
  const me = { ...sampleMe, entities: [] }
  for (const [path, title] of [
    ['/reports', 'Reports'],
    ['/reports/links', 'Shared links'],
    ['/reports/run/posts', reportScreenTitle('/reports/run/posts')],
    ['/notifications', 'Notifications'],
  ] as const) {
    const page = await app.open(path, { ...pages, 'GET /me': { me } })
    await page.waitForFunction((wanted) => document.title === `${wanted} · Almanac` && document.querySelector('h1')?.textContent === wanted, {}, title)
  }
  for (const [path, area] of [
    ['/inbox', 'Inbox'],
    ['/tasks', 'Tasks'],
  ] as const) {
    const page = await app.open(path, { ...pages, 'GET /me': { me } })
    await waitForText(page, screenMessages.navigation.notPart(area))
    const title = await page.title()
    expect(title).toBe(`${area} · Almanac`)
  }
})

test.each([
  ['an advocate', { role: 'ADVOCATE', isOwner: false }, screenMessages.noGroups.advocate],
  ['an owner', {}, screenMessages.noGroups.title],
] as const)('without profile groups %s is told so outside of the settings', async (_, person, text) => {
  const me = { ...sampleMe, ...person, entities: [] }
  const page = await app.open('/reports', { ...pages, 'GET /me': { me } })
  await waitForText(page, screenMessages.noGroups.title)
  await waitForText(page, text)
  const shown = await page.evaluate(() => document.body.innerText)
  expect(shown).not.toContain(messages.noAccess)
  if (me.role === 'ADVOCATE') {
    await seeSections(page, ['Home', 'Settings'])
    const links = await page.$$('main a')
    expect(links).toEqual([])
  }
  await app.open('/settings', { ...pages, 'GET /me': { me } })
  await page.waitForSelector('main a')
  await waitForGone(page, screenMessages.noGroups.title)
})
