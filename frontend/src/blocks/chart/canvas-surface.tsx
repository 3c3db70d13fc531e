import { use, useMemo, useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import { useSeen } from '../../lib/use-seen.ts'
import { PaperWidth } from '../paper-width.ts'
import styles from './chart.module.css'
import type { AnyChart, SurfaceProps } from './surface.ts'

/** The screen's surface, drawn when it is nearly in view or printed. The table under every chart says the same in text, so the picture carries only its name. */
export function CanvasSurface({ config, label, width, height }: SurfaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useSeen(place, { margin: '800px', within: '[data-canvas]' })
  const paperWidth = use(PaperWidth)
  const sheetWidth = paperWidth === null ? null : Math.min(paperWidth, width ?? paperWidth)
  const drawn = useMemo(() => (sheetWidth === null ? config : still(config)), [config, sheetWidth])
  const canvas = { role: 'img', 'aria-label': label, ...(sheetWidth === null ? {} : { width: sheetWidth, height }) }
  return (
    <div ref={place} className={styles.surface} {...(near ? {} : { role: 'img', 'aria-label': label })}>
      {(near || sheetWidth !== null) && <Drawing key={`${keyOf(drawn)} ${height}`} config={drawn} canvas={canvas} />}
    </div>
  )
}

const keys = new WeakMap<AnyChart, number>()
let last = 0

/** A new configuration is a new chart: its plugins belong to its data and theme. `redraw` draws from a timer, which a second change makes stale. */
function keyOf(config: AnyChart): number {
  const key = keys.get(config) ?? ++last
  keys.set(config, key)
  return key
}

/** Round charts and charts on axes have types of their own in Chart.js. */
function Drawing({ config, canvas }: { config: AnyChart; canvas: object }) {
  switch (config.type) {
    case 'doughnut':
    case 'pie':
      return <Chart<'doughnut' | 'pie', number[]> {...config} {...canvas} />
    case 'bar':
    case 'line':
      return <Chart<'bar' | 'line', { x: number; y: number | null }[]> {...config} {...canvas} />
  }
}

/** Sharp on paper, and drawn at once. */
const stillOptions: { responsive: false; animation: false; devicePixelRatio: 3 } = { responsive: false, animation: false, devicePixelRatio: 3 }

function still(config: AnyChart): AnyChart {
  switch (config.type) {
    case 'doughnut':
    case 'pie':
      return { ...config, options: { ...config.options, ...stillOptions } }
    case 'bar':
    case 'line':
      return { ...config, options: { ...config.options, ...stillOptions } }
  }
}
