/** What an import is in the table: IMPORT#<id> in the partition of its account, for a week. Instants are ISO, UTC. */
import * as v from 'valibot'
import { type ImportJob, ImportResult, importStates } from '../../../shared/api/imports.ts'
import { ImportFormat } from '../../../shared/api/profiles.ts'

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
  /** one after the other in the object `key` */
  files: v.array(v.object({ name: v.string(), bytes: v.number() })),
  key: v.string(),
  state: v.picklist(importStates),
  rows_read: v.number(),
  rows_written: v.number(),
  rows_to_write: v.nullable(v.number()),
  progress: v.number(),
  results: v.nullable(v.array(ImportResult)),
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
  const { id, state, rows_read, rows_written, rows_to_write, progress, results, error, created_at, ended_at } = record
  return { id, state, files: files.map(({ name }) => name), rows_read, rows_written, rows_to_write, progress, results, error, created_at, ended_at }
}
