/**
 * Branding, in the account's partition: BRANDING# that of the account, BRANDING#<entity_gid> of a profile group, BRANDING#template:<id> of a
 * template, FONT#<id> a font that was uploaded.
 */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { type Branded, Branding, UploadedFont } from '../../../shared/branding/brand.ts'
import { willGo } from '../../kernel/accounts/leavers.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { conditionHeld } from '../../kernel/table/condition-held.ts'
import { queryAll } from '../../kernel/table/query-all.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { writeAll } from '../../kernel/table/write-all.ts'

const BrandingRecord = v.object({ ...Branding.entries, saved_at: v.string(), saved_by: v.string() })
type BrandingRecord = v.InferOutput<typeof BrandingRecord>

const prefix = 'BRANDING#'
export const brandingKey = (accountId: string, { entity_gid, template_id }: Branded) => ({
  pk: tenantKey(accountId),
  sk: prefix + (template_id === null ? (entity_gid ?? '') : `template:${template_id}`),
})

/** All there is, as it is this moment: that of the account first. A font that was removed is none. */
export async function listBranding(accountId: string): Promise<BrandingRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': prefix },
    ConsistentRead: true,
  })
  const records = items.map((item) => v.parse(BrandingRecord, item))
  if (records.every(({ font_file }) => font_file === null)) return records
  const there = new Set((await listFonts(accountId)).map(({ id }) => id))
  return records.map((record) => (record.font_file && !there.has(record.font_file.id) ? { ...record, font_file: null } : record))
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

/** `hash`: SHA-256 of the file that is served. `uploaded_by` said that they have the licence. */
const FontRecord = v.object({ ...UploadedFont.entries, hash: v.string(), bytes: v.number(), uploaded_at: v.string(), uploaded_by: v.string() })
export type FontRecord = v.InferOutput<typeof FontRecord>

const fontPrefix = 'FONT#'
const fontItem = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: fontPrefix + id })

/** Those that were uploaded, the first one first. */
export async function listFonts(accountId: string): Promise<FontRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':prefix': fontPrefix },
    ConsistentRead: true,
  })
  return items.map((item) => v.parse(FontRecord, item))
}

/** Null when there is none, or none any more. */
export async function getFont(accountId: string, id: string): Promise<FontRecord | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: fontItem(accountId, id), ConsistentRead: true }))
  return Item ? v.parse(FontRecord, Item) : null
}

export async function putFont(accountId: string, font: FontRecord): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...fontItem(accountId, font.id), ...v.parse(FontRecord, font) } }))
}

/** Nothing reads it from now on; its file goes with the next round of what goes for good. @returns false when it was gone before */
export function removeFont(accountId: string, id: string, now: Date): Promise<boolean> {
  return writeAll([
    { Delete: { TableName: tableName(), Key: fontItem(accountId, id), ConditionExpression: 'attribute_exists(pk)' } },
    willGo(now.toISOString(), { kind: 'font', accountId, id }, now),
  ])
}
