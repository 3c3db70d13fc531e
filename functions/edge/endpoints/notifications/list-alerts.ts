import { type Alert, lastPage, listAlerts } from '../../../../shared/api/notifications.ts'
import { instantOf } from '../../../domains/notifications/keys.ts'
import { allReadAt, type Listed, listAlerts as listThem, listUnread } from '../../../domains/notifications/store/list.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

const onPage = 25

/** An own one: nobody reads another's list. */
export const handler = handle(listAlerts, async ({ actor, query: { page, type }, now }) => {
  const at = { start: page * onPage, count: onPage, now }
  const isWanted = ({ told }: Pick<Listed, 'told'>) => type === undefined || told.topic === type || told.notification_type === type
  const [{ alerts, more }, allRead] = await Promise.all([type === 'unread' ? listUnread(actor, at) : listThem(actor, { ...at, isWanted }), allReadAt(actor)])
  return { alerts: alerts.map((one) => alertOf(one, allRead)), isFinalPage: !more || page === lastPage }
})

function alertOf({ id, told, unread, seen_at }: Listed, allRead: string | null): Alert {
  const created_at = new Date(instantOf(id)).toISOString()
  return { id, ...told, created_at, seen_at: unread ? null : (seen_at ?? allRead ?? created_at) }
}
