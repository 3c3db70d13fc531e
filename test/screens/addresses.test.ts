/** Addresses: links lead to pages, unknown ones answer 404 and say so, and a screen that breaks says so in its place. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { messages } from '../../shared/messages.ts'
import { namedAreas } from '../../shared/named-areas.ts'
import { permissionSections } from '../../shared/permissions.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { sessionCookieName } from '../../shared/session-cookie.ts'
import { click, eventually } from '../builders/act.ts'
import { listen, waitForText } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'
import { alert, done, inbox } from './notification-answers.ts'
import { pages } from './page-answers.ts'

const app = startMockedApp()
const statusOf = async (page: Page, path: string) => (await fetch(new URL(path, page.url()))).status

test('somebody who is signed in finds the product at the front door, and the plans where everybody does', async () => {
  const page = await app.open('/favicon.svg')
  await page.setCookie({ name: sessionCookieName, value: 'A'.repeat(43) })
  await app.open('/', pages)
  await page.waitForFunction(() => window.location.pathname === '/dashboard')
  await app.open('/pricing', pages)
  await page.waitForFunction(() => document.title === 'Pricing | Almanac')
  await page.deleteCookie({ name: sessionCookieName })
  await app.open('/', pages)
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Social media reports you can defend')
})

test('no link of the frame leads to a missing page, and areas that the product does not have say so', async () => {
  const page = await app.open('/settings', pages)
  await page.waitForSelector('aside a')
  const links = await page.$$eval('aside a, header a', (all) => all.map((one) => one.getAttribute('href') ?? ''))
  const areas = Object.entries(namedAreas).filter(([path]) => !path.startsWith('/admin'))
  for (const path of [...links, ...areas.map(([area]) => area)]) expect([path, await statusOf(page, path)]).toEqual([path, 200])
  for (const [path, name] of areas) {
    await app.open(path, pages)
    await waitForText(page, screenMessages.navigation.notPart(name))
    expect(links).not.toContain(path)
  }
})

test('an unknown address answers 404 and says so; one without access says why on the next page', async () => {
  const permissions = Object.fromEntries(permissionSections.map((section) => [section, 'view' as const]))
  const entities = sampleMe.entities.map((group) => ({ ...group, admin: false, permissions }))
  const readonly = { ...pages, 'GET /me': { me: { ...sampleMe, role: 'RESTRICTED' as const, isOwner: false, entities } } }
  // React logs the routing error behind a page that is not found
  app.allow(/isNotFound/)
  const page = await app.open('/favicon.svg')
  const told = await listen(page)
  await app.open('/nowhere', readonly)
  await waitForText(page, screenMessages.notFound.title)
  for (const path of ['/nowhere', '/inboxes', '/reports/run/nonsense']) expect([path, await statusOf(page, path)]).toEqual([path, 404])
  expect(await statusOf(page, '/reports/schedule')).toBe(200)
  await app.open('/reports/schedule', readonly)
  await told(messages.noAccessToSchedule)
  await page.waitForFunction(() => window.location.pathname === '/reports')
})

test('a screen that breaks says so in its place, reports where and how to the server, and recovers with "Try again"', async () => {
  app.allow(/Error/)
  const broken = { ...inbox([]), 'GET /alert': { alerts: [alert('x', 'Post', { created_at: 'never' })], isFinalPage: true }, 'POST /error': done }
  const page = await app.open('/notifications', broken)
  await page.waitForFunction((title) => document.querySelector('main [role=alert] h1')?.textContent === title, {}, messages.generic)
  await page.waitForSelector('aside a[href="/reports"]')
  const reports = () => app.asked('POST /error').map(({ body }) => body)
  await eventually(
    async () => reports(),
    (all) => expect(all).toEqual([{ error: expect.stringMatching(/Error: .+\n(?:.*\n)+\/notifications$/) }]),
  )
  app.answer(inbox([]))
  await click(page, 'main button', 'Try again')
  await page.waitForSelector('main [data-alerts][aria-busy=false]')
  expect(reports()).toHaveLength(1)
})
