/** One message to one incoming webhook. */
import { channelMessages } from '../../../../shared/notifications/channel-messages.ts'
import { NeverArrives, NotTaken } from '../dispatches/sender.ts'
import { slackAddress } from './slack-address.ts'
import type { SlackMessage } from './slack-message.ts'
import { neverConnected } from './unreached.ts'

const patience = 10_000
/** Sends once, and follows no redirect. @throws NeverArrives, NotTaken; anything else leaves in doubt whether it went out */
export async function postToSlack(address: string, message: SlackMessage): Promise<void> {
  const allowed = slackAddress(address)
  if (!allowed) throw new NeverArrives(channelMessages.slackInvalid)
  const response = await fetch(allowed, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  }).catch(explain)
  await response.body?.cancel()
  const { status } = response
  if (response.ok) return
  if (status === 429) throw new NotTaken(channelMessages.slackBusy)
  if (status >= 500) throw new Error(`Slack answered ${status}.`)
  throw new NeverArrives(channelMessages.slackGone)
}

function explain(error: unknown): never {
  throw neverConnected(error) ? new NotTaken(channelMessages.slackAway, { cause: error }) : error
}
