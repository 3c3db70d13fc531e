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
import { rearm } from '../schedules/rearm.ts'
import { Occurrence, type Send } from '../schedules/records.ts'
import { waitAfter } from '../schedules/retry.ts'
import { getOccurrence, occurrenceKey } from '../schedules/store.ts'
import { dueKey } from '../schedules/unfinished.ts'

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
  if (found.state !== 'DELETED' && at < nextTry(found)) return { kind: 'done' }
  if (laterFrom(found) <= at) await rearm(accountId, found, [], now)
  if (found.paused_at !== undefined) await leaveOut(accountId, id)
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: occurrenceKey(accountId, id),
        UpdateExpression: 'SET lease_token = :token, lease_until = :until, attempts = attempts + :one',
        // it may be moved to another time, or paused, between the two
        ConditionExpression:
          'generate_at = :planned AND attribute_not_exists(paused_at) AND (#state = :scheduled OR (#state = :failed AND attribute_exists(gsi1pk))) AND (attribute_not_exists(lease_until) OR lease_until < :now)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':token': token,
          ':until': now.getTime() + leaseMs,
          ':now': now.getTime(),
          ':planned': found.generate_at,
          ':one': 1,
          ':scheduled': 'SCHEDULED',
          ':failed': 'FAILED',
        },
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

/** Before this instant, in epoch milliseconds, it is not tried again. A run whose process died waits as long as one that failed: nobody was there to note its next try. */
export function nextTry({ retry, attempts, lease_until }: Occurrence): number {
  if (lease_until !== undefined) return lease_until - leaseMs + (attempts > 1 ? waitAfter(attempts) : 0)
  return retry ? Date.parse(retry.at) : 0
}

/** From this instant on, in epoch milliseconds, a run that was made is due once more, for recipients who chose another day. */
export function laterFrom({ state, later_at }: Pick<Occurrence, 'state' | 'later_at'>): number {
  return state === 'GENERATED' && later_at !== undefined ? Date.parse(later_at) : Number.POSITIVE_INFINITY
}

const wholeSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000) * 1000

type Done = { hash?: string; content?: string; covered?: Occurrence['covered']; pdf?: NonNullable<Occurrence['pdf']>; pdfs?: Occurrence['pdfs'] }

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
      ':at': now.toISOString(),
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
  const { id, title, recipients, sends, schedule_id: thingId } = lease.occurrence
  const reached = recipients.filter(({ email }) => sends[email]?.status === 'sent').length
  const did = `sent ${reached} ${reached === 1 ? 'person' : 'people'}`
  // by the id of the run, so that trying again tells nothing twice
  const line = { at: lease.occurrence.generate_at, id, doer: almanac, thingId, name: title, outcome: 'done' } as const
  await putLine(lease.accountId, { ...line, kind: 'schedules', to: 'send', did, thing: 'report' })
  const [later] = Object.values(sends)
    .flatMap(({ due }) => due ?? [])
    .sort()
  const index = later && dueKey({ ...lease.occurrence, generate_at: later })
  await write(lease, {
    set: ['#state = :generated', 'steps.finished = :at', ...(index ? ['later_at = :later', 'gsi1pk = :pk', 'gsi1sk = :sk'] : [])],
    remove: [...(index ? [] : ['gsi1pk', 'gsi1sk']), 'lease_token', 'lease_until', 'retry'],
    names: {},
    values: { ':generated': 'GENERATED', ':at': now.toISOString(), ...(index ? { ':later': later, ':pk': index.gsi1pk, ':sk': index.gsi1sk } : {}) },
  })
  return later ? new Date(later) : null
}

/** The run is given up. It stays in the index until `closeRun`, so that the telling is not lost either. */
export async function failRun(lease: Lease, { reason, standing, held }: Pick<Occurrence, 'reason' | 'standing' | 'held'>, now: Date): Promise<void> {
  await write(lease, {
    set: [
      ...['#state = :failed', 'reason = :reason', 'standing = :standing', 'steps.failed = :at', 'attempts = :one', 'lease_until = :until'],
      ...(held ? ['held = :held'] : []),
    ],
    remove: ['retry'],
    names: {},
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
  Object.assign(lease.occurrence, { state: 'FAILED', reason, standing, held, attempts: 1, retry: null })
}

/** Gives the run back until its next try; `at` is an ISO instant, `reason` for its owner to read. */
export async function putOff(lease: Lease, retry: { at: string; reason: string }): Promise<void> {
  await write(lease, { set: ['retry = :retry'], remove: ['lease_token', 'lease_until'], names: {}, values: { ':retry': retry } })
}

/** Nothing is left to do for a failed run. `told`: its owner knows. */
export async function closeRun(lease: Lease, told: boolean, now: Date): Promise<void> {
  await write(lease, {
    set: [told ? 'steps.told = :at' : 'steps.closed = :at'],
    remove: ['gsi1pk', 'gsi1sk', 'lease_token', 'lease_until', 'retry'],
    names: {},
    values: { ':at': now.toISOString() },
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
