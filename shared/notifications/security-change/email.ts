import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** What is said of each change, and what it means from now on. */
export const securityChanges = {
  password: { title: 'Your password was changed', meaning: 'Every other session has ended. Sign in with the new password.' },
  twoFactorOn: { title: 'Two-factor authentication is on', meaning: 'Sign-in requires a code from your authenticator app.' },
  twoFactorOff: { title: 'Two-factor authentication is off', meaning: 'You sign in with only your password.' },
  newCodes: { title: 'You have new recovery codes', meaning: 'Your old recovery codes no longer work.' },
  newOwner: { title: 'Your account has a new owner', meaning: 'An owner can change the plan, the team and every report.' },
  codeUsed: { title: 'A recovery code was used to sign in', meaning: 'It cannot be used again.' },
} as const
export type SecurityChangeKind = keyof typeof securityChanges

/** `email`: whose access changed. `device` and `place`: as shared/security-messages.ts says them. `by`: who made somebody an owner. */
export type SecurityChange = { change: SecurityChangeKind; email: string; device: string; place: string; at: Moment; by?: string }

export function email({ change, email: address, device, place, at, by }: SecurityChange, url: string): Email {
  const { title, meaning } = securityChanges[change]
  const isOwn = change !== 'newOwner'
  return {
    subject: title,
    preheader: isOwn ? 'If this was you, no action is needed.' : `${address} is an owner now.`,
    masthead: ownMasthead('to you'),
    title,
    lines: [address],
    parts: [
      sentence(meaning),
      button(isOwn ? 'Review your security' : 'Open the team', url),
      facts([
        ...(by === undefined ? [] : [{ name: 'Changed by', value: by }]),
        { name: 'When', value: formatMoment(at) },
        { name: 'Device', value: device },
        { name: 'Place', value: place },
        isOwn
          ? { name: 'Not you?', value: 'Reset your password now with “Forgot password?” on the sign-in page. This ends every session.' }
          : { name: 'Not expected?', value: 'Change their access now under Settings, Team, and ask the person who made them an owner.' },
      ]),
    ],
    footer: {
      reason: isOwn
        ? 'You get this email when your sign-in settings change. You can’t turn this off.'
        : 'You get this email because you own the account. You can’t turn this off.',
    },
  }
}
