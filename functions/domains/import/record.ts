/** What an import is in the table: IMPORT#<id> in the partition of its account, for a week. Instants are ISO, UTC. */
import * as v from 'valibot'
import { CheckedFile, dateOrders, type ImportJob, ImportResult, importStates } from '../../../shared/api/import-job.ts'
import { ImportFormat } from '../../../shared/api/profiles.ts'
import { NetworkCode } from '../../../shared/networks.ts'

export const targetKinds = ['profile', 'listener', 'competitor', 'advocacy'] as const

export const ImportRecord = v.object({
  id: v.string(),
  /** what the files go into, and the groups whose people may see how it goes */
  target: v.object({ kind: v.picklist(targetKinds), id: v.string(), entity_gids: v.array(v.string()) }),
  /** null: the operator's own */
  user_id: v.nullable(v.string()),
  format: ImportFormat,
  dates: v.nullable(v.object({ from: v.nullable(v.string()), to: v.string() })),
  currency: v.nullable(v.string()),
  date_order: v.optional(v.nullable(v.picklist(dateOrders)), null),
  year: v.optional(v.nullable(v.string()), null),
  /** of Meta's tables that do not say it; imports from before it was asked have none */
  network: v.optional(v.nullable(NetworkCode), null),
  /** the account of the profile, of those in the files */
  rows_of: v.optional(v.nullable(v.string()), null),
  /** column to what it holds; null: as it was said before */
  mapping: v.optional(v.nullable(v.record(v.string(), v.string())), null),
  /** `key`: of its object in the bucket */
  files: v.array(v.object({ name: v.string(), bytes: v.number(), key: v.optional(v.string(), '') })),
  /** its files are read and nothing is written */
  check: v.optional(v.boolean(), false),
  /** the import that it takes back, of which these are the files */
  undoes: v.optional(v.nullable(v.string()), null),
  /** of one that was taken back */
  undone: v.optional(v.nullable(v.object({ at: v.string(), user_id: v.nullable(v.string()) })), null),
  /** of a check: the import of each file that was started from it, by the file's place */
  begun: v.optional(v.record(v.string(), v.string()), {}),
  state: v.picklist(importStates),
  rows_read: v.number(),
  rows_written: v.number(),
  rows_to_write: v.nullable(v.number()),
  progress: v.number(),
  results: v.nullable(v.array(ImportResult)),
  checked: v.optional(v.nullable(v.array(CheckedFile)), null),
  error: v.nullable(v.string()),
  attempts: v.number(),
  /** epoch milliseconds: whoever works on it has lost it then */
  lease_until: v.number(),
  lease_token: v.nullable(v.string()),
  created_at: v.string(),
  ended_at: v.nullable(v.string()),
})
export type ImportRecord = v.InferOutput<typeof ImportRecord>

/** As it is shown. */
export function jobOf({ files, ...record }: ImportRecord): ImportJob {
  const { id, state, rows_read, rows_written, rows_to_write, progress, results, checked, error, created_at, ended_at } = record
  const names = files.map(({ name }) => name)
  return { id, state, files: names, rows_read, rows_written, rows_to_write, progress, results, checked, error, created_at, ended_at }
}
