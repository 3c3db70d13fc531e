/**
 * Leases of durable jobs. A job is a record in the table. A worker claims it, renews the lease with each step, and releases it. Every write is
 * fenced by the token of the lease: a worker whose lease expired and was claimed by another can no longer change the record.
 */
import type { Change } from '../table/expressions.ts'
import type { Key, Stored } from '../table/table.ts'
import { updatedItem, updateItem } from '../table/update-item.ts'

/** `ms`: how long the lease lasts without renewal. `tokenName`: the attribute of the token in records that have no `lease_token`. */
export type Lease = { readonly key: Key; readonly token: string; readonly ms: number; readonly tokenName?: string }

/** Another worker claimed the job, or it was deleted. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  constructor() {
    super('The lease of this job was lost.')
  }
}

/** Imports store a null where others have no token. */
const isFree = '(attribute_not_exists(#lease_token) OR #lease_token = :no_token OR #lease_until < :now)'

const until = ({ ms }: Lease, now: Date) => now.getTime() + ms

/** Returns the claimed record, or null while another worker holds the lease or `when` fails. */
export function claim(lease: Lease, { set, when, values, ...change }: Change, now: Date): Promise<Stored | null> {
  return updatedItem(lease.key, {
    ...change,
    set: { lease_token: lease.token, lease_until: until(lease, now), ...set },
    when: `${when} AND ${isFree}`,
    values: { ...values, no_token: null, now: now.getTime() },
  })
}

/** Renews the lease in the same write when given `now`. Returns false, with nothing written, once the lease is lost. */
export function writeIfLeased(lease: Lease, { set, when, values, ...change }: Change, now?: Date): Promise<boolean> {
  const { key, token, tokenName = 'lease_token' } = lease
  return updateItem(key, {
    ...change,
    set: { ...set, ...(now ? { lease_until: until(lease, now) } : {}) },
    when: [`#${tokenName} = :mine`, ...(when ? [when] : [])].join(' AND '),
    values: { ...values, mine: token },
  })
}

/** @throws LeaseLost with nothing written */
export async function writeLeased(lease: Lease, change: Change, now?: Date): Promise<void> {
  if (!(await writeIfLeased(lease, change, now))) throw new LeaseLost()
}

/** Attributes that a finished or released job no longer has. */
export const leaseFields = ['lease_token', 'lease_until'] as const

/** Lets the next worker claim the job at once. Does nothing when the lease is already lost. */
export async function release(lease: Lease): Promise<void> {
  await writeIfLeased(lease, { remove: leaseFields })
}
