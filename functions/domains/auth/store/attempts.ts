/** Attempts to sign in that have not succeeded, of one account from one address or device. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'

/** `at`: epoch seconds. */
const Attempts = v.object({ at: v.array(v.number()), version: v.number() })
type Attempts = v.InferOutput<typeof Attempts>

function key(email: string, who: string) {
  return { pk: `ATTEMPTS#${createHash('sha256').update(`${email}\n${who}`).digest('hex')}`, sk: 'ATTEMPTS' }
}

export async function readAttempts(email: string, who: string): Promise<Attempts> {
  return (await readItem(Attempts, key(email, who), { consistent: true })) ?? { at: [], version: 0 }
}

/** In place of those of `version`; false when they were saved meanwhile. */
export function saveAttempts(email: string, who: string, { at, version }: Attempts, ttl: number): Promise<boolean> {
  return putItem(
    { ...key(email, who), at, version: version + 1, ttl },
    {
      when: 'attribute_not_exists(pk) OR version = :version',
      values: { version },
    },
  )
}

/** Called when somebody signed in: what they mistyped before no longer counts. */
export async function forgetAttempts(email: string, who: string): Promise<void> {
  await deleteItem(key(email, who))
}
