import { Chart } from 'chart.js'
import { use, useEffect, useRef } from 'react'
import { PaperWidth } from '../paper-width.ts'
import styles from './chart.module.css'
import type { AnyChart, SurfaceProps } from './surface.ts'

/** The screen's surface. The table under every chart says the same in text, so the picture carries only its name. */
export function CanvasSurface({ config, label, width, height }: SurfaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const paperWidth = use(PaperWidth)
  const sheetWidth = paperWidth === null ? null : Math.min(paperWidth, width ?? paperWidth)
  useEffect(() => {
    if (!canvas.current) return
    // A new configuration is a new chart: the drawing plugin in it belongs to its data and its theme.
    const chart = drawn(canvas.current, config, sheetWidth === null ? {} : stillOptions)
    if (sheetWidth !== null) chart.resize(sheetWidth, height)
    return () => chart.destroy()
  }, [config, sheetWidth, height])
  return (
    <div className={styles.surface}>
      <canvas key={sheetWidth} ref={canvas} role="img" aria-label={label} />
    </div>
  )
}

/** Sharp on paper, and drawn at once. */
const stillOptions: { responsive: false; animation: false; devicePixelRatio: 3 } = { responsive: false, animation: false, devicePixelRatio: 3 }

/** Chart.js types round charts and charts on axes apart, and writes into the options that it is given. */
function drawn(canvas: HTMLCanvasElement, config: AnyChart, options: Partial<typeof stillOptions>): Pick<Chart, 'destroy' | 'resize'> {
  switch (config.type) {
    case 'doughnut':
    case 'pie':
      return new Chart<'doughnut' | 'pie', number[]>(canvas, { ...config, options: { ...config.options, ...options } })
    case 'bar':
    case 'line':
      return new Chart<'bar' | 'line', { x: number; y: number | null }[]>(canvas, { ...config, options: { ...config.options, ...options } })
  }
}
