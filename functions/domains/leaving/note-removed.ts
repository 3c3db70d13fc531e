/**
 * Groups and profiles that were removed before their removal noted when they are to go: looked for once in a deployment, by reading all of its
 * table. From then on each has its note, in the same write that removes it.
 */
import { eachItem, type Sweep } from '../../kernel/jobs/each-item.ts'
import { restorableUntil } from '../entities/entity-row.ts'
import { noteCursor, noteWhenItGoes, readCursor, readRemoved } from './store/unnoted.ts'

/** Goes on where it was cut off. */
export async function noteRemoved(each: Sweep, mayGoOn: () => boolean): Promise<void> {
  for (let cursor = await readCursor(); cursor !== 'done' && mayGoOn(); ) {
    const { things, next } = await readRemoved(cursor)
    await eachItem(each, things, ({ removed_at, ...thing }) => noteWhenItGoes(restorableUntil(removed_at), thing, each.now()))
    await noteCursor(next)
    cursor = next
  }
}
