import { formatCount } from '../../format-count.ts'
import type { AccountRole } from '../../permissions.ts'
import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

export type TeamInvitation = {
  /** who is invited */
  email: string
  token: string
  /** its name */
  account: string
  by: { name: string; email: string }
  until: Moment
  role: AccountRole
  /** with what they may do there; none for who has every group */
  groups: readonly { name: string; may: string }[]
}

/** More would be a page of groups; the rest are told by the link. */
const mostGroups = 5

export function email({ email: address, account, by, until, role, groups }: TeamInvitation, url: string): Email {
  const shown = groups.slice(0, mostGroups).map(({ name, may }) => ({ name, value: may }))
  const left = groups.length - shown.length
  const rest = left > 0 ? [{ name: 'More', value: left === 1 ? '1 other profile group' : `${formatCount(left)} other profile groups` }] : []
  const access = role === 'RESTRICTED' ? [...shown, ...rest] : [{ name: 'Every group', value: 'Manage everything, as an account admin' }]
  return {
    subject: `${by.name} invites you to ${account}`,
    preheader: 'The invitation expires in seven days.',
    masthead: ownMasthead(`from ${by.name}`),
    title: `${by.name} invites you to ${account}`,
    lines: ['to work on social media reports in Almanac'],
    parts: [
      button('Accept the invitation', url),
      sentence('You would be able to:'),
      facts([...access, { name: 'You sign in as', value: address }, { name: 'Expires', value: `${formatMoment(until)}, one use` }]),
    ],
    footer: {
      reason: `You get this email because ${by.name} (${by.email}) entered your address. If you do not expect it, ignore it: no account is made.`,
    },
  }
}
