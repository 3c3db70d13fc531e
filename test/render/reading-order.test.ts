/** A PDF is read aloud as it is read by eye: in the order of the page, with tables that have heads, and pictures that have words. */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { report as gallery } from '../../frontend/src/samples/report.ts'
import { startPrinter } from '../../functions/domains/print/render-pdf.ts'
import { loadReport } from '../../shared/reports/load.ts'
import type { Report } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { linksIn, orderFaults, raggedTables, type TaggedPage, taggedPages, tagsIn } from '../builders/pdf-structure.ts'
import { startPrinting } from '../builders/printing.ts'

startPrinting()

/** Read from right to left, with letters that are joined: Chromium marks these by themselves. */
const client = 'Larkmere العربية हिन्दी'

/** Between them every kind of block and of page. */
const reports: readonly [string, () => Promise<Report>][] = [
  ['every kind of block', async () => gallery],
  ['posts', async () => sampleReport(await loadReport('posts'))],
  ['competitors', async () => sampleReport(await loadReport('competitor'))],
]

const sorted = (words: string) => words.trim().split(/\s+/).sort().join(' ')

describe.each(reports)('the PDF of %s', (_, load) => {
  let bytes: Uint8Array
  let pages: TaggedPage[]
  beforeAll(async () => {
    const input = { id: 'tags', report: await load(), hash: 'c'.repeat(64), madeAt: '2026-11-21T09:00:00.000Z', madeBy: 'Ellery Pike', client }
    bytes = (await startPrinter(60_000).print(input)).bytes
    pages = await taggedPages(bytes)
  })
  const onPages = (faults: (page: TaggedPage) => readonly string[]) => pages.flatMap((page, at) => faults(page).map((fault) => `page ${at + 1}: ${fault}`))
  const rolesIn = (page: TaggedPage, role: RegExp) => tagsIn(page.root).filter((tag) => role.test(tag.role))

  test('tells everything from top to bottom and from left to right, block by block', () => {
    expect(pages.length).toBeGreaterThan(5)
    expect(onPages(({ root }) => orderFaults(root))).toEqual([])
  })

  test('has every word in its tags, but for the head and foot that each page repeats', () => {
    expect(onPages(({ untagged }) => (untagged ? [untagged] : []))).toEqual([])
    // whatever else were silent, but for monograms, would differ from page to page
    const [cover, ...others] = pages.map(({ artifacts }) => artifacts.replace(/Page \d+ of \d+/, 'Page').replace(/\b[A-Z]\b ?/g, ''))
    expect(cover).toBe('')
    expect([...new Set(others)]).toEqual([others[0]])
    const lost = onPages(({ root, words }) => (sorted(root.words) === sorted(words) ? [] : [words]))
    expect(lost).toEqual([])
    const silent = pages.flatMap(({ artifacts }, at) => (artifacts.includes(`Page ${at + 1} of ${pages.length}`) ? [at + 1] : []))
    expect(silent).toEqual(pages.map((_page, at) => at + 1).slice(1))
  })

  test('has tables whose rows have a cell under each head, and pictures whose words say what they show', async () => {
    const { tables, ragged } = await raggedTables(bytes)
    expect(tables).toBeGreaterThan(0)
    expect(ragged).toEqual([])
    const rows = pages.flatMap((page) => rolesIn(page, /^TR$/))
    expect(rows.filter(({ children: [first, ...more] }) => first?.role === 'TD' && more.some(({ role }) => role === 'TD')).map(({ words }) => words)).toEqual(
      [],
    )
    const figures = pages.flatMap((page) => rolesIn(page, /^Figure$/))
    expect(figures.length).toBeGreaterThan(0)
    expect(figures.filter(({ alt }) => !/\w+ \w+|\d/.test(alt)).map(({ alt, words }) => `${alt}: ${words}`)).toEqual([])
  })

  test('has links that say where they lead, and lists whose items have a body', async () => {
    const links = await linksIn(bytes)
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter(({ words, leads }) => words !== leads)).toEqual([])
    const items = pages.flatMap((page) => rolesIn(page, /^LI$/))
    expect(items.length).toBeGreaterThan(0)
    expect(pages.flatMap((page) => rolesIn(page, /^LBody$/))).toHaveLength(items.length)
    expect(items.filter(({ children }) => children.length !== 1 || children[0]?.role !== 'LBody').map(({ words }) => words)).toEqual([])
  })

  test('has headings that leave out no level', () => {
    const levels = pages.flatMap((page) => rolesIn(page, /^H\d$/).map(({ role }) => Number(role.slice(1))))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
  })
})
