/**
 * The plan of the pages: pure arithmetic over fixed heights, so that "page n of N" and every page reference are known before anything is
 * drawn. The browser never breaks a page by itself.
 */
import { type PdfExtent, unsaidExtent } from '../../../shared/pdf-extent.ts'
import type { Report } from '../../../shared/reports/report.ts'
import type { PrintPage } from '../paper/page-types.ts'
import { estimatedHeight, type HeightOf, wordsOfTab } from './block-pages.ts'
import { chapterPages, glanceRows, networkPages, sectionItems } from './chart-pages.ts'
import { firstPages, networksShown, withFirsts } from './extent.ts'
import { glanceText } from './glance-text.ts'
import { onlyNetwork } from './only-network.ts'
import { listed } from './page-title.ts'
import { estimatedLines, type LinesOf } from './passport-lines.ts'
import { passportPages } from './passport-pages.ts'
import { passportAppendix } from './passport-plan.ts'
import { profilePages } from './profile-pages.ts'
import { glanceAdvice } from './sentences.ts'
import { isContent } from './topics.ts'

/** Tells how many lines a text takes, and how high the words of a template stand. */
export type Measures = { linesOf?: LinesOf; heightOf?: HeightOf; extent?: PdfExtent }

/** Every page of a report in reading order. Without measures its texts are estimated. */
export function planPages(given: Report, { linesOf = estimatedLines, heightOf = estimatedHeight, extent = unsaidExtent }: Measures = {}): PrintPage[] {
  const whole = extent === 'everything'
  const report = whole ? given : withFirsts(given)
  const { crossChannel: all, networks } = report.reports
  // A report of one network says the same twice; its own tab says more.
  const only = onlyNetwork(report)
  const main = only ?? all
  const front = { tab: main, group: 'front', continued: null } as const
  // with no networks in between, posts and tags are not a part of their own
  const parted = !only && networks.length > 0
  const shared = new Set(main.report.map((section) => section.key))
  const items = sectionItems(main, (section) => !parted || !isContent(section), heightOf)
  const lead = networks.length > 1 ? [] : glanceRows(main, items)
  const onGlance = lead.flatMap((row) => row.items)
  const pages: PrintPage[] = [
    // a template may leave it out
    ...(report.cover === '' ? [] : [{ ...front, kind: 'cover', id: 'cover', title: report.title } as const]),
    { ...front, kind: 'contents', id: 'contents', title: 'Contents' },
    // a template may leave out every figure, and with them this page
    ...(main.summary.length + lead.length > 0
      ? [{ ...front, group: 'All networks', kind: 'glance', id: 'glance', title: 'At a glance', rows: lead } as const]
      : []),
    ...chapterPages({
      tab: main,
      group: 'All networks',
      items: [...wordsOfTab(main, heightOf), ...items.filter((item) => !onGlance.includes(item))],
      topics: true,
    }),
    ...(only ? [] : (whole ? networks : networksShown(all, networks)).flatMap((tab) => networkPages(tab, shared, heightOf))),
    ...(parted ? chapterPages({ tab: main, group: 'Content', items: sectionItems(main, isContent, heightOf), topics: true }) : []),
  ]
  withAdvice(pages, report, linesOf)
  const appendix = { tab: main, group: 'Appendix' } as const
  if (whole) pages.push(...passportPages(passportAppendix([main, ...(only ? [] : networks)]), appendix, linesOf))
  pages.push(...profilePages(main, pages))
  if (main.coverage) pages.push({ ...appendix, kind: 'coverage', id: 'coverage', title: 'Data coverage', continued: null })
  return whole ? pages : firstPages(pages)
}

/** What the summary concludes and recommends follows the figures where their page has no room for it. */
function withAdvice(pages: PrintPage[], report: Report, linesOf: LinesOf): void {
  const glance = pages.findIndex(({ kind }) => kind === 'glance')
  const { tab } = pages.find(({ kind }) => kind === 'contents') ?? {}
  const advice = tab ? glanceAdvice(report, tab) : []
  if (!tab || advice.length === 0 || (glance >= 0 && glanceText(report, tab, pages, linesOf).advice.length > 0)) return
  const at = glance >= 0 ? glance + 1 : pages.findIndex(({ kind }) => kind === 'contents') + 1
  pages.splice(at, 0, { tab, group: 'All networks', kind: 'advice', id: 'advice', title: listed(advice.map(({ heading }) => heading)), continued: null })
}
