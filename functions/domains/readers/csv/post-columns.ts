/** How a format reads a post from the columns of its table. */
import type { MeasureId } from '../../../../shared/metrics/measures.ts'
import type { PostType } from '../../../../shared/posts.ts'
import type { ReadContext } from './format.ts'

export type Cell = (...names: string[]) => string | undefined
export type Values = Partial<Record<MeasureId, number | null>>

export type PostColumns = {
  id: (cell: Cell) => string
  /** what an id of the network looks like; a row with any other is shifted or damaged */
  isId?: RegExp
  /** where a post's address has its id, which is then the same */
  idInLink?: RegExp
  /** the column of the date, by whose cells the order of day and month is known */
  date: string
  /** ISO instant; null when the row has none; `fallback` decides what then */
  publishedAt: (cell: Cell, dayFirst: boolean, context: Pick<ReadContext, 'today'>) => string | null
  /** why a row is none of the posts; null for one that is */
  skip?: (cell: Cell) => string | null
  text: (cell: Cell) => string
  url: (cell: Cell) => string | null
  /** null for an unknown type, which is imported as text with a note */
  type: (cell: Cell) => PostType | null
  labels?: (cell: Cell) => string[]
  measures: Partial<Record<MeasureId, string | readonly string[]>>
  /** columns with numbers that `derive` reads */
  figures?: readonly string[]
  derive?: (values: Values, figure: (column: string) => number | null) => Values
  /** the instant for a row without one, from those that have one; null skips the row */
  fallback?: (known: readonly string[]) => string | null
  /** said in the notes when the fallback was used */
  fallbackNote?: (count: number, instant: string) => string
}
