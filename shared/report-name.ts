import { formatRange } from './dates/format.ts'
import type { Report } from './reports/report.ts'
import type { ReportDates } from './reports/request.ts'

type Covered = Pick<ReportDates, 'dateFrom' | 'dateTo'>
/** `subject`: null for a whole profile group. */
type Titled = Pick<Report, 'title'> & { readonly subject?: string | null | undefined }

/** "Leith Studio: Competitor analysis, Kettle & Fern, 27 Nov – 3 Dec 2026": in the subject of its email and the title of its PDF. */
export function reportName(client: string, { title, subject }: Titled, dates: Covered): string {
  return `${client}: ${listed([title, subject, covered(dates)])}`
}

/** The same as a file name, without characters that a file system refuses. Long names leave room for the dates. */
export function reportFileName(client: string, { title, subject }: Titled, dates: Covered): string {
  const name = `${client.slice(0, 60).trim()} - ${listed([title.slice(0, 60).trim(), subject?.slice(0, 60).trim(), covered(dates)])}`
  return name.replaceAll('–', '-').replaceAll(/[\\/:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, '-')
}

const covered = ({ dateFrom, dateTo }: Covered) => formatRange(dateFrom, dateTo)
const listed = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ')
