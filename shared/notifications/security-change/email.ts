import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** What is said of each change, and what it means from now on. */
export const securityChanges = {
  password: { title: 'Your password was changed', meaning: 'Every other session has ended. Sign in with the new password.' },
  twoFactorOn: { title: 'Two-factor authentication is on', meaning: 'Sign-in requires a code from your authenticator app.' },
  twoFactorOff: { title: 'Two-factor authentication is off', meaning: 'You sign in with only your password.' },
  newCodes: { title: 'You have new recovery codes', meaning: 'Your old recovery codes no longer work.' },
  codeUsed: { title: 'A recovery code was used to sign in', meaning: 'It cannot be used again.' },
} as const
export type SecurityChangeKind = keyof typeof securityChanges

/** `device` and `place`: as shared/security-messages.ts says them. */
export type SecurityChange = { change: SecurityChangeKind; email: string; device: string; place: string; at: Moment }

export function email({ change, email: address, device, place, at }: SecurityChange, url: string): Email {
  const { title, meaning } = securityChanges[change]
  return {
    subject: title,
    preheader: 'If this was you, no action is needed.',
    masthead: ownMasthead('to you'),
    title,
    lines: [address],
    parts: [
      sentence(meaning),
      button('Review your security', url),
      facts([
        { name: 'When', value: formatMoment(at) },
        { name: 'Device', value: device },
        { name: 'Place', value: place },
        { name: 'Not you?', value: 'Set a new password at once: choose “Forgot password?” where you sign in. That ends every session.' },
      ]),
    ],
    footer: { reason: 'You get this email when your sign-in settings change. You can’t turn this off.' },
  }
}
