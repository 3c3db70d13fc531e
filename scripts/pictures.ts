/** `npm run pictures`: takes the pictures of the product for the public pages anew, of the demo as it is (docs/decisions/0080-pictures-of-the-product.md). */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { Report } from '../shared/reports/report.ts'
import { smallAddress } from '../shared/small-addresses.ts'
import { startBrowser, type TestBrowser } from '../test/builders/browser.ts'
import { askedFor, demoRuns } from '../test/builders/demo-runs.ts'
import { openPrint } from '../test/builders/print-page.ts'
import { signIn } from '../test/builders/sign-in.ts'
import { startOwnStack } from '../test/builders/stack.ts'
import { buildFrontend, printFolder } from './local/build-frontend.ts'

const folder = join(import.meta.dirname, '../frontend/src/site/pictures')

type Shot = {
  readonly name: string
  readonly theme: 'light' | 'dark'
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly most: number
}

/** `most`: bytes that it may have, as visitors wait for them. */
const shots: readonly Shot[] = [
  { name: 'report', theme: 'light', width: 1360, height: 780, scale: 1.6, most: 140_000 },
  { name: 'report', theme: 'dark', width: 1360, height: 780, scale: 1.6, most: 140_000 },
  { name: 'phone', theme: 'light', width: 390, height: 726, scale: 2, most: 90_000 },
  { name: 'phone', theme: 'dark', width: 390, height: 726, scale: 2, most: 90_000 },
]

/** Pages of the PDF, counted from 0, that stand in a fan: the first in front. */
const paper = [0, 2, 4, 8, 9]
const mostPaper = 70_000

/** Of the client whose report it is. */
const look = { logo: null, color: '#1f4d3f', font: null, footer: null, sender: null, white_label: false, domain: null } as const

/** As good as the bytes allow. */
async function keep(page: Page, path: string, most: number, clip?: { x: number; y: number; width: number; height: number }): Promise<void> {
  for (const quality of [82, 74, 66, 58, 50, 42]) {
    await page.screenshot({ path: `${path}.webp`, type: 'webp', quality, ...(clip ? { clip, captureBeyondViewport: true } : {}) })
    const { size } = statSync(`${path}.webp`)
    if (size <= most) return console.log(`${path.slice(folder.length + 1)}.webp: ${size} bytes, quality ${quality}`)
  }
  throw new Error(`${path}.webp has more than ${most} bytes at any quality.`)
}

async function takeReport(browser: TestBrowser, origin: string, { name, theme, width, height, scale, most }: Shot): Promise<void> {
  const { page } = await browser.newPage(width, height)
  await page.setViewport({ width, height, deviceScaleFactor: scale })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  await signIn(page, origin)
  const path = '/reports/run/comprehensive'
  await page.goto(origin + (name === 'phone' ? smallAddress(path) : path), { waitUntil: 'networkidle0' })
  await page.waitForSelector('[data-tile]')
  // the summary is written once it is seen
  await page.$eval('[data-summary]', (summary) => summary.scrollIntoView())
  await page.waitForSelector('[data-summary][aria-busy=false]')
  await page.evaluate(() => window.scrollTo(0, 0))
  await keep(page, join(folder, `${name}-${theme}`), most)
  await page.browserContext().close()
}

/** The report on paper, in the look of a client. */
async function takePaper(browser: TestBrowser, origin: string): Promise<void> {
  const [demo] = demoRuns
  if (!demo) throw new Error('The demo has no report.')
  const { path, query } = askedFor(demo)
  const { page: asking } = await browser.newPage()
  await signIn(asking, origin)
  const answer = await asking.evaluate(async (address) => (await fetch(address)).text(), `/api${path}?${new URLSearchParams(query)}`)
  const report = { ...v.parse(Report, JSON.parse(answer)), brand: look }
  const input = { id: 'paper', report, hash: 'ab12cd34'.repeat(8), madeAt: '2026-11-01T09:00:00.000Z', madeBy: 'Ellery Pike', client: 'Northbound Coffee' }
  const { page } = await openPrint(browser, input)
  await page.setViewport({ width: 1240, height: 877, deviceScaleFactor: 0.8 })
  const boxes = await page.$$eval('.page', (pages) => pages.map((one) => one.getBoundingClientRect().toJSON()))
  for (const [at, index] of paper.entries()) {
    const { x, y, width, height } = boxes[index]
    await keep(page, join(folder, `paper-${at + 1}`), mostPaper, { x, y, width, height })
  }
}

mkdirSync(folder, { recursive: true })
await buildFrontend(() => console.log('Building ...'))
process.env.ALMANAC_PRINT_BUNDLE = printFolder
const [stack, browser] = await Promise.all([startOwnStack({ seed: true, web: true }), startBrowser()])
try {
  for (const shot of shots) await takeReport(browser, stack.origin, shot)
  await takePaper(browser, stack.origin)
} finally {
  await browser.stop()
  await stack.stop()
}
