/** What moved, the link to the sealed report, the PDF. */

import type { Brand } from '../../branding/brand.ts'
import { contentName } from '../../content-name.ts'
import { formatDate, formatRange } from '../../dates/format.ts'
import { formatBytes } from '../../format-bytes.ts'
import { formatCount } from '../../format-count.ts'
import { type MissingFigures, missingText } from '../../missing-figures.ts'
import { reportName } from '../../report-name.ts'
import type { Report } from '../../reports/report.ts'
import type { Email } from '../email/email.ts'
import { button, file, note, sentence } from '../email/parts.ts'
import { type FiguresOf, headlineSentence, preheader, tiles } from './headline.ts'
import { lookOf } from './look.ts'
import { type OrderOf, reasonText } from './reason.ts'

export type BrandOfEmail = Pick<Brand, 'logo' | 'color' | 'font' | 'font_file' | 'footer'>

export type ReportReady = OrderOf & {
  report: FiguresOf & Pick<Report, 'title' | 'subject' | 'timezone' | 'notes' | 'no_data'>
  hash: string
  /** which figures it lacks; null or left out when it has all, a sentence where an earlier version sealed it */
  missing?: MissingFigures | string | null
  /** whose figures these are */
  client: string
  /** who sends them */
  agency: string
  /** of the share link that is this recipient's alone */
  token: string
  /** last day of the link, YYYY-MM-DD */
  linkUntil: string
  /** `url` when it is too large to be attached */
  pdf: { pages: number; bytes: number; url: string | null }
  /** where this recipient can unsubscribe; null of a report that somebody asked for themselves */
  choices?: string | null
  /** how the report looks; its logo, if any, comes with the email */
  brand?: BrandOfEmail | undefined
}

function compared({ dates }: FiguresOf): string {
  return dates.priorFrom && dates.priorTo ? `, compared with ${formatRange(dates.priorFrom, dates.priorTo)}` : ''
}

export function email(data: ReportReady, url: string): Email {
  const { report, pdf, client, agency, hash, linkUntil, brand, choices, test } = data
  const look = brand && lookOf(brand)
  const dates = formatRange(report.dates.dateFrom, report.dates.dateTo)
  const lead = headlineSentence(report)
  const missing = typeof data.missing === 'object' && data.missing ? missingText(data.missing) : data.missing
  const known = missing ?? report.no_data?.message ?? report.notes[0]
  return {
    subject: `${test ? 'Test: ' : ''}${reportName(client, report, report.dates)}`,
    preheader: `${preheader(report)} ${pdf.url ? 'With a link to the PDF.' : 'PDF attached.'}`.trim(),
    masthead: { name: client, aside: `from ${agency}` },
    ...(look ? { look } : {}),
    title: report.title,
    lines: [...(report.subject ? [report.subject] : []), dates + compared(report), `All times ${report.timezone.replaceAll('_', ' ')}`],
    parts: [
      ...(lead ? [sentence(lead)] : []),
      ...tiles(report),
      button('Open the report', url, `This link is personal and expires on ${formatDate(linkUntil)}.`, look?.color),
      file({
        heading: pdf.url ? 'To download' : 'Attached',
        name: 'Report, PDF',
        about: `${formatCount(pdf.pages)} ${pdf.pages === 1 ? 'page' : 'pages'}, A4 landscape`,
        detail: 'tagged for screen readers',
        size: formatBytes(pdf.bytes),
        url: pdf.url,
        color: brand?.color ?? undefined,
      }),
      ...(known ? [note(known)] : []),
    ],
    footer: {
      reason: reasonText(data),
      signature: [brand?.footer ?? agency, contentName(hash)],
      ...(choices ? { link: { label: 'Change or unsubscribe', url: choices, color: brand?.color ?? undefined } } : {}),
    },
  }
}
