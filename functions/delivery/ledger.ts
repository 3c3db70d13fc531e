/**
 * The ledger of one run, in the run's own item. Who works on a run holds its lease; every write asks for the lease, so one whose
 * lease ran out can change nothing and send nothing any more. A step that is in the ledger is never done again.
 */

import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { almanac, putLine } from '../audit/line.ts'
import { documents, tableName } from '../lib/clients.ts'
import { conditionHeld } from '../lib/condition-held.ts'
import { leaveOut } from '../schedules/pausing.ts'
import { Occurrence, type Send } from '../schedules/records.ts'
import { waitAfter } from '../schedules/retry.ts'
import { getOccurrence, occurrenceKey } from '../schedules/store.ts'
import { indexAfter, laterFrom, nextOwnDay, overdueOf } from './own-days.ts'

/** No single step may take longer: the lease is renewed with each. */
const leaseMs = 60_000

/** `occurrence` is as it was when the lease was taken, plus what was written through this lease. `at`: epoch milliseconds, later than now where somebody put the clock of the schedules forward. `waited`: milliseconds, for SES to take more. */
export type Lease = { accountId: string; token: string; occurrence: Occurrence; at: number; waited?: number }

/** `done`: nothing to do any more, or not yet. `busy`: somebody else is at it. */
export type LeaseTry = { kind: 'held'; lease: Lease } | { kind: 'done' } | { kind: 'busy' }

/** The run was taken over or removed while we worked on it. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease of this run was lost.')
  }
}

/**
 * Takes the run. A FAILED run can be taken as long as it stands in the index, that is until its owner was told.
 * `scheduledTime` (ISO instant) is the event's: one that is older than the run's own time belongs to a time it was moved away from,
 * and one that is older than its next try belongs to an earlier one.
 */
export async function takeLease(accountId: string, id: string, scheduledTime: string, token: string, now: Date): Promise<LeaseTry> {
  const found = await getOccurrence(accountId, id)
  if (!found || Date.parse(scheduledTime) < wholeSeconds(found.generate_at)) return { kind: 'done' }
  const at = Math.max(now.getTime(), Date.parse(scheduledTime))
  const isOwnDay = laterFrom(found) <= at
  if (found.state !== 'DELETED' && (at < nextTry(found) || (found.later_at !== undefined && !isOwnDay))) return { kind: 'done' }
  if (found.paused_at !== undefined) await leaveOut(accountId, id)
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: occurrenceKey(accountId, id),
        ...takenBy({ run: found, isOwnDay, token, now }),
        ReturnValues: 'ALL_NEW',
      }),
    )
    return { kind: 'held', lease: { accountId, token, occurrence: v.parse(Occurrence, Attributes), at } }
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const seen = await getOccurrence(accountId, id)
    return seen?.state === 'SCHEDULED' ? { kind: 'busy' } : { kind: 'done' }
  }
}

type Taking = { run: Occurrence; isOwnDay: boolean; token: string; now: Date }

/** For recipients whose own day has come, what has ended begins once more in the same write, and keeps all that was made and sent. */
function takenBy({ run, isOwnDay, token, now }: Taking) {
  const isFree = '(attribute_not_exists(lease_until) OR lease_until < :now)'
  const names = { '#state': 'state' }
  const values = { ':token': token, ':until': now.getTime() + leaseMs, ':now': now.getTime(), ':one': 1, ':scheduled': 'SCHEDULED' }
  if (isOwnDay) {
    return {
      UpdateExpression:
        'SET #state = :scheduled, lease_token = :token, lease_until = :until, attempts = :one, steps.resumed = :at, reason = :null, standing = :false REMOVE later_at, held, steps.failed, steps.told, steps.closed',
      ConditionExpression: `later_at = :later AND #state <> :deleted AND ${isFree}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ':later': run.later_at, ':at': now.toISOString(), ':null': null, ':false': false, ':deleted': 'DELETED' },
    }
  }
  return {
    UpdateExpression: 'SET lease_token = :token, lease_until = :until, attempts = attempts + :one',
    // it may be moved to another time, or paused, between the two
    ConditionExpression: `generate_at = :planned AND attribute_not_exists(paused_at) AND (#state = :scheduled OR (#state = :failed AND attribute_exists(gsi1pk))) AND ${isFree}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values, ':planned': run.generate_at, ':failed': 'FAILED' },
  }
}

/** Before this instant, in epoch milliseconds, it is not tried again. A run whose process died waits as long as one that failed: nobody was there to note its next try. */
export function nextTry({ retry, attempts, lease_until }: Occurrence): number {
  if (lease_until !== undefined) return lease_until - leaseMs + (attempts > 1 ? waitAfter(attempts) : 0)
  return retry ? Date.parse(retry.at) : 0
}

const wholeSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000) * 1000

type Done = {
  hash?: string
  content?: string
  missing?: string | null
  covered?: Occurrence['covered']
  pdf?: NonNullable<Occurrence['pdf']>
  pdfs?: Occurrence['pdfs']
}

/** Writes finished steps with what they made, and renews the lease: the run got further, so its tries count anew. */
export async function recordSteps(lease: Lease, names: string[], done: Done, now: Date): Promise<void> {
  const fields = Object.entries(done)
  await write(lease, {
    set: [...names.map((_, at) => `steps.#step${at} = :at`), ...fields.map((_, at) => `#field${at} = :field${at}`), 'lease_until = :until', 'attempts = :one'],
    names: {
      ...numbered('#step', names),
      ...numbered(
        '#field',
        fields.map(([name]) => name),
      ),
    },
    values: {
      ...(names.length > 0 ? { ':at': now.toISOString() } : {}),
      ':until': now.getTime() + leaseMs,
      ':one': 1,
      ...numbered(
        ':field',
        fields.map(([, value]) => value),
      ),
    },
  })
  lease.occurrence.attempts = 1
}

function numbered<T>(prefix: string, all: readonly T[]): Record<string, T> {
  return Object.fromEntries(all.map((one, at) => [`${prefix}${at}`, one]))
}

/** The marker around one SES call: `sending` before it, `sent` or `failed` after it; or why there is none, or not before when. */
export async function markSend(
  lease: Lease,
  key: string,
  status: Send['status'],
  tries: number,
  now: Date,
  why: Pick<Send, 'held_back' | 'due'> = {},
): Promise<void> {
  const send: Send = { status, at: now.toISOString(), tries, ...why }
  const further = status === 'sending' ? [] : ['attempts = :one']
  await write(lease, {
    set: ['sends.#key = :send', 'lease_until = :until', ...further],
    names: { '#key': key },
    values: {
      ':send': send,
      ':until': now.getTime() + leaseMs,
      ...(further.length > 0 ? { ':one': 1 } : {}),
    },
  })
  lease.occurrence.sends[key] = send
  if (further.length > 0) lease.occurrence.attempts = 1
}

/** SES said that it did not take the mail: the marker goes, so that the next try is not taken for a possible second mail. */
export async function forgetSend(lease: Lease, key: string): Promise<void> {
  await write(lease, { set: [], remove: ['sends.#key'], names: { '#key': key }, values: {} })
}

/** When it is due once more, for recipients who chose another day; null when everybody had their turn. */
export async function finishRun(lease: Lease, now: Date): Promise<Date | null> {
  await noteSent(lease)
  const later = nextOwnDay(lease)
  const { set, remove, values } = indexAfter(lease)
  await write(lease, {
    set: ['#state = :generated', 'steps.finished = :at', ...set],
    remove: [...remove, 'lease_token', 'lease_until', 'retry'],
    names: {},
    values: { ':generated': 'GENERATED', ':at': now.toISOString(), ...values },
  })
  return later === null ? null : new Date(later)
}

/** In the audit trail, by the id of the run and of each own day, so that trying again tells nothing twice. */
async function noteSent({ accountId, occurrence }: Lease): Promise<void> {
  const { id, title, recipients, sends, schedule_id: thingId, generate_at, steps } = occurrence
  const { resumed = '' } = steps
  const sent = recipients.map(({ email }) => sends[email]).filter((send) => send?.status === 'sent' && send.at >= resumed).length
  if (resumed && sent === 0) return
  const line = { at: resumed || generate_at, id: resumed ? `${id}-${Date.parse(resumed)}` : id, doer: almanac, thingId, name: title, outcome: 'done' } as const
  await putLine(accountId, { ...line, kind: 'schedules', to: 'send', did: `sent ${sent} ${sent === 1 ? 'person' : 'people'}`, thing: 'report' })
}

/** The run is given up. It stays in the index until `closeRun`, so that the telling is not lost either. Whose own day has come waits no longer: they got nothing. */
export async function failRun(lease: Lease, { reason, standing, held }: Pick<Occurrence, 'reason' | 'standing' | 'held'>, now: Date): Promise<void> {
  const overdue = overdueOf(lease)
  await write(lease, {
    set: [
      ...['#state = :failed', 'reason = :reason', 'standing = :standing', 'steps.failed = :at', 'attempts = :one', 'lease_until = :until'],
      ...(held ? ['held = :held'] : []),
    ],
    remove: ['retry', ...overdue.map((_, at) => `sends.#late${at}`)],
    names: numbered('#late', overdue),
    values: {
      ':failed': 'FAILED',
      ':reason': reason,
      ':standing': standing,
      ':at': now.toISOString(),
      ':one': 1,
      ':until': now.getTime() + leaseMs,
      ...(held ? { ':held': held } : {}),
    },
  })
  for (const email of overdue) delete lease.occurrence.sends[email]
  Object.assign(lease.occurrence, { state: 'FAILED', reason, standing, held, attempts: 1, retry: null })
}

/** Gives the run back until its next try; `at` is an ISO instant, `reason` for its owner to read. */
export async function putOff(lease: Lease, retry: { at: string; reason: string }): Promise<void> {
  await write(lease, { set: ['retry = :retry'], remove: ['lease_token', 'lease_until'], names: {}, values: { ':retry': retry } })
}

/** Nothing is left to do for a failed run but for recipients who wait for a day of their own. `told`: its owner knows. */
export async function closeRun(lease: Lease, told: boolean, now: Date): Promise<void> {
  const { set, remove, values } = indexAfter(lease)
  await write(lease, {
    set: [told ? 'steps.told = :at' : 'steps.closed = :at', ...set],
    remove: [...remove, 'lease_token', 'lease_until', 'retry'],
    names: {},
    values: { ':at': now.toISOString(), ...values },
  })
}

/** Gives the run back at once, so that the next try need not wait for the lease to end. */
export async function releaseLease(lease: Lease): Promise<void> {
  await write(lease, { set: [], remove: ['lease_token', 'lease_until'], names: {}, values: {} }).catch((error) => {
    if (!(error instanceof LeaseLost)) throw error
  })
}

type Change = { set: string[]; remove?: string[]; names: Record<string, string>; values: Record<string, unknown> }

async function write(lease: Lease, { set, remove = [], names, values }: Change): Promise<void> {
  const parts = [...(set.length > 0 ? [`SET ${set.join(', ')}`] : []), ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : [])]
  const isHeld = await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: occurrenceKey(lease.accountId, lease.occurrence.id),
        UpdateExpression: parts.join(' '),
        ConditionExpression: 'lease_token = :mine AND #state <> :deleted',
        ExpressionAttributeNames: { '#state': 'state', ...names },
        ExpressionAttributeValues: { ':mine': lease.token, ':deleted': 'DELETED', ...values },
      }),
    ),
  )
  if (!isHeld) throw new LeaseLost()
}
