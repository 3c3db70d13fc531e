import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** No name and no company: a stranger typed them, and this goes to whoever they say. */
export type ConfirmEmail = { email: string; token: string; until: Moment }

export function email({ email: address, until }: ConfirmEmail, url: string): Email {
  return {
    subject: 'Confirm your email address',
    preheader: 'One click, and your account is ready.',
    masthead: ownMasthead('to whoever signed up'),
    title: 'Confirm your email address',
    lines: [address],
    parts: [
      sentence('One click, and your account is ready.'),
      button('Confirm this address', url),
      facts([
        { name: 'Works until', value: `${formatMoment(until)}, once` },
        { name: 'In another browser', value: 'It asks for the password you chose.' },
      ]),
    ],
    footer: { reason: 'You get this email because this address was used to sign up. If that was not you, ignore it: no account is created.' },
  }
}
