/** Rows of a file as cells by the name of their column, so that rows of several sorts stand in one file. */
import { rowMessages } from '../../../../shared/export-messages.ts'
import type { CountOf } from '../../../../shared/figure-messages.ts'
import type { Value } from '../csv.ts'

export type Cells = Readonly<Record<string, Value>>

/** `columns`: the names of all columns, each once, in order. */
export type RowsFile = { readonly columns: readonly string[]; readonly rows: Iterable<Cells> }

/** The lines of the file: its header, then its rows, one after the other as they are taken. */
export function* linesOf({ columns, rows }: RowsFile): Generator<readonly Value[]> {
  yield columns
  for (const row of rows) yield columns.map((column) => row[column] ?? null)
}

/** Columns of several sorts of rows, each once, in the order in which they are first named. */
export function columnsOf(...sorts: readonly (readonly string[])[]): string[] {
  return [...new Set(sorts.flat())]
}

/** The column that says whether a row is part of a figure. */
export const countsColumn = (title: string) => `Counts: ${title}`

/** The column that says whether a row is part of what the change of a figure is of, where that is not all of it. */
export const changeColumn = (title: string) => `In the change: ${title}`

/** Why a row is not part of a figure; null: it is. */
export type WhyNot = string | null

/** `over`: of which days of a profile it is. */
export function verdict(why: WhyNot, over?: CountOf): string {
  if (why !== null) return rowMessages.no(why)
  return over && over.some < over.all ? rowMessages.over(over) : rowMessages.yes
}

/** What every row begins with. */
export const firstColumns = ['Row', 'Period', 'Period from', 'Period to', 'Period end (UTC)', 'Date', 'Network', 'Profile', 'Profile id'] as const
