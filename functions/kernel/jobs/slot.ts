/**
 * Slots: how many jobs of an account run at once. A slot is an item that one worker holds. It renews itself while its worker lives, also while
 * nothing is asked of it; the slot of a process that died expires. A lock is a single slot.
 */
import { randomUUID } from 'node:crypto'
import { deleteItem } from '../table/delete-item.ts'
import type { Key } from '../table/table.ts'
import { updateItem } from '../table/update-item.ts'

/** Milliseconds that a slot lasts without renewal: it expires before Lambda retries what was killed, after a minute. */
export const slotMs = 45_000
/** Lambda ends every process before this, so a slot that was never released cannot renew itself forever in a process that is reused. */
const longestMs = 15 * 60_000

export type Slot = {
  /** Returns false when it expired and another worker may hold it. */
  readonly renew: () => Promise<boolean>
  /** Does nothing when it is already another worker's. */
  readonly release: () => Promise<void>
}

type Options = { readonly ms?: number; readonly now?: () => Date }

/** Returns null when another worker holds it. */
export async function claimSlot(key: Key, { ms = slotMs, now = () => new Date() }: Options = {}): Promise<Slot | null> {
  const token = randomUUID()
  const mine = { when: '#token = :mine', values: { mine: token } }
  const fields = () => {
    const until = now().getTime() + ms
    return { token, until, ttl: Math.ceil(until / 1000) }
  }
  const claimed = await updateItem(key, { set: fields(), when: 'attribute_not_exists(pk) OR #until < :now', values: { now: now().getTime() } })
  if (!claimed) return null
  const renew = () => updateItem(key, { set: fields(), ...mine })
  const stopped = performance.now() + longestMs
  const alive = setInterval(() => {
    if (performance.now() > stopped) clearInterval(alive)
    // the next renewal repairs one that failed
    else renew().catch(() => undefined)
  }, ms / 4)
  alive.unref()
  return {
    renew,
    release: async () => {
      clearInterval(alive)
      await deleteItem(key, mine)
    },
  }
}

/** Claims the first free one; null when there is none. */
export async function claimFreeSlot(keys: readonly Key[], options?: Options): Promise<Slot | null> {
  for (const key of keys) {
    const slot = await claimSlot(key, options)
    if (slot) return slot
  }
  return null
}

/** Returns null when other workers hold it for longer than `waitMs`. */
export async function waitForSlot(key: Key, waitMs: number): Promise<Slot | null> {
  const last = Date.now() + waitMs
  while (Date.now() < last) {
    const slot = await claimSlot(key)
    if (slot) return slot
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200))
  }
  return null
}
