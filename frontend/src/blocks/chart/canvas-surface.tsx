import { Chart } from 'chart.js'
import { useEffect, useRef } from 'react'
import styles from './chart.module.css'
import type { AnyChart, SurfaceProps } from './surface.ts'

/** The screen's surface. The table under every chart says the same in text, so the picture carries only its name. */
export function CanvasSurface({ config, label }: SurfaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    // A new configuration is a new chart: the drawing plugin in it belongs to its data and its theme.
    const chart = drawn(canvas.current, config)
    return () => chart.destroy()
  }, [config])
  return (
    <div className={styles.surface}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  )
}

/** Chart.js types round charts and charts on axes apart, and writes into the options that it is given. */
function drawn(canvas: HTMLCanvasElement, config: AnyChart): { readonly destroy: () => void } {
  switch (config.type) {
    case 'doughnut':
    case 'pie':
      return new Chart<'doughnut' | 'pie', number[]>(canvas, { ...config, options: { ...config.options } })
    case 'bar':
    case 'line':
      return new Chart<'bar' | 'line', { x: number; y: number | null }[]>(canvas, { ...config, options: { ...config.options } })
  }
}
