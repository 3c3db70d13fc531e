/** Hostile fonts: each is refused in a sentence, or taken and harmless: nothing runs, nothing is fetched, nothing breaks a page. */
import { expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readFont } from '../../functions/domains/branding/font/read-font.ts'
import { bytesOf } from '../../functions/domains/branding/font/tables.ts'
import { unpack } from '../../functions/domains/branding/font/unpack.ts'
import type { PictureFile } from '../../functions/domains/print/pictures.ts'
import { startPrinter } from '../../functions/domains/print/render-pdf.ts'
import { Problem } from '../../functions/kernel/request/problem.ts'
import { fontMessages } from '../../shared/font-messages.ts'
import { lettersOf } from '../../shared/letters.ts'
import type { PrintInput } from '../../shared/print-ready.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { hostileFonts } from '../builders/hostile-fonts.ts'
import { openPrint, pageFaults } from '../builders/print-page.ts'
import { startPrinting } from '../builders/printing.ts'

const font = { id: `${'0'.repeat(25)}H`, kind: 'sans' as const }
const path = '/fonts/uploaded'
const whole = sampleReport(await loadReport('tasks'))

const inputWith = (name: string): PrintInput => ({
  ...{ id: 'hostile', hash: 'a'.repeat(64), madeAt: '2026-11-21T09:00:00Z', madeBy: 'Northbound', client: 'Leith', font: path },
  report: {
    ...whole,
    brand: { logo: null, color: null, font: null, font_file: { ...font, name }, footer: null, sender: null, white_label: true, domain: null },
  },
})
const filesOf = (woff2: Uint8Array): ReadonlyMap<string, PictureFile> => new Map([[path, { contentType: 'font/woff2', bytes: woff2 }]])

/** What becomes of it: a font, or a sentence. Anything else fails. */
async function read(bytes: Buffer) {
  try {
    return await readFont(bytes)
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return error.message
    throw error
  }
}

const printing = startPrinting()

const fonts = new Map<string, ReturnType<typeof read>>()
/** Reads each font once, for whichever test asks first. */
function readOnce(name: string, bytes: Buffer): ReturnType<typeof read> {
  const known = fonts.get(name) ?? read(bytes)
  fonts.set(name, known)
  return known
}
async function takenFonts() {
  const all = await Promise.all(hostileFonts.map(async ([name, bytes]) => [name, await readOnce(name, bytes)] as const))
  return all.flatMap(([name, font]) => (typeof font === 'string' ? [] : [{ name, woff2: font.woff2, ownName: font.name }]))
}

test.each(hostileFonts)('%s', async (name, bytes, said) => {
  const found = await readOnce(name, bytes)
  if (typeof found === 'string') {
    expect(said === 'either' ? Object.values(fontMessages).filter((one) => typeof one === 'string') : [found]).toContain(found)
    if (said !== 'either') expect(found.slice(0, said.length)).toBe(said)
    return
  }
  expect(['taken', 'either']).toContain(said)
  expect(lettersOf(found.name)).toBeLessThanOrEqual(60)
  expect(found.name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  // what is served is a font and nothing else of what was sent, and is taken again
  const tables = await unpack(found.woff2)
  expect([...tables.keys()].filter((tag) => ['SVG ', 'morx', 'Zapf', 'ABCD'].includes(tag))).toEqual([])
  for (const [tag, table] of tables) if (tag !== 'name') expect(Buffer.from(bytesOf(table)).includes('<script')).toBe(false)
  expect(Buffer.from((await readFont(found.woff2)).woff2).equals(found.woff2)).toBe(true)
})

test('pages in those that are taken are whole, nothing runs and nothing is fetched', async () => {
  const taken = await takenFonts()
  expect(taken.length).toBeGreaterThan(20)
  for (const { name, woff2, ownName } of taken) {
    const { page, faults, refused } = await openPrint(printing.browser, inputWith(ownName), filesOf(woff2))
    expect([name, await pageFaults(page), faults, refused]).toEqual([name, [], [], []])
    const foreign = await page.$$eval('#report script, #report style, #report link, #report iframe', (found) => found.length)
    expect(foreign).toBe(0)
    await page.browserContext().close()
  }
}, 600_000)

test('PDFs in those that could harm a reader of PDFs are whole, and hold no script', async () => {
  const risky = (await takenFonts()).filter(({ name }) => /name ".*(obj|script|👩|elgoog)|hints|of CFF|boxes/.test(name))
  expect(risky.length).toBeGreaterThan(6)
  for (const { woff2, ownName } of risky) {
    const { bytes } = await startPrinter(60_000).print(inputWith(ownName), filesOf(woff2))
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    expect(words.replaceAll(/\s+/g, ' ')).toContain('Task performance report')
    expect([await pdf.getJSActions(), await pdf.hasJSActions(), await pdf.getAttachments()]).toEqual([null, false, null])
    await pdf.destroy()
  }
}, 600_000)
