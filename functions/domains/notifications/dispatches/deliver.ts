/**
 * One dispatch from its claim to its end: claimed, held against what its person may have and chose, made, marked as in doubt, sent, marked as
 * sent. Cut off before it was marked as in doubt it is sent once all the same; between the two nobody can tell, and then it is sent again, because
 * what never comes is worse than what comes twice, and logged and counted as `notification may be sent twice`.
 */
import type { SendingChannel } from '../../../../shared/notifications/choices.ts'
import { digest } from '../../../../shared/notifications/digest/definition.ts'
import { gatheredSentence } from '../../../../shared/notifications/digest/email.ts'
import { undeliveredMessages } from '../../../../shared/notifications/undelivered-messages.ts'
import { almanac, putLine } from '../../../kernel/audit/line.ts'
import { LeaseLost } from '../../../kernel/jobs/lease.ts'
import { log } from '../../../kernel/log.ts'
import { count } from '../../../kernel/metric.ts'
import { keepError } from '../../../kernel/request/kept-errors.ts'
import { gather } from '../store/digest.ts'
import { claim, giveUp, markDropped, markInDoubt, markSent, retryAt } from '../store/dispatches.ts'
import { goingNow, type Known, waitOf } from './going.ts'
import type { Dispatch } from './records.ts'
import { mostTries, waitAfter } from './retry.ts'
import { type Going, NeverArrives, NotTaken, nowhere, type Sender } from './sender.ts'

/** What sending touches beside the table. */
export type Ports = { readonly senders: Readonly<Record<SendingChannel, Sender>>; readonly now: () => Date }

export type Outcome = 'sent' | 'held' | 'gathered' | 'dropped' | 'undelivered' | 'tried again later' | 'of somebody else'

/** Safe to call for the same one twice, also at once. @throws when the table fails; then it is due again by itself */
export async function deliver(found: Dispatch, ports: Ports, known: Known): Promise<Outcome> {
  const claimed = await claim(found, ports.now())
  if (!claimed) return 'of somebody else'
  try {
    const going = await goingNow(claimed, known)
    if (!going) {
      await markDropped(claimed, ports.now())
      return 'dropped'
    }
    if (claimed.tries > mostTries) {
      count('undeliveredNotifications', 1, ports.now())
      return await end(claimed, going, { reason: claimed.reason ?? undeliveredMessages.cutOff, unsent: false }, ports.now())
    }
    return (await hold(claimed, going, ports.now())) ?? (await tryOnce(claimed, going, ports))
  } catch (error) {
    if (error instanceof LeaseLost) return 'of somebody else'
    throw error
  }
}

/** Not now: null when it is. */
async function hold(claimed: Dispatch, going: Going, now: Date): Promise<Outcome | null> {
  const wait = waitOf(claimed, going, now)
  if (wait === null) return null
  if ('digest' in wait && (await gather(claimed, wait.digest))) return 'gathered'
  // a digest that was begun this very moment; the next one is another
  const until = 'until' in wait ? wait.until : new Date(wait.digest.getTime() + 1000)
  await retryAt(claimed, until, { isTry: false })
  return 'held'
}

async function tryOnce(claimed: Dispatch, going: Going, { senders, now }: Ports): Promise<Outcome> {
  let isMade = false
  try {
    const send = await senders[claimed.channel](going)
    if (!send) {
      await markDropped(claimed, now())
      return 'dropped'
    }
    isMade = true
    if (claimed.in_doubt) warnOfSecond(claimed, now())
    await markInDoubt(claimed)
    if ((await send()) === nowhere) {
      await markDropped(claimed, now())
      return 'dropped'
    }
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    return failed(claimed, going, { error, isMade }, now())
  }
  await markSent(claimed, now())
  return 'sent'
}

/** An earlier try was begun, and nobody knows how it ended. */
function warnOfSecond({ id, channel, accountId, userId }: Dispatch, now: Date): void {
  log.warn('notification may be sent twice', { notification: id, channel, accountId, person: userId })
  count('repeatedNotifications', 1, now)
}

type Failure = { error: unknown /** false: nothing was asked of the channel */; isMade: boolean }

async function failed(claimed: Dispatch, going: Going, { error, isMade }: Failure, now: Date): Promise<Outcome> {
  const { accountId, channel, id, tries } = claimed
  log.warn('notification: try failed', { dispatch: id, channel, tries, error: error instanceof Error ? error : new Error(String(error)) })
  const isKnown = error instanceof NeverArrives || error instanceof NotTaken
  const reason = isKnown ? error.message : isMade ? undeliveredMessages.noAnswer : undeliveredMessages.fault
  if (error instanceof NeverArrives || tries >= mostTries) {
    if (!isKnown) await keepError({ kind: 'job', name: 'send-notifications', error, accountId }, now)
    // an address that is dead is for the account to mend, and wakes nobody
    if (!(error instanceof NeverArrives)) count('undeliveredNotifications', 1, now)
    return end(claimed, going, { reason, unsent: isKnown }, now)
  }
  await retryAt(claimed, new Date(now.getTime() + waitAfter(tries)), { reason, unsent: error instanceof NotTaken })
  return 'tried again later'
}

const channelNames = { EMAIL: 'by email', WEBPUSH: 'in the browser', SLACK: 'in Slack' } as const satisfies Record<SendingChannel, string>

/** Given up: in the audit trail and in a list, for an owner to see. */
async function end(claimed: Dispatch, { events, isDigest, user }: Going, { reason, unsent }: { reason: string; unsent: boolean }, now: Date): Promise<Outcome> {
  const { accountId, channel, id, userId } = claimed
  const { label, message } = isDigest
    ? { label: digest.label, message: gatheredSentence(events.length) }
    : { label: events[0].told.label, message: events[0].told.message }
  const deed = {
    kind: 'account',
    to: 'tell',
    did: 'told',
    thing: 'person',
    name: user.name,
    rest: `${channelNames[channel]} of "${label}"`,
    thingId: userId,
  } as const
  // by the instant of the event, so that being cut off here tells nothing twice
  await putLine(accountId, { ...deed, at: new Date(claimed.at).toISOString(), id: `${id}:${channel}:${userId}`, doer: almanac, outcome: 'failed' })
  await giveUp(claimed, { reason, unsent, message }, now)
  return 'undelivered'
}
