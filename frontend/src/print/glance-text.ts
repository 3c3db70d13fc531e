/** What the page At a glance says, and what of it stands on a page of its own. Pure. */
import type { Report, TabReport } from '../../../shared/reports/report.ts'
import { pageOfSection } from '../paper/page-refs.ts'
import type { PrintPage } from '../paper/page-types.ts'
import { hasRoomFor, notesInColumn } from './glance-room.ts'
import type { LinesOf } from './passport-lines.ts'
import { type Advice, glanceAdvice, glanceSentences, type Sentence } from './sentences.ts'

export type GlanceText = {
  line: string | null
  said: readonly Sentence[]
  notes: readonly string[]
  /** all of it or none: a page of its own follows where the column has no room for it */
  advice: readonly Advice[]
}

/** Drops sentences whose figures these pages do not show. */
export function glanceText(report: Report, tab: TabReport, pages: readonly PrintPage[], linesOf: LinesOf): GlanceText {
  const { line, said: all } = glanceSentences(report, tab)
  const said = all.filter(({ section }) => section === null || pageOfSection(pages, tab, section) !== null)
  const notes = notesInColumn(report.notes, { line, said }, linesOf)
  const advice = glanceAdvice(report, tab)
  return { line, said, notes, advice: hasRoomFor(advice, { line, said, notes }, linesOf) ? advice : [] }
}
