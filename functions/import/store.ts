/** Imports in the table: the only file that knows their keys. Who works on one holds its lease, and every word of it asks for the lease. */
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../lib/clients.ts'
import { conditionHeld } from '../lib/condition-held.ts'
import { tenantKey } from '../lib/table.ts'
import { type Turn, waitForTurn } from '../lib/turn.ts'
import { ImportRecord } from './records.ts'

/** Without a word for so long, somebody else may go on, in milliseconds. Words come every few seconds. */
export const leaseMs = 60_000
const keptSeconds = 7 * 86_400

const keyOf = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `IMPORT#${id}` })

export async function putImport(accountId: string, record: ImportRecord): Promise<void> {
  const ttl = Math.floor(Date.parse(record.created_at) / 1000) + keptSeconds
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...keyOf(accountId, record.id), ...record, ttl } }))
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
  Pick<ImportRecord, 'state' | 'rows_read' | 'rows_written' | 'rows_to_write' | 'progress' | 'results' | 'error' | 'ended_at' | 'lease_token'>
>

/** False when the lease was lost: nothing is changed then. */
export async function tellImport(accountId: string, id: string, token: string, told: Told, now: number): Promise<boolean> {
  const fields = Object.entries({ ...told, lease_until: now + leaseMs })
  return conditionHeld(
    documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(accountId, id),
        UpdateExpression: `SET ${fields.map((_, at) => `#f${at} = :f${at}`).join(', ')}`,
        ConditionExpression: 'lease_token = :mine',
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name], at) => [`#f${at}`, name])),
        ExpressionAttributeValues: { ':mine': token, ...Object.fromEntries(fields.map(([, value], at) => [`:f${at}`, value])) },
      }),
    ),
  )
}

/** One import at a time into the same thing: of two at once all rows of one are written before those of the other. Null when it never comes. */
export function takeTarget(accountId: string, { kind, id }: Pick<ImportRecord['target'], 'kind' | 'id'>, waitMs: number): Promise<Turn | null> {
  return waitForTurn({ pk: tenantKey(accountId), sk: `IMPORTTURN#${kind}#${id}` }, waitMs)
}
