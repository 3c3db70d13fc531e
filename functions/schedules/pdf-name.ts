import { formatRange } from '../../shared/dates/format.ts'

/** "Social media performance 23 Oct - 20 Nov 2026.pdf": no sign that a file system refuses. */
export function pdfName(title: string, dates: { dateFrom: string; dateTo: string }): string {
  const name = `${title} ${formatRange(dates.dateFrom, dates.dateTo)}`.replaceAll('–', '-').replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
  return `${name.slice(0, 150)}.pdf`
}
