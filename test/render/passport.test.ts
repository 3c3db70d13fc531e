import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { report } from '../../frontend/src/samples/report.ts'
import { startPrinter } from '../../functions/domains/print/render-pdf.ts'
import { buildFrontend, printFolder } from '../../scripts/local/build-frontend.ts'
import { figuresShown, type Report, reportTabs } from '../../shared/reports/report.ts'

const footLine = 38
const footOfArea = 48

beforeAll(async () => {
  if (!existsSync(join(printFolder, 'index.html'))) await buildFrontend(() => undefined)
  process.env.ALMANAC_PRINT_BUNDLE = printFolder
}, 180_000)
afterAll(() => {
  delete process.env.ALMANAC_PRINT_BUNDLE
})

const squeezed = (text: string) => text.replace(/\s+/g, '')

/** Each page as the texts that stand on it and how far above the foot of the sheet, in points. */
async function pagesOf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const contents = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((page) => page.getTextContent())))
  await document.destroy()
  return contents.map(({ items }) => items.flatMap((item) => ('str' in item ? [{ text: item.str, y: Number(item.transform[5]) }] : [])))
}

test('the appendix of a PDF holds the whole passport of every figure of every tab, and no page reaches its foot', async () => {
  const { crossChannel } = report.reports
  const native = 'The network counts days of its own. '.repeat(12).trim()
  const passports = Object.fromEntries(Object.entries(crossChannel.passports).map(([key, one]) => [key, { ...one, native: `${one.title}: ${native}` }]))
  const subject = 'Flat white talk'
  const summary = crossChannel.summary.map((tile) => ({ ...tile, note: native }))
  const shown: Report = { ...report, subject, reports: { ...report.reports, crossChannel: { ...crossChannel, summary, passports } } }
  const input = { id: 'passports', report: shown, hash: 'b'.repeat(64), madeAt: '2026-11-21T09:00:00Z', madeBy: 'Ellery Pike', client: 'Larkmere' }
  const pages = await pagesOf((await startPrinter(60_000).print(input)).bytes)
  const textOf = (page: (typeof pages)[number]) => squeezed(page.map(({ text }) => text).join(''))
  const appendix = pages.filter((page) => textOf(page).includes('Whythenetworkmaydiffer'))
  const text = appendix.map(textOf).join('')

  for (const tab of reportTabs(shown)) {
    for (const key of figuresShown(tab)) {
      const passport = shown.reports.crossChannel.passports[key] ?? tab.passports[key]
      for (const words of [passport?.title, passport?.formula, passport?.rule, passport?.native]) expect(text).toContain(squeezed(words ?? ''))
    }
  }
  for (const page of pages.slice(1)) expect(page.filter(({ text: words, y }) => words.trim() && y > footLine && y < footOfArea)).toEqual([])
  expect(textOf(pages[0] ?? [])).toContain(squeezed(subject))
  expect(pages.filter((page) => textOf(page).includes('Passportp.')).length).toBeGreaterThan(0)
})
