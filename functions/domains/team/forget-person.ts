/** Takes away at once what only a person themselves has, by its keys. What no key leads to is found in the next sweep. */
import { traceOfKeys } from '../../kernel/accounts/api-keys.ts'
import { batchWrite } from '../../kernel/table/batch-write.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { sessionPrefix, tenantKey } from '../../kernel/table/table.ts'
import { codeKey } from '../preferences/store/email-codes.ts'
import { traceOfChange } from '../preferences/store/email-changes.ts'

type Person = { readonly accountId: string; readonly userId: string }

/** Their sessions, API keys, second step, and the address that waits to be confirmed. Safe to repeat. */
export async function forgetPerson({ accountId, userId }: Person): Promise<void> {
  const pk = tenantKey(accountId)
  const sessions = await queryAll({
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': `SESSION#${userId}#` },
  })
  const gone = [
    ...sessions.map(({ hash }) => ({ pk: sessionPrefix + String(hash), sk: 'SESSION' })),
    ...sessions.map(({ sk }) => ({ pk, sk: String(sk) })),
    ...(await traceOfKeys({ accountId, userId })),
    ...(await traceOfChange({ accountId, userId })),
    { pk, sk: `SECOND#${userId}` },
    codeKey({ accountId, userId }),
  ]
  await batchWrite(gone.map((Key) => ({ DeleteRequest: { Key } })))
}
