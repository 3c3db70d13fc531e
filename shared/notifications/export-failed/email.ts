import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** `of`: the name of the account; null of an export of one person's own data. `reference`: finds it in the logs. */
export type ExportFailed = { of: string | null; email: string; asked: Moment; tries: number; reference: string }

export function email({ of, email: address, asked, tries, reference }: ExportFailed, url: string): Email {
  const title = of === null ? 'Your data could not be exported' : `The export of ${of} failed`
  return {
    subject: title,
    preheader: 'Nothing was lost. You can ask for it again.',
    masthead: ownMasthead('to you'),
    title,
    lines: [of ?? address],
    parts: [
      sentence(`We tried ${tries} times and then stopped. Nothing was lost or changed, and there is no file to download.`),
      button('Export again', url),
      facts([
        { name: 'Asked for', value: formatMoment(asked) },
        { name: 'If it fails again', value: `Please contact your Almanac operator with the reference ${reference}.` },
      ]),
    ],
    footer: { reason: 'You get this email because you asked for an export.' },
  }
}
