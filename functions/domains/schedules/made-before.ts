/** An order that comes twice makes one schedule: both are answered with it. */
import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../shared/canonical-json.ts'
import { messages } from '../../../shared/messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { problem } from '../../kernel/request/problem.ts'
import type { OrderBody } from './order.ts'
import type { Occurrence, Schedule } from './records.ts'
import { maySee } from './report-record.ts'
import { occurrencesOf } from './store/occurrences.ts'
import { getSchedule, madeWithKey, type OrderKey, putSchedule } from './store/schedules.ts'

export type Made = { schedule: Schedule; runs: Occurrence[] }

/** Returns the schedule that the actor made with this key, or null. @throws Problem 409 when the key was used for another order, it is gone, or they may not see it any more */
export async function madeBefore(actor: Actor, order: OrderKey | undefined): Promise<Made | null> {
  const id = order ? await madeWithKey(actor.accountId, actor.userId, order) : null
  return id === null ? null : madeAs(actor, id)
}

/** The idempotency key of a body, if it has one. */
export function orderKey({ idempotency_key: key, ...order }: Pick<OrderBody, 'idempotency_key'>): OrderKey | undefined {
  return key === undefined ? undefined : { key, content: createHash('sha256').update(canonicalJson(order)).digest('hex') }
}

/** Writes it. Of two orders at one time with one key the second gets what the first has made. @throws Problem as above */
export async function madeNow(actor: Actor, made: Made, order: OrderKey | undefined): Promise<Made> {
  const id = await putSchedule(actor.accountId, made.schedule, made.runs, order)
  return id === made.schedule.id ? made : madeAs(actor, id)
}

async function madeAs(actor: Actor, id: string): Promise<Made> {
  const schedule = await getSchedule(actor.accountId, id)
  const runs = schedule ? await occurrencesOf(actor.accountId, schedule) : []
  if (!schedule || !runs.every((one) => maySee(actor, one, 'view'))) throw problem(409, messages.schedule.missing)
  return { schedule, runs }
}
