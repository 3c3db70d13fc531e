/**
 * Saved report templates, in the account's partition: TEMPLATE#<id> is the newest version, TEMPLATEVERSION#<id>#<number> each that was
 * ever saved. One that is removed stays for what already uses it, and stands in no list.
 */
import * as v from 'valibot'
import { datePreset, TemplateTab } from '../../../../shared/templates/shown.ts'
import { ifNew } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { readAll } from '../../../kernel/table/query.ts'
import { type Key, tenantKey } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { writeAll } from '../../../kernel/table/write-all.ts'
import { putOf } from '../../../kernel/table/writes.ts'

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

const read = (key: Key) => readItem(ReportTemplate, key, { consistent: true })

const listed = (accountId: string, prefix: string) => readAll(ReportTemplate, { pk: tenantKey(accountId), prefix, consistent: true })

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
  const saved = v.parse(ReportTemplate, template)
  const isNext = { when: '#version = :before AND attribute_not_exists(removed_at)', values: { before: template.version - 1 } }
  return writeAll([
    putOf({ ...key(accountId, template._id), ...saved }, template.version === 1 ? ifNew : isNext),
    putOf({ ...versionKey(accountId, template._id, template.version), ...saved }),
  ])
}

/** False when there is none, or it was removed before. */
export function removeTemplate(accountId: string, id: string, now: Date): Promise<boolean> {
  return updateItem(key(accountId, id), {
    set: { removed_at: now.toISOString() },
    when: 'attribute_exists(pk) AND attribute_not_exists(removed_at)',
  })
}

/** False when it is not removed any more. */
export function recoverTemplate(accountId: string, id: string): Promise<boolean> {
  return updateItem(key(accountId, id), { remove: ['removed_at'], when: 'attribute_exists(removed_at)' })
}
