import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

export type NoAccount = { email: string; asked: Moment }

export function email({ email: address, asked }: NoAccount, url: string): Email {
  return {
    subject: 'There is no account with this address',
    preheader: 'Perhaps you signed up with another one.',
    masthead: ownMasthead('to you'),
    title: 'There is no account with this address',
    lines: [address],
    parts: [
      sentence('Someone, probably you, asked for a new password. This address has no account; perhaps you signed up with another one.'),
      button('Go to sign in', url),
      facts([{ name: 'Asked', value: formatMoment(asked) }]),
    ],
    footer: { reason: 'You get this email because a new password was asked for this address. If that was not you, ignore it.' },
  }
}
