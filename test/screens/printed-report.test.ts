/** What the browser prints of a report, signed in and on a shared link: its charts on sheets, without the app around them. */
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { loadReport } from '../../shared/reports/load.ts'
import type { Report } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { waitUntilLoaded } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { openReport } from './report-ways.ts'

const app = startMockedApp()
const report = async () => sampleReport(await loadReport('comprehensive'))

const Charts = v.array(v.object({ label: v.nullable(v.string()), width: v.number(), isDrawn: v.boolean() }))
/** of an upright A4 sheet with margins of 12 mm, in CSS pixels */
const sheetWidth = 703

async function printed(page: Page, format: 'A4' | 'Letter') {
  await waitUntilLoaded(page)
  // the map is fetched last, for nobody but a reader who prints
  await page.waitForFunction(
    () => {
      window.dispatchEvent(new Event('beforeprint'))
      const waits = document.querySelector('[data-waits]')
      window.dispatchEvent(new Event('afterprint'))
      return waits === null
    },
    { polling: 300 },
  )
  // after the listeners of the app: how wide each chart is by then, and whether it is drawn
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      const charts = [...document.querySelectorAll('canvas')].map((canvas) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
        return { label: canvas.ariaLabel, width: canvas.offsetWidth, isDrawn: data.some((value) => value !== 0) }
      })
      Object.assign(window, { charts })
    })
  })
  // as a browser prints that was not told to print backgrounds
  const bytes = await page.pdf({ format, printBackground: false, preferCSSPageSize: true })
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const sheets = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const sheet = await pdf.getPage(at + 1)
      const { items } = await sheet.getTextContent()
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [{ text: item.str, x: Number(item.transform[4]) }] : []))
      return { width: sheet.view[2] ?? 0, texts }
    }),
  )
  await pdf.destroy()
  const charts = v.parse(Charts, await page.evaluate(() => Reflect.get(window, 'charts')))
  return { charts, sheets, text: sheets.map(({ texts }) => texts.map(({ text }) => text).join(' ')).join(' ') }
}

function expectSheets({ charts, sheets, text }: Awaited<ReturnType<typeof printed>>, { reports }: Report): void {
  expect(sheets.filter(({ texts }) => texts.length === 0)).toEqual([])
  expect(sheets.flatMap(({ texts, width }) => texts.filter(({ x }) => x < 0 || x > width))).toEqual([])
  expect(charts.length).toBeGreaterThan(5)
  expect(charts.filter(({ width, isDrawn }) => !isDrawn || width > sheetWidth)).toEqual([])
  const said = text.replace(/\s+/g, '')
  for (const { title } of reports.crossChannel.report) expect(said).toContain(title.replace(/\s+/g, ''))
  for (const control of ['Go to', 'Quick add', 'Schedule', 'Export', 'View as table', 'Default report template']) expect(text).not.toContain(control)
}

test('a report prints all of its charts and nothing of the app', async () => {
  const page = await openReport(app)
  await page.waitForSelector('canvas')
  const width = await page.$eval('canvas', ({ offsetWidth }) => offsetWidth)
  expectSheets(await printed(page, 'A4'), await report())
  // and the screen is as it was
  await page.waitForFunction((before) => document.querySelector('canvas')?.offsetWidth === before, {}, width)
})

test('a shared report prints all of its charts', async () => {
  const shared = await report()
  const page = await app.open(`/shared-report/${'a'.repeat(43)}`, {
    'GET /shared-reports/{token}': {
      report: shared,
      hash: 'b'.repeat(64),
      content: 'c'.repeat(64),
      sealed_at: '2026-11-21T09:00:00.000Z',
      expires_at: null,
      shared_by: 'Leith Studio',
      downloads: true,
    },
  })
  await page.waitForSelector('canvas')
  const sheets = await printed(page, 'Letter')
  expectSheets(sheets, shared)
  expect(sheets.text).toContain('Leith Studio')
  expect(sheets.text).not.toMatch(/\bPDF\b/)
})
