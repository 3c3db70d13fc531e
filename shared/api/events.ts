import * as v from 'valibot'
import { Id, requiredId } from '../fields.ts'
import { notices } from '../notifications/index.ts'
import { alertMessages } from '../notifications/messages.ts'
import { endpoint } from './endpoint.ts'
import { alerts } from './read-sets.ts'

/** So many people can be named; a whole profile group needs none of them. */
const peopleLength = 100

const common = {
  /** the sender's own: an event that comes again is told once */
  id: requiredId(alertMessages.eventIdRequired),
  entity_gid: v.optional(Id),
  to: v.optional(v.pipe(v.array(Id), v.minLength(1), v.maxLength(peopleLength))),
}
const forms = notices.flatMap((one) => (one.notice.from === 'api' ? [v.strictObject({ type: v.literal(one.id), ...common, data: one.notice.data })] : []))

export const createEvent = endpoint({
  name: 'create-event',
  domain: 'events',
  method: 'POST',
  path: '/events',
  summary: 'Send notifications about events in external areas such as publishing, ideas or tasks',
  audit: { kind: 'people', to: 'send a notification', did: 'sent a notification', rest: 'by the API' },
  // the sender may be among the recipients
  changes: alerts,
  access: { session: true, account: 'manage' },
  body: v.variant('type', forms, alertMessages.eventUnknown),
  // how many people may read it
  response: v.object({ told: v.number() }),
  status: 202,
})
