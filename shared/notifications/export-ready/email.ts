import { takeoutLeftOut } from '../../takeout-messages.ts'
import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, note, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/**
 * `of`: the name of the account; null of an export of one person's own data. `size`: "12.4 MB". `leftOut`: PDFs for which there was no room.
 * `token`: of its link.
 */
export type ExportReady = { of: string | null; email: string; size: string; leftOut: number; token: string; ends: Moment }

function holds(of: string | null, leftOut: number): string {
  if (of === null) return 'your personal data'
  return leftOut > 0 ? 'all figures and records of the account, and some of its PDFs' : 'all data in the account'
}

export function email({ of, email: address, size, leftOut, ends }: ExportReady, url: string): Email {
  const title = of === null ? 'Your data is ready' : `The export of ${of} is ready`
  return {
    subject: title,
    preheader: `You can download it until ${formatMoment(ends)}.`,
    masthead: ownMasthead('to you'),
    title,
    lines: [of ?? address],
    parts: [
      sentence(`The zip has ${holds(of, leftOut)}. A README in it explains each file.`),
      button('Download', url),
      facts([
        { name: 'Size', value: size },
        { name: 'Link expires', value: formatMoment(ends) },
      ]),
      ...(leftOut > 0 ? [note(takeoutLeftOut(leftOut))] : []),
      sentence('Anyone with this link can download the file, so please do not forward this email.'),
    ],
    footer: { reason: 'You get this email because you asked for an export.' },
  }
}
