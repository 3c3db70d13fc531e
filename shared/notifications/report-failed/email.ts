import { formatCount } from '../../format-count.ts'
import { type Email, ownMasthead } from '../email/email.ts'
import { button, facts, sentence } from '../email/parts.ts'
import { formatMoment, formatPlanned, type Moment } from '../moments.ts'

export type ReportFailed = {
  title: string
  /** whose figures they would have been */
  client: string
  /** what happened, in one sentence */
  reason: string
  /** its schedule wants that, because figures are missing */
  held?: 'hold' | 'skip' | undefined
  /** later reports of the schedule fail alike until somebody mends what it is, and nobody is told again */
  standing?: boolean
  planned: Moment
  lastTry: Moment
  recipients: {
    all: number
    sent: number
    /** a mail server took these, or did not: nobody can say */
    unknown: number
  }
  /** of a report that was asked for once there is none */
  next: Moment | 'once' | 'paused' | null
  /** an owner of the account gets it when whoever ordered the report has left */
  to: 'orderer' | 'account owner'
  /** the id of the run that failed; its end is the reference */
  run: string
}

/** "None of 3 emailed", "1 of 3 emailed, 1 unconfirmed" */
function recipientsText({ all, sent, unknown }: ReportFailed['recipients']): string {
  if (all === 1) return sent > 0 ? '1, emailed' : unknown > 0 ? '1, unconfirmed' : '1, not emailed'
  const known =
    sent === 0 && unknown > 0
      ? `${formatCount(unknown)} of ${formatCount(all)} unconfirmed`
      : `${sent === 0 ? 'None' : formatCount(sent)} of ${formatCount(all)} emailed`
  return sent > 0 && unknown > 0 ? `${known}, ${formatCount(unknown)} unconfirmed` : known
}

function nextText({ next, standing }: Pick<ReportFailed, 'next' | 'standing'>): string {
  if (next === 'once') return 'None. You can request the report again.'
  if (next === 'paused') return 'None while the schedule is paused'
  return next ? `${formatMoment(next)}, ${standing ? 'if this is fixed by then' : 'as planned'}` : 'None. This was the last one planned.'
}

function reasonText({ to, next }: ReportFailed): string {
  if (to === 'account owner') return 'You get this email because you own the account, and the person who asked for this report has left it.'
  return next === 'once' ? 'You get this email because you asked for this report.' : 'You get this email because you scheduled this report.'
}

const untilFixed = 'Until this is fixed, this schedule sends no reports, and we will not email you about it again.'

const hasLater = ({ next, standing }: ReportFailed) => standing === true && next !== null && next !== 'once'

const heldWords = {
  hold: { status: 'On hold', title: (client: string) => `${client}’s report is on hold` },
  skip: { status: 'Skipped', title: (client: string) => `${client}’s report was skipped` },
} as const
const notSent = { status: 'Not sent', title: (client: string) => `${client}’s report was not sent` } as const

export function email(data: ReportFailed, url: string): Email {
  const { title, client, reason, held, planned, lastTry, recipients, to, run } = data
  const some = recipients.sent > 0
  const words = held ? heldWords[held] : notSent
  return {
    subject: `${some ? 'Not sent to everyone' : words.status}: ${title} for ${client}`,
    preheader: reason,
    masthead: ownMasthead(to === 'orderer' ? 'to the owner of this report' : 'to the owner of the account'),
    status: some ? 'Partly sent' : words.status,
    title: some ? `${client}’s report did not reach everyone` : words.title(client),
    lines: [title],
    parts: [
      sentence(hasLater(data) ? `${reason} ${untilFixed}` : reason),
      button(held ? 'Open the report' : 'See what failed', url),
      facts([
        { name: 'Planned', value: formatPlanned(planned) },
        ...(held ? [] : [{ name: 'Last try', value: formatMoment(lastTry) }]),
        { name: 'Recipients', value: recipientsText(recipients) },
        { name: 'Next report', value: nextText(data) },
      ]),
    ],
    footer: { reason: `${reasonText(data)} Reference ${run.slice(-8)}.` },
  }
}
