/** Nothing moves away from somebody's pointer while the answers of a page come in one after another: in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { bannerMessages } from '../../shared/banner-messages.ts'
import { waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

const house = startHouse()

/** Of the share of a screen that moved, times how far: Google's measure, of which it calls 0.1 good. */
const most = 0.02
/** Of a report: its toolbar takes a second row when it has more tabs than fit beside its controls, which its answer alone says. */
const mostOfReport = 0.05
const apartMs = 200
const Moved = v.array(v.object({ by: v.number(), what: v.string() }))

const pages = [
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

/** One profile group without publishing, which every page says in a line above it. */
async function withBanner(): Promise<string> {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  const { status, group } = await page.evaluate(async () => {
    const { me } = await (await fetch('/api/me')).json()
    const [{ entity_gid: id }] = me.entities
    const { entity } = await (await fetch(`/api/entities/${id}`)).json()
    const { name, type, country, description, timezone, industry, max_users, max_profiles, version } = entity
    const body = { name, type, countryId: country?.value ?? 'GB', description, timezone, industry, max_users, max_profiles, version, publish_killswitch: true }
    const answer = await fetch(`/api/entities/${id}`, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return { status: answer.status, group: String(name) }
  })
  expect(status).toBe(200)
  return group
}

test('a page stays where it is while its answers come late, one after another, and with something said above it', async () => {
  const group = await withBanner()
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  await page.evaluateOnNewDocument(() => {
    const moved: { by: number; what: string }[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue
        moved.push({ by: Number(entry.value), what: entry.sources.map(({ node }) => String(node?.textContent).slice(0, 40)).join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setRequestInterception(true)
  let asked = 0
  page.on('request', (request) => {
    const isRead = request.url().includes('/api/') && !request.url().endsWith('/api/me')
    setTimeout(() => void request.continue().catch(() => undefined), isRead ? apartMs * (asked++ % 4) : 0)
  })
  const found: string[] = []
  for (const [width, path, shown] of pages) {
    await page.setViewport({ width, height: 1000 })
    asked = 0
    await page.goto(house.stack.origin + path)
    await page.waitForSelector(shown)
    await page.waitForNetworkIdle({ idleTime: 4 * apartMs })
    await waitForText(page, bannerMessages.publishingOff([group]))
    const moved = v.parse(Moved, await page.evaluate('window.moved'))
    if (moved.reduce((sum, { by }) => sum + by, 0) > (path.includes('/run/') ? mostOfReport : most))
      found.push(`${width} ${path}: ${moved.map(({ by, what }) => `${by.toFixed(4)} ${what}`).join('; ')}`)
  }
  expect(found).toEqual([])

  // what moves is seen
  await page.evaluate(() => document.querySelector('main')?.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' })))
  await page.waitForFunction('window.moved.some(({ by }) => by > 0.02)')
})
