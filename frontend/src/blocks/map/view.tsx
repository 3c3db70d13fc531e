import dots from 'virtual:world-dots'
import { use } from 'react'
import { formatFigure, formatGrowth } from '../../../../shared/format.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { pointsBetween } from '../../../../shared/metrics/growth.ts'
import { cx } from '../../lib/cx.ts'
import { shareText } from '../chart/slices-view.tsx'
import { useBlockMode } from '../mode.ts'
import { PaperWidth } from '../paper-width.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './map.module.css'

/** Lower bounds of the classes, in percent of the total, on the upper steps of the sequential scale. */
const classes = [
  { from: 10, step: 's7', label: 'over 10%' },
  { from: 5, step: 's6', label: '5–10%' },
  { from: 3, step: 's5', label: '3–5%' },
  { from: 1, step: 's4', label: '1–3%' },
  { from: 0, step: 's3', label: 'under 1%' },
]
const listed = { screen: 8, share: 8, print: 12 }

/** A dot is a line of next to no length with round ends: the shortest way to say it, on screen and in the PDF. Some readers of PDFs draw none without length. */
function path(points: readonly number[]): string {
  let d = ''
  for (let at = 0; at + 1 < points.length; at += 2) d += `M${points[at]} ${points[at + 1]}h.01`
  return d
}

const land = Object.entries(dots.countries).map(([code, points]) => ({ code, d: path(points) }))

/** The change of a share in percentage points; on paper with the prior share. */
export function changeText(change: number, share: number, isPrinted: boolean): string {
  const points = formatGrowth({ kind: 'points', value: pointsBetween(share, share - change, 1) }, 'percent')
  return isPrinted ? `${points} from ${shareText(share - change)}` : points
}

export function MapView({ data, name, width }: ViewProps<'map'>) {
  const { mode, hideIndicators } = useBlockMode()
  const isPrinted = use(PaperWidth) !== null || mode === 'print'
  const share = new Map(data.values.map((country) => [country.code, country.share]))
  const shade = (code: string) => {
    const part = share.get(code)
    return part === undefined || part <= 0 ? null : (classes.find((one) => part >= one.from)?.step ?? null)
  }
  const longest = Math.max(1e-9, ...data.values.map((country) => country.share))
  const first = data.values.slice(0, listed[mode])
  const rest = data.values.slice(listed[mode])
  const restValue = rest.reduce((sum, country) => sum + country.value, 0)
  const shades = Map.groupBy(land, (country) => shade(country.code) ?? 'land')
  return (
    <div className={cx(styles.geo, mode === 'print' && styles.print)} style={width ? { width } : undefined}>
      <div>
        <svg
          className={styles.map}
          viewBox={`0 0 ${dots.width} ${dots.height}`}
          role="img"
          aria-label={`${name}, world map; the list beside it has the figures`}
        >
          {[...shades].map(([step, countries]) => (
            <path
              key={step}
              d={countries.map((country) => country.d).join('')}
              fill="none"
              stroke={step === 'land' ? 'var(--map-land)' : `var(--${step})`}
              strokeWidth={2 * dots.radius}
              strokeLinecap="round"
            />
          ))}
        </svg>
        <ul className={styles.key}>
          {classes.toReversed().map((one) => (
            <li key={one.step}>
              <i style={{ background: `var(--${one.step})` }} />
              <span>{one.label}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.list}>
        {first.map((country) => (
          <li key={country.code}>
            <div className={styles.words}>
              <span className={styles.label}>{country.label}</span>
              <span className={styles.value}>{formatFigure(country.value, data.unit, 'compact')}</span>
              <b>{shareText(country.share)}</b>
              {!hideIndicators && data.values.some((one) => one.change !== null) && (
                <small>{country.change === null ? '' : changeText(country.change, country.share, isPrinted)}</small>
              )}
            </div>
            <div className={styles.track} aria-hidden="true">
              <i style={{ width: `${(country.share / longest) * 100}%` }} />
            </div>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <div className={styles.words}>
              <span className={styles.rest}>{rest.length === 1 ? '1 other country' : `${formatCount(rest.length)} other countries`}</span>
              <span className={styles.value}>{formatFigure(restValue, data.unit, 'compact')}</span>
              <b>{shareText(rest.reduce((sum, country) => sum + country.share, 0))}</b>
              {!hideIndicators && data.values.some((one) => one.change !== null) && <small />}
            </div>
          </li>
        )}
      </ul>
    </div>
  )
}
