/** A figure's change in words, for every sentence that a mail or a page says of it. */
import type { Figure } from './blocks/shared.ts'
import { formatGrowth, growthDirection } from './format.ts'

/**
 * Whether the growth is that of the figure as it is shown. A new profile counts in the figure and not in its growth, so a change of a
 * part must never be said of the whole: it leads to another number.
 */
export const isOfWhole = ({ compared }: Pick<Figure, 'compared'>): boolean => compared === undefined

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
