import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** No name and no company: a stranger typed them, and this goes to whoever they say. */
export type ConfirmEmail = { email: string; token: string; until: Moment }

export function email({ email: address, until }: ConfirmEmail, url: string): Email {
  return {
    subject: 'Confirm your email address',
    preheader: 'Confirm your address to finish.',
    masthead: ownMasthead('for a new account'),
    title: 'Confirm your email address',
    lines: [address],
    parts: [
      sentence('Confirm your address to finish.'),
      button('Confirm this address', url),
      facts([
        { name: 'Expires', value: `${formatMoment(until)}, one use` },
        { name: 'On another device', value: 'You’ll be asked for your password.' },
      ]),
    ],
    footer: { reason: 'You get this email because this address was used to sign up. If that was not you, ignore it: no account is created.' },
  }
}
