/** Prints an open report from the browser (Ctrl+P) and reads the sheets. */
import { expect } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import type { TabReport } from '../../shared/reports/report.ts'
import { waitUntilLoaded } from './browser.ts'

const Charts = v.array(v.object({ label: v.nullable(v.string()), width: v.number(), isDrawn: v.boolean() }))
/** of an upright A4 sheet with margins of 12 mm, in CSS pixels */
const sheetWidth = 703

export async function printed(page: Page, format: 'A4' | 'Letter') {
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
    const measure = () => {
      const charts = [...document.querySelectorAll('canvas')].map((canvas) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
        return { label: canvas.ariaLabel, width: canvas.offsetWidth, isDrawn: data.some((value) => value !== 0) }
      })
      Object.assign(window, { charts })
    }
    window.addEventListener('beforeprint', measure, { once: true })
  })
  // as a browser prints that was not told to print backgrounds
  const bytes = await page.pdf({ format, printBackground: false, preferCSSPageSize: true })
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const sheets = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const sheet = await pdf.getPage(at + 1)
      const { items } = await sheet.getTextContent()
      const texts = items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width, height: item.height }]
          : [],
      )
      return { width: sheet.view[2] ?? 0, texts }
    }),
  )
  await pdf.destroy()
  const charts = v.parse(Charts, await page.evaluate(() => Reflect.get(window, 'charts')))
  return { charts, sheets, text: sheets.map(({ texts }) => texts.map(({ text }) => text).join(' ')).join(' ') }
}

type Printed = Awaited<ReturnType<typeof printed>>

/** Words that are printed over other words, of one sheet. Letters may touch those beside and above them, and a bold word lies over itself. */
function overlapping({ texts }: Printed['sheets'][number]): string[] {
  const words = texts.filter(({ text }) => text.length > 1)
  return words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          one.text !== other.text &&
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 2 &&
          Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > Math.min(one.height, other.height) / 2,
      )
      .map((other) => `"${one.text}" over "${other.text}"`),
  )
}

/** No sheet is blank, nothing is outside of one or over something else, all charts are drawn, each section has its title, and nothing of the app is there. */
export function expectSheets({ charts, sheets, text }: Printed, { report: sections }: TabReport): void {
  expect(sheets.filter(({ texts }) => texts.length === 0)).toEqual([])
  expect(sheets.flatMap(({ texts, width }) => texts.filter((text) => text.x < 0 || text.x + text.width > width))).toEqual([])
  expect(sheets.flatMap(overlapping)).toEqual([])
  expect(charts.filter(({ width, isDrawn }) => !isDrawn || width > sheetWidth)).toEqual([])
  const said = text.replace(/\s+/g, '')
  for (const { title } of sections) expect(said).toContain(title.replace(/\s+/g, ''))
  for (const control of ['Go to', 'Quick add', 'Schedule', 'Export', 'View as table', 'Default report template']) expect(text).not.toContain(control)
}

/** A table that goes on over sheets names its columns on the last of them too. */
export function expectHeads({ sheets }: Printed, columns: readonly string[]): void {
  const named = sheets.map(({ texts }) => columns.filter((column) => texts.some(({ text }) => text === column))).filter(({ length }) => length > 0)
  expect(named.slice(1)).not.toEqual([])
  expect(named.at(-1)).toEqual(columns)
}
