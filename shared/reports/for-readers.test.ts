import { expect, test } from '@jest/globals'
import type { BlockOf } from '../blocks/index.ts'
import { messages } from '../messages.ts'
import { summarise } from '../narrative/index.ts'
import { digestOf } from './digest.ts'
import { withEmptySections } from './empty-sections.ts'
import { forReaders, isEmptySection } from './for-readers.ts'
import { loadReport } from './load.ts'
import type { Report, Section, TabReport } from './report.ts'
import { sampleReport } from './samples/index.ts'

const whole = sampleReport(await loadReport('comprehensive'))

const emptySection = (section: Section): Section => ({
  ...section,
  content: section.content.map((block) => ({ ...block, no_data: { message: messages.empty.block } })),
})
const dashed = (row: BlockOf<'table'>['values'][number]): typeof row =>
  Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, typeof cell.value === 'number' ? { ...cell, value: null } : cell]))

const withoutData = (tab: TabReport): TabReport => ({
  ...tab,
  // of what is counted without days there are none
  summary: tab.summary.map((tile) => ({ ...tile, value: tile.key === 'posts_published' ? 0 : null })),
  coverage: { have: 0, expected: 7, notes: [] },
  report: tab.report.map(emptySection),
})

/** Facebook without any data, and the first section of all networks, with one tile. */
function sparse(): Report {
  const { crossChannel, networks, tabs } = whole.reports
  const [tile, ...tiles] = crossChannel.summary
  const [section, ...sections] = crossChannel.report
  if (!tile || !section) throw new Error('an empty sample')
  return {
    ...whole,
    authorNotes: { sections: 0, notes: ['For the author.'] },
    reports: {
      tabs,
      crossChannel: { ...crossChannel, summary: [{ ...tile, value: null }, ...tiles], report: [emptySection(section), ...sections] },
      networks: networks.map((tab) => (tab.code === 'facebook' ? withoutData(tab) : tab)),
    },
  }
}

test('readers get no section, tile or network without data, and no note to the author', () => {
  const report = sparse()
  const { reports, authorNotes, no_data, notes } = forReaders(report)
  expect([authorNotes, no_data, notes]).toEqual([undefined, null, whole.notes])
  expect(reports.tabs.map(({ code }) => code)).toEqual(['cross_channel', 'instagram', 'linkedin'])
  expect(reports.networks.map(({ code }) => code)).toEqual(['instagram', 'linkedin'])
  expect(reports.crossChannel.report.map(({ key }) => key)).toEqual(whole.reports.crossChannel.report.slice(1).map(({ key }) => key))
  expect(reports.crossChannel.summary.map(({ key }) => key)).toEqual(whole.reports.crossChannel.summary.slice(1).map(({ key }) => key))
  expect(JSON.stringify(reports)).not.toContain(messages.empty.block)
  expect(reports.networks).toEqual(whole.reports.networks.slice(1))
})

test('a report that has everything is as it was, and the digest is that of what readers get', async () => {
  expect(forReaders(whole)).toEqual(whole)
  const report = sparse()
  expect(forReaders(forReaders(report))).toEqual(forReaders(report))
  expect(await digestOf(forReaders(report))).toBe(await digestOf(report))
})

test('a table of profiles without any figure has no data', () => {
  const tables = whole.reports.crossChannel.report.flatMap((section) => (section.content.some(({ kind }) => kind === 'table') ? [section] : []))
  const dashes = tables.map((section) => ({
    ...section,
    content: section.content.flatMap((block) => (block.kind === 'table' ? [{ ...block, values: block.values.map(dashed) }] : [])),
  }))
  const names = tables.map((section) => ({
    ...section,
    content: section.content.flatMap((block) => (block.kind === 'table' ? [{ ...block, header: block.header.slice(0, 1) }] : [])),
  }))
  expect(names.every(isEmptySection)).toBe(true)
  expect([tables.length > 0, tables.some(isEmptySection), dashes.every(isEmptySection)]).toEqual([true, false, true])
})

test('of a report without any data readers get one sentence', () => {
  const { crossChannel, networks, tabs } = whole.reports
  const empty = { ...whole, notes: ['1 profile joined.'], reports: { tabs, crossChannel: withoutData(crossChannel), networks: networks.map(withoutData) } }
  const { no_data, notes, reports } = forReaders(empty)
  expect([no_data, notes, reports.tabs.length, reports.networks]).toEqual([{ message: messages.empty.readers, hint: null }, [], 1, []])
})

test('advice about the account is for the author alone', () => {
  const { crossChannel } = whole.reports
  const report = { ...whole, reports: { ...whole.reports, crossChannel: { ...crossChannel, coverage: { have: 3, expected: 189, notes: [] } } } }
  const written = summarise(report)
  const others = written.recommendations.filter(({ title }) => title !== 'Fill the data gaps first')
  expect(written.recommendations.length).toBe(others.length + 1)
  expect(forReaders({ ...report, ai_summary: written }).ai_summary?.recommendations).toEqual(others)
})

test('the author reads which sections have no data, under one line', () => {
  const facebook = whole.reports.networks[0]?.report.length ?? 0
  const { sections, notes = [] } = withEmptySections(sparse()).authorNotes ?? {}
  expect(sections).toBe(facebook + 1)
  expect(notes[0]).toBe('For the author.')
  expect(notes[1]).toMatch(/ has no data in these dates\. Links, PDFs and emails leave it out\.$/)
  expect(withEmptySections(whole)).toBe(whole)
})
