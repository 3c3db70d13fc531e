/** Sections without data, listed for the author: readers do not get them. */
import { templateNotes } from '../template-messages.ts'
import { isEmptySection } from './for-readers.ts'
import { type Report, reportTabs } from './report.ts'

/** The report with its sections without data in the author's notes. */
export function withEmptySections(report: Report): Report {
  if (report.no_data) return report
  const empty = reportTabs(report).flatMap(({ display, report: sections }) => {
    const titles = sections.filter(isEmptySection).map(({ title }) => title)
    return titles.length > 0 ? [{ display, titles }] : []
  })
  if (empty.length === 0) return report
  const before = report.authorNotes ?? { sections: 0, notes: [] }
  return {
    ...report,
    authorNotes: {
      sections: before.sections + empty.reduce((sum, { titles }) => sum + titles.length, 0),
      notes: [...before.notes, ...empty.map(({ display, titles }) => templateNotes.emptySections(display, titles))],
    },
  }
}
