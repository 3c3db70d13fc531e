import type { HomeChange } from '../../../../shared/api/home.ts'
import type { GrowthTone } from '../../../../shared/format.ts'

const colors = { good: 'var(--good)', bad: 'var(--bad)', flat: 'var(--flat)' } as const satisfies Record<GrowthTone, string>

const [width, height, edge] = [112, 16, 6]

/** The usual change as a band around its middle and this one as a dot; what is said in words stands beside it. */
export function UsualBand({ change, usual: { low, high }, tone }: Pick<HomeChange, 'change' | 'usual'> & { tone: GrowthTone }) {
  const middle = (low + high) / 2
  // so wide that the dot has its place, and that a band is not a line
  const reach = Math.max(Math.abs(change - middle), (high - low) * 1.25, 1)
  const x = (percent: number) => width / 2 + ((percent - middle) / reach) * (width / 2 - edge)
  const band = Math.max(x(high) - x(low), 4)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 8H${width}`} stroke="var(--line)" strokeWidth="2" />
      <rect x={width / 2 - band / 2} y="5" width={band} height="6" rx="3" fill="var(--line-strong)" opacity="0.45" />
      <path d={`M${width / 2} 2v12`} stroke="var(--line-strong)" strokeWidth="1.5" />
      <circle cx={x(change)} cy="8" r="4" fill={colors[tone]} />
    </svg>
  )
}
