/**
 * The ledger of one run, in the run's own item: which steps are done, what they made, and what became of each mail. A step that is
 * in the ledger is never done again.
 */

import { formatCount } from '../../../shared/format-count.ts'
import { almanac, putLine } from '../../kernel/audit/line.ts'
import type { Occurrence, Send } from '../schedules/records.ts'
import { type Lease, leaseMs, writeHeld } from './lease.ts'
import { indexAfter, nextOwnDay, overdueOf } from './own-days.ts'

export type Done = {
  hash?: string
  content?: string
  missing?: Occurrence['missing']
  missing_figures?: NonNullable<Occurrence['missing_figures']>
  covered?: Occurrence['covered']
  pdf?: NonNullable<Occurrence['pdf']>
  pdfs?: Occurrence['pdfs']
}

/** Writes finished steps with what they made, and renews the lease: the run got further, so its tries count anew. */
export async function recordSteps(lease: Lease, names: string[], done: Done, now: Date): Promise<void> {
  const fields = Object.entries(done)
  await writeHeld(lease, {
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

/** The marker around one SES call: `sending` before it, `sent` or `failed` after it; `details`: the id of the mail, why there is none, or when it is due. */
export async function markSend(
  lease: Lease,
  key: string,
  status: Send['status'],
  tries: number,
  now: Date,
  details: Pick<Send, 'held_back' | 'due' | 'mail'> = {},
): Promise<void> {
  const send: Send = { status, at: now.toISOString(), tries, ...details }
  const further = status === 'sending' ? [] : ['attempts = :one']
  await writeHeld(lease, {
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
  await writeHeld(lease, { set: [], remove: ['sends.#key'], names: { '#key': key }, values: {} })
}

/** When it is due once more, for recipients who chose another day; null when everybody had their turn. */
export async function finishRun(lease: Lease, now: Date): Promise<Date | null> {
  await noteSent(lease)
  const later = nextOwnDay(lease)
  const { set, remove, values } = indexAfter(lease)
  await writeHeld(lease, {
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
  await putLine(accountId, { ...line, kind: 'schedules', to: 'send', did: `sent ${formatCount(sent)} ${sent === 1 ? 'person' : 'people'}`, thing: 'report' })
}

/** The run is given up. It stays in the index until `closeRun`, so that the telling is not lost either. Whose own day has come waits no longer: they got nothing. */
export async function failRun(
  lease: Lease,
  { reason, standing, held, held_for }: Pick<Occurrence, 'reason' | 'standing' | 'held' | 'held_for'>,
  now: Date,
): Promise<void> {
  const overdue = overdueOf(lease)
  await writeHeld(lease, {
    set: [
      ...['#state = :failed', 'reason = :reason', 'standing = :standing', 'steps.failed = :at', 'attempts = :one', 'lease_until = :until'],
      ...(held ? ['held = :held'] : []),
      ...(held_for ? ['held_for = :for'] : []),
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
      ...(held_for ? { ':for': held_for } : {}),
    },
  })
  for (const email of overdue) delete lease.occurrence.sends[email]
  Object.assign(lease.occurrence, { state: 'FAILED', reason, standing, held, held_for, attempts: 1, retry: null })
}

/** Nothing is left to do for a failed run but for recipients who wait for a day of their own. `told`: its owner knows. */
export async function closeRun(lease: Lease, told: boolean, now: Date): Promise<void> {
  const { set, remove, values } = indexAfter(lease)
  await writeHeld(lease, {
    set: [told ? 'steps.told = :at' : 'steps.closed = :at', ...set],
    remove: [...remove, 'lease_token', 'lease_until', 'retry'],
    names: {},
    values: { ':at': now.toISOString(), ...values },
  })
}
