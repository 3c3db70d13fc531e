/** Any template of any type as a PDF: no page is empty, none runs over its foot. ALMANAC_TEMPLATE_PDFS says how many. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startPrinter } from '../../functions/delivery/render-pdf.ts'
import { buildFrontend, printFolder } from '../../scripts/local/build-frontend.ts'
import { reportManifests } from '../../shared/reports/index.ts'
import { loadReport } from '../../shared/reports/load.ts'
import type { Report } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { applyTemplate } from '../../shared/templates/apply.ts'
import { anyTemplate } from '../builders/any-template.ts'

const count = Number(process.env.ALMANAC_TEMPLATE_PDFS ?? 3)
/** In points above the foot of a sheet: the line of the footer, the foot of what a page may fill, and its top. */
const [footLine, footOfArea, headOfArea] = [38, 48, 546]

const types = reportManifests.filter(({ templates }) => templates).map(({ id }) => id)
const wholes = await Promise.all(types.map(async (type) => sampleReport(await loadReport(type))))

beforeAll(async () => {
  if (!existsSync(join(printFolder, 'index.html'))) await buildFrontend(() => undefined)
  process.env.ALMANAC_PRINT_BUNDLE = printFolder
}, 180_000)
afterAll(() => {
  delete process.env.ALMANAC_PRINT_BUNDLE
})

type Text = { readonly text: string; readonly y: number }

async function pagesOf(bytes: Uint8Array): Promise<Text[][]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const contents = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((page) => page.getTextContent())))
  await document.destroy()
  return contents.map(({ items }) => items.flatMap((item) => ('str' in item && item.str.trim() ? [{ text: item.str, y: Number(item.transform[5]) }] : [])))
}

/** Pages without a word of their own, and pages with words in the margin of their foot. The cover has no foot. */
function faultsOf(pages: readonly Text[][]): string[] {
  return pages
    .slice(1)
    .flatMap((page, at) => [
      ...(page.some(({ y }) => y > footOfArea && y < headOfArea) ? [] : [`page ${at + 2} is empty`]),
      ...page.filter(({ y }) => y > footLine && y < footOfArea).map(({ text }) => `page ${at + 2} runs over its foot: ${text}`),
    ])
}

const templates = fc.sample(
  fc.nat().chain((at) => {
    const whole = wholes[at % wholes.length] ?? wholes[0]
    if (!whole) throw new Error('There is no report type with templates.')
    return anyTemplate(whole).map((reports) => applyTemplate(whole, { reports }, (key) => key))
  }),
  { numRuns: count, seed: 20_261_123 },
)

test(`${count} templates of any type print without an empty or overfull page`, async () => {
  const faults: Record<string, string[]> = {}
  let printed = 0
  for (const [index, report] of templates.entries()) {
    const id = `template-${index}`
    const shown: Report = report
    const { bytes, pages } = await startPrinter(60_000).print({
      id,
      report: shown,
      hash: 'a'.repeat(64),
      madeAt: '2026-11-21T09:00:00Z',
      madeBy: 'Ellery Pike',
      client: 'Larkmere',
    })
    const read = await pagesOf(bytes)
    expect(read.length).toBe(pages)
    printed += pages
    const found = faultsOf(read)
    if (found.length > 0) faults[`${id}, ${shown.type}`] = found
  }
  expect(faults).toEqual({})
  expect(printed).toBeGreaterThan(count)
}, 3_600_000)
