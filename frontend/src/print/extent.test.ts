import { beforeAll, expect, test } from '@jest/globals'
import type { Report, Section } from '../../../shared/reports/report.ts'
import { loadPrints } from '../blocks/print.ts'
import { wholeTable } from '../blocks/table/first-rows.ts'
import { rowHeight } from '../blocks/table/print-plan.ts'
import type { PrintPage } from '../paper/page-types.ts'
import { report } from '../samples/report.ts'
import { planPages } from './plan.ts'

beforeAll(loadPrints)

const short = (of: Report = report) => planPages(of, { extent: 'sections' })
const { crossChannel, networks } = report.reports
const shownOf = (pages: readonly PrintPage[]) =>
  new Set(pages.flatMap((page) => ('rows' in page ? page.rows.flatMap(({ items }) => items) : 'item' in page ? [page.item] : [])).map(({ id }) => id))

test('the PDF of the sections has every section of all networks and their coverage, and neither passports nor pages of one network', () => {
  const pages = short()
  expect(pages.filter(({ kind, group }) => kind === 'passport' || group === 'By network')).toEqual([])
  expect(pages.at(-1)?.kind).toBe('coverage')
  const whole = planPages(report).filter(({ group }) => group === 'All networks' || group === 'Content')
  expect(shownOf(pages)).toEqual(shownOf(whole))
  expect(pages.length).toBeLessThan(planPages(report).length * 0.55)
})

test('what somebody wrote of one network is printed, and networks alone are when nothing else is in the report', () => {
  const [first, ...others] = networks
  const written = first ? [{ ...first, extraText: '<p>A word on this one.</p>' }, ...others] : []
  const openings = (pages: readonly PrintPage[]) => pages.filter(({ kind }) => kind === 'divider').map(({ tab }) => tab.code)
  expect(openings(short({ ...report, reports: { ...report.reports, networks: written } }))).toEqual([first?.code])
  const alone = { ...report, reports: { ...report.reports, crossChannel: { ...crossChannel, report: [] } } }
  expect(openings(short(alone))).toEqual(networks.map(({ code }) => code))
})

test('a list longer than a page has its first rows beside others, as many as a page holds where it stands alone, and knows how many it has', () => {
  const [table] = crossChannel.report.flatMap(({ content }) => content.flatMap((block) => (block.kind === 'table' && rowHeight(block) === 32 ? [block] : [])))
  if (!table?.values[0]) throw new Error('The sample report has no table.')
  const header = table.header.slice(0, 3)
  const long = { ...table, header, footer: null, values: Array.from({ length: 50 }, () => table.values[0] ?? {}), rowsTotal: 50 }
  const few = { ...long, key: 'few', values: long.values.slice(0, 3), rowsTotal: 3 }
  const section = (key: string, block: typeof long): Section => ({ key, title: key, subTitle: null, label: null, span: 12, content: [block] })
  const of = (...sections: Section[]) => ({ ...report, reports: { tabs: [], crossChannel: { ...crossChannel, summary: [], report: sections }, networks: [] } })
  const [shared, ...more] = short(of(section('long', long), section('few', few))).filter(({ kind }) => kind === 'charts' || kind === 'block')
  const [cut] = shared && 'rows' in shared ? shared.rows.flatMap(({ items }) => items.map(({ block }) => block)) : []
  expect([more.length, cut?.kind === 'table' && [cut.values.length, cut.rowsTotal, wholeTable(cut).values.length]]).toEqual([0, [10, 50, 50]])
  const alone = short(of(section('long', long))).flatMap((page) =>
    page.kind === 'block' ? [[page.slice.from, page.slice.to, page.slice.parts, page.slice.last]] : [],
  )
  expect(alone).toEqual([[0, 19, 1, false]])
})
