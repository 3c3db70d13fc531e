/** From one event to a notification for each person, and a dispatch for each channel that sends. Cut off anywhere, it is begun again and tells nobody twice. */
import { choiceKey } from '../../../shared/notifications/choices.ts'
import { listUsers, type UserRecord } from '../../kernel/accounts/store.ts'
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import { eachItem } from '../../kernel/jobs/each-item.ts'
import { peopleOf, sendsTo } from './audience.ts'
import type { EventRecord } from './records.ts'
import { putDispatch } from './store/dispatches.ts'
import { closeEvent, overdueEvents } from './store/events.ts'
import { putAlert } from './store/list.ts'

/** Returns how many people may have it. */
export async function tellPeople(event: EventRecord): Promise<number> {
  const { accountId, audience, gsi1pk } = event
  const people = peopleOf(await listUsers(accountId), audience)
  if (gsi1pk === undefined) return people.length
  const listed = people.filter((person) => hasInList(person, event))
  await inParallel(listed, callsAtOnce, ({ id: userId }) => putAlert({ accountId, userId }, event))
  const sent = people.flatMap((person) => sendsTo(person, event).map((channel) => ({ userId: person.id, channel })))
  await inParallel(sent, callsAtOnce, ({ userId, channel }) => putDispatch({ accountId, userId }, channel, event))
  await closeEvent(event)
  return people.length
}

/** By what they chose, else as the type begins. */
function hasInList({ told_of }: UserRecord, { told, alert, may_alert }: EventRecord): boolean {
  return (may_alert || alert) && (told_of?.[choiceKey(told.notification_type, 'ALERT')] ?? alert)
}

/** What was cut off before everybody was told; returns the ids of its events. */
export async function resumeEvents(until: Date, failed: unknown[] = []): Promise<string[]> {
  const told: string[] = []
  await eachItem({ job: 'watchdog', now: () => new Date(), failed }, await overdueEvents(until), async (event) => {
    await tellPeople(event)
    told.push(event.id)
  })
  return told
}
