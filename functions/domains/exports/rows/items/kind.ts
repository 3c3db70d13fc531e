/** One sort of item as rows: what tells it, its columns in words, and what of it belongs together. */
import type { Value } from '../../csv.ts'
import type { Cells } from '../cells.ts'

/** What a cell may ask besides its item. */
export type RowContext = {
  readonly zone: string
  /** length of the period in days */
  readonly days: number
  /** false: pages of others may not be told apart, and stand there under a number */
  readonly namesPages: boolean
  /** the number of a brand whose name may not be told */
  readonly numberOf: (brand: string) => number
}

type Declared<Item extends object> = {
  /** in the column Row */
  readonly name: string
  readonly is: (item: object) => item is Item
  readonly columns: Readonly<Record<string, (item: Item, context: RowContext) => Value>>
  /** items that a figure looks at together or not at all; all of the kind unless given */
  readonly sortOf?: (item: Item) => string
  /** an instant or a date of its own, where the report gives it none */
  readonly at?: (item: Item) => string | null
  /** of a level: whose it is, because only the last one of each counts */
  readonly levelOf?: (item: Item) => string
  /** figures that read it although it is at no instant: all, or those named */
  readonly beside?: 'all' | readonly string[]
  /** what it is on, where no profile says so */
  readonly network?: (item: Item) => string
}

/** With the type of its items put away: a row of another kind gives null. */
export type Kind = {
  readonly name: string
  readonly columns: readonly string[]
  readonly beside: 'all' | readonly string[]
  readonly read: (item: object) => Read | null
}
type Read = {
  readonly cells: (context: RowContext) => Cells
  readonly sort: string
  readonly at: string | null
  readonly level: string | null
  readonly network: string | null
}

export function kind<Item extends object>({ name, is, columns, sortOf, at, levelOf, beside = [], network }: Declared<Item>): Kind {
  const entries = Object.entries(columns)
  return {
    name,
    columns: entries.map(([column]) => column),
    beside,
    read: (item) =>
      is(item)
        ? {
            cells: (context) => Object.fromEntries(entries.map(([column, of]) => [column, of(item, context)])),
            sort: `${name} ${sortOf?.(item) ?? ''}`,
            at: at?.(item) ?? null,
            level: levelOf ? `${name} ${levelOf(item)}` : null,
            network: network?.(item) ?? null,
          }
        : null,
  }
}

/** One a line: names may hold commas. */
export const lines = (values: readonly string[]): string | null => values.join('\n') || null

export const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? 'yes' : 'no')
