/** One message to one browser, through its push service, which cannot read it. */
import webPush from 'web-push'
import { channelMessages } from '../../../../shared/notifications/channel-messages.ts'
import type { PushMessage } from '../../../../shared/notifications/push.ts'
import { NeverArrives, NotTaken } from '../dispatches/sender.ts'
import type { Subscription } from '../store/browsers.ts'
import { pushAddress } from './push-services.ts'
import { neverConnected } from './unreached.ts'
import { vapid } from './vapid.ts'

const patience = 10_000
/** A browser that is switched off has it for three days: what is older is in the list. */
const keptSeconds = 3 * 24 * 60 * 60

/** The browser does not want it any more, or another deployment's: its subscription is to go. */
export class BrowserGone extends Error {
  override readonly name = 'BrowserGone'
}

/** Sends once, and follows no redirect. @throws BrowserGone, NeverArrives, NotTaken; anything else leaves in doubt whether it went out */
export async function pushToBrowser(subscription: Subscription, message: PushMessage): Promise<void> {
  const address = pushAddress(subscription.endpoint)
  if (!address) throw new BrowserGone()
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: vapid(),
    TTL: keptSeconds,
    contentEncoding: 'aes128gcm',
    // one that waits for a browser that is switched off is replaced by itself
    topic: message.tag.slice(0, 32),
  })
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    headers: Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (name === 'Content-Length' ? [] : [[name, String(value)]]))),
    body: new Uint8Array(body ?? []),
  }).catch((error: unknown) => {
    throw neverConnected(error) ? new NotTaken(channelMessages.pushAway, { cause: error }) : error
  })
  await response.body?.cancel()
  const { status } = response
  if (response.ok) return
  // 401 and 403: allowed for other keys than ours
  if ([401, 403, 404, 410].includes(status)) throw new BrowserGone()
  if (status === 429) throw new NotTaken(channelMessages.pushBusy)
  if (status >= 500) throw new Error(`The push service answered ${status}.`)
  throw new NeverArrives(channelMessages.pushRefused)
}
