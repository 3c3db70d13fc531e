/** Saved report templates: TEMPLATE#<id> in the account's partition. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../lib/clients.ts'
import { queryAll } from '../lib/query-all.ts'
import { tenantKey } from '../lib/table.ts'

export const ReportTemplate = v.object({
  _id: v.string(),
  name: v.string(),
  /** report type it is for */
  flavor: v.string(),
  cover: v.nullable(v.string()),
  hideIndicators: v.boolean(),
})
export type ReportTemplate = v.InferOutput<typeof ReportTemplate>

const key = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `TEMPLATE#${id}` })

export async function getTemplate(accountId: string, id: string): Promise<ReportTemplate | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: key(accountId, id) }))
  return Item ? v.parse(ReportTemplate, Item) : null
}

/** By name. */
export async function listTemplates(accountId: string): Promise<ReportTemplate[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': 'TEMPLATE#' },
  })
  return items.map((item) => v.parse(ReportTemplate, item)).sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

export async function putTemplate(accountId: string, template: ReportTemplate): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...key(accountId, template._id), ...v.parse(ReportTemplate, template) } }))
}
