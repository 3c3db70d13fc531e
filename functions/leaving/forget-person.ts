/** Takes away at once what only a person themselves has, by its keys. What no key leads to is found in the next sweep. */
import { batchWrite } from '../lib/batch-write.ts'
import { queryAll } from '../lib/query-all.ts'
import { sessionPrefix, tenantKey } from '../lib/table.ts'

type Person = { readonly accountId: string; readonly userId: string }

/** Their sessions, keys, second step, and the address that waits to be confirmed. Safe to repeat. */
export async function forgetPerson({ accountId, userId }: Person): Promise<void> {
  const pk = tenantKey(accountId)
  const listed = async (prefix: string) =>
    queryAll({
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': `${prefix}#${userId}#` },
    })
  const [sessions, keys] = await Promise.all([listed('SESSION'), listed('APIKEY')])
  const gone = [
    ...sessions.map(({ hash }) => ({ pk: sessionPrefix + String(hash), sk: 'SESSION' })),
    ...keys.map(({ hash }) => ({ pk: `APIKEY#${String(hash)}`, sk: 'APIKEY' })),
    ...[...sessions, ...keys].map(({ sk }) => ({ pk, sk: String(sk) })),
    ...['SECOND', 'EMAILCHANGE'].map((kind) => ({ pk, sk: `${kind}#${userId}` })),
  ]
  await batchWrite(gone.map((Key) => ({ DeleteRequest: { Key } })))
}
