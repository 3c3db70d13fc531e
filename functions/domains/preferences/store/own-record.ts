/** What people set for themselves on their own record: their name and choices. */
import type { Preferences } from '../../../../shared/preferences.ts'
import { refound, userFound } from '../../../kernel/accounts/directory.ts'
import { userKey } from '../../../kernel/accounts/keys.ts'
import { type Change, ifThere } from '../../../kernel/table/expressions.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { updateOf } from '../../../kernel/table/writes.ts'

/** Whose it is. */
export type Self = { readonly accountId: string; readonly userId: string }

const missing = ({ userId }: Self) => new Error(`There is no user ${userId}.`)

async function changeOwn(self: Self, change: Change): Promise<void> {
  if (!(await updateItem(userKey(self.accountId, self.userId), { ...change, ...ifThere }))) throw missing(self)
}

/** Each choice is written by itself, so two windows that change two of them lose neither. */
export async function savePreferences(self: Self, chosen: Partial<Preferences>): Promise<void> {
  const entries = Object.entries(chosen)
  if (entries.length === 0) return
  await changeOwn(self, { setIfMissing: { preferences: {} } })
  await changeOwn(self, { set: Object.fromEntries(entries.map(([name, value]) => [`preferences.${name}`, value])) })
}

/** Of whoever is called `before`; administrators find them by the new name from then on. */
export async function saveName(self: Self, before: { name: string; email: string }, firstName: string, lastName: string): Promise<void> {
  const { accountId, userId } = self
  const name = `${firstName} ${lastName}`
  const found = (one: typeof before) => userFound(accountId, { ...one, id: userId })
  const update = updateOf(userKey(accountId, userId), { set: { name, first_name: firstName }, ...ifThere })
  if (!(await writeAll([update, ...refound(found(before), found({ ...before, name }))]))) throw missing(self)
}
