/** What a number counts, and how much of it is shown (docs/metrics.md#rounding). */
import * as v from 'valibot'

/** `change` is a count that is a difference and always written with its sign: +9,317 followers; `points` one of percentages: +1.95 pp. `ratio` is a plain quotient. */
export const units = ['count', 'change', 'percent', 'points', 'ratio', 'minutes', 'seconds', 'money', 'stars', 'score'] as const
const PlainUnit = v.picklist(units)
export type PlainUnit = v.InferOutput<typeof PlainUnit>

/** `money GBP`: in one currency, by its ISO 4217 code. Plain `money` is in one that nothing names, or in several. */
export type Unit = PlainUnit | `money ${string}`
const isMoney = (text: string): text is `money ${string}` => /^money [A-Z]{3}$/.test(text)
export const Unit = v.union([PlainUnit, v.pipe(v.string(), v.regex(/^money [A-Z]{3}$/), v.guard(isMoney))])

/** @param currency ISO 4217, or null when nothing says which */
export function moneyIn(currency: string | null): Unit {
  const unit = `money ${currency ?? ''}` as const
  return isMoney(unit) ? unit : 'money'
}

/** What sort of number it is, whatever the currency. */
export function plainUnit(unit: Unit): PlainUnit {
  return isMoney(unit) ? 'money' : unit
}

/** ISO 4217; null when the unit names none. */
export function currencyOf(unit: Unit): string | null {
  return isMoney(unit) ? unit.slice('money '.length) : null
}

/** Which direction is good news; it decides colour, never the sign (docs/metrics.md#growth). */
export const Polarity = v.picklist(['higher', 'lower', 'neutral'])
export type Polarity = v.InferOutput<typeof Polarity>

export const aggregationClasses = ['FLOW', 'STOCK', 'DELTA', 'RATIO', 'UNIQUE', 'POST', 'ORDER', 'MEAN', 'SHARE'] as const
export const AggregationClass = v.picklist(aggregationClasses)
export type AggregationClass = v.InferOutput<typeof AggregationClass>
