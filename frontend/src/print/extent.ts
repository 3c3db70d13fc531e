/** What the shorter of the two PDFs leaves out (docs/behaviours.md#print). Pure. */
import type { Report, TabReport } from '../../../shared/reports/report.ts'
import { printOf } from '../blocks/print.ts'
import type { PrintPage } from '../paper/page-types.ts'

/** The first of long lists, so that they share pages with others. */
export function withFirsts(report: Report): Report {
  const { tabs, crossChannel, networks } = report.reports
  return { ...report, reports: { tabs, crossChannel: firstsOf(crossChannel), networks: networks.map(firstsOf) } }
}

function firstsOf(tab: TabReport): TabReport {
  return {
    ...tab,
    report: tab.report.map((section) => ({ ...section, content: section.content.map((block) => printOf(block).first?.of(block, section) ?? block) })),
  }
}

/** Where a long list has a page of its own after all, as much of it as the page holds; it says itself how much more there is. */
export function firstPages(pages: readonly PrintPage[]): PrintPage[] {
  return pages.flatMap((page): PrintPage[] => {
    if (page.kind !== 'block' || page.item.block.no_data !== null) return [page]
    if (page.slice.part > 1) return []
    const { pages: own, first } = printOf(page.item.block)
    const block = first?.whole(page.item.block) ?? page.item.block
    const [slice, ...more] = own?.slices(block) ?? []
    if (!slice) return [page]
    return [{ ...page, continued: null, item: { ...page.item, block }, slice: { ...slice, parts: 1, last: slice.last && more.length === 0 } }]
  })
}

const hasWords = ({ extraText, report }: TabReport) => Boolean(extraText) || report.some((section) => section.extraText)

/**
 * Networks that have pages of their own. A report whose tab for all networks has sections tells of them together; what somebody wrote of one
 * network in a template is printed all the same.
 */
export function networksShown(all: TabReport, networks: readonly TabReport[]): readonly TabReport[] {
  return all.report.length > 0 ? networks.filter(hasWords) : networks
}
