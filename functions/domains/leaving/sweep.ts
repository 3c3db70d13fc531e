/**
 * The second half: reads the whole table once for all who leave, and takes out what is of them, wherever it is. It keeps how far it came, so
 * one that was cut off goes on there (docs/decisions/0052-leaving.md).
 */
import { forgetLeaver, type Waiting } from '../../kernel/accounts/leavers.ts'
import { listUsers } from '../../kernel/accounts/store.ts'
import { callsAtOnce } from '../../kernel/in-parallel.ts'
import { eachItem, type Sweep } from '../../kernel/jobs/each-item.ts'
import { removeFiles, removeFilesOf } from './files.ts'
import { countRemoved, noteDone } from './store/ledger.ts'
import { beginSweep, type Cursor, changeItem, endSweep, noteCursor, readSegment, readSweep, removeItems, type State } from './store/sweep.ts'
import { fateOf, type Item, type Leaving } from './traces.ts'

type Entry = Extract<Waiting, { kind: 'account' | 'person' }>

/**
 * Goes on with the sweep that was cut off, which knows whom it was for; else begins one for these. Nobody may run two at once. Whoever fails stays
 * in the queue, for the next sweep.
 */
export async function sweep(ready: readonly Entry[], each: Sweep, mayGoOn: () => boolean): Promise<boolean> {
  const state = (await readSweep()) ?? (await begin(ready, each))
  if (!state) return true
  await Promise.all(state.cursors.map((cursor, segment) => sweepSegment(state.leaving, segment, cursor, mayGoOn)))
  const after = await readSweep()
  if (!after?.cursors.every((cursor) => cursor === 'done')) return false
  await eachItem(each, state.leaving, (one) => finish(one, each.now()))
  await endSweep()
  return true
}

async function begin(ready: readonly Entry[], each: Sweep): Promise<State | null> {
  const leaving: Leaving[] = []
  await eachItem({ ...each, atOnce: callsAtOnce }, ready, async (entry) => leaving.push(await describe(entry)))
  return leaving.length === 0 ? null : beginSweep(leaving)
}

/** What is needed to know them by is kept before the first of it is gone. */
async function describe(entry: Entry): Promise<Leaving> {
  const { accountId, sk, asked_at, kind } = entry
  if (kind === 'person') return { kind, sk, asked_at, accountId, id: entry.id, name: entry.name, emails: [entry.email] }
  // of whoever is only invited the address may be somebody's elsewhere
  const emails = (await listUsers(accountId, true)).filter(({ joined }) => joined).map(({ email }) => email)
  return { kind, sk, asked_at, accountId, id: '', name: '', emails }
}

async function sweepSegment(leaving: readonly Leaving[], segment: number, from: Cursor, mayGoOn: () => boolean): Promise<void> {
  for (let cursor = from; cursor !== 'done' && mayGoOn(); ) {
    const { items, next } = await readSegment(segment, cursor)
    await settle(items, leaving)
    await noteCursor(segment, next)
    cursor = next
  }
}

/** Does to each item of a page what is to become of it. */
async function settle(items: readonly Item[], leaving: readonly Leaving[]): Promise<void> {
  const fates = items.flatMap((item) => {
    const fate = fateOf(item, leaving)
    return fate ? [{ item, fate }] : []
  })
  await removeItems(fates.flatMap(({ item, fate }) => (fate.becomes === 'gone' ? [item] : [])))
  for (const { item, fate } of fates) if (fate.becomes !== 'gone') await changeItem(item, fate.becomes)
  for (const one of leaving) {
    const count = fates.filter(({ fate }) => fate.of === one).length
    if (count > 0) await countRemoved(one, { items: count })
  }
}

async function finish(one: Leaving, now: Date): Promise<void> {
  const { kind, accountId, id } = one
  const count = (files: number) => countRemoved(one, { files })
  if (kind === 'account') await removeFilesOf(accountId, count)
  else await removeFiles(`takeouts/${accountId}/${id}/`, count)
  await noteDone(one, now)
  await forgetLeaver(one)
}
