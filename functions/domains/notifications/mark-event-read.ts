import { alertId, type Person } from './keys.ts'
import { getEvent } from './store/events.ts'
import { markRead } from './store/list.ts'

/** Marks the notification of an event as read for one person. Idempotent; does nothing where that person has no such notification. */
export async function markEventRead(person: Person, type: string, eventId: string, now: Date): Promise<void> {
  const event = await getEvent(person.accountId, type, eventId)
  if (event) await markRead(person, alertId(event.at, type, eventId), now)
}
