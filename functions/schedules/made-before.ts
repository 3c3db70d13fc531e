/** An order that comes twice makes one schedule: both are answered with it. */
import { messages } from '../../shared/messages.ts'
import type { Actor } from '../lib/actor.ts'
import { problem } from '../lib/problem.ts'
import type { Occurrence, Schedule } from './records.ts'
import { maySee } from './report-record.ts'
import { getSchedule, madeWithKey, occurrencesOf, putSchedule } from './store.ts'

export type Made = { schedule: Schedule; runs: Occurrence[] }

/** What the actor made with this key; null where that is still to be made. @throws Problem 409 when it is gone, or they may not see it any more */
export async function madeBefore(actor: Actor, key: string | undefined): Promise<Made | null> {
  const id = key === undefined ? null : await madeWithKey(actor.accountId, actor.userId, key)
  return id === null ? null : madeAs(actor, id)
}

/** Writes it. Of two orders at one time with one key the second gets what the first has made. @throws Problem as above */
export async function madeNow(actor: Actor, made: Made, key: string | undefined): Promise<Made> {
  const id = await putSchedule(actor.accountId, made.schedule, made.runs, key)
  return id === made.schedule.id ? made : madeAs(actor, id)
}

async function madeAs(actor: Actor, id: string): Promise<Made> {
  const schedule = await getSchedule(actor.accountId, id)
  const runs = schedule ? await occurrencesOf(actor.accountId, schedule) : []
  if (!schedule || !runs.every((one) => maySee(actor, one, 'view'))) throw problem(409, messages.schedule.missing)
  return { schedule, runs }
}
