/**
 * Whose import is worked on: of each account a few at once, and one into the same thing, so that all rows of one are written before those
 * of the other. What has to wait stands in a line in the table and occupies nothing; whoever ends starts what comes next.
 * docs/decisions/0022-imports-wait-in-a-line.md
 */
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, setting, tableName } from '../../../kernel/clients.ts'
import { log } from '../../../kernel/log.ts'
import { startFunction } from '../../../kernel/request/lambda.ts'
import { conditionHeld } from '../../../kernel/table/condition-held.ts'
import { type Lock, takeLock } from '../../../kernel/table/lock.ts'
import { tenantKey } from '../../../kernel/table/table.ts'
import type { ImportRecord } from '../record.ts'

/** Imports of one account that are worked on at the same time. */
export const placesOfAccount = 2
const keptSeconds = 2 * 86_400
const prefix = 'IMPORTWAITING#'

type Import = Pick<ImportRecord, 'id' | 'created_at' | 'target'>
const targetOf = ({ target }: Pick<Import, 'target'>) => `${target.kind}#${target.id}`
const keyOf = (accountId: string, { id, created_at }: Pick<Import, 'id' | 'created_at'>) => ({
  pk: tenantKey(accountId),
  sk: `${prefix}${created_at}#${id}`,
})

/** Ended, it starts what waits for it. */
export type Place = Lock

/** Null when the import has to wait. It is started again when its turn comes. */
export async function takePlace(accountId: string, one: Import): Promise<Place | null> {
  const item = { ...keyOf(accountId, one), id: one.id, created_at: one.created_at, target: targetOf(one) }
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...item, ttl: Math.floor(Date.now() / 1000) + keptSeconds } }))
  // whoever ended before this stood in the line did not see it, so it looks again
  const locks = (await takeLocks(accountId, one)) ?? (await takeLocks(accountId, one))
  if (!locks) return null
  await leaveLine(accountId, one)
  return {
    renew: async () => (await Promise.all(locks.map(({ renew }) => renew()))).every(Boolean),
    end: async () => {
      await Promise.all(locks.map(({ end }) => end()))
      await startNext(accountId)
    },
  }
}

async function takeLocks(accountId: string, one: Import): Promise<readonly [Lock, Lock] | null> {
  const pk = tenantKey(accountId)
  const target = await takeLock({ pk, sk: `IMPORTTURN#${targetOf(one)}` })
  if (!target) return null
  for (let place = 0; place < placesOfAccount; place++) {
    const taken = await takeLock({ pk, sk: `IMPORTPLACE#${place}` })
    if (taken) return [target, taken]
  }
  await target.end()
  return null
}

/** False when it does not wait, or somebody else has started it. */
export function leaveLine(accountId: string, one: Pick<Import, 'id' | 'created_at'>): Promise<boolean> {
  const key = keyOf(accountId, one)
  return conditionHeld(documents().send(new DeleteCommand({ TableName: tableName(), Key: key, ConditionExpression: 'attribute_exists(pk)' })))
}

const Waiting = v.object({ id: v.string(), created_at: v.string(), target: v.string() })

/** Starts the oldest of those that wait, each into something else. One that cannot be started is found by the watchdog. */
export async function startNext(accountId: string): Promise<void> {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': prefix },
      ConsistentRead: true,
    }),
  )
  const first = new Map<string, v.InferOutput<typeof Waiting>>()
  for (const item of Items) {
    const one = v.parse(Waiting, item)
    if (!first.has(one.target)) first.set(one.target, one)
  }
  for (const one of [...first.values()].slice(0, placesOfAccount)) {
    if (!(await leaveLine(accountId, one))) continue
    await startFunction(setting('ALMANAC_RUN_IMPORT_ARN'), { accountId, importId: one.id }).catch((error: unknown) =>
      log.warn('A waiting import was not started.', { accountId, importId: one.id, error: String(error) }),
    )
  }
}
