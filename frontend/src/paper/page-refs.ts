/** Where in the pages a section, or the making of a figure, is found. */
import type { Passport, TabReport } from '../../../shared/reports/report.ts'
import type { PrintPage } from './page-types.ts'

/** The same figure may be called otherwise on a tab of its own, and is then another figure. */
export function entryId(key: string, { title }: Pick<Passport, 'title'>): string {
  return `${key} ${title}`
}

/** Pages by the sections they show, for references such as "p. 4". */
export function pageOfSection(pages: readonly PrintPage[], tab: TabReport, section: string): { id: string; number: number } | null {
  const index = pages.findIndex(
    (page) =>
      page.tab === tab &&
      ((page.kind === 'charts' && page.sections.includes(section)) ||
        ((page.kind === 'glance' || page.kind === 'divider') && page.rows.some(({ items }) => items.some((item) => item.section.key === section))) ||
        ('item' in page && page.item.section.key === section)),
  )
  const page = pages[index]
  return page ? { id: page.id, number: index + 1 } : null
}

/** Pages of the appendix that tell how these figures of a tab are made, in order. */
export function pagesOfPassports(pages: readonly PrintPage[], tab: TabReport, figures: readonly string[]): { id: string; number: number }[] {
  const wanted = new Set(figures.flatMap((key) => (tab.passports[key] ? entryId(key, tab.passports[key]) : [])))
  return pages.flatMap((page, index) =>
    page.kind === 'passport' && page.entries.some((entry) => wanted.has(entry.id)) ? [{ id: page.id, number: index + 1 }] : [],
  )
}
