/** One run after another where an account has more due than it has slots. */
import type { Slot } from '../../kernel/jobs/slot.ts'
import type { Log } from '../../kernel/log.ts'
import { claimRunSlot, dequeueRun, firstWaiting, type Waiting, waitForSlot } from './run-slots.ts'

/** A Lambda has five minutes: within these another run may begin. */
const beginsWithinMs = 150_000

type Turn<T> = {
  accountId: string
  event: Waiting
  now: () => Date
  log: Log
  work: (event: Waiting) => Promise<T>
  /** Fires a run that there is no time left to make here. */
  handOver: (waiting: Waiting) => Promise<void>
}

/**
 * Does the work when its account has a free slot, and then the work that waits for the slot. Null when it has to wait: a worker that holds a slot
 * will do it. @throws what the work of the event itself throws
 */
export async function inTurn<T>(turn: Turn<T>): Promise<T | null> {
  const { accountId, event, now, work } = turn
  const until = now().getTime() + beginsWithinMs
  const free = await claimRunSlot(accountId, now)
  if (!free) await waitForSlot(accountId, event, now())
  // a slot that was released before this run was queued would otherwise stay unused
  const slot = free ?? (await claimRunSlot(accountId, now))
  if (!slot) return null
  try {
    return free || (await dequeueRun(accountId, event)) ? await work(event) : null
  } finally {
    await passOn(turn, slot, until)
  }
}

/** Makes the runs that wait, one after the other, and releases the slot. A fault of one of them is not that of the others: the watchdog fires it again. */
async function passOn<T>({ accountId, now, log, work, handOver }: Turn<T>, first: Slot, until: number): Promise<void> {
  let slot: Slot | null = first
  try {
    while (slot) {
      const next = await firstWaiting(accountId)
      if (next && now().getTime() < until && (await slot.renew())) {
        if (!(await dequeueRun(accountId, next))) continue
        await work(next).catch((error) => log.warn('run: its turn failed', { occurrenceId: next.occurrenceId, error }))
        continue
      }
      await slot.release()
      slot = null
      if (next) return await handOver(next)
      // what began to wait just now found no slot
      if (await firstWaiting(accountId)) slot = await claimRunSlot(accountId, now)
    }
  } finally {
    await slot?.release()
  }
}
