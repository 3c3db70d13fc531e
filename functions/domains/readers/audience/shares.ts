/** Shares of followers, as exports write them: 12.3, 12,3 %, or 0.123 of one. */
import { numbersOf } from '../csv/numbers.ts'

/** Hundredths of a percent of each text; null for what is no share. Percent, unless none of them all is above one. */
export function sharesOf(texts: readonly string[]): (number | null)[] {
  const numbers = numbersOf(texts)
  const values = texts.map((text) => numbers.read(text))
  const inPercent = texts.some((text) => text.includes('%')) || values.some((value) => typeof value === 'number' && value > 1)
  return values.map((value) => {
    if (typeof value !== 'number' || value < 0) return null
    const hundredths = Math.round(value * (inPercent ? 100 : 10_000))
    return hundredths <= 10_000 ? hundredths : null
  })
}

/** Parts of a whole are no more than it, but for what rounding comes to. */
export const isTooMuch = (hundredths: readonly number[]): boolean => hundredths.reduce((sum, one) => sum + one, 0) > 10_000 + 10 * (hundredths.length + 1)
