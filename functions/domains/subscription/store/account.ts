/** What of the account's record is about paying. */
import * as v from 'valibot'
import { accountKey } from '../../../kernel/accounts/keys.ts'
import type { AccountRecord, PaidPlan } from '../../../kernel/accounts/records.ts'
import { type Change, ifThere } from '../../../kernel/table/expressions.ts'
import type { Stored } from '../../../kernel/table/table.ts'
import { updatedItem, updateItem } from '../../../kernel/table/update-item.ts'

/** Returns the account after it. @throws Error when there is none */
async function change(accountId: string, what: Change): Promise<Stored> {
  const account = await updatedItem(accountKey(accountId), { ...what, ...ifThere })
  if (!account) throw new Error(`There is no account ${accountId}.`)
  return account
}

const Open = v.object({ open_checkouts: v.optional(v.set(v.string()), () => new Set<string>()) })

/** Returns all that are open then. */
export async function addOpenCheckout(accountId: string, session: string): Promise<ReadonlySet<string>> {
  return v.parse(Open, await change(accountId, { add: { open_checkouts: new Set([session]) } })).open_checkouts
}

export async function removeOpenCheckouts(accountId: string, sessions: readonly string[]): Promise<void> {
  await change(accountId, { deleteFrom: { open_checkouts: new Set(sessions) } })
}

/** Returns the one that it has then: of two that are made at once the first stays. */
export async function keepCustomer(accountId: string, made: string): Promise<string> {
  return v.parse(v.object({ customer: v.string() }), await change(accountId, { setIfMissing: { customer: made } })).customer
}

export async function keepCompany(accountId: string, company: NonNullable<AccountRecord['company']>): Promise<void> {
  await change(accountId, { set: { company } })
}

export async function becomeFree(accountId: string): Promise<void> {
  await change(accountId, { set: { plan: 'free' }, remove: ['trial_ends_at'] })
}

/** The plan is what is paid for, and Free when nothing is any more. Of two readings the later one stays; false for the earlier. */
export function keepPaidPlan(accountId: string, paid: PaidPlan, read_at: string): Promise<boolean> {
  return updateItem(accountKey(accountId), {
    set: { plan: paid.state === 'over' ? 'free' : paid.plan, interval: paid.interval, paid_plan: paid, paid_read_at: read_at },
    remove: ['trial_ends_at'],
    when: 'attribute_exists(pk) AND (attribute_not_exists(paid_read_at) OR paid_read_at < :read_at)',
    values: { read_at },
  })
}
