/** Pages that list every profile, for reports whose other pages name only some. Pure. */
import type { TabReport } from '../../../shared/reports/report.ts'
import type { PrintPage } from '../paper/page-types.ts'

/** On the opening page of a network; of more, the last place says how many others there are. */
export const shownProfiles = 7

/** four columns of rows of 28 pixels under the title */
const onPage = 4 * 23

export function profilePages(tab: TabReport, pages: readonly PrintPage[]): PrintPage[] {
  const all = tab.by_profile
  // a report without networks lists them in its sections, which end with their first ten
  if (all.length <= 10 && !pages.some(({ kind }) => kind === 'divider')) return []
  const named = new Set(
    pages
      .flatMap((page) => (page.kind === 'divider' && page.tab.by_profile.length <= shownProfiles + 1 ? page.tab.by_profile : []))
      .map(({ profile }) => profile.id),
  )
  if (all.every(({ profile }) => named.has(profile.id))) return []
  const parts = Math.ceil(all.length / onPage)
  return Array.from({ length: parts }, (_, at) => ({
    tab,
    group: 'Appendix',
    kind: 'profiles',
    id: at === 0 ? 'profiles' : `profiles-${at + 1}`,
    title: 'All profiles',
    continued: parts > 1 ? [at + 1, parts] : null,
    from: at * onPage,
    to: Math.min(all.length, (at + 1) * onPage),
  }))
}
