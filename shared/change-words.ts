/** A figure's change in words, for every sentence that a mail or a page says of it. */
import type { Figure } from './blocks/shared.ts'
import { figureMessages } from './figure-messages.ts'
import { formatFigure, formatGrowth, growthDirection } from './format.ts'

/**
 * Whether the growth is that of the figure as it is shown. A new profile counts in the figure and not in its growth, so a change of a
 * part must never be said of the whole: it leads to another number.
 */
export const isOfWhole = ({ compared }: Pick<Figure, 'compared'>): boolean => compared === undefined

type Compared = Pick<Figure, 'prior' | 'compared' | 'over' | 'unit'>

/**
 * What a change is of, with both of its terms wherever it stands: "from 115"; "109 from 115" of a figure of which only a part is compared, with
 * the days where these are not all, "(5 of 7 days)". Null without a prior figure.
 */
export function changeTerms({ prior, compared, over, unit }: Compared, form: 'full' | 'compact' = 'compact'): string | null {
  if (prior === null) return null
  const now = compared === undefined ? '' : `${formatFigure(compared, unit, form)} `
  return `${now}from ${formatFigure(prior, unit, form)}${over ? ` (${figureMessages.report.countOf(over, 'days')})` : ''}`
}

/** `size` is without a sign: "17.5%", "more than 999%"; empty when nothing changed. */
export type ChangeWords = { verb: 'rose' | 'fell' | 'did not change'; size: string }

/** "rose 17.5%", "fell 6.5%", "did not change"; null when nothing is compared, when only a part is, and for what is not told in percent. */
export function changeWords(figure: Pick<Figure, 'growth' | 'unit' | 'compared'>): ChangeWords | null {
  const { growth, unit } = figure
  if (growth.kind !== 'percent' || !isOfWhole(figure)) return null
  const direction = growthDirection(growth, unit)
  if (direction === 'flat') return { verb: 'did not change', size: '' }
  const shown = formatGrowth(growth, unit)
  const over = /^[<>]/.test(shown) ? 'more than ' : ''
  return { verb: direction === 'up' ? 'rose' : 'fell', size: over + shown.replace(/[+\u2212<>]/g, '') }
}
