import { beforeAll, expect, test } from '@jest/globals'
import { summarise } from '../../../shared/narrative/index.ts'
import { isWhole } from '../../../shared/networks.ts'
import type { TabReport } from '../../../shared/reports/report.ts'
import { aBlock } from '../../../test/builders/block.ts'
import { loadPrints } from '../blocks/print.ts'
import { halfWidth, railWidth } from '../paper/measures.ts'
import { pageOfSection } from '../paper/page-refs.ts'
import type { PrintPage } from '../paper/page-types.ts'
import { report } from '../samples/report.ts'
import { basisOf, headOf } from './head-height.ts'
import { planPages } from './plan.ts'

beforeAll(loadPrints)

test('a report opens with cover, contents and figures and closes with the appendix', () => {
  const pages = planPages(report)
  expect(pages.slice(0, 3).map((page) => page.kind)).toEqual(['cover', 'contents', 'glance'])
  expect(pages.slice(-2).map((page) => page.kind)).toEqual(['passport', 'coverage'])
})

test('ids are unique, so every link leads to one page', () => {
  const ids = planPages(report).map((page) => page.id)
  expect(new Set(ids).size).toBe(ids.length)
})

/** Blocks of a page, by what they are of. */
const shownOn = (page: PrintPage) =>
  ('rows' in page ? page.rows.flatMap((row) => row.items) : 'item' in page && !('slice' in page && page.slice.part > 1) ? [page.item] : []).map(({ id }) => id)

test('no block is printed twice', () => {
  const ids = planPages(report).flatMap(shownOn)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a report without a table of networks shows its leading chart under its figures, there and nowhere else', () => {
  const { crossChannel } = report.reports
  const glanceOf = (of: typeof report) => planPages(of).flatMap((page) => (page.kind === 'glance' ? shownOn(page) : []))
  expect(glanceOf(report)).toEqual([])
  const alone = { ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, summary: crossChannel.summary.slice(0, 6) }, networks: [] } }
  const [lead = ''] = glanceOf(alone)
  expect(
    planPages(alone)
      .flatMap(shownOn)
      .filter((id) => id === lead),
  ).toEqual([lead])
  const section = crossChannel.report.find(({ key }) => lead.endsWith(key))
  expect(section && pageOfSection(planPages(alone), alone.reports.crossChannel, section.key)).toEqual({ id: 'glance', number: 3 })
})

test('a method comes last in its chapter, even after a chart on a page of its own', () => {
  const { crossChannel } = report.reports
  const charts = crossChannel.report.flatMap(({ topic: _, ...section }) => (['heatmap', 'donut'].includes(section.content[0]?.kind ?? '') ? [section] : []))
  const text = { ...aBlock, kind: 'text' as const, key: 'text', type: 'text' as const, paragraphs: ['How it was made.'], facts: [] }
  const method = { key: 'method', title: 'Method', subTitle: null, label: null, span: 12 as const, content: [text] }
  const pages = planPages({ ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, report: [...charts, method] }, networks: [] } })
  expect(pages.some((page) => page.kind === 'block' && page.item.block.kind === 'heatmap')).toBe(true)
  expect(pages.flatMap(shownOn).at(-1)).toBe('cross_channel-method')
})

test('pages that go on with the same topic are one entry of the contents, with its figures on the first', () => {
  const { crossChannel } = report.reports
  const heatmap = crossChannel.report.find(({ content }) => content[0]?.kind === 'heatmap')
  const content = ['a', 'b', 'c'].flatMap((key) => (heatmap?.content[0] ? [{ ...heatmap.content[0], key, title: key }] : []))
  const times = heatmap ? [{ ...heatmap, key: 'times', title: 'When they post', content }] : []
  const pages = planPages({ ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, report: times }, networks: [] } })
  expect(pages.flatMap((page) => (page.kind === 'charts' ? [[page.title, page.continued, page.rows.length]] : []))).toEqual([
    ['When they post', [1, 2], 2],
    ['When they post', [2, 2], 1],
  ])
})

test('every block of the tab for all networks is printed, posts as cards only', () => {
  const pages = planPages(report)
  const printed = new Set(
    pages
      .filter((page) => page.tab.code === 'cross_channel')
      .flatMap((page) => ('rows' in page ? page.rows.flatMap((row) => row.items) : 'item' in page ? [page.item] : []))
      .map((item) => item.section.key),
  )
  expect([...report.reports.crossChannel.report.map((section) => section.key)].filter((key) => !printed.has(key))).toEqual([])
})

test('small charts of topics of their own share pages, in the order of the report', () => {
  const { crossChannel } = report.reports
  const donut = crossChannel.report.find(({ content }) => content[0]?.kind === 'donut')
  const sections = ['one', 'two', 'three', 'four', 'five'].flatMap((key) => (donut ? [{ ...donut, key, title: key }] : []))
  const pages = planPages({ ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, report: sections }, networks: [] } })
  const rows = pages.flatMap((page) => (page.kind === 'charts' ? [page.rows.map(({ items }) => items.map(({ section }) => section.key))] : []))
  expect(rows).toEqual([[['one', 'two'], ['three', 'four'], ['five']]])
})

test('beside charts stand only figures that one of them explains', () => {
  const charts = planPages(report).flatMap((page) => (page.kind === 'charts' ? [page] : []))
  const told = charts.flatMap(({ facts, rows, tab }) =>
    facts.map((key) => ({ passport: tab.summary.find((tile) => tile.key === key)?.passport, blocks: rows.flatMap(({ items }) => items) })),
  )
  expect(told.length).toBeGreaterThan(5)
  for (const { passport, blocks } of told) expect(blocks.flatMap(({ block }) => block.passports)).toContain(passport)
})

test('a report without coverage has no page of it', () => {
  const { crossChannel } = report.reports
  const pages = planPages({ ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, coverage: null } } })
  expect(pages.at(-1)?.kind).toBe('passport')
})

test('a sentence is cited on the page that shows its section', () => {
  const pages = planPages(report)
  const cited = pageOfSection(pages, report.reports.crossChannel, 'engagement')
  const page = pages[(cited?.number ?? 0) - 1]
  expect(page?.kind === 'charts' && page.sections).toContain('engagement')
})

test('a report of one network is told once, by its own tab', () => {
  const [instagram] = report.reports.networks.filter((tab) => tab.code === 'instagram')
  const tabs = report.reports.tabs.map((tab) => ({ ...tab, networks: tab.networks.filter(({ _code }) => _code === 'instagram') }))
  const pages = planPages({ ...report, reports: { ...report.reports, tabs, networks: instagram ? [instagram] : [] } })
  expect(new Set(pages.map((page) => page.tab.code))).toEqual(new Set(['instagram']))
  expect(pages.some((page) => page.kind === 'divider')).toBe(false)
})

test('a network that a template leaves neither figures nor charts has no page to open with', () => {
  const openings = (changes: Partial<TabReport>) => {
    const networks = report.reports.networks.map((tab) => (tab.code === 'instagram' ? { ...tab, ...changes } : tab))
    const pages = planPages({ ...report, reports: { ...report.reports, networks } }).filter(
      ({ tab, group }) => tab.code === 'instagram' && group === 'By network',
    )
    return pages.flatMap(({ kind }) => (kind === 'divider' ? [kind] : []))
  }
  const words = { report: [], summary: [], by_profile: [], extraText: '<p>What we saw there.</p>' }
  expect([openings({}), openings(words), openings({ ...words, summary: report.reports.crossChannel.summary })]).toEqual([['divider'], [], ['divider']])
})

test('what the summary concludes and recommends is printed whole, after the figures where their page has no room for it', () => {
  const written = { ...report, ai_summary: summarise(report) }
  const kinds = (linesOf: () => number) => planPages(written, { linesOf }).flatMap(({ kind, title }) => (kind === 'glance' || kind === 'advice' ? [title] : []))
  expect(kinds(() => 1)).toEqual(['At a glance'])
  expect(kinds(() => 9)).toEqual(['At a glance', 'Conclusions and recommendations'])
})

test('a block without data is left out', () => {
  const { crossChannel } = report.reports
  const [first, ...others] = crossChannel.report
  const empty = first ? { ...first, content: first.content.map((block) => ({ ...block, no_data: { message: 'No data', hint: null } })) } : null
  const pages = planPages({ ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, report: empty ? [empty, ...others] : [] } } })
  const shown = pages.filter(({ group }) => group === 'All networks').flatMap((page) => ('rows' in page ? page.rows.flatMap(({ items }) => items) : []))
  expect(shown.filter(({ section }) => section.key === first?.key)).toEqual([])
})

test('every profile is listed once a network has more than its opening page names', () => {
  const [one] = report.reports.crossChannel.by_profile
  const listed = (count: number) => {
    const by_profile = one
      ? Array.from({ length: count }, (_, at) => ({ ...one, profile: { ...one.profile, id: `profile-${at}`, name: `Profile ${at}` } }))
      : []
    const networks = report.reports.networks.slice(0, 2).map((tab, at) => ({ ...tab, by_profile: at === 0 ? by_profile : [] }))
    const pages = planPages({ ...report, reports: { ...report.reports, crossChannel: { ...report.reports.crossChannel, by_profile }, networks } })
    return pages.flatMap((page) => (page.kind === 'profiles' ? [[page.from, page.to]] : []))
  }
  expect([listed(8), listed(30), listed(100)]).toEqual([
    [],
    [[0, 30]],
    [
      [0, 92],
      [92, 100],
    ],
  ])
})

test('every chart has a line that says what it counts or compares', () => {
  const items = planPages(report).flatMap((page) => ('rows' in page ? page.rows.flatMap((row) => row.items) : []))
  const charts = items.filter(({ block, section }) => block.kind !== 'text' && (block.subTitle ?? section.subTitle))
  expect(charts.length).toBeGreaterThan(10)
  for (const item of charts) {
    const [first = ''] = basisOf(item)
    expect(headOf(item, railWidth).note).toBe(basisOf(item).join(' '))
    expect(headOf(item, halfWidth).note?.startsWith(first)).toBe(true)
  }
})

test('a report whose other networks have no data is of all its profiles', () => {
  const [tab, ...others] = report.reports.networks
  if (!tab || others.length === 0) throw new Error('one network')
  const tabs = report.reports.tabs.filter(({ code }) => isWhole(code) || code === tab.code)
  const pages = planPages({ ...report, reports: { ...report.reports, tabs, networks: [tab] } })
  expect(pages.find(({ kind }) => kind === 'coverage')?.tab.code).toBe('cross_channel')
})
