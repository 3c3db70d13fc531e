/** An import while it runs and when it has ended. */
import * as v from 'valibot'

/** Result of one file: rows read and written, and the first 200 skipped rows with line and reason. */
export const ImportResult = v.object({
  file: v.string(),
  format: v.string(),
  /** what it is, as people would call it */
  kind: v.optional(v.string()),
  read: v.number(),
  written: v.number(),
  skipped: v.array(v.object({ line: v.number(), reason: v.string() })),
  skippedTotal: v.number(),
  /** columns of which nothing was taken, as the file names them; results from before it was told have none */
  unread: v.optional(v.array(v.string()), []),
  /** what was assumed, in the user's words */
  notes: v.array(v.string()),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
})
export type ImportResult = v.InferOutput<typeof ImportResult>

/**
 * A column of a file that can be mapped: some of its cells, whether they are numbers, what it is read as, and what its name proposes; null when
 * that is not known.
 */
export const FileColumn = v.object({
  name: v.string(),
  samples: v.array(v.string()),
  numbers: v.boolean(),
  holds: v.nullable(v.string()),
  proposed: v.optional(v.nullable(v.string()), null),
})
export type FileColumn = v.InferOutput<typeof FileColumn>

/** The first part of a date such as 03/04/2026. */
export const dateOrders = ['month', 'day'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Accounts with rows in a file, for a person who chooses the account of the profile. */
export const AccountChoice = v.object({
  /** the most frequent ones first; the ID where two accounts share a name */
  accounts: v.array(v.object({ id: v.string(), name: v.string() })),
  /** the number of accounts that are not listed */
  more: v.number(),
  /** whether a username in the profile settings would answer the question */
  by_username: v.boolean(),
})
export type AccountChoice = v.InferOutput<typeof AccountChoice>

/** A file of a check: what would be imported of it, or why nothing can be. */
export const CheckedFile = v.object({
  file: v.string(),
  /** what it is, as people would call it */
  kind: v.nullable(v.string()),
  /** as if it were imported; null when it is refused */
  result: v.nullable(ImportResult),
  error: v.nullable(v.string()),
  /** columns that something is taken of */
  read_columns: v.array(v.string()),
  /** of a file whose columns can be mapped; null of a network's export of which everything is known */
  columns: v.nullable(v.array(FileColumn)),
  /** what has to be said of a file that is refused because it does not say it */
  asks: v.optional(v.nullable(v.picklist(['network'])), null),
  /** of a file with rows of several accounts, if the account of the profile has to be chosen or was chosen */
  account_choice: v.optional(v.nullable(AccountChoice), null),
  /** questions that the file leaves open, each with its answer, given now or for an earlier file with this header; null without one */
  unsaid: v.optional(
    v.object({
      date_order: v.optional(v.nullable(v.picklist(dateOrders))),
      currency: v.optional(v.nullable(v.string())),
      /** the ID of the account of the profile, of those in `account_choice` */
      rows_of: v.optional(v.nullable(v.string())),
      /** of the last day of a file whose dates have no year */
      year: v.optional(v.nullable(v.string())),
    }),
    {},
  ),
})
export type CheckedFile = v.InferOutput<typeof CheckedFile>

/**
 * `uploading`: its files are still to be sent. `reading`: nothing is written yet. `checked`: nothing will be, unless it is started. `refused`: nothing was. `failed`: some rows may be
 * in, and the same files can be imported again.
 */
export const importStates = ['uploading', 'waiting', 'reading', 'writing', 'checked', 'done', 'refused', 'failed'] as const
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
  /** of a check, file by file */
  checked: v.nullable(v.array(CheckedFile)),
  /** why it was refused or failed, in the user's words; of a check, why its files cannot be imported together */
  error: v.nullable(v.string()),
  created_at: v.string(),
  ended_at: v.nullable(v.string()),
})
export type ImportJob = v.InferOutput<typeof ImportJob>

/** Status 200 with `results` when it is done within seconds; else 202, and `GET /imports/{id}` tells how far it is. */
export const ImportAnswer = v.object({ results: v.optional(v.array(ImportResult)), import: ImportJob })
