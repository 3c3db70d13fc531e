/** Days of one ad that do not meet, in their order, so that one of them that meets others is found without looking at all. */
import { firstIndex } from '../../../../shared/first-index.ts'
import { type Days, meet } from './days.ts'

type Span<Of> = { readonly days: Days; readonly of: Of }
export type Spans<Of> = {
  /** The earliest that meets these days. */
  readonly meeting: (days: Days) => Of | undefined
  /** Of days that meet none. */
  readonly add: (days: Days, of: Of) => void
}

/** Few enough that inserting another is fast. */
const spansPerChunk = 500

export function spans<Of>(): Spans<Of> {
  const chunks: Span<Of>[][] = []

  /** Where the first stands that ends on or after a day. */
  function place(date: string): { chunk: number; at: number } {
    const chunk = firstIndex(chunks.length, (index) => (chunks[index]?.at(-1)?.days.to ?? '') >= date)
    const inside = chunks[chunk] ?? []
    return { chunk, at: firstIndex(inside.length, (index) => (inside[index]?.days.to ?? '') >= date) }
  }

  return {
    meeting: (days) => {
      const { chunk, at } = place(days.from ?? '')
      const next = chunks[chunk]?.[at]
      return next && meet(next.days, days) ? next.of : undefined
    },
    add: (days, of) => {
      const { chunk, at } = place(days.to)
      const into = chunks[chunk] ?? chunks.at(-1)
      if (!into) chunks.push([{ days, of }])
      else {
        into.splice(chunks[chunk] ? at : into.length, 0, { days, of })
        if (into.length > spansPerChunk) chunks.splice(chunks.indexOf(into) + 1, 0, into.splice(spansPerChunk / 2))
      }
    },
  }
}
