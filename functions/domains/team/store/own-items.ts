/** Takes away at once what only a person themselves has, by its keys. What no key leads to is found in the next sweep. */
import { traceOfKeys } from '../../../kernel/accounts/api-keys.ts'
import { queryAll } from '../../../kernel/table/query.ts'
import { sessionPrefix, tenantKey } from '../../../kernel/table/table.ts'
import { writeEach } from '../../../kernel/table/write-each.ts'
import { traceOfChange } from '../../preferences/store/email-changes.ts'
import { codeKey } from '../../preferences/store/email-codes.ts'

type Person = { readonly accountId: string; readonly userId: string }

/** Their sessions, API keys, second step, and the address that waits to be confirmed. Safe to repeat. */
export async function forgetPerson({ accountId, userId }: Person): Promise<void> {
  const pk = tenantKey(accountId)
  const sessions = await queryAll({ pk, prefix: `SESSION#${userId}#`, consistent: true })
  const gone = [
    ...sessions.map(({ hash }) => ({ pk: sessionPrefix + String(hash), sk: 'SESSION' })),
    ...sessions.map(({ sk }) => ({ pk, sk: String(sk) })),
    ...(await traceOfKeys({ accountId, userId })),
    ...(await traceOfChange({ accountId, userId })),
    { pk, sk: `SECOND#${userId}` },
    codeKey({ accountId, userId }),
  ]
  await writeEach({ delete: gone })
}
