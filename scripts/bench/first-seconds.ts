/** P20: the first seconds of a report, its link and home in an empty browser, at a desk and on a phone with a slow connection; reports are for desks. */
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { listProfiles } from '../../shared/api/profiles.ts'
import { createShare } from '../../shared/api/shares.ts'
import { startBrowser } from '../../test/builders/browser.ts'
import { signIn as openSession } from '../../test/builders/session.ts'
import { signIn } from '../../test/builders/sign-in.ts'
import { startOwnStack } from '../../test/builders/stack.ts'
import { figure, line } from './row.ts'

const owner = 'owner@almanac.test'

type Device = { readonly name: string; readonly width: number; readonly height: number; readonly isSlow: boolean }
const phone: Device = { name: 'a phone (390 px, 4x slower, 1.6 Mbit/s, 150 ms)', width: 390, height: 844, isSlow: true }
const desk: Device = { name: 'a desk (1440 px)', width: 1440, height: 900, isSlow: false }

/** What a browser tells of its own page, from before the first script on. */
function watch(): void {
  const seconds = { painted: 0, blocked: 0, longest: 0, shift: 0 }
  Object.assign(window, { firstSeconds: seconds })
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    seconds.painted = startTime
  })
  on('longtask', ({ duration }) => {
    seconds.blocked += duration - 50
    seconds.longest = Math.max(seconds.longest, duration)
  })
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput)) seconds.shift += entry.value
  })
}

/** Milliseconds; `shift` has no unit. `blocked`: what tasks took beyond 50 ms each. */
const Seconds = v.object({ painted: v.number(), blocked: v.number(), longest: v.number(), shift: v.number() })
type Seconds = v.InferOutput<typeof Seconds>

/** Opens an address as if for the first time, and scrolls to its end. */
async function opened(page: Page, address: string, { width, height, isSlow }: Device): Promise<Seconds> {
  await page.setCacheEnabled(false)
  await page.setViewport({ width, height, isMobile: isSlow, hasTouch: isSlow, deviceScaleFactor: isSlow ? 2 : 1 })
  if (isSlow) {
    await page.emulateCPUThrottling(4)
    await page.emulateNetworkConditions({ offline: false, latency: 150, download: 200_000, upload: 94_000 })
  }
  await page.evaluateOnNewDocument(watch)
  await page.goto(address, { waitUntil: 'networkidle0' })
  await page.waitForSelector('h1')
  await page.waitForNetworkIdle({ idleTime: 2000 })
  const first = v.parse(Seconds, await page.evaluate(() => Reflect.get(window, 'firstSeconds')))
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  })
  const { shift } = v.parse(Seconds, await page.evaluate(() => Reflect.get(window, 'firstSeconds')))
  return { ...first, shift }
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

type Goal = { readonly painted: number; readonly longest: number }
type Opened = { readonly what: string; readonly device: Device; readonly goal: Goal; readonly open: () => Promise<Seconds> }

async function row({ what, device, goal, open }: Opened, rounds: number): Promise<string> {
  // the first finds functions that are not started yet
  await open()
  const all: Seconds[] = []
  for (let round = 0; round < rounds; round++) all.push(await open())
  const of = (name: keyof Seconds) => median(all.map((one) => one[name]))
  const [painted, blocked, longest, shift] = [of('painted'), of('blocked'), of('longest'), of('shift')]
  return line({
    id: 'P20',
    what: `${what} on ${device.name}, median of ${rounds}`,
    ours: `largest paint ${figure(painted)} ms, blocked ${figure(blocked)} ms`,
    other: `longest task ${figure(longest)} ms, shift ${shift.toFixed(3)} to the end of the page`,
    ratio: figure(painted / goal.painted),
    goal: `painted in ${goal.painted} ms, blocked 200 ms at most, no task over ${goal.longest} ms, shift at most 0.02`,
    holds: painted <= goal.painted && blocked <= 200 && longest <= goal.longest && shift <= 0.02,
  })
}

export async function firstSecondsRows(rounds: number): Promise<string[]> {
  const [stack, browser] = await Promise.all([startOwnStack({ seed: true, web: true }), startBrowser()])
  const visit = async (path: string, device: Device, isSignedIn: boolean) => {
    const { page } = await browser.newPage()
    if (isSignedIn) await signIn(page, stack.origin, owner)
    const seconds = await opened(page, new URL(path, stack.origin).href, device)
    await page.browserContext().close()
    return seconds
  }
  try {
    const link = await linkOf(stack.origin)
    const all: Opened[] = [
      { what: 'a link', device: phone, goal: { painted: 2000, longest: 100 }, open: () => visit(link, phone, false) },
      { what: 'a link', device: desk, goal: { painted: 1000, longest: 100 }, open: () => visit(link, desk, false) },
      { what: 'home', device: phone, goal: { painted: 2000, longest: 100 }, open: () => visit('/dashboard', phone, true) },
      { what: 'a report', device: desk, goal: { painted: 1200, longest: 100 }, open: () => visit('/reports/run/comprehensive', desk, true) },
    ]
    const rows: string[] = []
    for (const one of all) rows.push(await row(one, rounds))
    return rows
  } finally {
    await browser.stop()
    await stack.stop()
  }
}

/** Of a profile group of twelve, over the last 29 days. */
async function linkOf(origin: string): Promise<string> {
  const session = await openSession(origin, owner)
  const { profiles } = v.parse(listProfiles.response, (await session('GET', '/profiles')).body)
  const ids = profiles.flatMap(({ id, entity_gid }) => (entity_gid === profiles[0]?.entity_gid && !withoutReports.includes(id) ? [id] : []))
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)
  const dates = { dateFrom: day(29), dateTo: day(1), priorFrom: day(58), priorTo: day(30), timezone: 'Europe/London' }
  const request = { type: 'comprehensive', profiles: ids, ...dates, template_id: null, labels: [], labelMatch: 'any' }
  const { status, body } = await session('POST', createShare.path, { type: 'comprehensive', data: { request } })
  if (status !== 201) throw new Error(`The link was answered with ${status}.`)
  return new URL(v.parse(createShare.response, body).link).pathname
}

const withoutReports: readonly string[] = ['demo-facebook-group', 'demo-tiktok-ads']
