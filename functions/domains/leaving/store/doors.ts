/** Deletes logins, sessions, API keys and competitors, which give access to an account without reading the account itself. */
import * as v from 'valibot'
import { loginKey } from '../../../kernel/accounts/credentials.ts'
import { deleteItem } from '../../../kernel/table/delete-item.ts'
import { readAll } from '../../../kernel/table/query.ts'
import { sessionPrefix, tenantKey } from '../../../kernel/table/table.ts'
import { writeEach } from '../../../kernel/table/write-each.ts'

/** An address that is another account's by now stays. */
export async function removeLogins(accountId: string, emails: readonly string[]): Promise<void> {
  for (const email of emails) await deleteItem(loginKey(email), { when: 'accountId = :account', values: { account: accountId } })
}

export async function removeSessionsAndKeys(accountId: string): Promise<void> {
  await writeEach({
    delete: [...(await keysOf(accountId, 'SESSION#', sessionPrefix, 'SESSION')), ...(await keysOf(accountId, 'APIKEY#', 'APIKEY#', 'APIKEY'))],
  })
}

const Opens = v.object({ hash: v.string() })

/** Items in the account's partition with the hash of another one that opens something. */
async function keysOf(accountId: string, prefix: string, opens: string, sk: string) {
  const items = await readAll(Opens, { pk: tenantKey(accountId), prefix, consistent: true })
  return items.map(({ hash }) => ({ pk: opens + hash, sk }))
}

const Keyed = v.object({ pk: v.string(), sk: v.string() })

/** A job looks for them by an index, and writes what it read. */
export async function removeCompetitors(accountId: string): Promise<void> {
  await writeEach({ delete: await readAll(Keyed, { pk: tenantKey(accountId), prefix: 'COMPETITOR#', consistent: true }) })
}
