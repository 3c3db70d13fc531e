/**
 * Imports in the table: the only file that knows their keys. Who works on one holds its lease, and every word of it asks for the lease.
 * In the sparse index: IMPORTS holds those that have not ended, by their creation. In the partition of a profile: IMPORTOF#<creation>#<id>
 * of each import into it, for its history.
 */
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../kernel/clients.ts'
import { wellFormed } from '../../kernel/request/well-formed.ts'
import { batchGet } from '../../kernel/table/batch-get.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { lockMs } from '../../kernel/table/lock.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { profileKey, tenantKey } from '../../kernel/table/table.ts'
import { ImportRecord } from './record.ts'

/** Without a word for so long, somebody else may go on, in milliseconds. Words come every few seconds. */
export const leaseMs = lockMs
/** In days: what came of an import, and what only led to one. */
const [historyDays, keptDays] = [400, 7]

const keyOf = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `IMPORT#${id}` })

const openKey = ({ id, created_at }: ImportRecord) => ({ gsi1pk: 'IMPORTS', gsi1sk: `${created_at}#${id}` })
const closed = 'REMOVE gsi1pk, gsi1sk'

/** Checks and undoings are no part of a history. */
const isOfHistory = ({ target, check, undoes }: ImportRecord) => target.kind === 'profile' && !check && undoes === null

export async function putImport(accountId: string, record: ImportRecord): Promise<void> {
  const ttl = Math.floor(Date.parse(record.created_at) / 1000) + (isOfHistory(record) ? historyDays : keptDays) * 86_400
  const TableName = tableName()
  // a line of a history that leads to nothing is left out of it
  if (isOfHistory(record)) {
    const Item = { pk: profileKey(accountId, record.target.id), sk: `${historyPrefix}${record.created_at}#${record.id}`, id: record.id, ttl }
    await documents().send(new PutCommand({ TableName, Item }))
  }
  const open = record.ended_at === null ? openKey(record) : {}
  await documents().send(new PutCommand({ TableName, Item: { ...keyOf(accountId, record.id), ...record, ttl, ...open } }))
}

const historyPrefix = 'IMPORTOF#'
const Line = v.object({ sk: v.string(), id: v.string() })

/** Imports into a profile, newest first. `cursor`: where the page before ended. */
export async function listImports(
  accountId: string,
  profileId: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<{ records: ImportRecord[]; cursor: string | null }> {
  const pk = profileKey(accountId, profileId)
  const { Items = [], LastEvaluatedKey } = await documents().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': historyPrefix },
      ScanIndexForward: false,
      Limit: limit,
      ...(cursor === null ? {} : { ExclusiveStartKey: { pk, sk: historyPrefix + cursor } }),
    }),
  )
  const lines = Items.map((item) => v.parse(Line, item))
  const found = (await batchGet(lines.map(({ id }) => keyOf(accountId, id)))).map((item) => v.parse(ImportRecord, item))
  const records = lines.flatMap(({ id }) => found.find((record) => record.id === id) ?? [])
  return { records, cursor: LastEvaluatedKey ? (lines.at(-1)?.sk.slice(historyPrefix.length) ?? null) : null }
}

/** Says of an import that it was taken back, and by whom. */
export async function noteUndone(accountId: string, id: string, by: string | null): Promise<void> {
  await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(accountId, id),
        UpdateExpression: 'SET undone = :undone',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':undone': { at: new Date().toISOString(), user_id: by } },
      }),
    ),
  )
}

/** Notes what is started from a check. False when something else was meanwhile. */
export function noteBegun(accountId: string, { id, begun }: Pick<ImportRecord, 'id' | 'begun'>, more: ImportRecord['begun']): Promise<boolean> {
  const isSame = Object.keys(begun).length === 0 ? '(attribute_not_exists(begun) OR begun = :before)' : 'begun = :before'
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(accountId, id),
        UpdateExpression: 'SET begun = :after',
        ConditionExpression: `attribute_exists(pk) AND ${isSame}`,
        ExpressionAttributeValues: { ':before': begun, ':after': { ...begun, ...more } },
      }),
    ),
  )
}

export async function getImport(accountId: string, id: string): Promise<ImportRecord | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: keyOf(accountId, id), ConsistentRead: true }))
  return Item ? v.parse(ImportRecord, Item) : null
}

/** Takes the import anew; null when it has ended or somebody else is at it. */
export async function takeImport(accountId: string, id: string, token: string, now: number): Promise<ImportRecord | null> {
  const taken = await conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(accountId, id),
        UpdateExpression: 'SET lease_token = :token, lease_until = :until, attempts = attempts + :one, rows_read = :none, rows_written = :none',
        ConditionExpression: 'attribute_exists(pk) AND ended_at = :null AND (lease_token = :null OR lease_until < :now)',
        ExpressionAttributeValues: { ':token': token, ':until': now + leaseMs, ':now': now, ':one': 1, ':none': 0, ':null': null },
      }),
    ),
  )
  return taken ? getImport(accountId, id) : null
}

type Told = Partial<
  Pick<ImportRecord, 'state' | 'rows_read' | 'rows_written' | 'rows_to_write' | 'progress' | 'results' | 'checked' | 'error' | 'ended_at' | 'lease_token'>
>

/** False when the lease was lost: nothing is changed then. */
export async function tellImport(accountId: string, id: string, token: string, told: Told, now: number): Promise<boolean> {
  const fields = Object.entries({ ...told, lease_until: now + leaseMs })
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(accountId, id),
        UpdateExpression: `SET ${fields.map((_, at) => `#f${at} = :f${at}`).join(', ')} ${told.ended_at ? closed : ''}`,
        ConditionExpression: 'lease_token = :mine',
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name], at) => [`#f${at}`, name])),
        ExpressionAttributeValues: { ':mine': token, ...Object.fromEntries(fields.map(([, value], at) => [`:f${at}`, wellFormed(value)])) },
      }),
    ),
  )
}

/** Ends an import that nobody works on: it is begun no more. False when somebody does, or it has ended. */
export function endLost(accountId: string, id: string, error: string, now: Date): Promise<boolean> {
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(accountId, id),
        UpdateExpression: `SET #state = :failed, #error = :error, ended_at = :now, lease_token = :null ${closed}`,
        ConditionExpression: 'attribute_exists(pk) AND ended_at = :null AND (lease_token = :null OR lease_until < :instant)',
        ExpressionAttributeNames: { '#state': 'state', '#error': 'error' },
        ExpressionAttributeValues: { ':failed': 'failed', ':error': error, ':now': now.toISOString(), ':instant': now.getTime(), ':null': null },
      }),
    ),
  )
}

const Indexed = v.object({ pk: v.string(), sk: v.string() })

/** Imports made before `until` that have not ended, of all accounts. */
export async function openImports(until: Date): Promise<{ accountId: string; id: string }[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk < :until',
    ExpressionAttributeValues: { ':pk': 'IMPORTS', ':until': until.toISOString() },
  })
  return items.map((item) => {
    const { pk, sk } = v.parse(Indexed, item)
    return { accountId: pk.slice(tenantKey('').length), id: sk.slice('IMPORT#'.length) }
  })
}
