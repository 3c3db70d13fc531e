/** Branding, in the account's partition: BRANDING# that of the account, BRANDING#<entity_gid> of a profile group, BRANDING#template:<id> of a template. */
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { type Branded, Branding } from '../../shared/branding/brand.ts'
import { documents, tableName } from '../lib/clients.ts'
import { conditionHeld } from '../lib/condition-held.ts'
import { queryAll } from '../lib/query-all.ts'
import { tenantKey } from '../lib/table.ts'

const BrandingRecord = v.object({ ...Branding.entries, saved_at: v.string(), saved_by: v.string() })
type BrandingRecord = v.InferOutput<typeof BrandingRecord>

const prefix = 'BRANDING#'
export const brandingKey = (accountId: string, { entity_gid, template_id }: Branded) => ({
  pk: tenantKey(accountId),
  sk: prefix + (template_id === null ? (entity_gid ?? '') : `template:${template_id}`),
})

/** All there is, as it is this moment: that of the account first. */
export async function listBranding(accountId: string): Promise<BrandingRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': prefix },
    ConsistentRead: true,
  })
  return items.map((item) => v.parse(BrandingRecord, item))
}

/** Saves it as the version after `record.version - 1`. @returns false when that is not the newest any more, and then nothing is written */
export function putBranding(accountId: string, record: BrandingRecord): Promise<boolean> {
  const isFirst = record.version === 1
  return conditionHeld(
    documents().send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...brandingKey(accountId, record), ...v.parse(BrandingRecord, record) },
        ConditionExpression: isFirst ? 'attribute_not_exists(pk)' : '#version = :before',
        ...(isFirst ? {} : { ExpressionAttributeNames: { '#version': 'version' }, ExpressionAttributeValues: { ':before': record.version - 1 } }),
      }),
    ),
  )
}
