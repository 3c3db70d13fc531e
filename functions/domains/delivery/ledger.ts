/**
 * The ledger of one run, in the run's own item: which steps are done, what they made, and what became of each mail. A step that is
 * in the ledger is never done again.
 */

import { formatCount } from '../../../shared/format-count.ts'
import { almanac, putLine } from '../../kernel/audit/line.ts'
import { leaseFields } from '../../kernel/jobs/lease.ts'
import type { Occurrence, Send } from '../schedules/records.ts'
import { type Lease, writeRun } from './lease.ts'
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
  await writeRun(lease, { set: { ...stepsAt(names, now), ...done, attempts: 1 } }, now)
  lease.occurrence.attempts = 1
}

const stepsAt = (names: readonly string[], now: Date) => Object.fromEntries(names.map((name) => [`steps.${name}`, now.toISOString()]))

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
  const further = status === 'sending' ? {} : { attempts: 1 }
  await writeRun(lease, { set: { [`sends.${key}`]: send, ...further } }, now)
  lease.occurrence.sends[key] = send
  Object.assign(lease.occurrence, further)
}

/** SES said that it did not take the mail: the marker goes, so that the next try is not taken for a possible second mail. */
export async function forgetSend(lease: Lease, key: string): Promise<void> {
  await writeRun(lease, { remove: [`sends.${key}`] })
}

/** When it is due once more, for recipients who chose another day; null when everybody had their turn. */
export async function finishRun(lease: Lease, now: Date): Promise<Date | null> {
  await noteSent(lease)
  const later = nextOwnDay(lease)
  const { set, remove } = indexAfter(lease)
  await writeRun(lease, { set: { state: 'GENERATED', ...stepsAt(['finished'], now), ...set }, remove: [...remove, ...leaseFields, 'retry'] })
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
  await writeRun(
    lease,
    {
      set: { state: 'FAILED', reason, standing, ...stepsAt(['failed'], now), attempts: 1, held, held_for },
      remove: ['retry', ...overdue.map((email) => `sends.${email}`)],
    },
    now,
  )
  for (const email of overdue) delete lease.occurrence.sends[email]
  Object.assign(lease.occurrence, { state: 'FAILED', reason, standing, held, held_for, attempts: 1, retry: null })
}

/** Nothing is left to do for a failed run but for recipients who wait for a day of their own. `told`: its owner knows. */
export async function closeRun(lease: Lease, told: boolean, now: Date): Promise<void> {
  const { set, remove } = indexAfter(lease)
  await writeRun(lease, { set: { ...stepsAt([told ? 'told' : 'closed'], now), ...set }, remove: [...remove, ...leaseFields, 'retry'] })
}
