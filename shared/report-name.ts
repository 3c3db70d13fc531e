import { formatRange } from './dates/format.ts'
import type { ReportDates } from './reports/request.ts'

type Covered = Pick<ReportDates, 'dateFrom' | 'dateTo'>

/** "Leith Studio: Social media performance, 27 Nov – 3 Dec 2026": in the subject of its email and the title of its PDF. */
export function reportName(client: string, title: string, { dateFrom, dateTo }: Covered): string {
  return `${client}: ${title}, ${formatRange(dateFrom, dateTo)}`
}

/** The same as a file name, without characters that a file system refuses. A long client leaves room for the dates. */
export function reportFileName(client: string, title: string, dates: Covered): string {
  const name = `${client.slice(0, 60).trim()} - ${title.slice(0, 100)}, ${formatRange(dates.dateFrom, dates.dateTo)}`
  return name.replaceAll('–', '-').replaceAll(/[\\/:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, '-')
}
