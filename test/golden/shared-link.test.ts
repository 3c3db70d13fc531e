/** The page of a shared link in the look of a brand: the built app, served as it is, with a sealed report that does not move with the day. */
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { buildFrontend, webFolder } from '../../scripts/local/build-frontend.ts'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { createSpa } from '../../scripts/local/spa.ts'
import { brandedReport, brandLogo } from '../builders/branded-report.ts'
import { startBrowser, type TestBrowser } from '../builders/browser.ts'
import { expectGolden } from './golden.ts'

const token = 'a'.repeat(43)
let browser: TestBrowser
let served: Listening

beforeAll(async () => {
  await buildFrontend(() => undefined)
  const sealed = {
    report: { ...(await brandedReport()), template: { name: 'Northbound weekly', version: 3 } },
    hash: 'ab12cd34'.repeat(8),
    content: 'ab12cd34'.repeat(8),
    sealed_at: '2026-11-21T09:00:00.000Z',
    expires_at: '2026-12-21T09:00:00.000Z',
    shared_by: 'Ellery Pike',
    downloads: true,
  }
  const answers = new Map<string, [string, string | Buffer]>([
    [`/api/shared-reports/${token}`, ['application/json', JSON.stringify(sealed)]],
    [`/api/shared-reports/${token}/logo`, ['image/png', brandLogo()]],
  ])
  const page = createSpa(webFolder)
  const listener: RequestListener = (request, response) => {
    const [type, body] = answers.get(request.url ?? '') ?? []
    if (!type) return page(request, response)
    response.writeHead(200, { 'content-type': type })
    response.end(body)
  }
  ;[browser, served] = await Promise.all([startBrowser(), listen(listener)])
}, 240_000)
afterAll(async () => {
  await Promise.all([browser?.stop(), served?.close()])
})

test.each([
  [1240, 'light'],
  [390, 'dark'],
] as const)('%i px, %s', async (width, theme) => {
  const { page, faults } = await browser.newPage(width, 900)
  // a picture is taken with the light of the browser's own choice
  await page.evaluateOnNewDocument((value) => document.addEventListener('DOMContentLoaded', () => (document.documentElement.dataset.theme = value)), theme)
  await page.goto(`http://127.0.0.1:${served.port}/shared-report/${token}`)
  await page.waitForSelector('[data-branded] #report-body h2, [data-branded] #report-body h3')
  await page.waitForFunction(() => [...document.images].some((image) => image.src.endsWith('/logo') && image.complete && image.naturalWidth > 0))
  const words = await page.evaluate(() => document.documentElement.innerText + document.title)
  expect(words).not.toMatch(/almanac/i)
  await expectGolden(page, `links/branded-${width}-${theme}`)
  expect(faults).toEqual([])
  await page.browserContext().close()
})
