/** What is to go for good: LEAVING holds an item for each thing that waits for its time, <due>#<kind>#<account>#<id>. */
import * as v from 'valibot'
import { readable } from '../jobs/each-item.ts'
import { deleteItem } from '../table/delete-item.ts'
import { queryAll } from '../table/query.ts'
import { putOf, type Write } from '../table/writes.ts'

export const queue = 'LEAVING'

/** An account by its id; a person with what they are still known by. */
const Leaver = v.variant('kind', [
  v.object({ kind: v.literal('account'), accountId: v.string() }),
  v.object({ kind: v.literal('person'), accountId: v.string(), id: v.string(), email: v.string(), name: v.string() }),
  v.object({ kind: v.picklist(['group', 'profile']), accountId: v.string(), id: v.string() }),
  v.object({ kind: v.literal('font'), accountId: v.string(), id: v.string() }),
])
export type Leaver = v.InferOutput<typeof Leaver>
const Waiting = v.intersect([v.object({ sk: v.string(), asked_at: v.string() }), Leaver])
/** `asked_at`: ISO instant. */
export type Waiting = v.InferOutput<typeof Waiting>

/** Where one waits until `due`. */
export const queueKey = (due: string, leaver: Leaver) => ({
  pk: queue,
  sk: [due, leaver.kind, leaver.accountId, ...('id' in leaver ? [leaver.id] : [])].join('#'),
})

/** The write that has it go when `due` (ISO instant) has come. */
export function willGo(due: string, leaver: Leaver, now: Date): Write {
  return putOf({ ...queueKey(due, leaver), ...leaver, asked_at: now.toISOString() })
}

/** Those whose time has come, the longest waiting first. */
export async function dueLeavers(now: Date): Promise<Waiting[]> {
  // those of this very instant as well
  const items = await queryAll({ pk: queue, before: `${now.toISOString()}~`, consistent: true })
  return readable(Waiting, items)
}

export async function forgetLeaver({ sk }: Pick<Waiting, 'sk'>): Promise<void> {
  await deleteItem({ pk: queue, sk })
}
