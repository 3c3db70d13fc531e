/** What a browser gives when it allows notifications, and what it is told. */
import * as v from 'valibot'
import { channelMessages } from './channel-messages.ts'
import { shortened } from './notice.ts'

const bytes = (count: number) =>
  v.pipe(
    v.string(channelMessages.pushInvalid),
    v.maxLength(200, channelMessages.pushInvalid),
    v.regex(new RegExp(`^[\\w-]{${count}}=*$`), channelMessages.pushInvalid),
  )

/** Base64url: a point of P-256, uncompressed, and 16 bytes. */
export const PushKeys = v.strictObject({ p256dh: bytes(87), auth: bytes(22) })

/** As frontend/public/notifications-worker.js reads it. `tag`: the same one again replaces itself. `url`: a path of the app, or a whole address. */
export type PushMessage = { readonly title: string; readonly body: string; readonly url: string; readonly tag: string }

/** Push services take 4,096 bytes, sealed. */
export function pushMessage({ title, sentence, link, tag }: { title: string; sentence: string; link: string | null; tag: string }): PushMessage {
  const url = link !== null && link.length <= 1000 ? link : '/notifications'
  return { title: shortened(title, 60), body: shortened(sentence, 300), url, tag }
}
