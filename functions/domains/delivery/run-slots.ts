/**
 * Limits the runs that one account makes at a time, so that ten PDFs of one account do not delay another's reports. In `A#<account>#RUNS`:
 * PLACE#<n> is a slot, WAITING#<run id> a queued run. A worker that finishes a run makes the next queued one
 * (docs/decisions/0015-a-run-is-tried-for-an-hour.md).
 */
import * as v from 'valibot'
import { claimFreeSlot, type Slot } from '../../kernel/jobs/slot.ts'
import { dequeue, listWaiting, putWaiting } from '../../kernel/jobs/waiting.ts'
import { occurrencesPartition } from '../schedules/keys.ts'

/** Two browsers of one account beside those of others. */
const slotsOfAccount = 2
const slotMs = 120_000

/** An event of a run, as EventBridge handed it over. */
export const Waiting = v.object({ occurrenceId: v.string(), scheduledTime: v.string() })
export type Waiting = v.InferOutput<typeof Waiting>

const keyOf = (accountId: string, sk: string) => ({ pk: occurrencesPartition(accountId), sk })
const waitingKey = (accountId: string, id: string) => keyOf(accountId, `WAITING#${id}`)

/** Returns null when as many runs of the account are being made as may be. */
export function claimRunSlot(accountId: string, now: () => Date): Promise<Slot | null> {
  const keys = Array.from({ length: slotsOfAccount }, (_, at) => keyOf(accountId, `PLACE#${at}`))
  return claimFreeSlot(keys, { ms: slotMs, now })
}

export const waitForSlot = (accountId: string, run: Waiting, now: Date): Promise<void> => putWaiting(waitingKey(accountId, run.occurrenceId), run, now)

/** The run that was ordered first: a schedule comes before the PDFs that somebody asked for today. */
export async function firstWaiting(accountId: string): Promise<Waiting | null> {
  const [first] = await listWaiting(waitingKey(accountId, ''), 1)
  return first ? v.parse(Waiting, first) : null
}

/** Returns false when another worker took it. */
export const dequeueRun = (accountId: string, { occurrenceId }: Waiting): Promise<boolean> => dequeue(waitingKey(accountId, occurrenceId))
