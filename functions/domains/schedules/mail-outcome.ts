/** Writes the mail service's reports on a report's email to the ledger of its run. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { type MailOutcome, mailOutcomes } from '../../../shared/api/report-recipient.ts'
import type { Occurrence, Recipient, Send } from './records.ts'
import { getOccurrence, writeSend } from './store/occurrences.ts'

/** By which the mail service names the email again: tags take no address. */
export const MailTags = v.object({ account: v.string(), run: v.string(), recipient: v.string() })
export type MailTags = v.InferOutput<typeof MailTags>

const recipientTag = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 32)

export function mailTags({ accountId, run, recipient }: { accountId: string; run: string; recipient: string }): MailTags {
  return { account: accountId, run, recipient: recipientTag(recipient) }
}

export type ReportedMail = { readonly tags: MailTags; readonly mail: string; readonly outcome: MailOutcome; readonly at: string }
/** The recipient whose entry changed. */
export type Noted = { readonly run: Occurrence; readonly recipient: Recipient }

/** Milliseconds. The mail service may report before its own answer is in the ledger. */
const waits = [200, 500, 1000, 2000] as const

/**
 * Reports come twice and in any order: a later stage replaces an earlier one. Null when nothing changed: the report is old, or
 * the email was sent again meanwhile.
 * @throws while the email is still being sent, so that the report comes again
 */
export async function noteOutcome({ tags, mail, outcome, at }: ReportedMail): Promise<Noted | null> {
  for (const wait of [...waits, null]) {
    const run = await getOccurrence(tags.account, tags.run)
    const recipient = run?.recipients.find(({ email }) => recipientTag(email) === tags.recipient)
    const send = recipient && run?.sends[recipient.email]
    if (!run || !send) return null
    if (send.mail !== mail && send.status !== 'sending') return null
    if (send.mail === mail) {
      if (send.outcome && mailOutcomes.indexOf(send.outcome) >= mailOutcomes.indexOf(outcome)) return null
      const told = { ...send, ...after(send, outcome, at) }
      if (await writeSend(tags.account, run.id, recipient.email, { before: send, after: told })) return { run, recipient }
    }
    if (wait !== null) await pause(wait)
  }
  throw new Error(`The email ${mail} is still being sent.`)
}

function after({ status }: Send, outcome: MailOutcome, at: string): Partial<Send> {
  const told = { outcome, outcome_at: at }
  if (outcome === 'bounced') return { ...told, status: 'failed', held_back: { reason: 'BOUNCE', since: at } }
  if (outcome === 'complained') return { ...told, status, held_back: { reason: 'COMPLAINT', since: at } }
  return told
}
