import * as v from 'valibot'
import { readAll } from './query.ts'
import { writeEach } from './write-each.ts'

const Key = v.object({ pk: v.string(), sk: v.string() })

/** Takes away everything under a partition key. Safe to repeat. Returns how many items there were. */
export async function emptyPartition(pk: string): Promise<number> {
  const keys = await readAll(Key, { pk, attributes: ['pk', 'sk'] })
  await writeEach({ delete: keys })
  return keys.length
}
