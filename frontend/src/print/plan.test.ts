import { expect, test } from '@jest/globals'
import { report } from '../features/gallery/samples/report.ts'
import { pageOfSection, planPages } from './plan.ts'

test('a report opens with cover, contents and figures and closes with the appendix', () => {
  const pages = planPages(report)
  expect(pages.slice(0, 3).map((page) => page.kind)).toEqual(['cover', 'contents', 'glance'])
  expect(pages.slice(-2).map((page) => page.kind)).toEqual(['passport', 'coverage'])
})

test('ids are unique, so every link leads to one page', () => {
  const ids = planPages(report).map((page) => page.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every block of the tab for all networks is printed, posts as cards only', () => {
  const pages = planPages(report)
  const printed = new Set(
    pages
      .filter((page) => page.tab.code === 'cross_channel')
      .flatMap((page) => ('rows' in page ? page.rows.flat() : 'item' in page ? [page.item] : []))
      .map((item) => item.section.key),
  )
  expect([...report.reports.crossChannel.report.map((section) => section.key)].filter((key) => !printed.has(key))).toEqual([])
})

test('no page of charts holds more than two rows', () => {
  for (const page of planPages(report)) if (page.kind === 'charts') expect(page.rows.length).toBeLessThanOrEqual(2)
})

test('a sentence is cited on the page that shows its section', () => {
  const pages = planPages(report)
  const cited = pageOfSection(pages, report.reports.crossChannel, 'engagement')
  const page = pages[(cited?.number ?? 0) - 1]
  expect(page?.kind === 'charts' && page.sections).toContain('engagement')
})

test('a report of one network is told once, by its own tab', () => {
  const [instagram] = report.reports.networks.filter((tab) => tab.code === 'instagram')
  const pages = planPages({ ...report, reports: { ...report.reports, networks: instagram ? [instagram] : [] } })
  expect(new Set(pages.map((page) => page.tab.code))).toEqual(new Set(['instagram']))
  expect(pages.some((page) => page.kind === 'divider')).toBe(false)
})
