/**
 * Addresses that get no more email, because they bounced or somebody there called our email spam. They are known by their SHA-256 alone,
 * so deleting an account leaves no address here, and one address is the same in every account.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { suppressionReasons } from '../../../shared/suppression.ts'
import { batchGet } from '../table/batch-get.ts'
import { getItem } from '../table/get-item.ts'
import { updateItem } from '../table/update-item.ts'

const Suppression = v.object({ reason: v.picklist(suppressionReasons), since: v.string() })
export type Suppression = v.InferOutput<typeof Suppression>

const keyOf = (email: string) => ({ pk: `MAIL#${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`, sk: 'STATE' })

/** Why an address gets no email, and since when (ISO); null when it does. */
export async function suppressionOf(email: string): Promise<Suppression | null> {
  const item = await getItem(keyOf(email))
  return v.is(Suppression, item) ? { reason: item.reason, since: item.since } : null
}

/** Of each address that gets none: why, and since when. */
export async function suppressionsOf(emails: readonly string[]): Promise<ReadonlyMap<string, Suppression>> {
  const byKey = new Map(emails.map((email) => [keyOf(email).pk, email]))
  const found = await batchGet([...byKey.keys()].map((pk) => ({ pk, sk: 'STATE' })))
  return new Map(
    found.flatMap((item) => {
      const email = byKey.get(String(item.pk))
      return email !== undefined && v.is(Suppression, item) ? [[email, { reason: item.reason, since: item.since }] as const] : []
    }),
  )
}

/** Of an email that was sent at `since` (ISO). False when the address was shown to work after that: such news is old, or comes once more. */
export function suppress(email: string, { reason, since }: Suppression): Promise<boolean> {
  return updateItem(keyOf(email), {
    set: { reason, since },
    when: 'attribute_not_exists(verified_at) OR verified_at < :since',
    values: { since },
  })
}

/** Somebody has read an email there at `now`: they entered its code, or opened its link. */
export async function liftSuppression(email: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await updateItem(keyOf(email), {
    set: { verified_at: at },
    remove: ['reason', 'since'],
    when: 'attribute_not_exists(verified_at) OR verified_at < :now',
    values: { now: at },
  })
}
