import { beforeAll, expect, test } from '@jest/globals'
import { loadReport } from '../../../shared/reports/load.ts'
import { sampleReport } from '../../../shared/reports/samples/index.ts'
import { applyTemplate } from '../../../shared/templates/apply.ts'
import type { TemplateTab } from '../../../shared/templates/shown.ts'
import { loadPrints } from '../blocks/print.ts'
import type { PrintPage } from '../paper/page-types.ts'
import { planPages } from './plan.ts'

beforeAll(loadPrints)

const whole = sampleReport(await loadReport('comprehensive'), ['facebook', 'linkedin'])
type Chosen = TemplateTab['sections'][number]
const half = (key: string, more: Partial<Chosen> = {}): Chosen => ({ key, title: null, width: 'half', ...more })
const full = (key: string, more: Partial<Chosen> = {}): Chosen => ({ key, title: null, ...more })

const pagesOf = (...sections: Chosen[]) => planPages(applyTemplate(whole, { reports: [{ code: 'cross_channel', sections, summary: [] }] }, (key) => key))
const rowsOf = (pages: readonly PrintPage[]) =>
  pages.flatMap((page) =>
    page.kind === 'charts' ? [page.rows.map(({ items }) => items.map(({ section, block }) => (block.key === 'extra-text' ? 'words' : section.key)))] : [],
  )

test('two halves stand side by side on paper, in their order, with nothing else in their row', () => {
  const keys = ['engagement', 'audience_share', 'engagement_rate', 'reach']
  expect(rowsOf(pagesOf(...keys.map((key) => half(key)))).flat()).toEqual([keys.slice(0, 2), keys.slice(2)])
  // of other topics, and among charts that would share rows
  expect(rowsOf(pagesOf(full('audience'), half('engagement_by_network'), half('audience_share'), full('reach'), full('publishing'))).flat()).toContainEqual([
    'engagement_by_network',
    'audience_share',
  ])
})

test('a half has its words under its own title, and the row is as high as the higher of the two', () => {
  const words = '<p>More people saw what we wrote.</p>'
  const [row] = pagesOf(half('engagement', { extraText: words.repeat(6) }), half('reach')).flatMap((page) => (page.kind === 'charts' ? page.rows : []))
  expect(row?.items.map((item) => [item.section.key, item.words?.html ?? null])).toEqual([
    ['engagement', words.repeat(6)],
    ['reach', null],
  ])
  expect(row?.height).toBeGreaterThan(216 + (row?.items[0]?.words?.height ?? 0))
})

test('words that leave no room for their chart at half the width stand over it, as they would without', () => {
  const long = '<p>line</p>'.repeat(20)
  expect(rowsOf(pagesOf(half('engagement', { extraText: long }), half('reach'))).flat()).toEqual([['words'], ['engagement']])
})

test('a page that one of two halves begins, the row begins', () => {
  const pages = rowsOf(pagesOf(full('audience', { extraText: '<p>First.</p>' }), half('engagement'), half('reach', { pageBreak: true })))
  expect(pages.at(-1)).toEqual([['engagement', 'reach']])
  expect(pages.length).toBeGreaterThan(1)
})
