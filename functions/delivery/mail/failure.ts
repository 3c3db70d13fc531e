/** The mail to the owner of a report that was not sent; never to its readers. */
import { button, escapeHtml, type Fact, facts, font, heading, ink, masthead, page, paragraph, row } from './layout.ts'
import { plain, textFacts, wrap } from './plain-text.ts'
import type { Content } from './report.ts'

export type FailureMail = {
  title: string
  /** whose figures they would have been */
  client: string
  /** what happened, in one sentence */
  reason: string
  /** "Fri 20 Nov 2026, 17:00 Europe/London" */
  planned: string
  /** "Three tries in 4 minutes" */
  tried: string
  recipients: string
  next: string
  /** where it can be looked at and asked for again */
  url: string
  /** start of the run's id */
  run: string
}

const chip = `<span style="display:inline-block;background:#FDF1DC;color:#8A5300;font-size:12px;line-height:20px;font-weight:500;border-radius:4px;padding:0 8px;${font}">Not sent</span>`

export function failureMail(mail: FailureMail): Content {
  const all: Fact[] = [
    { name: 'Planned', value: mail.planned },
    { name: 'Tried', value: mail.tried },
    { name: 'Recipients', value: mail.recipients },
    { name: 'What comes next', value: mail.next },
  ]
  const subject = `Not sent: ${mail.title} for ${mail.client}`
  const headline = `${mail.client}’s report was not sent`
  const why = `You get this mail because you own this schedule. Run ${mail.run}.`
  const html = page({
    title: subject,
    preheader: mail.reason,
    rows: [
      row(masthead({ name: 'Almanac', aside: 'to the owner of this report', radius: 6 }), 24),
      row(chip + heading(headline, 10) + paragraph(escapeHtml(mail.title), { size: 14, line: 20, color: ink.text2, top: 4 }), 28),
      row(paragraph(escapeHtml(mail.reason), { size: 16, line: 24 }), 16),
      row(button('Open your reports', mail.url), 24),
      row(facts(all), 28, 28),
    ],
    footer: paragraph(escapeHtml(why), { size: 12, line: 18, color: ink.text3 }),
  })
  const text = plain(
    [`${wrap(headline)}\n${wrap(mail.title)}`, wrap(mail.reason), `Open your reports:\n${mail.url}`, textFacts(all), `--\n${wrap(why)}`].join('\n\n'),
  )
  return { subject, html, text: `${text}\n` }
}
