/** Sweeps over all tenants, in which a bad record never stops the others. */
import * as v from 'valibot'
import { formatCount } from '../../../shared/format-count.ts'
import { inParallel } from '../in-parallel.ts'
import { log } from '../log.ts'
import { keepError } from '../request/kept-errors.ts'

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** `failed` collects the failures for a job whose alarm needs them (`throwFailed`). */
export type Sweep = { readonly job: string; readonly now: () => Date; readonly atOnce?: number; readonly mayGoOn?: () => boolean; readonly failed?: unknown[] }

/** Reports a failure with the ids of its item and goes on with the next. Starts no other item once `mayGoOn` returns false. */
export async function eachItem<Item extends { readonly accountId: string; readonly id?: string }>(
  { job, now, atOnce = 1, mayGoOn = () => true, failed = [] }: Sweep,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  await inParallel(items, atOnce, async (item) => {
    if (!mayGoOn()) return
    try {
      await work(item)
    } catch (error) {
      failed.push(error)
      const { accountId, id } = item
      log.error('job: an item failed', { job, accountId, id, error: asError(error) })
      await keepError({ kind: 'job', name: job, error, accountId }, now())
    }
  })
}

/** @throws AggregateError at the end of a sweep in which items failed, so that its function reports an error */
export function throwFailed(failed: readonly unknown[]): void {
  if (failed.length > 0) throw new AggregateError(failed, `Items failed: ${formatCount(failed.length)}.`)
}

/** The items that the schema accepts; reports the others with their keys. Only logs: a list that is read every minute would fill the error log. */
export function readable<Schema extends v.GenericSchema>(schema: Schema, items: readonly Record<string, unknown>[]): v.InferOutput<Schema>[] {
  return items.flatMap((item) => {
    const read = v.safeParse(schema, item)
    if (read.success) return [read.output]
    const { pk, sk } = item
    log.error('job: a record is unreadable', { pk, sk, error: new v.ValiError(read.issues) })
    return []
  })
}
