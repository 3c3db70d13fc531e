import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** No name: this goes to whatever address somebody typed. */
export type EmailChange = { email: string; token: string; until: Moment }

export function email({ email: address, until }: EmailChange, url: string): Email {
  return {
    subject: 'Confirm your new email address',
    preheader: 'One click, and you sign in with this address.',
    masthead: ownMasthead('to you'),
    title: 'Confirm your new email address',
    lines: [address],
    parts: [
      sentence('One click, and you sign in with this address. Reports and notices come here too.'),
      button('Use this address', url),
      facts([
        { name: 'Works until', value: `${formatMoment(until)}, once` },
        { name: 'Until then', value: 'Your old address goes on working.' },
      ]),
    ],
    footer: { reason: 'You get this email because somebody gave this as their new address. If that was not you, ignore it: nothing changes.' },
  }
}
