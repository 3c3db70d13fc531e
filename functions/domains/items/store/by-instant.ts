/**
 * Things of one kind in a partition, in the order of their instants:
 *   <PREFIX>#<instant>#<id>   the thing, as one JSON body: a range is one Query, and reading it is one JSON.parse
 *   <PREFIX>ID#<id>           its instant now, so that a thing whose instant changed replaces the old one
 */
import * as v from 'valibot'
import { backoff } from '../../../kernel/backoff.ts'
import { inParallel } from '../../../kernel/in-parallel.ts'
import { batchGet } from '../../../kernel/table/batch-get.ts'
import { ifNew } from '../../../kernel/table/expressions.ts'
import { countItems } from '../../../kernel/table/query.ts'
import { queryRawPages } from '../../../kernel/table/query-raw.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { checkOf, deleteOf, putOf, type Write } from '../../../kernel/table/writes.ts'

export type Kept = { readonly id: string; readonly instant: string; readonly body: string }

export const queriesAtOnce = 16
const writesAtOnce = 4
/** A transaction carries 100 actions, of which a moved thing takes three, and 4 MB. */
const [thingsAtOnce, bytesAtOnce] = [33, 3_000_000]

const keyOf = (prefix: string, instant: string, id: string) => `${prefix}#${instant}#${id}`

/** One spelling for an instant, `2026-11-01T09:30:00.000Z`, so that text order is time order. @throws RangeError when it is none */
export function normalised(instant: string): string {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) throw new RangeError(`${instant} is not an instant.`)
  return new Date(time).toISOString()
}

/** Which bodies of a partition, `from` and `to` as instants, and how one is read. */
type Reading<Thing> = { readonly prefix: string; readonly from: string; readonly to: string; readonly read: (body: string) => Thing }

/** What the bodies of [from, to) say, partition by partition in the order given, oldest first; read while other partitions are still on their way. */
export async function readBodies<Thing>(partitions: readonly string[], { prefix, read, ...instants }: Reading<Thing>): Promise<Thing[]> {
  const [from, to] = [normalised(instants.from), normalised(instants.to)]
  if (from >= to) return []
  const found = await inParallel(partitions, queriesAtOnce, async (pk) => {
    const things: Thing[] = []
    // `POST#<to>` sorts before `POST#<to>#<id>`: a thing at `to` itself is out.
    for await (const page of queryRawPages({ pk, between: [`${prefix}#${from}`, `${prefix}#${to}`], attributes: ['body'] })) {
      for (const { body } of page) if (body?.S !== undefined) things.push(read(body.S))
    }
    return things
  })
  return found.flat()
}

/** How many things of one kind a partition holds. */
export function countBodies(pk: string, prefix: string): Promise<number> {
  return countItems({ pk, prefix: `${prefix}#` })
}

/**
 * Upserts by id: a thing whose instant changed takes the place of the old one. Ids must be unique in `kept`, instants normalised.
 * Safe to repeat and to run twice at once: thing and pointer change in one transaction, on condition that the pointer is as it was read.
 */
export async function writeBodies(pk: string, prefix: string, kept: readonly Kept[]): Promise<void> {
  await inParallel(chunksOf(kept), writesAtOnce, (chunk) =>
    transact(async () => {
      const pointers = await readPointers(pk, prefix, chunk)
      return chunk.flatMap((one) => actions(pk, prefix, one, pointers.get(one.id)))
    }),
  )
}

/**
 * Takes things away, whoever wrote them; of one that moved since it was read the moved one stays. Safe to repeat, and beside
 * `writeBodies`: nothing goes unless the pointer is as it was read. Ids must be unique in `gone`.
 */
export async function deleteBodies(pk: string, prefix: string, gone: readonly Kept[]): Promise<void> {
  await inParallel(chunksOf(gone), writesAtOnce, (chunk) =>
    transact(async () => {
      const pointers = await readPointers(pk, prefix, chunk)
      return chunk.flatMap(({ id, instant }) => {
        const known = pointers.get(id)
        const pointer = { pk, sk: `${prefix}ID#${id}` }
        const gone = deleteOf({ pk, sk: keyOf(prefix, instant, id) })
        return [gone, known === instant ? deleteOf(pointer, ifAsRead(known)) : checkOf(pointer, ifAsRead(known))]
      })
    }),
  )
}

function chunksOf(things: readonly Kept[]): Kept[][] {
  const chunks: Kept[][] = []
  let room = 0
  for (const one of things) {
    const last = chunks.at(-1)
    room -= Buffer.byteLength(one.body)
    if (last && last.length < thingsAtOnce && room >= 0) last.push(one)
    else {
      chunks.push([one])
      room = bytesAtOnce - Buffer.byteLength(one.body)
    }
  }
  return chunks
}

/** Reads and decides anew while another import moves the same things. */
async function transact(writesNow: () => Promise<Write[]>): Promise<void> {
  for (let attempt = 1; !(await writeAll(await writesNow())); attempt++) await backoff(attempt)
}

/** On condition that a pointer is what it was when it was read; undefined when there was none. */
const ifAsRead = (known: string | undefined) => (known === undefined ? ifNew : { when: 'instant = :known', values: { known } })

function actions(pk: string, prefix: string, { id, instant, body }: Kept, known: string | undefined): Write[] {
  return [
    putOf({ pk, sk: `${prefix}ID#${id}`, instant }, ifAsRead(known)),
    putOf({ pk, sk: keyOf(prefix, instant, id), body }),
    ...(known && known !== instant ? [deleteOf({ pk, sk: keyOf(prefix, known, id) })] : []),
  ]
}

const Pointer = v.object({ sk: v.string(), instant: v.string() })

async function readPointers(pk: string, prefix: string, kept: readonly Kept[]): Promise<Map<string, string>> {
  const keys = kept.map(({ id }) => ({ pk, sk: `${prefix}ID#${id}` }))
  const pointers = await batchGet(keys, { consistent: true })
  return new Map(pointers.map((item) => v.parse(Pointer, item)).map(({ sk, instant }) => [sk.slice(`${prefix}ID#`.length), instant]))
}
