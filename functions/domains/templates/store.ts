/**
 * Saved report templates, in the account's partition: TEMPLATE#<id> is the newest version, TEMPLATEVERSION#<id>#<number> each that was
 * ever saved. One that is removed stays for what already uses it, and stands in no list.
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { datePreset, TemplateTab } from '../../../shared/templates/shown.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { tenantKey } from '../../kernel/table/table.ts'

const Person = v.nullable(v.object({ id: v.string(), name: v.string() }))

export const ReportTemplate = v.object({
  _id: v.string(),
  name: v.string(),
  /** report type it is for */
  flavor: v.string(),
  cover: v.nullable(v.string()),
  hideIndicators: v.boolean(),
  ...datePreset,
  /** empty: all that the report has */
  reports: v.array(TemplateTab),
  version: v.number(),
  /** ISO instants */
  created_at: v.string(),
  created_by: Person,
  saved_at: v.string(),
  saved_by: Person,
  removed_at: v.optional(v.string()),
})
export type ReportTemplate = v.InferOutput<typeof ReportTemplate>

const key = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `TEMPLATE#${id}` })
const versionsOf = (id: string) => `TEMPLATEVERSION#${id}#`
const versionKey = (accountId: string, id: string, version: number) => ({
  pk: tenantKey(accountId),
  sk: versionsOf(id) + String(version).padStart(9, '0'),
})

async function read(Key: { pk: string; sk: string }): Promise<ReportTemplate | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return Item ? v.parse(ReportTemplate, Item) : null
}

const listed = async (accountId: string, prefix: string) => {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': prefix },
    ConsistentRead: true,
  })
  return items.map((item) => v.parse(ReportTemplate, item))
}

/** Also one that was removed: schedules and addresses that name it go on with it. */
export const getTemplate = (accountId: string, id: string): Promise<ReportTemplate | null> => read(key(accountId, id))

export const getTemplateVersion = (accountId: string, id: string, version: number): Promise<ReportTemplate | null> => read(versionKey(accountId, id, version))

/** The newest first. */
export async function listVersions(accountId: string, id: string): Promise<ReportTemplate[]> {
  return (await listed(accountId, versionsOf(id))).reverse()
}

/** By name, with those that were removed. */
export async function listAllTemplates(accountId: string): Promise<ReportTemplate[]> {
  return (await listed(accountId, 'TEMPLATE#')).sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** By name, without those that were removed. */
export const listTemplates = async (accountId: string): Promise<ReportTemplate[]> =>
  (await listAllTemplates(accountId)).filter(({ removed_at }) => removed_at === undefined)

/**
 * Saves a template as its newest version and keeps it among its versions: both, or nothing.
 * @returns false when the version before it is not the newest any more, or was removed
 */
export async function putTemplate(accountId: string, template: ReportTemplate): Promise<boolean> {
  const TableName = tableName()
  const Item = v.parse(ReportTemplate, template)
  const first = template.version === 1
  const newest = {
    TableName,
    Item: { ...key(accountId, template._id), ...Item },
    ConditionExpression: first ? 'attribute_not_exists(pk)' : '#version = :before AND attribute_not_exists(#removed_at)',
    ...(first ? {} : { ExpressionAttributeNames: { '#version': 'version', '#removed_at': 'removed_at' } }),
    ...(first ? {} : { ExpressionAttributeValues: { ':before': template.version - 1 } }),
  }
  const kept = { TableName, Item: { ...versionKey(accountId, template._id, template.version), ...Item } }
  try {
    await documents().send(new TransactWriteCommand({ TransactItems: [{ Put: newest }, { Put: kept }] }))
    return true
  } catch (error) {
    if (error instanceof TransactionCanceledException && error.CancellationReasons?.[0]?.Code === 'ConditionalCheckFailed') return false
    throw error
  }
}

/** False when there is none, or it was removed before. */
export function removeTemplate(accountId: string, id: string, now: Date): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key(accountId, id),
    UpdateExpression: 'SET #removed_at = :now',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#removed_at)',
    ExpressionAttributeNames: { '#removed_at': 'removed_at' },
    ExpressionAttributeValues: { ':now': now.toISOString() },
  })
  return conditionHeld(documents().send(update))
}

/** False when it is not removed any more. */
export function recoverTemplate(accountId: string, id: string): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key(accountId, id),
    UpdateExpression: 'REMOVE #removed_at',
    ConditionExpression: 'attribute_exists(#removed_at)',
    ExpressionAttributeNames: { '#removed_at': 'removed_at' },
  })
  return conditionHeld(documents().send(update))
}
