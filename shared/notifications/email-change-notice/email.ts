import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** `to`: the address that was asked for. */
export type EmailChangeNotice = { email: string; to: string; asked: Moment }

export function email({ email: address, to, asked }: EmailChangeNotice, url: string): Email {
  return {
    subject: 'Your email address is about to change',
    preheader: 'If this was not you, change your password.',
    masthead: ownMasthead('to you'),
    title: 'Your email address is about to change',
    lines: [address],
    parts: [
      sentence(`Someone who knows your password, probably you, asked for a new address on ${formatMoment(asked)}.`),
      facts([
        { name: 'New address', value: to },
        { name: 'From when', value: 'When the link sent there is opened.' },
      ]),
      sentence('If this was not you, change your password now and cancel the change.'),
      button('Open your settings', url),
    ],
    footer: { reason: 'You get this email because this is the address of your account.' },
  }
}
