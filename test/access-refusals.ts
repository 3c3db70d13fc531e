/** What the rules of the product (access-table.ts) lead to at each endpoint, and what is wrong with an answer held against them. */
import type { Endpoint } from '../shared/api/endpoint.ts'
import { importMessages } from '../shared/import-messages.ts'
import { messages } from '../shared/messages.ts'
import type { Caller, Contract } from './access-callers.ts'
import { administering, inviting, type Level, levelOf, managing, owning, type Section } from './access-people.ts'
import { rows } from './access-rows.ts'
import { neededBy } from './access-table.ts'
import type { Called } from './builders/call.ts'
import { mark } from './builders/tenants.ts'

type Refusal = { readonly status: number; readonly error: string }

const rank: Record<Level, number> = { none: 0, view: 1, contributor: 2, manage: 3 }

/** Null: nothing is against it. */
export function refusalFor(
  { name, access }: Contract & Endpoint,
  caller: Caller,
  level = (section: Section): Level => levelOf(caller, section),
): Refusal | null {
  const need = neededBy[name]
  const refused = { status: 403, error: access.refusal ?? messages.noAccess }
  if (need === 'anyone') return null
  if (caller === 'anonymous') return { status: 401, error: messages.mustLogin }
  if (need === 'signed in') return null
  if (need === 'account') return managing.includes(caller) ? null : refused
  if (need === 'owner') return owning.includes(caller) ? null : refused
  if (need === 'team') return inviting.includes(caller) ? null : refused
  if ('admins' in need) return administering.includes(caller) && need.admins.includes('admin') ? null : { status: 404, error: messages.missing }
  if (rank[level(need[0])] >= rank[need[1]]) return null
  return rows[name].asks ? { status: 404, error: importMessages.missing } : refused
}

/** What is wrong with the answer to a caller's own ids. `isFirst`: whether the first tenant's mark may stand in it. */
export function faultOf(good: Called, refusal: Refusal | null, expected: number, isFirst: boolean): string | null {
  if (refusal && (good.status !== refusal.status || good.json.error !== refusal.error)) return 'is not refused'
  if (!refusal && good.status !== expected) return 'is not served'
  return !isFirst && good.text.includes(mark) ? 'reads another tenant' : null
}
