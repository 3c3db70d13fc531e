/** What an import is while it runs and when it ended. */
import * as v from 'valibot'
import { text } from '../fields.ts'
import { endpoint } from './endpoint.ts'

/** 4 MB: what API Gateway and Lambda carry as one binary body. */
export const maxImportBytes = 4 * 1024 * 1024

/** What the files are called instead of their own names. */
export const FileName = v.optional(text(200))

/** What one file gave: rows read, written, and each skipped row with its line and reason (the first 200 of them). */
export const ImportResult = v.object({
  file: v.string(),
  format: v.string(),
  read: v.number(),
  written: v.number(),
  skipped: v.array(v.object({ line: v.number(), reason: v.string() })),
  skippedTotal: v.number(),
  /** what was assumed, in the user's words */
  notes: v.array(v.string()),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
})
export type ImportResult = v.InferOutput<typeof ImportResult>

/** `reading`: nothing is written yet. `refused`: nothing was. `failed`: some rows may be in, and the same files can be imported again. */
export const importStates = ['waiting', 'reading', 'writing', 'done', 'refused', 'failed'] as const
export const ImportJob = v.object({
  id: v.string(),
  state: v.picklist(importStates),
  files: v.array(v.string()),
  rows_read: v.number(),
  rows_written: v.number(),
  /** how many there are to write; null as long as files are read */
  rows_to_write: v.nullable(v.number()),
  /** how much of the writing is done, 0 to 1: some files bring more than rows, such as the names of ads */
  progress: v.number(),
  /** of an import that is done */
  results: v.nullable(v.array(ImportResult)),
  /** why it was refused or failed, in the user's words */
  error: v.nullable(v.string()),
  created_at: v.string(),
  ended_at: v.nullable(v.string()),
})
export type ImportJob = v.InferOutput<typeof ImportJob>

/** Status 200 with `results` when it is done within seconds; else 202, and `GET /imports/{id}` tells how far it is. */
export const ImportAnswer = v.object({ results: v.optional(v.array(ImportResult)), import: ImportJob })

export const getImport = endpoint({
  name: 'get-import',
  domain: 'import',
  method: 'GET',
  path: '/imports/{id}',
  summary: 'How far an import is, and what came of it; kept for a week',
  // who may see what it went into is for the handler: that is a profile, a listener, a competitor or an advocacy group
  access: { session: true },
  response: v.object({ import: ImportJob }),
})
