/**
 * Any template of any type on paper: no page is empty, none runs over its foot. ALMANAC_TEMPLATE_PAGES says how many are looked at in the
 * print page, ALMANAC_TEMPLATE_PDFS how many of them as PDFs.
 */
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startPrinter } from '../../functions/domains/print/render-pdf.ts'
import { reportManifests } from '../../shared/reports/index.ts'
import { loadReport } from '../../shared/reports/load.ts'
import type { Report } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { applyTemplate } from '../../shared/templates/apply.ts'
import { anyTemplate, anyWords } from '../builders/any-template.ts'
import { openPrint, pageFaults } from '../builders/print-page.ts'
import { startPrinting } from '../builders/printing.ts'

const count = { pages: Number(process.env.ALMANAC_TEMPLATE_PAGES ?? 8), pdfs: Number(process.env.ALMANAC_TEMPLATE_PDFS ?? 3) }
/** In points above the foot of a sheet: the line of the footer, the foot of what a page may fill, and its top. */
const [footLine, footOfArea, headOfArea] = [38, 48, 546]

const types = reportManifests.filter(({ templates }) => templates).map(({ id }) => id)
const wholes = await Promise.all(types.map(async (type) => sampleReport(await loadReport(type))))

const printing = startPrinting()

type Text = { readonly text: string; readonly y: number }

async function pagesOf(bytes: Uint8Array): Promise<Text[][]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const contents = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((page) => page.getTextContent())))
  await document.destroy()
  return contents.map(({ items }) => items.flatMap((item) => ('str' in item && item.str.trim() ? [{ text: item.str, y: Number(item.transform[5]) }] : [])))
}

/** Pages without a word of their own, and pages with words in the margin of their foot. `from`: a cover has no foot. */
function faultsOf(pages: readonly Text[][], from: number): string[] {
  return pages
    .slice(from)
    .flatMap((page, at) => [
      ...(page.some(({ y }) => y > footOfArea && y < headOfArea) ? [] : [`page ${at + from + 1} is empty`]),
      ...page.filter(({ y }) => y > footLine && y < footOfArea).map(({ text }) => `page ${at + from + 1} runs over its foot: ${text}`),
    ])
}

const templates: readonly Report[] = fc.sample(
  fc.nat().chain((at) => {
    const whole = wholes[at % wholes.length] ?? wholes[0]
    if (!whole) throw new Error('There is no report type with templates.')
    const cover = fc.oneof(fc.constantFrom(null, ''), anyWords('cover'))
    const notes = fc
      .nat({ max: 60 })
      .map((many) => Array.from({ length: many }, (_, nth) => `Page ${nth} has been tracked since 3 Nov 2026; its figures start then.`))
    return fc
      .tuple(anyTemplate(whole), cover, notes)
      .map(([reports, words, said]) => ({ ...applyTemplate(whole, { reports }, (key) => key), cover: words, notes: said }))
  }),
  { numRuns: Math.max(count.pages, count.pdfs), seed: 20_261_123 },
)

const inputOf = (report: Report, index: number) => ({
  id: `template-${index}`,
  report,
  hash: 'a'.repeat(64),
  madeAt: '2026-11-21T09:00:00Z',
  madeBy: 'Ellery Pike',
  client: 'Larkmere',
})

test(`${count.pages} templates of any type, with words, covers and page breaks, fill pages that nothing runs over`, async () => {
  const faults: Record<string, string[]> = {}
  for (const [index, report] of templates.slice(0, count.pages).entries()) {
    const { page, faults: said, refused } = await openPrint(printing.browser, inputOf(report, index))
    const found = [...(await pageFaults(page)), ...said, ...refused]
    if (found.length > 0) faults[`template-${index}, ${report.type}`] = found
    await page.browserContext().close()
  }
  expect(faults).toEqual({})
}, 7_200_000)

test(`${count.pdfs} templates of any type print without an empty or overfull page`, async () => {
  const faults: Record<string, string[]> = {}
  let printed = 0
  for (const [index, report] of templates.slice(0, count.pdfs).entries()) {
    const { bytes, pages } = await startPrinter(60_000).print(inputOf(report, index))
    const read = await pagesOf(bytes)
    expect(read.length).toBe(pages)
    printed += pages
    const found = faultsOf(read, report.cover === '' ? 0 : 1)
    if (found.length > 0) faults[`template-${index}, ${report.type}`] = found
  }
  expect(faults).toEqual({})
  expect(printed).toBeGreaterThan(count.pdfs)
}, 7_200_000)

test('a cover, also with the words of a template, names what the report is limited to', async () => {
  const [whole] = wholes
  if (!whole) throw new Error('There is no report type with templates.')
  const subject = 'Leith Studio 2026 (act_1234567890), labels Winter, Launch and Tea, 3 of 12 profiles'
  for (const cover of [null, '<h2>Monthly review</h2><p>For the board.</p>']) {
    const { page } = await openPrint(printing.browser, inputOf({ ...whole, subject, cover }, 0))
    const said = await page.$eval('.cover', (sheet) =>
      [...sheet.querySelectorAll('p')].filter(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight).map(({ textContent }) => textContent),
    )
    expect(said).toContain(subject)
    await page.browserContext().close()
  }
})
