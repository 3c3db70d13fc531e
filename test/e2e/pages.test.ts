/** Every address: links lead to pages, unknown ones answer 404, and no page moves under a pointer while its answers come. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { bannerMessages } from '../../shared/banner-messages.ts'
import { messages } from '../../shared/messages.ts'
import { namedAreas } from '../../shared/named-areas.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { sitePages } from '../../shared/site-pages.ts'
import { click, eventually } from '../builders/act.ts'
import { waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { collectShifts, moved } from './layout-shifts.ts'
import { callApi, startPeople } from './people-ways.ts'

const house = startHouse()
const open = startPeople(house)
const address = (path: string) => house.stack.origin + path
const statusOf = async (path: string) => (await fetch(address(path))).status

test('from the front page every link leads to a page that is there, through all public pages', async () => {
  const seen = new Map<string, number>()
  const queue = ['/']
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (seen.has(path)) continue
    const response = await fetch(address(path))
    seen.set(path, response.status)
    if (!sitePages.some((page) => page.path === path)) continue
    const text = await response.text()
    expect(text).toContain(`<link rel="canonical" href="${address(path)}">`)
    for (const [, href = ''] of text.matchAll(/(?:href|src)="(\/[^"#]*)/g)) queue.push(href)
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  expect(sitePages.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([])
  const sitemap = await (await fetch(address('/sitemap.xml'))).text()
  expect(sitemap.match(/<loc>/g)).toHaveLength(sitePages.length)
  expect(sitemap).toContain(`<loc>${address('/pricing')}</loc>`)
})

test('somebody who is signed in finds the product at the front door, and the plans where everybody does', async () => {
  const { page, faults } = await pageOf(house.browser, house.stack.origin, 'owner')
  await page.goto(address('/'))
  await page.waitForFunction(() => window.location.pathname === '/dashboard')
  await page.goto(address('/pricing'))
  await page.waitForFunction(() => document.title === 'Pricing | Almanac')
  await page.deleteCookie(...(await page.browserContext().cookies()))
  await page.goto(address('/'))
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Social media reports you can defend')
  expect(faults).toEqual([])
})

test('no link of the frame leads to a missing page, and areas that the product does not have say so', async () => {
  const { page } = await open('owner')
  await page.goto(address('/settings'))
  await page.waitForSelector('aside a')
  const links = await page.$$eval('aside a, header a', (all) => all.map((one) => one.getAttribute('href') ?? ''))
  const areas = Object.entries(namedAreas).filter(([path]) => !path.startsWith('/admin'))
  for (const path of [...links, ...areas.map(([area]) => area)]) expect([path, await statusOf(path)]).toEqual([path, 200])
  for (const [path, name] of areas) {
    await page.goto(address(path))
    await waitForText(page, screenMessages.navigation.notPart(name))
    expect(links).not.toContain(path)
  }
})

test('an unknown address answers 404 and says so; one without access says why on the next page', async () => {
  const { page } = await open('readonly')
  for (const path of ['/nowhere', '/inboxes', '/reports/run/nonsense']) expect([path, await statusOf(path)]).toEqual([path, 404])
  await page.goto(address('/nowhere'))
  await waitForText(page, screenMessages.notFound.title)
  expect(await statusOf('/reports/schedule')).toBe(200)
  await page.goto(address('/reports/schedule'))
  await waitForText(page, messages.noAccessToSchedule)
  await page.waitForFunction(() => window.location.pathname === '/reports')
})

test('a screen that breaks says so in its place, reports where and how to the server, and recovers with "Try again"', async () => {
  const { page } = await open('owner')
  let isBroken = true
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    // an answer that no screen expects
    if (isBroken && request.url().includes('/api/alert?')) {
      void request.respond({ contentType: 'application/json', body: JSON.stringify({ alerts: [{ id: 'x' }], isFinalPage: true }) })
    } else void request.continue()
  })
  const reports: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/error') && reports.push(request.postData() ?? '')))
  const taken = page.waitForResponse((response) => response.url().endsWith('/api/error'))
  await page.goto(address('/notifications'))
  await page.waitForFunction((title) => document.querySelector('main [role=alert] h1')?.textContent === title, {}, messages.generic)
  await page.waitForSelector('aside a[href="/reports"]')
  expect((await taken).ok()).toBe(true)
  expect(JSON.parse(reports[0] ?? '').error).toMatch(/Error: .+\n(?:.*\n)+\/notifications$/)
  isBroken = false
  await click(page, 'main button', 'Try again')
  await page.waitForSelector('main [data-alerts][aria-busy=false]')
  expect(reports).toHaveLength(1)
})

/** A busy machine may paint a menu whose end has not come yet, which is far less; a font that swaps is more. */
const nothing = 0.0001

test.each(['/pricing', '/', '/integrations/instagram/'])('%s moves nothing while it comes, also where its font comes late', async (path) => {
  const { page } = await house.browser.newPage()
  await page.setRequestInterception(true)
  page.on('request', async (request) => {
    if (request.resourceType() === 'font') await new Promise((resolve) => setTimeout(resolve, 1000))
    await request.continue()
  })
  const shifts = await collectShifts(page)
  await page.goto(address(path))
  await page.waitForFunction(() => document.fonts.status === 'loaded' && performance.getEntriesByType('resource').some(({ name }) => /\.woff2/.test(name)))
  expect(moved(await shifts())).toBeLessThan(nothing)
  await page.browserContext().close()
})

const most = 0.02
/** The toolbar of a report takes a second row when its tabs do not fit beside its controls, which its answer alone says. */
const mostOfReport = 0.05
const apartMs = 200

const late = [
  [1440, '/dashboard', 'h1'],
  [1440, '/reports', 'h1'],
  [1440, '/reports/run/comprehensive', '[data-tile]'],
  [1440, '/settings/profiles', 'main tbody tr'],
  [1440, '/settings/profile-groups', 'main tbody tr'],
  [1440, '/settings/preferences/notifications', 'main table'],
  [390, '/dashboard-mobile', 'h1'],
  [390, '/settings/profiles', 'main tbody tr'],
  [390, '/settings/team', 'main tbody tr'],
] as const

/** Publishing is off in one profile group, which every page says in a line above it. Returns its name. */
async function withBanner(page: Page): Promise<string> {
  await page.goto(address('/favicon.svg'))
  const { me } = v.parse(v.object({ me: v.object({ entities: v.array(v.object({ entity_gid: v.string() })) }) }), (await callApi(page, 'GET', '/me')).body)
  const path = `/entities/${me.entities[0]?.entity_gid}`
  const Stored = v.object({ name: v.string(), country: v.nullable(v.object({ value: v.string() })) })
  const { entity } = v.parse(v.object({ entity: v.looseObject(Stored.entries) }), (await callApi(page, 'GET', path)).body)
  const { name, type, country, description, timezone, industry, max_users, max_profiles, version } = entity
  const body = { name, type, countryId: country?.value ?? 'GB', description, timezone, industry, max_users, max_profiles, version, publish_killswitch: true }
  expect((await callApi(page, 'PATCH', path, body)).status).toBe(200)
  return name
}

test('a page stays where it is while its answers come late, one after another, and with a line above it', async () => {
  const { page } = await open('owner')
  const group = await withBanner(page)
  const shifts = await collectShifts(page)
  await page.setRequestInterception(true)
  let asked = 0
  const pending = new Set<string>()
  page.on('request', (request) => {
    const isRead = request.url().includes('/api/') && !request.url().endsWith('/api/me')
    pending.add(request.url())
    setTimeout(() => void request.continue().catch(() => undefined), isRead ? apartMs * (asked++ % 4) : 0)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end, (request) => void pending.delete(request.url()))
  const answered = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    return [...pending]
  }
  const found: string[] = []
  for (const [width, path, shown] of late) {
    await page.setViewport({ width, height: 1000 })
    asked = 0
    pending.clear()
    await page.goto(address(path))
    await page.waitForSelector(shown)
    await waitForText(page, bannerMessages.publishingOff([group]))
    await eventually(answered, (open) => expect(open).toEqual([]))
    const all = await shifts()
    if (moved(all) > (path.includes('/run/') ? mostOfReport : most))
      found.push(`${width} ${path}: ${all.map(({ by, what }) => `${by.toFixed(4)} ${what}`).join('; ')}`)
  }
  expect(found).toEqual([])

  // a shift is noticed
  await page.evaluate(() => document.querySelector('main')?.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' })))
  await page.waitForFunction('window.shifts.some(({ by }) => by > 0.02)')
})
