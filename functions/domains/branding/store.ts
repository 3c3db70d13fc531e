/**
 * Branding, in the account's partition: BRANDING# that of the account, BRANDING#<entity_gid> of a profile group, BRANDING#template:<id> of a
 * template, FONT#<id> a font that was uploaded.
 */
import * as v from 'valibot'
import { type Branded, Branding, UploadedFont } from '../../../shared/branding/brand.ts'
import { willGo } from '../../kernel/accounts/leavers.ts'
import { ifNew, ifThere } from '../../kernel/table/expressions.ts'
import { readItem } from '../../kernel/table/get-item.ts'
import { putItem } from '../../kernel/table/put-item.ts'
import { readAll } from '../../kernel/table/query.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { writeAll } from '../../kernel/table/write-all.ts'
import { deleteOf } from '../../kernel/table/writes.ts'

const BrandingRecord = v.object({ ...Branding.entries, saved_at: v.string(), saved_by: v.string() })
type BrandingRecord = v.InferOutput<typeof BrandingRecord>

const prefix = 'BRANDING#'
export const brandingKey = (accountId: string, { entity_gid, template_id }: Branded) => ({
  pk: tenantKey(accountId),
  sk: prefix + (template_id === null ? (entity_gid ?? '') : `template:${template_id}`),
})

/** All there is, as it is this moment: that of the account first. A font that was removed is none. */
export async function listBranding(accountId: string): Promise<BrandingRecord[]> {
  const records = await readAll(BrandingRecord, { pk: tenantKey(accountId), prefix, consistent: true })
  if (records.every(({ font_file }) => font_file === null)) return records
  const there = new Set((await listFonts(accountId)).map(({ id }) => id))
  return records.map((record) => (record.font_file && !there.has(record.font_file.id) ? { ...record, font_file: null } : record))
}

/** Saves it as the version after `record.version - 1`. @returns false when that is not the newest any more, and then nothing is written */
export function putBranding(accountId: string, record: BrandingRecord): Promise<boolean> {
  const isNewest = record.version === 1 ? ifNew : { when: '#version = :before', values: { before: record.version - 1 } }
  return putItem({ ...brandingKey(accountId, record), ...v.parse(BrandingRecord, record) }, isNewest)
}

/** `hash`: SHA-256 of the file that is served. `uploaded_by` said that they have the licence. */
const FontRecord = v.object({ ...UploadedFont.entries, hash: v.string(), bytes: v.number(), uploaded_at: v.string(), uploaded_by: v.string() })
export type FontRecord = v.InferOutput<typeof FontRecord>

const fontPrefix = 'FONT#'
const fontItem = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: fontPrefix + id })

/** Those that were uploaded, the first one first. */
export function listFonts(accountId: string): Promise<FontRecord[]> {
  return readAll(FontRecord, { pk: tenantKey(accountId), prefix: fontPrefix, consistent: true })
}

/** Null when there is none, or none any more. */
export function getFont(accountId: string, id: string): Promise<FontRecord | null> {
  return readItem(FontRecord, fontItem(accountId, id), { consistent: true })
}

export async function putFont(accountId: string, font: FontRecord): Promise<void> {
  await putItem({ ...fontItem(accountId, font.id), ...v.parse(FontRecord, font) })
}

/** Nothing reads it from now on; its file goes with the next round of what goes for good. @returns false when it was gone before */
export function removeFont(accountId: string, id: string, now: Date): Promise<boolean> {
  return writeAll([deleteOf(fontItem(accountId, id), ifThere), willGo(now.toISOString(), { kind: 'font', accountId, id }, now)])
}
