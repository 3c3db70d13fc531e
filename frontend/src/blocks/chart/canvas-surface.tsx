import type { Chart as ChartInstance } from 'chart.js'
import { useEffect, useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import type { SurfaceProps } from './surface.ts'

/** The screen's surface. The table under every chart says the same in text, so the picture carries only its name. */
export function CanvasSurface({ config, label, height }: SurfaceProps) {
  const chart = useRef<ChartInstance | undefined>(undefined)
  useEffect(() => {
    // Inter may arrive after the first drawing; axis labels are then drawn again in it.
    document.fonts.ready.then(() => chart.current?.update('none')).catch(() => {})
  }, [])
  return (
    <div style={{ position: 'relative', height }}>
      {/* Chart.js reads a union of kinds here; each configuration is typed where it is built. */}
      <Chart
        ref={(instance) => {
          chart.current = instance ?? undefined
        }}
        type={config.type}
        data={config.data as never}
        options={config.options as never}
        plugins={config.plugins as never}
        role="img"
        aria-label={label}
      />
    </div>
  )
}
