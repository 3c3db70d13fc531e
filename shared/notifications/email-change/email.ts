import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** No name: this goes to whatever address somebody typed. */
export type EmailChange = { email: string; token: string; until: Moment }

export function email({ email: address, until }: EmailChange, url: string): Email {
  return {
    subject: 'Confirm your new email address',
    preheader: 'Confirm it to sign in with this address.',
    masthead: ownMasthead('to you'),
    title: 'Confirm your new email address',
    lines: [address],
    parts: [
      sentence('Confirm this address to sign in with it. Reports and notifications come here too.'),
      button('Use this address', url),
      facts([
        { name: 'Expires', value: `${formatMoment(until)}, one use` },
        { name: 'Until then', value: 'Your old address still works.' },
      ]),
    ],
    footer: { reason: 'You get this email because this was entered as someone’s new address. If that was not you, ignore it: nothing changes.' },
  }
}
