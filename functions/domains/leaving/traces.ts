/** What in the table is of whom: one look at any item says whether it goes with an account or a person, stays, or stays without a name. */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { leavingMessages } from '../../../shared/leaving-messages.ts'
import { queue } from '../../kernel/accounts/leavers.ts'
import { personHash } from '../../kernel/request/address-block.ts'
import { auditPrefix, limitPrefix, tenantKey, userCountPrefix } from '../../kernel/table/table.ts'

/** `sk`: of its item in the queue. `emails`: in lower case; addresses lead to what no account stands in. */
const Leaving = v.object({
  kind: v.picklist(['account', 'person']),
  sk: v.string(),
  asked_at: v.string(),
  accountId: v.string(),
  /** of a person */
  id: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  emails: v.array(v.string()),
})
export type Leaving = v.InferOutput<typeof Leaving>
export const LeavingList = v.array(Leaving)

/** Absent when malformed, so that the item is still known by its key. */
const text = v.fallback(v.optional(v.string()), undefined)
const Item = v.object({
  pk: v.string(),
  sk: v.string(),
  ...v.entriesFromList(['accountId', 'userId', 'email', 'user_id', 'thing_id', 'user_name', 'name', 'was', 'by'], text),
})
export type Item = v.InferOutput<typeof Item>
/** The attributes that are read of each item. */
export const looksAt = Object.keys(Item.entries)
export const asItem = (item: unknown): Item | null => (v.is(Item, item) ? v.parse(Item, item) : null)

export type Fate = { readonly of: Leaving } & ({ readonly becomes: 'gone' } | { readonly becomes: Readonly<Record<string, string | undefined>> })

/** By its key first, then by whom it names. Null: it is nobody's who leaves. */
export function fateOf(item: Item, leaving: readonly Leaving[]): Fate | null {
  for (const one of leaving) {
    const becomes = one.kind === 'account' ? withAccount(item, one) : withPerson(item, one)
    if (becomes) return { of: one, becomes }
  }
  return null
}

type Becomes = Fate['becomes'] | null

function withAccount(item: Item, one: Leaving): Becomes {
  const { pk, sk, accountId } = item
  // that there was a first account decides who may sign up
  if (pk === 'DEPLOYMENT') return accountId === one.accountId ? { accountId: 'deleted' } : null
  // it is forgotten when all else is
  if (pk === queue && sk === one.sk) return null
  const own = tenantKey(one.accountId)
  const isIn = pk === own || pk.startsWith(`${own}#`) || pk.startsWith(`${auditPrefix}${one.accountId}#`) || pk === `${limitPrefix}${own}`
  return isIn || accountId === one.accountId || isByAddress(item, one) ? 'gone' : null
}

/** What no account stands in: sign-ups that wait, links to a new password, known devices, and what was mailed to an address. */
function isByAddress({ pk, sk, accountId, email }: Item, { emails }: Leaving): boolean {
  if (accountId) return false
  if (email !== undefined && (pk.startsWith('SIGNUP#') || pk.startsWith('RESET#'))) return emails.includes(email.toLowerCase())
  if (pk.startsWith('DEVICE#')) return emails.some((one) => sk === `LOGIN#${createHash('sha256').update(one).digest('hex')}`)
  return pk.startsWith(`${limitPrefix}M#`) && emails.some((one) => pk === `${limitPrefix}M#${personHash(one)}`)
}

const ofPerson = ['USER#', 'SECOND#', 'EMAILCHANGE#', 'EXPORT#', 'APIKEYS#']
const manyOfPerson = ['SESSION#', 'APIKEY#', 'EXPORT#', 'TEMPLATEDRAFT#']

function withPerson(item: Item, one: Leaving): Becomes {
  const { pk, sk, accountId, userId } = item
  if (pk === queue) return null
  if (pk.startsWith(`${auditPrefix}${one.accountId}#`)) return withoutName(item, one)
  const isOwn = ofPerson.some((kind) => sk === kind + one.id) || manyOfPerson.some((kind) => sk.startsWith(`${kind}${one.id}#`))
  if (pk === tenantKey(one.accountId)) return isOwn ? 'gone' : null
  // what they did stays counted in that of all, until its window ends
  if (pk === limitPrefix + tenantKey(one.accountId) && userId === undefined) return { [userCountPrefix + one.id]: undefined }
  return (accountId === one.accountId && userId === one.id) || isByAddress(item, one) ? 'gone' : null
}

/** The account keeps what was done in it, and not by whom. */
function withoutName({ user_id, thing_id, user_name, name, was, by }: Item, { id, emails, name: ownName }: Leaving): Becomes {
  const { formerMember } = leavingMessages
  const isThem = (said: string | undefined) => said !== undefined && (emails.includes(said.toLowerCase()) || (thing_id === id && said !== formerMember))
  const changes: Record<string, string | undefined> = {
    ...(user_id === id && user_name !== formerMember ? { user_name: formerMember, address: undefined, device: undefined } : {}),
    ...(isThem(name) ? { name: formerMember } : {}),
    ...(isThem(was) ? { was: undefined } : {}),
    ...(by === ownName ? { by: formerMember } : {}),
  }
  return Object.keys(changes).length > 0 ? changes : null
}
