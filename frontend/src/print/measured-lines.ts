import { memoize } from '../../../shared/memoize.ts'
import { estimatedLines, type LinesOf, wrappedLines } from './passport-lines.ts'

/** Counts lines by the widths of the very face that is printed; figures of one width are a little wider than it says. */
export function measuredLines(): LinesOf {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return estimatedLines
  context.font = '400 11px Inter'
  const widths = new Map<string, number>()
  const measure = (word: string) => memoize(widths, word, () => context.measureText(word).width)
  return (text, width) => wrappedLines(text, width - 4, measure)
}
