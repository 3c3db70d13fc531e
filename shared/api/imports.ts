/** Endpoints of imports, and what they ask for. */
import * as v from 'valibot'
import { isRealDate } from '../dates/calendar-date.ts'
import { text } from '../fields.ts'
import { columnTargets } from '../import-columns.ts'
import { endpoint } from './endpoint.ts'
import { ExportFormat } from './exports.ts'
import { dateOrders, ImportAnswer, ImportJob, importStates } from './import-job.ts'
import { alerts, imported } from './read-sets.ts'

/** 4 MB: what API Gateway and Lambda carry as one binary body. */
export const maxImportBytes = 4 * 1024 * 1024

/** 100 MB: all files together that are sent to the bucket itself. */
export const maxUploadBytes = 100 * 1024 * 1024

/** What the files are called instead of their own names. */
export const FileName = v.optional(text(200))

export const getImport = endpoint({
  name: 'get-import',
  domain: 'import',
  method: 'GET',
  path: '/imports/{id}',
  summary: 'Get the progress and result of an import; stored for a week',
  // who may see what it went into is for the handler: that is a profile, a listener, a competitor or an advocacy group
  access: { session: true },
  response: v.object({ import: ImportJob }),
})

export const exportSkippedLines = endpoint({
  name: 'export-skipped-lines',
  domain: 'import',
  method: 'GET',
  path: '/imports/{id}/skipped',
  summary: 'Lines that an import skipped, with their reasons, as CSV or .xlsx; of each file the first 200 at most',
  // as of the import itself
  access: { session: true },
  query: v.strictObject({ format: ExportFormat }),
  response: 'csv',
})

const badDate = 'Dates must be written as YYYY-MM-DD.'
/** A day that a person says of a file. */
export const ImportDate = v.pipe(v.string(), v.maxLength(10, badDate), v.check(isRealDate, badDate))

const badCurrency = 'A currency must be a code of three letters, such as GBP.'
export const ImportCurrency = v.pipe(v.string(), v.maxLength(3, badCurrency), v.regex(/^[A-Z]{3}$/, badCurrency))

const badYear = 'A year must be written as 2026.'

/** What a person says of files that do not say it themselves. */
export const saidOfFiles = {
  /** the days of a file that has no dates, or that a file of posts, reviews, messages or tasks covers; dateFrom alone is one day, dateTo alone the end of a time that nobody says the beginning of */
  dateFrom: v.optional(ImportDate),
  dateTo: v.optional(ImportDate),
  /** of Meta's daily tables that do not say their network, because both networks call them the same */
  network: v.optional(v.picklist(['facebook', 'instagram'], 'The network must be facebook or instagram.')),
  /** the account of the profile, by its ID or name in `account_choice`, of a file with rows of several; rows of the others are skipped */
  rowsOf: v.optional(text(200)),
  /** of dates such as 03/04/2026, in a file in which none has a number above 12 to tell; remembered for its header */
  dateOrder: v.optional(v.picklist(dateOrders, 'The date order must be month or day, whichever comes first in the dates.')),
  /** of a file over ads that does not say it; remembered for its header */
  currency: v.optional(ImportCurrency),
  /** of the last day of files whose dates have no year */
  year: v.optional(v.pipe(v.string(), v.maxLength(4, badYear), v.regex(/^20\d\d$/, badYear))),
} as const

const Target = v.picklist(columnTargets, 'A column must be mapped to a measure, another field such as date, or none.')

/** Files that were checked, again: with other words about them, or without some of them. */
export const CheckedAgain = v.strictObject({
  ...saidOfFiles,
  /** places of the files in the check, from 0; all of them unless said */
  files: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))), v.nonEmpty(), v.maxLength(100))),
  /** what the columns of all files of one's own hold; a file takes those that it has */
  columns: v.optional(v.pipe(v.array(v.strictObject({ name: text(400), holds: Target })), v.maxLength(1000))),
})

export const checkImport = endpoint({
  name: 'check-import',
  domain: 'import',
  method: 'POST',
  path: '/imports/{id}/check',
  summary: 'Re-check files with another column mapping or other options, without writing',
  audit: { kind: 'imports', to: 'check files for', did: 'checked files for', thing: 'profile' },
  changes: ['own'],
  access: { session: true, permission: ['profiles', 'manage'] },
  work: 'import',
  body: CheckedAgain,
  response: ImportAnswer,
})

export const startImport = endpoint({
  name: 'start-import',
  domain: 'import',
  method: 'POST',
  path: '/imports/{id}/start',
  summary: 'Import the files of a check',
  audit: { kind: 'imports', to: 'import files into', did: 'imported files into', thing: 'profile' },
  changes: ['own', imported],
  access: { session: true, permission: ['profiles', 'manage'] },
  work: 'import',
  body: CheckedAgain,
  response: ImportAnswer,
})

export const markImportSeen = endpoint({
  name: 'mark-import-seen',
  domain: 'import',
  method: 'POST',
  path: '/imports/{id}/seen',
  summary: 'Mark as read your notifications about finished imports that were started from a check',
  audit: 'unaudited',
  changes: ['own', alerts],
  access: { session: true, permission: ['profiles', 'manage'] },
  response: 'empty',
  status: 204,
})

/** An import into a profile, as its history shows it. */
export const ImportRow = v.object({
  id: v.string(),
  state: v.picklist(importStates),
  files: v.array(v.string()),
  /** what the files are, as people would call it; empty unless it is done */
  kinds: v.array(v.string()),
  rows_read: v.number(),
  rows_written: v.number(),
  rows_skipped: v.number(),
  /** first and last day of what was read */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  error: v.nullable(v.string()),
  /** null: whoever runs the product, or somebody who has left */
  by: v.nullable(v.string()),
  created_at: v.string(),
  ended_at: v.nullable(v.string()),
  undone: v.nullable(v.object({ at: v.string(), by: v.nullable(v.string()) })),
  can_undo: v.boolean(),
})
export type ImportRow = v.InferOutput<typeof ImportRow>

const badCursor = 'The cursor is not one of this list.'

export const listImports = endpoint({
  name: 'list-imports',
  domain: 'import',
  method: 'GET',
  path: '/profiles/{id}/imports',
  summary: 'List imports into a profile, newest first, with their results; stored for 400 days',
  access: { session: true, permission: ['profiles', 'view'] },
  query: v.strictObject({ cursor: v.optional(v.pipe(v.string(badCursor), v.maxLength(100, badCursor), v.regex(/^[\dT:.Z-]{20,30}#[\w-]{1,60}$/, badCursor))) }),
  response: v.object({ imports: v.array(ImportRow), cursor: v.nullable(v.string()) }),
})

export const undoImport = endpoint({
  name: 'undo-import',
  domain: 'import',
  method: 'POST',
  path: '/imports/{id}/undo',
  summary: 'Undo the last import into a profile and restore the previous data; 409 with the reason if impossible',
  audit: { kind: 'imports', to: 'undo the last import into', did: 'undid the last import into', thing: 'profile' },
  changes: ['own', imported],
  access: { session: true, permission: ['profiles', 'manage'] },
  work: 'import',
  response: ImportAnswer,
})

const UploadName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.regex(/^\P{Cc}*$/u))

export const createImport = endpoint({
  name: 'create-import',
  domain: 'import',
  method: 'POST',
  path: '/profiles/{id}/imports',
  summary: 'Addresses for files of up to 100 MB in all: PUT each within 15 minutes, then check or start the import',
  audit: { kind: 'imports', to: 'upload files for', did: 'started uploading files for', thing: 'profile' },
  changes: ['own'],
  access: { session: true, permission: ['profiles', 'manage'] },
  work: 'import',
  body: v.strictObject({
    files: v.pipe(
      v.array(
        v.strictObject({
          name: UploadName,
          // one that is too large is refused in words, as all of them together are
          bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
        }),
      ),
      v.nonEmpty(),
      v.maxLength(100),
    ),
  }),
  // one address a file, in the order of the files; the length that was told is part of the signature
  response: v.object({ import: ImportJob, uploads: v.array(v.object({ url: v.string() })) }),
  status: 201,
})
