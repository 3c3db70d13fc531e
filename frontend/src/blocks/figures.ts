import { currencySign } from '../../../shared/format.ts'
import { inDigits } from '../../../shared/formats.ts'
import type { Unit } from '../../../shared/metrics/units.ts'

const digits = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const short = { format: (value: number) => inDigits(digits.format(value)) }

function scaled(value: number, sign = ''): string {
  const size = Math.abs(value)
  const text =
    size >= 1e9
      ? `${short.format(size / 1e9)}B`
      : size >= 1e6
        ? `${short.format(size / 1e6)}M`
        : size >= 1e3
          ? `${short.format(size / 1e3)}K`
          : short.format(size)
  return `${value < 0 ? '\u2212' : ''}${sign}${text}`
}

/** Text beside a grid line: the step is round, so few digits say it all. */
export function axisFigure(value: number, unit: Unit): string {
  switch (unit) {
    case 'percent':
      return `${scaled(value)}%`
    case 'seconds':
      return value >= 7200 ? `${short.format(value / 3600)} h` : value >= 60 ? `${short.format(value / 60)} min` : `${short.format(value)} s`
    case 'minutes':
      return value >= 60 ? `${scaled(value / 60)} h` : `${short.format(value)} min`
    default:
      return scaled(value, currencySign(unit))
  }
}
