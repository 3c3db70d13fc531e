/** Packed months as the table keeps them: DAY#<YYYY-MM> in the partition of their profile. */
import * as v from 'valibot'
import { addMonths } from '../../../../shared/dates/calendar-date.ts'
import { inParallel } from '../../../kernel/in-parallel.ts'
import { batchGet } from '../../../kernel/table/batch-get.ts'
import { queryRawPages } from '../../../kernel/table/query-raw.ts'
import { profileKey } from '../../../kernel/table/table.ts'

export type StoredMonth = { readonly name: string; readonly packed: Uint8Array; readonly version: number }
type ReadMonth = Omit<StoredMonth, 'version'>

export const monthKey = (accountId: string, profileId: string, name: string) => ({ pk: profileKey(accountId, profileId), sk: `DAY#${name}` })
const nameOf = (sk: string) => sk.slice('DAY#'.length)

/** All profiles of a report at once: each answer is a few KB, so waiting for one another costs more than the sockets. */
export const queriesAtOnce = 100

/**
 * A key asked for by itself is charged as 4 KB at least, the months of a Query together: of longer ranges a Query for each profile reads
 * for fewer units, of shorter ones hundreds of keys in a call read as much with a fraction of the calls.
 */
const monthsByKey = 4

const Kept = v.object({ pk: v.string(), sk: v.string(), packed: v.instance(Uint8Array) })

/** The months of two dates and between them, in order, profile by profile in the order given; a month without figures is left out. */
export async function readMonths(accountId: string, profileIds: readonly string[], from: string, to: string): Promise<ReadMonth[][]> {
  const names: string[] = []
  for (let first = `${from.slice(0, 7)}-01`; first <= to && names.length <= monthsByKey; first = addMonths(first, 1)) names.push(first.slice(0, 7))
  if (names.length > monthsByKey) return inParallel(profileIds, queriesAtOnce, (id) => queryMonths(accountId, id, from, to))
  const keys = [...new Set(profileIds)].flatMap((id) => names.map((name) => monthKey(accountId, id, name)))
  const found = new Map<string, Map<string, ReadMonth>>()
  for (const item of await batchGet(keys, { attributes: ['pk', 'sk', 'packed'] })) {
    const { pk, sk, packed } = v.parse(Kept, item)
    const own = found.get(pk) ?? new Map<string, ReadMonth>()
    found.set(pk, own.set(nameOf(sk), { name: nameOf(sk), packed }))
  }
  return profileIds.map((id) => {
    const own = found.get(profileKey(accountId, id))
    return names.flatMap((name) => own?.get(name) ?? [])
  })
}

/** As {@link readMonths}, of one profile; `toWrite`: as they are this moment, with the versions that a write is made on condition of. */
export async function queryMonths(accountId: string, profileId: string, from: string, to: string, { toWrite = false } = {}): Promise<StoredMonth[]> {
  const months: StoredMonth[] = []
  const range = { pk: profileKey(accountId, profileId), between: [`DAY#${from.slice(0, 7)}`, `DAY#${to.slice(0, 7)}`] as const }
  // who only reads needs no version
  const attributes = ['sk', 'packed', ...(toWrite ? ['version'] : [])]
  for await (const page of queryRawPages({ ...range, attributes, consistent: toWrite })) {
    for (const { sk, packed, version } of page) {
      if (sk?.S && packed?.B) months.push({ name: nameOf(sk.S), packed: packed.B, version: Number(version?.N) })
    }
  }
  return months
}
