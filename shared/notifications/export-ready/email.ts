import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** `of`: the name of the account; null of an export of one person's own data. `size`: "12.4 MB". `token`: of its link. */
export type ExportReady = { of: string | null; email: string; size: string; token: string; ends: Moment }

export function email({ of, email: address, size, ends }: ExportReady, url: string): Email {
  const title = of === null ? 'Your data is ready' : `The export of ${of} is ready`
  return {
    subject: title,
    preheader: `You can download it until ${formatMoment(ends)}.`,
    masthead: ownMasthead('to you'),
    title,
    lines: [of ?? address],
    parts: [
      sentence(
        of === null
          ? 'The zip has what Almanac holds about you. A README in it explains each file.'
          : 'The zip has everything that the account holds. A README in it explains each file.',
      ),
      button('Download', url),
      facts([
        { name: 'Size', value: size },
        { name: 'Link works until', value: formatMoment(ends) },
      ]),
      sentence('Whoever has this link can download the file, so do not pass this email on.'),
    ],
    footer: { reason: 'You get this email because you asked for an export.' },
  }
}
