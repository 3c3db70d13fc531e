/** A failed run is told to its owner once, by mail; if they left the team, to the account's owners. */
import { messages } from '../../shared/messages.ts'
import { getAccount, getUser, listGroups, listUsers } from '../accounts/store.ts'
import { origin } from '../lib/clients.ts'
import type { Log } from '../lib/log.ts'
import type { Occurrence } from '../schedules/records.ts'
import { getSchedule, noteTold } from '../schedules/store.ts'
import { closeRun, type Held, markSend } from './ledger.ts'
import { failureMail } from './mail/failure.ts'
import { nextRun } from './next-run.ts'
import type { Ports } from './ports.ts'
import { sendMarked } from './send.ts'
import { moment, plannedMoment, recipientsSentence } from './sentences.ts'

/** What stops every later run of the schedule alike is said for the first one only, and again after a run that succeeded. */
export async function tellOwner(held: Held, ports: Ports, log: Log): Promise<void> {
  const { accountId, occurrence } = held
  const { standing } = occurrence
  const reason = occurrence.reason ?? messages.unable.generateReport
  const schedule = await getSchedule(accountId, occurrence.schedule_id)
  if (!(standing && schedule?.told === reason)) {
    for (const person of await peopleToTell(accountId, occurrence.owner_id)) await tellOne(held, ports, log, reason, person)
    if (standing) await noteTold(accountId, occurrence.schedule_id, reason)
  }
  await closeRun(held, true, ports.now())
}

async function peopleToTell(accountId: string, ownerId: string): Promise<{ email: string; name: string }[]> {
  const owner = await getUser(accountId, ownerId)
  if (owner) return [owner]
  return (await listUsers(accountId)).filter(({ role, joined }) => role === 'OWNER' && joined)
}

async function tellOne(held: Held, ports: Ports, log: Log, reason: string, to: { email: string; name: string }): Promise<void> {
  const { occurrence } = held
  const key = `told ${to.email}`
  const before = occurrence.sends[key]
  if (before && before.status !== 'sending') return
  if (before) log.warn('mail may be doubled', { occurrence: occurrence.id, recipient: -1 })
  const content = failureMail({
    title: occurrence.title,
    client: await clientName(held.accountId, occurrence),
    reason,
    planned: plannedMoment(occurrence),
    tried: `Last at ${moment(ports.now().toISOString(), occurrence.timezone)}`,
    recipients: recipientsSentence(occurrence),
    next: await nextSentence(held.accountId, occurrence),
    url: `${origin()}/reports`,
    run: occurrence.id.slice(-8),
  })
  const tries = (before?.tries ?? 0) + 1
  await markSend(held, key, 'sending', tries, ports.now())
  const sent = await sendMarked({ ports, held, log }, key, { fromName: 'Almanac', to, ...content })
  await markSend(held, key, sent ? 'sent' : 'failed', tries, ports.now())
}

async function clientName(accountId: string, { entities }: Occurrence): Promise<string> {
  const groups = await listGroups(accountId)
  const only = entities.length === 1 ? groups.find(({ entity_gid }) => entity_gid === entities[0]) : undefined
  return only?.name ?? (await getAccount(accountId))?.name ?? 'Your team'
}

async function nextSentence(accountId: string, occurrence: Occurrence): Promise<string> {
  if (occurrence.type === 'ONCE') return 'Nothing by itself. You can ask for the report again'
  const next = await nextRun(accountId, occurrence)
  return next ? `${moment(next.generate_at, next.timezone)}, as planned` : 'Nothing. This was the last planned run'
}
