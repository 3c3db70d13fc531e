import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

export type PasswordReset = { email: string; token: string; asked: Moment; until: Moment }

export function email({ email: address, asked, until }: PasswordReset, url: string): Email {
  return {
    subject: 'Set a new password',
    preheader: 'The link expires in one hour.',
    masthead: ownMasthead('to you'),
    title: 'Set a new password',
    lines: [address],
    parts: [
      sentence(`Someone, probably you, asked for it on ${formatMoment(asked)}.`),
      button('Set a new password', url),
      facts([
        { name: 'Expires', value: `${formatMoment(until)}, one use` },
        { name: 'Until then', value: 'Your old password still works.' },
        { name: 'After it', value: 'Everyone signed in with the old password is signed out.' },
      ]),
    ],
    footer: { reason: 'You get this email because a new password was asked for. If that was not you, ignore it: your password stays.' },
  }
}
