/**
 * P1 and P3: a PDF of ten pages and ten charts. Ours is the product's renderer, a fresh browser each time. The other arms: an empty
 * page in the same fresh browser, our page as it stands once it is drawn, which is what printing alone takes, and the naive way, which draws the same charts with Chart.js on canvases in a browser with
 * the packages' default arguments and waits for the network to be idle.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import chromium from '@sparticuz/chromium'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import puppeteer from 'puppeteer-core'
import { packedPdf } from '../../functions/domains/print/packed-pdf.ts'
import { paper, startPrinter } from '../../functions/domains/print/render-pdf.ts'
import { steadyPdf } from '../../functions/domains/print/steady-pdf.ts'
import { freshBrowser } from '../../functions/kernel/browser/browser.ts'
import { oneFile } from './one-file.ts'
import { charts, pdfReport, tenCharts } from './pdf-report.ts'
import { interleaved, timed } from './rounds.ts'
import { figure, kilobytes, line, ms } from './row.ts'

const madeAt = '2026-11-20T06:12:00Z'
export const input = (report: ReturnType<typeof pdfReport>) => ({
  id: 'bench',
  report,
  hash: '0'.repeat(64),
  madeAt,
  madeBy: 'Leith Studio',
  client: 'Northbound Coffee',
})
export const ours = (perPage: readonly number[]) => startPrinter().print(input(pdfReport(perPage)))

/** Milliseconds of the same, as a delivery waits for it: its browser starts while the figures are read. */
export async function oursAfterReading(perPage: readonly number[]): Promise<number> {
  const printer = startPrinter()
  await setTimeout(reading)
  return timed(() => printer.print(input(pdfReport(perPage))))
}
/** milliseconds from the start of the browser until the figures of a scheduled report are read: the median of seven in the local stack (96 to 271; 1,152 for the first) */
const reading = 130

export async function pdfRows(rounds: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'))
  try {
    const browserPath = await unpack(folder)
    const full = await ours(tenCharts)
    if (full.pages !== 10) throw new Error(`The report has ${full.pages} pages instead of ten.`)
    const naiveFull = await naive(browserPath, folder, true)
    const naiveBare = await naive(browserPath, folder, false)
    const naiveBytes = (naiveFull.length - naiveBare.length) / charts.length
    const { tagged, text } = await inspect(full.bytes)
    const selectable = text.includes('Chart 10') && text.includes('Nov')
    const { drawn } = await oneFile(input(pdfReport(tenCharts)))
    const ourBytes = ((await packedBytes(drawn)) - (await packedBytes(withoutCharts(drawn)))) / charts.length
    const times = await interleaved(
      {
        ours: () => timed(() => ours(tenCharts)),
        blank: () => timed(blank),
        finished: () => timed(() => finished(drawn)),
        naive: () => timed(() => naive(browserPath, folder, true)),
      },
      rounds,
    )
    const toBlank = times.ours.median / times.blank.median
    const toFinished = times.ours.median / times.finished.median
    const toNaive = times.ours.median / times.naive.median
    return [
      line({
        id: 'P1',
        what: 'PDF of 10 pages and 10 charts, fresh browser',
        ours: ms(times.ours),
        other: `blank page ${ms(times.blank)}, the drawn page alone ${ms(times.finished)}, naive ${ms(times.naive)}`,
        ratio: `${figure(toBlank)} of blank, ${figure(toFinished)} of the drawn page alone, ${figure(toNaive)} of naive`,
        goal: 'at most 2.5 of blank and 0.12 of naive',
        holds: toBlank <= 2.5 && toNaive <= 0.12,
      }),
      line({
        id: 'P3',
        what: 'bytes a chart and its key in the PDF',
        ours: `${kilobytes(ourBytes)}, text ${selectable ? 'selectable' : 'not selectable'}, ${tagged ? 'tagged' : 'not tagged'}`,
        other: `naive ${kilobytes(naiveBytes)}`,
        ratio: (ourBytes / naiveBytes).toFixed(3),
        goal: 'at most 5 KB, selectable, tagged',
        holds: ourBytes <= 5000 && selectable && tagged,
      }),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The package unpacks itself to TMPDIR. */
async function unpack(folder: string): Promise<string> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = join(folder, 'chromium-files')
  mkdirSync(process.env.TMPDIR)
  try {
    return await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

export async function blank(): Promise<void> {
  const { browser, close } = await freshBrowser()
  try {
    const [page] = await browser.pages()
    await page?.pdf({ format: 'A4' })
  } finally {
    await close()
  }
}

/** Prints a page as it stands, in a fresh browser. */
export async function finished(html: string): Promise<Uint8Array> {
  const { browser, close } = await freshBrowser()
  try {
    const page = (await browser.pages())[0] ?? (await browser.newPage())
    await page.setContent(html)
    return await page.pdf(paper)
  } finally {
    await close()
  }
}

/** A drawn page without its charts and their keys; the marks of brands and networks stay. */
export const withoutCharts = (drawn: string) => drawn.replaceAll(/<svg role="img".*?<\/svg>/gs, '').replaceAll(/<ul[^>]* data-print.*?<\/ul>/gs, '')

const packedBytes = async (html: string) => (await packedPdf(steadyPdf(await finished(html), madeAt))).length

async function naive(executablePath: string, folder: string, drawn: boolean): Promise<Uint8Array> {
  const browser = await puppeteer.launch({ executablePath, args: chromium.args, headless: 'shell' })
  try {
    const page = await browser.newPage()
    const file = join(folder, `naive-${drawn}.html`)
    writeFileSync(file, naivePage(drawn ? charts : []))
    await page.goto(pathToFileURL(file).href, { waitUntil: 'networkidle0' })
    return await page.pdf({ format: 'A4', landscape: true, printBackground: true })
  } finally {
    await browser.close()
  }
}

function naivePage(given: typeof charts): string {
  const library = readFileSync(join(dirname(createRequire(import.meta.url).resolve('chart.js')), 'chart.umd.js'), 'utf8')
  const pages = charts.map((_, i) => `<section><h1>Page ${i + 1}</h1>${given[i] ? `<canvas id="c${i}"></canvas>` : ''}</section>`).join('')
  const palette = ['#1877f2', '#d6006c', '#0a66c2', '#111', '#0b7f86', '#d00']
  return `<!doctype html><style>section{break-after:page;width:1000px}section:last-child{break-after:auto}</style>${pages}<script>${library}</script><script>
for (const [i, c] of ${JSON.stringify(given)}.entries()) new Chart(document.getElementById('c' + i), {
  type: c.stacked ? 'bar' : 'line',
  data: { labels: c.labels, datasets: c.series.map((s, n) => ({ label: s.label, data: s.values, borderColor: ${JSON.stringify(palette)}[n], backgroundColor: ${JSON.stringify(palette)}[n] })) },
  options: { scales: { x: { stacked: c.stacked }, y: { stacked: c.stacked } } },
})</script>`
}

export async function inspect(bytes: Uint8Array): Promise<{ pages: number; tagged: boolean; text: string }> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const marks = await document.getMarkInfo()
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }
  await document.cleanup()
  return { pages: document.numPages, tagged: marks?.Marked === true, text }
}
