import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, type Moment } from '../moments.ts'

/** `by`: the name of who asked for it. `token`: of the link that stops it. */
export type AccountDeletion = { account: string; by: string; token: string; asked: Moment; ends: Moment }

export function email({ account, by, asked, ends }: AccountDeletion, url: string): Email {
  return {
    subject: `${account} will be deleted`,
    preheader: `You can stop it until ${formatMoment(ends)}.`,
    masthead: ownMasthead(`to the owners of ${account}`),
    title: `${account} will be deleted`,
    lines: [account],
    parts: [
      sentence('All profile groups, profiles, figures, reports, schedules, shared links and people of this account will be deleted. Nothing can be restored.'),
      facts([
        { name: 'Asked by', value: by },
        { name: 'Asked on', value: formatMoment(asked) },
        { name: 'Begins on', value: formatMoment(ends) },
      ]),
      sentence('If you want this, no action is needed. To keep the account, open this link before then. You do not have to sign in.'),
      button('Keep the account', url),
    ],
    footer: { reason: `You get this email because you own ${account}. You can’t turn this off.` },
  }
}
