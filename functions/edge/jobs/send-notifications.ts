/**
 * Sends what people are told of in the channels they chose, every minute. It can be cut off at any moment, and run twice at once: the ledger says
 * what is done (docs/decisions/0073-a-dispatch-for-each-channel.md).
 */
import type { Context } from 'aws-lambda'
import { deliver, type Outcome, type Ports } from '../../domains/notifications/dispatches/deliver.ts'
import { emailSender } from '../../domains/notifications/dispatches/email.ts'
import { readOnce } from '../../domains/notifications/dispatches/going.ts'
import { sendToSlack } from '../../domains/notifications/dispatches/slack.ts'
import { sendToBrowsers } from '../../domains/notifications/dispatches/web-push.ts'
import { dueNow } from '../../domains/notifications/store/dispatches.ts'
import { eachItem } from '../../kernel/jobs/each-item.ts'
import { sendMail } from '../../kernel/mail/mail.ts'

/** SES takes fourteen a second of most accounts. */
const sendsAtOnce = 8

export const realPorts: Ports = { senders: { EMAIL: emailSender(sendMail), WEBPUSH: sendToBrowsers, SLACK: sendToSlack }, now: () => new Date() }

/** Begins no other once `mayGoOn` says no. A fault of one is not that of the others: it is due again by itself. */
export async function sendDue(ports: Ports, mayGoOn: () => boolean = () => true): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const known = readOnce()
  const sweep = { job: 'send-notifications', now: ports.now, atOnce: sendsAtOnce, mayGoOn }
  for await (const page of dueNow(ports.now())) {
    await eachItem(sweep, page, async (found) => outcomes.push(await deliver(found, ports, known)))
    if (!mayGoOn()) break
  }
  return outcomes
}

/** Milliseconds before it would be cut off: longer than sending one takes. */
const reserve = 60_000

export async function handler(_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<void> {
  await sendDue(realPorts, () => context.getRemainingTimeInMillis() > reserve)
}
