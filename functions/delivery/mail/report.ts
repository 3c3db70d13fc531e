/** The mail that brings a report: what moved, the link to the sealed snapshot, the PDF. */
import { formatDate, formatRange } from '../../../shared/dates/format.ts'
import { shortHash } from '../../../shared/format.ts'
import type { Report } from '../../../shared/reports/report.ts'
import { headlineSentence, preheader, tilesHtml, tilesText } from './headline.ts'
import { button, escapeHtml, font, heading, ink, link, masthead, note, page, paragraph, row } from './layout.ts'
import { plain, textTable, wrap } from './plain-text.ts'

export type ReportMail = {
  report: Report
  hash: string
  /** whose figures these are */
  client: string
  /** who sends them */
  agency: string
  /** the share link of this recipient alone */
  link: string
  /** last day of the link, YYYY-MM-DD */
  linkUntil: string
  /** `url` when it is too large to be attached */
  pdf: { pages: number; bytes: number; url: string | null }
  /** why this person gets it and when the next one comes, as sentences */
  reason: string
}

export type Content = { subject: string; html: string; text: string }

/** "0.9 MB", "340 KB" */
function size(bytes: number): string {
  return bytes >= 100_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`
}

export function reportMail(mail: ReportMail): Content {
  const { report } = mail
  const dates = formatRange(report.dates.dateFrom, report.dates.dateTo)
  return { subject: `${report.title}: ${dates}`, html: html(mail, dates), text: text(mail, dates) }
}

function compared({ dates }: Report): string {
  return dates.priorFrom && dates.priorTo ? `, compared with ${formatRange(dates.priorFrom, dates.priorTo)}` : ''
}

const goodToKnow = ({ notes, no_data }: Report): string | null => no_data?.message ?? notes[0] ?? null
const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}, A4 landscape`
const zone = ({ timezone }: Report) => `All times ${timezone.replaceAll('_', ' ')}`

function html(mail: ReportMail, dates: string): string {
  const { report, pdf } = mail
  const sentence = headlineSentence(report)
  const known = goodToKnow(report)
  const attached = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td colspan="2" style="padding:0 0 8px;font-size:13px;line-height:20px;font-weight:600;color:${ink.text};${font}">${pdf.url ? 'To download' : 'Attached'}</td></tr><tr><td style="padding:11px 0 10px;border-top:1px solid ${ink.line};font-size:14px;line-height:20px;color:${ink.text};font-weight:500;${font}">${pdf.url ? link('Report, PDF', pdf.url) : 'Report, PDF'}<br><span style="font-weight:400;font-size:13px;line-height:20px;color:${ink.text2};">${pages(pdf.pages)}, tagged for screen readers</span></td><td align="right" valign="top" style="padding:11px 0 10px 12px;border-top:1px solid ${ink.line};font-size:13px;line-height:20px;color:${ink.text3};white-space:nowrap;${font}">${size(pdf.bytes)}</td></tr></table>`
  const title =
    heading(report.title) +
    paragraph(escapeHtml(dates + compared(report)), { size: 14, line: 20, color: ink.text2, top: 4 }) +
    paragraph(escapeHtml(zone(report)), { size: 12, line: 16, color: ink.text3, top: 4 })
  const open =
    button('Open the report', mail.link) +
    paragraph(escapeHtml(`This link is yours alone and works until ${formatDate(mail.linkUntil)}.`), { size: 12, line: 16, color: ink.text3, top: 10 })
  const footer =
    paragraph(escapeHtml(mail.reason), { size: 12, line: 18, color: ink.text3 }) +
    paragraph(`${escapeHtml(mail.agency)} &nbsp;&middot;&nbsp; Snapshot ${shortHash(mail.hash)}`, { size: 12, line: 18, color: ink.text3, top: 8 })
  return page({
    title: `${report.title}: ${dates}`,
    preheader: `${preheader(report)} ${pdf.url ? 'With a link to the PDF.' : 'PDF attached.'}`.trim(),
    rows: [
      row(masthead({ name: mail.client, aside: `from ${mail.agency}`, radius: 14 }), 24),
      row(title, 28),
      ...(sentence ? [row(paragraph(escapeHtml(sentence), { size: 16, line: 24 }), 20)] : []),
      row(tilesHtml(report), 24).replace('style="', 'style="font-size:0;'),
      row(open, 12),
      row(attached, 28, known ? 0 : 28),
      ...(known ? [row(note(known), 20, 28)] : []),
    ],
    footer,
  })
}

function text(mail: ReportMail, dates: string): string {
  const { report, pdf } = mail
  const sentence = headlineSentence(report)
  const known = goodToKnow(report)
  const parts = [
    [mail.client.toUpperCase(), wrap(report.title), wrap(dates + compared(report)), zone(report)].join('\n'),
    ...(sentence ? [wrap(sentence)] : []),
    textTable(tilesText(report)),
    `Open the report (yours alone, until ${formatDate(mail.linkUntil)}):\n${mail.link}`,
    pdf.url
      ? `To download\n- Report, PDF: ${pages(pdf.pages)} (${size(pdf.bytes)})\n  ${pdf.url}`
      : `Attached\n- Report, PDF: ${pages(pdf.pages)} (${size(pdf.bytes)})`,
    ...(known ? [wrap(`Good to know: ${known}`)] : []),
    `--\n${wrap(mail.reason)}`,
    `${wrap(mail.agency)}\nSnapshot ${shortHash(mail.hash)}`,
  ]
  return `${plain(parts.filter(Boolean).join('\n\n'))}\n`
}
