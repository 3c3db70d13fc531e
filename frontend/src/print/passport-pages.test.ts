import { beforeAll, expect, test } from '@jest/globals'
import { figuresShown, reportTabs } from '../../../shared/reports/report.ts'
import { loadPrints } from '../blocks/print.ts'
import { pagesOfPassports } from '../paper/page-refs.ts'
import { report } from '../samples/report.ts'
import { wrappedLines } from './passport-lines.ts'
import { entryHeight, passportColumns, passportPages, textWidths } from './passport-pages.ts'
import { passportAppendix } from './passport-plan.ts'
import { planPages } from './plan.ts'

beforeAll(loadPrints)

const appendix = (of = report) => planPages(of).flatMap((page) => (page.kind === 'passport' ? [page] : []))

test('every figure of every tab stands once in the appendix, those of tiles first', () => {
  const listed = appendix().flatMap(({ entries }) => entries.map(({ passport }) => passport.title))
  const shown = reportTabs(report).flatMap((tab) => figuresShown(tab).flatMap((key) => tab.passports[key]?.title ?? []))
  expect(new Set(listed)).toEqual(new Set(shown))
  expect(new Set(listed).size).toBe(listed.length)
  const tiles = report.reports.crossChannel.summary.map(({ title }) => title)
  expect(listed.slice(0, tiles.length)).toEqual(tiles)
})

test('rows of the appendix are as tall as their text and fill pages whole; a long one pushes the next ones on', () => {
  const { crossChannel } = report.reports
  const long = Object.fromEntries(
    Object.entries(crossChannel.passports).map(([key, one]) => [key, { ...one, native: `${one.title}: ${'a reason that takes its room '.repeat(20)}` }]),
  )
  const longer = appendix({ ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, passports: long } } })
  expect(longer.length).toBeGreaterThan(appendix().length)
  const tenWide = (text: string, width: number) => wrappedLines(text, width, (words) => words.length * 6)
  for (const { entries, common, widths } of longer)
    expect(entries.reduce((sum, entry) => sum + entryHeight(entry, widths, tenWide), 36 + (common ? 16 + 16 * tenWide(common, 1144) : 0))).toBeLessThanOrEqual(
      645,
    )
})

test('the last page of the appendix has three rows at least, where the page before has them to give', () => {
  const { tab } = planPages(report)[0] ?? {}
  const entries = appendix().flatMap((page) => page.entries)
  for (let count = 1; tab && count <= entries.length; count++) {
    const pages = passportPages({ common: '', entries: entries.slice(0, count) }, { tab, group: 'Appendix' }, () => 3)
    const sizes = pages.map((page) => (page.kind === 'passport' ? page.entries.length : 0))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count)
    if ((sizes.at(-2) ?? 0) > 3) expect(sizes.at(-1)).toBeGreaterThanOrEqual(3)
  }
})

test('columns of the appendix share the page by what they say, and one that never says anything has no room', () => {
  const rows = [1, 2, 3].map((times) => ({ cells: [['A short text.'], ['A much longer text than the others. '.repeat(times * 3)], []] }))
  const [short = 0, long = 0, none] = textWidths(rows)
  expect(none).toBe(0)
  expect(long).toBeGreaterThan(short)
  expect(short).toBeGreaterThanOrEqual(120)
  expect(1144 - passportColumns.name - passportColumns.value - long - short).toBeLessThan(3)
})

test('a rate that no profile has both figures of names those that lack one, and nothing that it is based on', () => {
  const { crossChannel } = report.reports
  const [key = ''] = Object.keys(crossChannel.passports)
  const passport = crossChannel.passports[key]
  const terms = { parts: [], profiles: [], without: ['Leith Studio (Facebook)'] }
  const shown = { ...crossChannel, summary: [], passports: { ...crossChannel.passports, ...(passport ? { [key]: { ...passport, terms } } : {}) } }
  const said = passportAppendix([shown]).entries.flatMap(({ cells }) => cells.flat())
  expect(said.filter((text) => text.includes('Leith Studio (Facebook)'))).toEqual(['Left out because one of the figures is missing: Leith Studio (Facebook).'])
})

test('figures of one name say under it which section each is of', () => {
  const { crossChannel } = report.reports
  const passports = Object.fromEntries(Object.entries(crossChannel.passports).map(([key, one]) => [key, { ...one, title: 'Alike' }]))
  const untiled = { ...report, reports: { ...report.reports, networks: [], crossChannel: { ...crossChannel, summary: [], passports } } }
  const rows = appendix(untiled).flatMap(({ entries }) => entries)
  expect(rows.length).toBeGreaterThan(1)
  const sections: (string | null)[] = crossChannel.report.map(({ title }) => title)
  for (const { place } of rows) expect(sections).toContain(place)
  expect(appendix().flatMap(({ entries }) => entries.flatMap(({ place }) => place ?? []))).toEqual([])
})

test('what most figures have in common is said once, above the first row, and again only where a row differs', () => {
  const [first, ...rest] = appendix()
  expect(rest.map(({ common }) => common).join('')).toBe('')
  const sentence = (first?.common ?? '').split('. ')[0] ?? ''
  expect(sentence).not.toBe('')
  const rows = appendix().flatMap(({ entries }) => entries)
  expect(rows.filter(({ passport }) => passport.compared.startsWith(sentence)).length).toBeGreaterThan(rows.length / 2)
  expect(rows.flatMap(({ cells }) => cells.flat()).filter((text) => text.startsWith(sentence))).toEqual([])
})

test('a long reason that two figures share is written once; the later figure refers to the first', () => {
  const { crossChannel } = report.reports
  const native = 'Counts since last November are another measure than those from before, and they cannot be held against each other.'
  const same = Object.fromEntries(Object.entries(crossChannel.passports).map(([key, one]) => [key, { ...one, native }]))
  const rows = appendix({ ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, passports: same } } }).flatMap(({ entries }) => entries)
  expect(rows.filter((row) => row.native === native)).toHaveLength(1)
  expect(rows[1]?.native).toBe(`Same as ${rows[0]?.passport.title}.`)
})

test('two long paragraphs of one cell that an earlier figure has too are one reference', () => {
  const { crossChannel } = report.reports
  const long = (what: string) => `The ${what} of this figure is told at such a length that nobody wants to read it twice in one appendix, word by word.`
  const told = { definition: long('definition'), formula: long('formula'), rule: long('rule') }
  const same = Object.fromEntries(Object.entries(crossChannel.passports).map(([key, one]) => [key, { ...one, ...told }]))
  const rows = appendix({ ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, passports: same } } }).flatMap(({ entries }) => entries)
  const reference = `Same as ${rows[0]?.passport.title}.`
  expect(rows[1]?.cells.flat()).toContain(reference)
  for (const { cells } of rows) for (const paragraphs of cells) expect(new Set(paragraphs).size).toBe(paragraphs.length)
})

test('text wraps at spaces, and a word longer than its column is cut', () => {
  const lines = (text: string) => wrappedLines(text, 10, (words) => words.length)
  expect([lines('one two'), lines('one two three'), lines('abcdefghijklmno'), lines('a abcdefghijklmno b')]).toEqual([1, 2, 2, 3])
})

test('a chart refers to the pages of the appendix that tell how its figures are made', () => {
  const pages = planPages(report)
  const found = pagesOfPassports(pages, report.reports.crossChannel, ['impressions'])
  expect(found).toHaveLength(1)
  const page = pages[(found[0]?.number ?? 0) - 1]
  expect(page?.kind === 'passport' && page.entries.map(({ passport }) => passport.title)).toContain('Impressions')
})
