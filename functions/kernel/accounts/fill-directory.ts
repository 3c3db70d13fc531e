/**
 * Accounts of before there was a directory get their entries by one walk through the table, once for each deployment. It keeps how far it came,
 * and may be cut off at any moment; an entry that is written twice, or over by who renames somebody meanwhile, leads to the same record.
 */
import * as v from 'valibot'
import { readItem } from '../table/get-item.ts'
import { putItem } from '../table/put-item.ts'
import { scanPage } from '../table/scan.ts'
import { tenantKey } from '../table/table.ts'
import { writeEach } from '../table/write-each.ts'
import { accountFound, entriesOf, type Found, profileFound, userFound } from './directory.ts'

const Cursor = v.union([v.picklist(['begin', 'done']), v.object({ pk: v.string(), sk: v.string() })])
type Cursor = v.InferOutput<typeof Cursor>
const stateKey = { pk: 'DIRECTORY', sk: 'STATE' }

const Item = v.object({
  pk: v.string(),
  sk: v.string(),
  id: v.string(),
  name: v.string(),
  email: v.optional(v.string(), ''),
  username: v.nullish(v.string(), null),
})

/** What an item of the table is found by; null for all that is no account, person or profile. */
function foundOf(item: unknown): Found | null {
  if (!v.is(Item, item)) return null
  const { pk, sk, ...one } = v.parse(Item, item)
  if (sk === 'ACCOUNT' && pk === tenantKey(one.id)) return accountFound(one)
  const accountId = pk.slice(tenantKey('').length)
  if (accountId.includes('#') || pk !== tenantKey(accountId)) return null
  if (sk === `USER#${one.id}`) return userFound(accountId, one)
  return sk === `PROFILE#${one.id}` ? profileFound(accountId, one) : null
}

const State = v.object({ cursor: Cursor })
const readCursor = async (): Promise<Cursor> => (await readItem(State, stateKey, { consistent: true }))?.cursor ?? 'begin'

export const isDirectoryFilled = async (): Promise<boolean> => (await readCursor()) === 'done'

/** Marks the directory as filled in a table that was created empty: whatever is written later enters itself. */
export async function markDirectoryFilled(): Promise<void> {
  await putItem({ ...stateKey, cursor: 'done' })
}

const named = {
  attributes: ['pk', 'sk', 'id', 'name', 'email', 'username'],
  filter: {
    when: 'sk = :account OR begins_with(sk, :user) OR begins_with(sk, :profile)',
    values: { account: 'ACCOUNT', user: 'USER#', profile: 'PROFILE#' },
  },
}

/** Nothing once it is done. False when `mayGoOn` stopped it; the next call goes on there. */
export async function fillDirectory(mayGoOn: () => boolean): Promise<boolean> {
  let cursor = await readCursor()
  while (cursor !== 'done') {
    if (!mayGoOn()) return false
    const { items, after } = await scanPage(named, cursor === 'begin' ? undefined : cursor)
    await writeEach({ put: items.flatMap((item) => foundOf(item) ?? []).flatMap(entriesOf) })
    cursor = after ? { pk: String(after.pk), sk: String(after.sk) } : 'done'
    await putItem({ ...stateKey, cursor })
  }
  return true
}
