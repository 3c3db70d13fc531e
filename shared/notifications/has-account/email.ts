import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

export type HasAccount = { email: string; asked: Moment }

export function email({ email: address, asked }: HasAccount, url: string): Email {
  return {
    subject: 'You already have an account',
    preheader: 'Sign in with the password you have.',
    masthead: ownMasthead('to you'),
    title: 'You already have an account',
    lines: [address],
    parts: [
      sentence('Someone, probably you, signed up with this address. It has an account, so no new one was created.'),
      button('Sign in', url),
      facts([
        { name: 'Signed up', value: formatMoment(asked) },
        { name: 'Your account', value: 'Nothing in it was changed, nor was your password.' },
      ]),
    ],
    footer: { reason: 'You get this email because this address was used to sign up. If that was not you, ignore it.' },
  }
}
