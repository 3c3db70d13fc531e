/** Pages of a PDF as HTML, without a browser: widths of texts are estimated and charts have no colours. */
import { afterAll, beforeAll } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadPrints } from '../../frontend/src/blocks/print.ts'
import { PrintReport } from '../../frontend/src/print/print-report.tsx'
import type { Report } from '../../shared/reports/report.ts'

/** About the widths of Inter at 12 pixels. */
const canvas = { getContext: () => ({ font: '', measureText: (text: string) => ({ width: text.length * 6.5 }) }) }
const document = { title: '', documentElement: {}, querySelector: () => null, createElement: () => canvas }
const browser = {
  document,
  window: { matchMedia: () => ({ matches: false }) },
  getComputedStyle: () => ({ getPropertyValue: () => '' }),
}

/** Gives the tests of a file what of a browser the pages ask for. */
export function startPaper(): void {
  beforeAll(async () => {
    for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, configurable: true })
    await loadPrints()
  })
  afterAll(() => {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
  })
}

/** Each page by its id. */
export function drawnPages(report: Report): Map<string, string> {
  const input = { id: '1', report, hash: 'a'.repeat(64), madeAt: '2026-11-28T12:00:00.000Z', madeBy: 'Northbound', client: 'Leith Studio' }
  const html = renderToStaticMarkup(<PrintReport input={input} heightOf={() => 0} />)
  const pages = html.split('<section class="page" id="').slice(1)
  return new Map(pages.map((page) => [page.slice(0, page.indexOf('"')), page]))
}
