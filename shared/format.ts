/** Figures as text, in English and in the digits of whoever reads (formats.ts). The only place where a number is rounded (docs/metrics.md#rounding): half away from zero. */
import type { Growth } from './blocks/shared.ts'
import { inDigits } from './formats.ts'
import { memoize } from './memoize.ts'
import { currencyOf, type PlainUnit, type Polarity, plainUnit, type Unit } from './metrics/units.ts'

export type FigureStyle = 'full' | 'compact'

/** Written where there is no value. */
export const noValue = '–'

/** In Inter's subset, and as wide as a plus. */
const minus = '\u2212'

/** Half away from zero, on the decimal number one sees: 1.005 to 2 digits is 1.01. */
export function roundHalfAway(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e')
  const scaled = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`))
  const [whole = '0', wholeExponent = '0'] = String(scaled).split('e')
  const rounded = Number(`${whole}e${Number(wholeExponent) - digits}`)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Decimals of each unit; a count has none. */
const decimals: Record<PlainUnit, number> = { count: 0, change: 0, percent: 2, points: 2, ratio: 2, minutes: 0, seconds: 0, money: 2, stars: 2, score: 1 }

/** With the digits it is shown with, for what is shown elsewhere. */
export function roundFigure(value: number, unit: Unit): number {
  return roundHalfAway(value, decimals[plainUnit(unit)])
}

/**
 * A figure with its unit: `full` writes every digit ("3,963,240"), `compact` shortens from 10,000 on ("3.96M", "243.5K",
 * "9,317"). Money has the sign of its currency ("£77.8K", "CHF 12.50"). Durations: minutes and seconds below an hour, hours and
 * minutes from there. Null is a dash.
 */
export function formatFigure(value: number | null, unit: Unit, style: FigureStyle = 'full'): string {
  if (value === null || !Number.isFinite(value)) return noValue
  const text = currencySign(unit) + unsigned(Math.abs(value), plainUnit(unit), style)
  // nothing is left of the sign once it rounds to zero
  if (!/[1-9]/.test(text)) return text
  return value < 0 ? `${minus}${text}` : unit === 'change' || unit === 'points' ? `+${text}` : text
}

function unsigned(size: number, unit: PlainUnit, style: FigureStyle): string {
  switch (unit) {
    case 'percent':
      return `${fixed(size, 2)}%`
    case 'points':
      return `${fixed(size, 2)} pp`
    case 'minutes':
      return duration(size * 60, style)
    case 'seconds':
      return duration(size, style)
    case 'count':
    case 'change':
    case 'money':
    case 'ratio':
    case 'stars':
    case 'score':
      return style === 'compact' && roundHalfAway(size, 0) >= 10_000 ? shortened(size) : fixed(size, decimals[unit])
  }
}

const steps = [
  { size: 1e3, letter: 'K', digits: 1 },
  { size: 1e6, letter: 'M', digits: 2 },
  { size: 1e9, letter: 'B', digits: 2 },
  { size: 1e12, letter: 'T', digits: 2 },
] as const

/** 12.4K, 3.96M: the first step in which the rounded number stays below a thousand. */
function shortened(size: number): string {
  const step = steps.find((one) => roundHalfAway(size / one.size, one.digits) < 1000) ?? steps[3]
  return `${fixed(size / step.size, 0, step.digits)}${step.letter}`
}

/** "45s", "12m 55s", "3h 9m", "162.2K h" */
function duration(seconds: number, style: FigureStyle): string {
  const whole = roundHalfAway(seconds, 0)
  if (whole < 60) return `${whole}s`
  if (whole < 3600) return `${Math.floor(whole / 60)}m ${whole % 60}s`
  const minutes = roundHalfAway(seconds / 60, 0)
  const hours = Math.floor(minutes / 60)
  if (style === 'compact' && hours >= 10_000) return `${shortened(minutes / 60)} h`
  return `${fixed(hours, 0)}h ${minutes % 60}m`
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function fixed(size: number, least: number, most = least): string {
  const format = memoize(numberFormats, `${least}-${most}`, () => new Intl.NumberFormat('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most }))
  return inDigits(format.format(roundHalfAway(size, most)))
}

const currencySigns = new Map<string, string>()

/** What stands before a number: "£", "US$", "CHF" with a space that does not break; nothing where no currency is named. */
export function currencySign(unit: Unit): string {
  const currency = currencyOf(unit)
  if (currency === null) return ''
  return memoize(currencySigns, currency, () => new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(0).replace(/0.*$/, ''))
}

/** What a difference is called: percentage points, or the unit's own digits. */
function points(size: number, unit: Unit): string {
  if (unit === 'percent' || unit === 'points') return `${pointDigits(size)} pp`
  return fixed(size, decimals[plainUnit(unit)])
}

/** Two decimals below a tenth, as its terms have them; one from there. */
const pointDigits = (size: number): string => fixed(size, roundHalfAway(size, 2) < 0.1 ? 2 : 1)

/**
 * A change as a chip shows it: "+12.4%", "−6.5%", "0%", "New", ">999%", "+0.6 pp", "+0.02 pp", "+0.02"; a dash when it fell below a
 * prior of 0, and nothing at all when there is nothing to compare. `unit` is the figure's own.
 */
export function formatGrowth(growth: Growth, unit: Unit = 'count'): string {
  if (growth.kind === 'new') return 'New'
  if (growth.kind === 'dash') return noValue
  if (growth.kind === 'none' || growth.value === null) return ''
  const size = Math.abs(growth.value)
  if (isRank(growth, unit) && !isFlat(growth, unit)) return places(growth.value)
  const sign = isFlat(growth, unit) ? '' : growth.value < 0 ? minus : '+'
  if (growth.kind === 'points') return `${sign}${sign ? points(size, unit) : unit === 'percent' ? '0 pp' : '0'}`
  if (roundHalfAway(size, 1) > 999) return growth.value < 0 ? `<${minus}999%` : '>999%'
  return sign ? `${sign}${fixed(size, 1)}%` : '0%'
}

/** The difference between two ranks: 1 is the highest, so a rank that rises is a smaller number. */
const isRank = ({ kind }: Growth, unit: Unit) => kind === 'points' && unit === 'count'

/** "up 1 place", "down 2 places" */
function places(difference: number): string {
  const size = roundHalfAway(Math.abs(difference), 0)
  return `${difference < 0 ? 'up' : 'down'} ${fixed(size, 0)} ${size === 1 ? 'place' : 'places'}`
}

export type GrowthTone = 'good' | 'bad' | 'flat'

/** Good or bad news by the metric's polarity, never by the sign; `flat` when it shows as 0, is neutral or is unknown. */
export function growthTone(growth: Growth, polarity: Polarity, unit: Unit = 'count'): GrowthTone {
  const direction = growthDirection(growth, unit)
  if (polarity === 'neutral' || direction === 'flat') return 'flat'
  const isMore = isRank(growth, unit) ? direction === 'down' : direction === 'up'
  return isMore === (polarity === 'higher') ? 'good' : 'bad'
}

/** Which way the arrow points. */
export function growthDirection(growth: Growth, unit: Unit = 'count'): 'up' | 'down' | 'flat' {
  if (growth.kind === 'new') return 'up'
  if (growth.kind === 'dash') return 'down'
  if (isFlat(growth, unit)) return 'flat'
  return growth.value !== null && growth.value > 0 !== isRank(growth, unit) ? 'up' : 'down'
}

/** For a screen reader: "up 12.4 percent, better". Empty when there is nothing to compare. */
export function growthAria(growth: Growth, polarity: Polarity, unit: Unit = 'count'): string {
  if (growth.kind === 'none') return ''
  const tone = growthTone(growth, polarity, unit)
  const verdict = tone === 'good' ? ', better' : tone === 'bad' ? ', worse' : ''
  if (growth.kind === 'new') return `new, nothing in the prior period${verdict}`
  if (growth.kind === 'dash') return `down from zero${verdict}`
  const direction = growthDirection(growth, unit)
  if (direction === 'flat') return 'no change'
  if (isRank(growth, unit)) return `${places(growth.value ?? 0)}${verdict}`
  return `${direction} ${spoken(growth, unit)}${verdict}`
}

function spoken(growth: Growth, unit: Unit): string {
  const size = Math.abs(growth.value ?? 0)
  if (growth.kind === 'points')
    return unit === 'percent' ? `${pointDigits(size)} percentage ${pointDigits(size) === '1' ? 'point' : 'points'}` : points(size, unit)
  return roundHalfAway(size, 1) > 999 ? 'more than 999 percent' : `${fixed(size, 1)} percent`
}

function isFlat(growth: Growth, unit: Unit): boolean {
  if (growth.value === null) return true
  const digits = growth.kind === 'percent' ? 1 : decimals[plainUnit(unit)]
  return roundHalfAway(growth.value, digits) === 0
}
