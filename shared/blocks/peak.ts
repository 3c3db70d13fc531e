/** The highest day of a chart, for its label and for every sentence on it: beside the median of the known days, never an unknown day as zero. */
import { formatFigure } from '../format.ts'
import { median } from '../metrics/order.ts'

/** Of fewer known days a multiple says nothing. */
const fewestKnown = 7

/** `times`: the multiple of the median, where enough days are known */
export type Peak = { readonly index: number; readonly value: number; readonly times: number | null }

/** The highest of some totals (null: unknown), where it is at least half above the median of the known ones. */
export function peakIn(totals: readonly (number | null)[]): Peak | null {
  const known = totals.filter((value) => value !== null)
  const typical = median(known) ?? 0
  const value = Math.max(...known)
  if (known.length < 3 || value <= 0 || value < typical * 1.5) return null
  return { index: totals.indexOf(value), value, times: known.length >= fewestKnown && typical > 0 ? value / typical : null }
}

/** "twice", "three times", "2.1 times" */
export function timesText(times: number): string {
  const text = formatFigure(times, 'score')
  const words = new Map([
    ['2', 'twice'],
    ['3', 'three times'],
  ])
  return words.get(text.replace(/\.0+$/, '')) ?? `${text} times`
}
