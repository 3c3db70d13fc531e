/** Hostile covers, texts and names on paper, as they were sent and as they are stored: nothing runs, nothing is fetched, nothing breaks a page. */
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startPrinter } from '../../functions/domains/print/render-pdf.ts'
import { cleanHtml } from '../../functions/domains/templates/clean-html.ts'
import type { PrintInput } from '../../shared/print-ready.ts'
import { loadReport } from '../../shared/reports/load.ts'
import type { Report } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { richHeight } from '../../shared/templates/rich-text.ts'
import { payloads } from '../builders/payloads.ts'
import { openPrint, pageFaults } from '../builders/print-page.ts'
import { startPrinting } from '../builders/printing.ts'

/** Letters that turn, stack, hide or never end. */
const awkward = [
  '\u202eesrever si siht\u202c',
  'Z\u0351\u036b\u0343\u036a\u0302a\u034c\u0346l\u0361\u0357\u0301g\u0300\u0301\u0302o\u0310'.repeat(20),
  'W'.repeat(900),
  `${'\u200b'.repeat(300)}after nothing`,
  '👩‍👩‍👧‍👦'.repeat(80),
  '\ufdfd\ufdfd\ufdfd\ufdfd',
  '\u2028\u2029\u0085 lines',
  '\u0000\u0007\u001b[31m',
  'ﷺ𒐫⸻꧅'.repeat(10),
  '</section></div></body></html><h1>after the end</h1>',
  '<p>'.repeat(500),
  '<ul><li>'.repeat(200),
  `${'<h2>'.repeat(100)}deep`,
  '&'.repeat(400),
  '&#x202e;&#0;&#xd800;&#x10ffff;',
  '<![CDATA[<p>x</p>]]><!-- <p>y</p> --!><?xml version="1.0"?>',
] as const
const hostile = [...payloads, ...awkward]
const each = 24
const documents = Array.from({ length: Math.ceil(hostile.length / each) }, (_, at) => hostile.slice(at * each, at * each + each))

const whole = sampleReport(await loadReport('comprehensive'))

/** A page has room for it, as for every text that is stored. */
const fits = (html: string) => html !== '' && richHeight(html, 852) <= 680

/** Everything that people name or write is one of these, in all places of a report. */
function reportOf(texts: readonly string[], stored: boolean): Report {
  const written = (text: string, where: 'text' | 'cover') => (stored ? cleanHtml(text, where) : text)
  const tab = whole.reports.crossChannel
  const report = tab.report.map((section, at) => {
    const text = texts[at % texts.length] ?? ''
    const extraText = written(text, 'text')
    return { ...section, title: text.slice(0, 100), ...(fits(extraText) && { extraText }) }
  })
  const summary = tab.summary.map((tile, at) => ({ ...tile, title: (texts[at % texts.length] ?? '').slice(0, 100) }))
  const [first = ''] = texts
  return {
    ...whole,
    cover: written(texts.join(''), 'cover'),
    subject: first,
    template: { name: first.slice(0, 100), version: 1 },
    brand: { logo: null, color: '#1f4d3f', font: 'lora', footer: first.slice(0, 80), sender: first.slice(0, 60), white_label: true, domain: null },
    reports: {
      ...whole.reports,
      crossChannel: { ...tab, summary, report, extraText: fits(written(first, 'text')) ? written(first, 'text') : null },
      networks: [],
    },
  }
}

const inputOf = (texts: readonly string[], stored: boolean): PrintInput => ({
  id: 'hostile',
  report: reportOf(texts, stored),
  hash: 'a'.repeat(64),
  madeAt: '2026-11-21T09:00:00Z',
  madeBy: (texts[1] ?? '').slice(0, 60),
  client: (texts[2] ?? '').slice(0, 60),
})

/** What no text may bring: on pages of a brand without a logo there is none. */
const foreign = ['script', 'style', 'link', 'iframe', 'object', 'embed', 'img', 'form', 'input', 'meta'].map((tag) => `#report ${tag}`).join(', ')

const printing = startPrinting()

test.each(documents.map((texts, at) => [at * each + 1, texts] as const))('texts %i and on', async (_, texts) => {
  for (const stored of [false, true]) {
    const { page, faults, refused } = await openPrint(printing.browser, inputOf(texts, stored))
    const found = await page.$$eval(foreign, (elements) => elements.map(({ outerHTML }) => outerHTML))
    expect(found).toEqual([])
    expect([await pageFaults(page), faults, refused]).toEqual([[], [], []])
    await page.browserContext().close()
  }
})

test('a PDF of them has no script, and its links lead nowhere but to addresses of the web and of mail', async () => {
  const { bytes } = await startPrinter(60_000).print(
    inputOf(
      hostile.filter((_, at) => at % 20 === 0),
      true,
    ),
  )
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1).then((page) => page.getAnnotations())))
  const urls = pages.flat().flatMap(({ url, unsafeUrl }) => [url, unsafeUrl].filter((one) => typeof one === 'string'))
  expect(urls.filter((url) => !/^(?:https?:|mailto:)/.test(url))).toEqual([])
  expect([await pdf.getJSActions(), await pdf.hasJSActions(), await pdf.getAttachments()]).toEqual([null, false, null])
  await pdf.destroy()
})
