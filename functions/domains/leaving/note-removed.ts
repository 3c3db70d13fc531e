/**
 * Groups and profiles that were removed before their removal noted when they are to go: looked for once in a deployment, by reading all of its
 * table. From then on each has its note, in the same write that removes it.
 */
import { GetCommand, PutCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { queue, willGo } from '../../kernel/accounts/leavers.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { eachItem, readable, type Sweep } from '../../kernel/jobs/each-item.ts'
import { restorableUntil } from '../entities/entity-row.ts'

/** Behind everything that waits: those begin with a year. */
const stateKey = { pk: queue, sk: 'UNNOTED' }

const Cursor = v.union([v.literal('begin'), v.literal('done'), v.record(v.string(), v.string())])
type Cursor = v.InferOutput<typeof Cursor>
const Removed = v.object({ pk: v.string(), sk: v.string(), removed_at: v.pipe(v.string(), v.isoTimestamp()) })

/** Goes on where it was cut off. A note that is there already is written again as it is. */
export async function noteRemoved(each: Sweep, mayGoOn: () => boolean): Promise<void> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: stateKey, ConsistentRead: true }))
  for (let cursor: Cursor = Item ? v.parse(Cursor, Item.cursor) : 'begin'; cursor !== 'done' && mayGoOn(); ) cursor = await notePage(cursor, each)
}

/** Marks the work as done in a table that was created empty, so that it is never scanned. */
export const markRemovedNoted = async (): Promise<void> => {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...stateKey, cursor: 'done' } }))
}

async function notePage(cursor: Exclude<Cursor, 'done'>, each: Sweep): Promise<Cursor> {
  const TableName = tableName()
  const { Items = [], LastEvaluatedKey } = await documents().send(
    new ScanCommand({
      TableName,
      ConsistentRead: true,
      ProjectionExpression: 'pk, sk, removed_at',
      FilterExpression: 'attribute_exists(removed_at) AND (begins_with(sk, :group) OR begins_with(sk, :profile))',
      ExpressionAttributeValues: { ':group': 'GROUP#', ':profile': 'PROFILE#' },
      ...(cursor === 'begin' ? {} : { ExclusiveStartKey: cursor }),
    }),
  )
  const things = readable(Removed, Items).flatMap(({ pk, sk, removed_at }) => {
    const [kind, id = ''] = sk.split('#')
    const accountId = /^A#([^#]+)$/.exec(pk)?.[1]
    return accountId ? [{ kind: kind === 'GROUP' ? ('group' as const) : ('profile' as const), accountId, id, removed_at }] : []
  })
  await eachItem(each, things, ({ removed_at, ...thing }) =>
    documents().send(new TransactWriteCommand({ TransactItems: [willGo(restorableUntil(removed_at), thing, each.now())] })),
  )
  const next: Cursor = LastEvaluatedKey ? { pk: String(LastEvaluatedKey.pk), sk: String(LastEvaluatedKey.sk) } : 'done'
  await documents().send(new PutCommand({ TableName, Item: { ...stateKey, cursor: next } }))
  return next
}
