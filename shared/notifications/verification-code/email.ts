import { addressCode } from '../../suppression.ts'
import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

export type VerificationCode = { email: string; code: string; until: Moment }

export function email({ email: address, code, until }: VerificationCode, url: string): Email {
  return {
    subject: `${code} is your Almanac code`,
    preheader: 'Enter it to get emails again.',
    masthead: ownMasthead('to you'),
    title: code,
    lines: [address],
    parts: [
      sentence('Enter this code in Almanac, and you’ll get email here again.'),
      button('Open Almanac', url),
      facts([
        { name: 'Expires', value: formatMoment(until) },
        { name: 'Tries', value: `${addressCode.attempts}` },
      ]),
    ],
    footer: { reason: 'You get this email because you asked for a code in Almanac. If that was not you, ignore it: nothing changes.' },
  }
}
