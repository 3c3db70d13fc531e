/** How a summary reads a block: single figures by their address, and those worth telling. */
import { formatFigure } from '../format.ts'

/** A figure as a sentence writes it. `names`: what the sentence must call by name. */
export type FigureRead = { value: number; text: string; names: readonly string[] }

/** Where a figure stands in its block, and what it is in a word or two. */
export type FigureTold = { row: string; field: string; what: string }

/** The first row of what is ordered by a figure, the second, and the last one shown. */
export type FirstRows = { row: string; next: string; last: string; field: string; label: string }

export type BlockReading<Data> = {
  /** the figure at a row and field; null where there is none */
  read: (block: Data, row: string, field: string) => FigureRead | null
  /** the figures a summary may rest sentences on, largest first */
  told: (block: Data) => readonly FigureTold[]
  /** of a list of content that is ordered by a figure */
  first?: (block: Data) => FirstRows | null
}

/** Of each chart and table. */
export const rowsTold = 3

/** Below this a part, a best post or a busy hour is chance. */
export const fewest = 10

/** The beginning of a text, on one line and without its links, in quotation marks; its own become single ones. It ends with a whole word. */
export function quoted(text: string): string {
  const all = text.replace(/\s+/g, ' ').replace(/“/g, '‘').replace(/[”"]/g, '’').trim()
  const line = all.replace(/ ?https?:\/\/\S+/g, '').trim() || all
  const letters = [...line]
  if (letters.length <= 60) return `“${line}”`
  const begun = letters.slice(0, 59).join('')
  // a word that alone is as long is cut within it
  const words = letters[59] === ' ' ? begun : begun.replace(/(?<=^.{30,}) \S*$/su, '')
  return `“${words.replace(/[\s,;:–—-]+$/u, '')}…”`
}

/** The verb says the direction. */
export const unsigned = (text: string) => text.replace(/^[+\u2212]/, '')

/** Shares in words need no more than whole percents from one on. */
export const shareText = (share: number) => `${formatFigure(share, share < 1 ? 'ratio' : 'count')}%`
