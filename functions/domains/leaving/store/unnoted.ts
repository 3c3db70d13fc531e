/** Groups and profiles whose removal did not note when they are to go, and how far the search for them has come. */
import * as v from 'valibot'
import { type Leaver, queue, willGo } from '../../../kernel/accounts/leavers.ts'
import { readable } from '../../../kernel/jobs/each-item.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { scanPage } from '../../../kernel/table/scan.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'

/** Behind everything that waits: those begin with a year. */
const stateKey = { pk: queue, sk: 'UNNOTED' }

const Cursor = v.union([v.literal('begin'), v.literal('done'), v.record(v.string(), v.string())])
export type Cursor = v.InferOutput<typeof Cursor>
const State = v.object({ cursor: Cursor })
const Removed = v.object({ pk: v.string(), sk: v.string(), removed_at: v.pipe(v.string(), v.isoTimestamp()) })

export async function readCursor(): Promise<Cursor> {
  return (await readItem(State, stateKey, { consistent: true }))?.cursor ?? 'begin'
}

export async function noteCursor(cursor: Cursor): Promise<void> {
  await putItem({ ...stateKey, cursor })
}

/** Marks the work as done in a table that was created empty, so that it is never scanned. */
export const markRemovedNoted = (): Promise<void> => noteCursor('done')

const removed = {
  consistent: true,
  attributes: ['pk', 'sk', 'removed_at'],
  filter: {
    when: 'attribute_exists(removed_at) AND (begins_with(sk, :group) OR begins_with(sk, :profile))',
    values: { group: 'GROUP#', profile: 'PROFILE#' },
  },
}

/** The next groups and profiles that were removed, with and without a note. */
export async function readRemoved(from: Exclude<Cursor, 'done'>) {
  const { items, after } = await scanPage(removed, from === 'begin' ? undefined : from)
  const things = readable(Removed, items).flatMap(({ pk, sk, removed_at }) => {
    const [kind, id = ''] = sk.split('#')
    const accountId = /^A#([^#]+)$/.exec(pk)?.[1]
    return accountId ? [{ kind: kind === 'GROUP' ? ('group' as const) : ('profile' as const), accountId, id, removed_at }] : []
  })
  const next: Cursor = after ? { pk: String(after.pk), sk: String(after.sk) } : 'done'
  return { things, next }
}

/** One that is there already is written again as it is. */
export async function noteWhenItGoes(due: string, thing: Leaver, now: Date): Promise<void> {
  await writeAll([willGo(due, thing, now)])
}
