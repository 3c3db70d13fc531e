/** The value axis and the labels under it: few ticks, round steps, zero unless the data lives far from it. */
import type { Unit } from '../../../../shared/metrics/units.ts'
import type { SeriesChart } from './series.ts'

export type ValueScale = { min: number; max: number; step: number; ticks: number[]; startsAtZero: boolean }

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Durations are written in the next larger unit once they are long, so their steps are round in that unit. */
function sizeOf(unit: Unit, high: number): number {
  if (unit === 'minutes') return high >= 120 ? 60 : 1
  if (unit === 'seconds') return high >= 7200 ? 3600 : high >= 120 ? 60 : 1
  return 1
}

/** Ratings have a scale of their own. */
const stars = { min: 1, max: 5, step: 1, ticks: [1, 2, 3, 4, 5], startsAtZero: false } as const satisfies Omit<ValueScale, 'ticks'> & {
  ticks: readonly number[]
}

/** A scale of at most five ticks over [low, high]. Lines whose low is above half their high do not start at zero, unless good and bad part there. */
export function valueScale(low: number, high: number, kind: 'line' | 'column', unit: Unit): ValueScale {
  if (unit === 'stars' && kind === 'line') return { ...stars, ticks: [...stars.ticks] }
  const size = sizeOf(unit, Math.max(Math.abs(low), Math.abs(high)))
  const scale = plainScale(low / size, high / size, kind === 'line' && unit !== 'score', unit === 'count' || unit === 'change')
  return { ...scale, min: scale.min * size, max: scale.max * size, step: scale.step * size, ticks: scale.ticks.map((tick) => tick * size) }
}

function plainScale(low: number, high: number, mayLift: boolean, whole: boolean): ValueScale {
  const lifted = mayLift && low > 0 && low > high / 2 && high > low
  const from = lifted ? low : Math.min(0, low)
  const to = Math.max(high, lifted ? high : 0)
  const span = to - from || Math.abs(to) || 1
  if (!Number.isFinite(from) || !Number.isFinite(to)) return { min: 0, max: 1, step: 1, ticks: [0, 1], startsAtZero: true }
  for (let power = 10 ** Math.floor(Math.log10(span / 4) - 1); ; power *= 10) {
    for (const factor of steps) {
      const step = factor * power
      if (whole && !Number.isInteger(step)) continue
      // a sliver below zero (a few deleted comments) does not earn a step of its own
      const sliver = from < 0 && -from < step / 5
      const min = sliver ? 0 : Math.floor(from / step + 1e-9) * step
      if (min + 4 * step >= to - step * 1e-9) {
        const count = Math.max(1, Math.ceil((to - min) / step - 1e-9))
        const ticks = Array.from({ length: count + 1 }, (_, index) => (Math.round((min + index * step) / (power / 100)) * power) / 100)
        return { min: sliver ? from : min, max: min + count * step, step, ticks, startsAtZero: !lifted }
      }
    }
  }
}

/** Lowest and highest value drawn, with stacks added up and priors included. */
export function extent(chart: SeriesChart): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  const see = (value: number | null | undefined) => {
    if (value === null || value === undefined) return
    if (value < low) low = value
    if (value > high) high = value
  }
  const priors = !chart.stacked && (chart.kind === 'column' || chart.values.length === 1)
  for (const series of chart.values) {
    if (!chart.stacked || series.line) for (const value of series.values) see(value)
    if (priors) for (const value of series.prior ?? []) see(value)
  }
  if (!chart.stacked) return low > high ? [0, 0] : [low, high]
  chart.labels.forEach((_, index) => {
    let above = 0
    let below = 0
    for (const series of chart.values) {
      const value = series.values[index] ?? null
      if (series.line || value === null) continue
      if (value > 0) above += value
      else below += value
    }
    see(above)
    see(below)
    see(chart.priorTotal?.[index])
  })
  return low > high ? [0, 0] : [low, high]
}

/** Which labels to write: at most `most`, evenly spaced from the first; in print every seventh day, so weekdays line up. */
export function labelIndexes(count: number, most: number, weekly: boolean): number[] {
  const plain = Math.max(1, Math.ceil(count / most))
  const stride = weekly && plain > 1 && count > 8 ? 7 * Math.ceil(Math.ceil(count / 7) / most) : plain
  const indexes: number[] = []
  for (let index = 0; index < count; index += stride) indexes.push(index)
  return indexes
}
