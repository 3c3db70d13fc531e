/** The browsers that somebody is told in. */
import * as v from 'valibot'
import { channelMessages } from '../notifications/channel-messages.ts'
import { PushKeys } from '../notifications/push.ts'
import { endpoint } from './endpoint.ts'

const own = { domain: 'notifications', access: { session: true, inPerson: true } } as const
const { pushInvalid } = channelMessages

export const listBrowsers = endpoint({
  ...own,
  name: 'list-browsers',
  method: 'GET',
  path: '/me/notifications/browsers',
  summary: 'List the browsers with notifications, and the public key for a new one',
  response: v.object({
    /** base64url, a point of P-256: the `applicationServerKey` of a subscription */
    key: v.string(),
    /** `device`: "Firefox on Linux"; `since`: ISO instant */
    browsers: v.array(v.object({ id: v.string(), device: v.nullable(v.string()), since: v.string() })),
  }),
})
export const addBrowser = endpoint({
  ...own,
  name: 'add-browser',
  method: 'POST',
  path: '/me/notifications/browsers',
  summary: 'Turn on notifications in this browser, with its push subscription',
  audit: { kind: 'account', to: 'allow notifications in a browser', did: 'allowed notifications in a browser' },
  changes: ['own'],
  body: v.strictObject({
    endpoint: v.pipe(v.string(pushInvalid), v.nonEmpty(pushInvalid), v.maxLength(1000, pushInvalid)),
    keys: PushKeys,
    /** epoch milliseconds; not kept: a push service says itself when it ends */
    expirationTime: v.optional(v.nullable(v.pipe(v.number(pushInvalid), v.maxValue(8.64e15, pushInvalid)))),
  }),
  response: v.object({ id: v.string() }),
  status: 201,
})
export const removeBrowser = endpoint({
  ...own,
  name: 'remove-browser',
  method: 'DELETE',
  path: '/me/notifications/browsers/{id}',
  summary: 'Turn off notifications in a browser',
  audit: { kind: 'account', to: 'end notifications in a browser', did: 'ended notifications in a browser' },
  changes: ['own'],
  response: 'empty',
  status: 204,
})
