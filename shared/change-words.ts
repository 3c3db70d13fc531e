/** A figure's change in words, for every sentence that a mail or a page says of it. */
import type { Figure } from './blocks/shared.ts'
import { figureMessages } from './figure-messages.ts'
import { formatFigure, formatGrowth, growthDirection } from './format.ts'
import { relativeChange } from './metrics/growth.ts'

/**
 * Whether the growth is that of the figure as it is shown. A new profile counts in the figure and not in its growth, so a change of a
 * part must never be said of the whole: it leads to another number.
 */
export const isOfWhole = ({ compared }: Pick<Figure, 'compared'>): boolean => compared === undefined

/** Of a change in percentage points, how much that is of the prior figure: "+6.8% relative to the prior period". Null for any other change. */
export function relativeWords({ growth, value, compared, prior, unit }: Omit<Figure, 'polarity'>): string | null {
  const now = compared ?? value
  if (growth.kind !== 'points' || unit !== 'percent' || now === null || prior === null) return null
  const relative = relativeChange(now, prior)
  return relative === null ? null : figureMessages.report.relative(formatGrowth({ kind: 'percent', value: relative }))
}

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

/** "rose 17.5%", "fell 0.3 pp", "did not change"; null when nothing is compared, when only a part is, and for stars, scores and ranks. */
export function changeWords(figure: Pick<Figure, 'growth' | 'unit' | 'compared'>): ChangeWords | null {
  const { growth, unit } = figure
  const isTold = growth.kind === 'percent' || (growth.kind === 'points' && unit === 'percent')
  if (!isTold || !isOfWhole(figure)) return null
  const direction = growthDirection(growth, unit)
  if (direction === 'flat') return { verb: 'did not change', size: '' }
  const shown = formatGrowth(growth, unit)
  const over = /^[<>]/.test(shown) ? 'more than ' : ''
  return { verb: direction === 'up' ? 'rose' : 'fell', size: over + shown.replace(/[+\u2212<>]/g, '') }
}
