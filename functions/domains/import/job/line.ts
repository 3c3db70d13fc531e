/**
 * Slots of imports: a few of each account at once, and one into the same thing, so that all rows of one are written before those
 * of the other. An import without a slot waits in the table; a worker that ends starts the next.
 * docs/decisions/0022-imports-wait-in-a-line.md
 */
import * as v from 'valibot'
import { setting } from '../../../kernel/clients.ts'
import { claimFreeSlot, claimSlot, type Slot } from '../../../kernel/jobs/slot.ts'
import { dequeue, listWaiting, putWaiting } from '../../../kernel/jobs/waiting.ts'
import { log } from '../../../kernel/log.ts'
import { startFunction } from '../../../kernel/request/lambda.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import type { ImportRecord } from '../record.ts'

/** Imports of one account that run at the same time. */
export const slotsOfAccount = 2

type Import = Pick<ImportRecord, 'id' | 'created_at' | 'target'>
const targetOf = ({ target }: Pick<Import, 'target'>) => `${target.kind}#${target.id}`
const keyOf = (accountId: string, sk: string) => ({ pk: tenantKey(accountId), sk })
const waitingKey = (accountId: string, { id, created_at }: Pick<Import, 'id' | 'created_at'>) => keyOf(accountId, `IMPORTWAITING#${created_at}#${id}`)

/** Returns null when the import has to wait. It is started again when its turn comes. Releasing the slot starts the next. */
export async function claimImportSlot(accountId: string, one: Import): Promise<Slot | null> {
  await putWaiting(waitingKey(accountId, one), { id: one.id, created_at: one.created_at, target: targetOf(one) }, new Date())
  // a worker that released before this import waited did not see it
  const slots = (await claimBoth(accountId, one)) ?? (await claimBoth(accountId, one))
  if (!slots) return null
  await leaveLine(accountId, one)
  return {
    renew: async () => (await Promise.all(slots.map(({ renew }) => renew()))).every(Boolean),
    release: async () => {
      await Promise.all(slots.map(({ release }) => release()))
      await startNext(accountId)
    },
  }
}

async function claimBoth(accountId: string, one: Import): Promise<readonly [Slot, Slot] | null> {
  const target = await claimSlot(keyOf(accountId, `IMPORTTURN#${targetOf(one)}`))
  if (!target) return null
  const keys = Array.from({ length: slotsOfAccount }, (_, at) => keyOf(accountId, `IMPORTPLACE#${at}`))
  const free = await claimFreeSlot(keys)
  if (free) return [target, free]
  await target.release()
  return null
}

/** Returns false when it does not wait, or another worker has started it. */
export const leaveLine = (accountId: string, one: Pick<Import, 'id' | 'created_at'>): Promise<boolean> => dequeue(waitingKey(accountId, one))

const Waiting = v.object({ id: v.string(), created_at: v.string(), target: v.string() })

/** Starts the oldest of those that wait, each into something else. One that cannot be started is found by the watchdog. */
export async function startNext(accountId: string): Promise<void> {
  const first = new Map<string, v.InferOutput<typeof Waiting>>()
  for (const item of await listWaiting(keyOf(accountId, 'IMPORTWAITING#'))) {
    const one = v.parse(Waiting, item)
    if (!first.has(one.target)) first.set(one.target, one)
  }
  for (const one of [...first.values()].slice(0, slotsOfAccount)) {
    if (!(await leaveLine(accountId, one))) continue
    await startFunction(setting('ALMANAC_RUN_IMPORT_ARN'), { accountId, importId: one.id }).catch((error: unknown) =>
      log.warn('A waiting import was not started.', { accountId, importId: one.id, error: String(error) }),
    )
  }
}
