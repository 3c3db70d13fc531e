import { estimatedLines, type LinesOf, wrappedLines } from './passport-plan.ts'

/** Counts lines by the widths of the very face that is printed; figures of one width are a little wider than it says. */
export function measuredLines(): LinesOf {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return estimatedLines
  context.font = '400 11px Inter'
  return (text, width) => wrappedLines(text, width - 4, (words) => context.measureText(words).width)
}
